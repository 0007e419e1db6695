/** What time it is. A port, so that a test can move it. The clocks of two processes may be an hour apart. */
export interface Clock {
  now(): Date;
}

/** How much time passes in this process, whatever happens to its clock. What is to last so long is measured by it. */
export interface MonotonicClock {
  /** In ms, from any moment; it never goes back and never jumps. */
  elapsedMs(): number;
}
