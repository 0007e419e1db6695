// For `node --import`: the clock of this process is `CLOCK_SHIFT_MS` ahead of the machine's, as if it had never been set.
// Timers and `performance.now()` go on as they are.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};
