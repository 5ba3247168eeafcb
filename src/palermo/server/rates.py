"""How often somebody may do something: a bucket that fills with time."""

from __future__ import annotations

from functools import partial

from .clock import Clock


class Bucket:
    """Holds `burst` drops at most and gains `per_second` of them."""

    def __init__(self, clock: Clock, burst: float, per_second: float) -> None:
        self._clock = clock
        self._burst = burst
        self._per_ms = per_second / 1000
        self._drops = burst
        self._seen = clock.now()

    def take(self) -> bool:
        """One drop, if there is one."""
        now = self._clock.now()
        self._drops = min(self._burst, self._drops + (now - self._seen) * self._per_ms)
        self._seen = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Buckets:
    """A bucket for each of many: sessions, addresses. Full ones are forgotten."""

    MOST = 10_000

    def __init__(self, clock: Clock, burst: float, per_second: float) -> None:
        self._make = partial(Bucket, clock, burst, per_second)
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """One drop from the bucket of `name`, if there is one."""
        bucket = self._buckets.pop(name, None) or self._make()
        self._buckets[name] = bucket
        if len(self._buckets) > self.MOST:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
