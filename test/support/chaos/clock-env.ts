const PRELOAD = new URL('./shift-clock.mjs', import.meta.url).href;

/** The environment of a process of Node whose clock is so far ahead of ours, or behind. */
export function clockEnv(shiftMs: number): Readonly<Record<string, string>> {
  return shiftMs === 0 ? {} : { NODE_OPTIONS: `--import=${PRELOAD}`, CLOCK_SHIFT_MS: String(shiftMs) };
}
