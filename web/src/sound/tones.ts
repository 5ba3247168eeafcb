/**
 * Soft tones and the night's music, made on the spot. A browser lets a page sound only after a tap,
 * so nothing is made before one. At night everybody hears the same.
 */
let context: AudioContext | undefined;
let wanted = false;
let music: { stop(): void } | undefined;

export type Tone = "step" | "floor" | "tap" | "night" | "morning" | "vote" | "end";

const TONES: Record<Tone, [frequency: number, at: number, length: number][]> = {
  step: [[523, 0, 0.25]],
  floor: [
    [523, 0, 0.25],
    [659, 0.13, 0.25],
    [784, 0.26, 0.5],
  ],
  tap: [[392, 0, 0.12]],
  vote: [
    [440, 0, 0.2],
    [440, 0.2, 0.3],
  ],
  night: [
    [392, 0, 0.5],
    [311, 0.3, 0.6],
    [262, 0.6, 1.1],
  ],
  morning: [
    [392, 0, 0.4],
    [494, 0.2, 0.4],
    [587, 0.4, 0.9],
  ],
  end: [
    [392, 0, 1.4],
    [494, 0.1, 1.4],
    [587, 0.2, 1.4],
    [784, 0.3, 1.6],
  ],
};

/** Begin to make sounds: called for a tap or a key, when sound is wished for. */
export function wake(): void {
  if (!("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  if (wanted && !music) music = night(context);
}

/** Be silent from now on. */
export function hush(): void {
  music?.stop();
  music = undefined;
  void context?.suspend();
}

export function sound(tone: Tone): void {
  if (context?.state !== "running") return;
  for (const [frequency, at, length] of TONES[tone]) note(context, frequency, at, length, 0.09);
}

/** The night's music begins, or ends. */
export function playNight(on: boolean): void {
  wanted = on;
  if (on && !music && context?.state === "running") music = night(context);
  if (!on) {
    music?.stop();
    music = undefined;
  }
}

function note(on: AudioContext, frequency: number, at: number, length: number, loud: number): void {
  const start = on.currentTime + at;
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

// A minor, five tones: whatever follows whatever, it sounds like night.
const SCALE = [220, 261.6, 293.7, 329.6, 392, 440];

function night(on: AudioContext): { stop(): void } {
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, on.currentTime);
  volume.gain.linearRampToValueAtTime(0.07, on.currentTime + 2);
  const soft = on.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = 500;
  volume.connect(soft).connect(on.destination);
  const drones = [110, 110.4, 164.8].map((frequency) => {
    const drone = on.createOscillator();
    drone.type = "triangle";
    drone.frequency.value = frequency;
    drone.connect(volume);
    drone.start();
    return drone;
  });
  let n = 0;
  const plucks = setInterval(() => {
    n = (n * 5 + 3) % 31;
    note(on, SCALE[n % SCALE.length] ?? 220, 0, 1.6, 0.035);
  }, 1100);
  return {
    stop() {
      clearInterval(plucks);
      volume.gain.cancelScheduledValues(on.currentTime);
      volume.gain.setTargetAtTime(0, on.currentTime, 0.4);
      for (const drone of drones) drone.stop(on.currentTime + 2);
    },
  };
}
