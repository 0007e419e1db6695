import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 10;
/** What is not there soon is asked for more calmly: most looks are statements, which both sides of a connection work on. */
const LAST_PAUSE_MS = 50;

/** Looks again and again until it is so; the test's own time-out is the end of its patience. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !(await isSo()); pause = Math.min(pause * 1.2, LAST_PAUSE_MS))
    await delay(pause);
}
