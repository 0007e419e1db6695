/** The longest that the event loop of this process was held in one go, in ms of processor time. */
export interface BlockingWatch {
  longestMs(): number;
  stop(): void;
}

/**
 * As `watchStalls()`, but by the time of the processor and not of the clock: a machine that is busy with something else
 * changes nothing. The collector's threads count as well, so what is measured is never less than the stall. Await a
 * timer before `longestMs()`.
 */
export function watchBlocking(): BlockingWatch {
  let longest = 0;
  let before = used();
  let isOn = true;
  const tick = () => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    if (isOn) setImmediate(tick);
  };
  setImmediate(tick);
  return {
    longestMs: () => longest,
    stop: () => {
      isOn = false;
    },
  };
}

function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
