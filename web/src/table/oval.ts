/** Places round an oval table. */
export interface Place {
  /** Per cent of the width and of the height, from the left and the top. */
  x: number;
  y: number;
}

const STEPS = 720;

/**
 * `count` places, evenly along an ellipse that is `wide` times as wide as high; the first is at the
 * bottom in the middle, the next ones follow as the clock goes.
 */
export function places(count: number, wide: number): Place[] {
  const point = (n: number) => {
    const angle = Math.PI / 2 + (2 * Math.PI * n) / STEPS;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  };
  const lengths = [0];
  for (let n = 1; n <= STEPS; n++) {
    const from = point(n - 1);
    const to = point(n);
    lengths.push((lengths[n - 1] ?? 0) + Math.hypot((to.x - from.x) * wide, to.y - from.y));
  }
  const around = lengths[STEPS] ?? 1;
  return Array.from({ length: count }, (_, n) => {
    const at = lengths.findIndex((length) => length >= (around * n) / count);
    const { x, y } = point(at);
    return { x: 50 + 50 * x, y: 50 + 50 * y };
  });
}
