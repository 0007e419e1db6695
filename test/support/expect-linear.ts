import { expect } from '@jest/globals';
import { isLong } from './sample.js';

/** Four times the work takes four times the time, or sixteen where it grows with the square. */
const TIMES = 4;
const MOST_GROWTH = 9;

/** What is done in less is lost in the noise of the machine. Milliseconds. */
const FLOOR = 4;

/** A run that was disturbed (by the compiler, by the collector) is given another go. */
const TRIES = 4;

/**
 * Fails when work on an input four times as large takes more than nine times as long, measured by the processor's
 * time, so that a busy machine changes nothing. In the unit lane nothing is measured: the work is done once on little.
 * @param work does the work on an input of a size
 * @param size of the larger input
 */
export function expectLinear(work: (size: number) => void, size: number): void {
  if (!isLong()) {
    work(Math.ceil(size / TIMES / TIMES));
    return;
  }
  let small = FLOOR;
  let large = timeOf(() => work(size));
  const isLinear = () => large <= MOST_GROWTH * Math.max(small, FLOOR);
  // What the larger input takes is mostly so little that the smaller one need not be tried.
  for (let attempt = 0; attempt < TRIES && !isLinear(); attempt += 1) {
    const again = timeOf(() => work(Math.ceil(size / TIMES)));
    small = attempt === 0 ? again : Math.min(small, again);
    if (!isLinear())
      large = Math.min(
        large,
        timeOf(() => work(size)),
      );
  }
  expect(large).toBeLessThanOrEqual(MOST_GROWTH * Math.max(small, FLOOR));
}

function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
