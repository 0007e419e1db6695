// Loaded before a program (`NODE_OPTIONS=--import=…`): its wall clock is `CLOCK_SKEW_MS` ahead of the machine's. What
// measures time that passes (timers, `performance`) goes on as it is, as with a clock that somebody set wrong.
const skewMs = Number(process.env.CLOCK_SKEW_MS ?? '0');
const now = Date.now;
Date.now = () => now() + skewMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, made),
  apply: (target) => new target(target.now()).toString(),
});
