import { setTimeout as delay } from 'node:timers/promises';

/** Looks again and again until it is so; the test's own time-out is the end of its patience. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(10);
}
