/** The wall clock. A port, so that a test can set it. The clocks of two processes may differ by an hour. */
export interface Clock {
  now(): Date;
}

/** The monotonic clock of this process. Durations are measured by it. */
export interface MonotonicClock {
  /** In ms, from an arbitrary moment; it never goes back and never jumps. */
  elapsedMs(): number;
}
