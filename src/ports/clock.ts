/** What time it is. A port, so that a test can move it. */
export interface Clock {
  now(): Date;
}
