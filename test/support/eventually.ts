import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
/** As long as a test of processes that are killed may take: a busy machine makes it slow, not red. */
const WITHIN_MS = 240_000;

/**
 * Polls until there is a result, for events without a notification. An error of the poll counts as
 * nothing seen: a database that a test has broken refuses questions for a while.
 *
 * @throws when it has looked for `withinMs` in vain, saying `what` was expected and what stood there last
 */
export async function eventually(
  what: string,
  look: () => Promise<boolean>,
  withinMs = WITHIN_MS,
  tell: () => Promise<string> | string = () => '',
): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    let fault: unknown = null;
    try {
      if (await look()) return;
    } catch (error) {
      fault = error;
    }
    if (performance.now() > deadline) {
      throw new Error(`${what}: not within ${withinMs} ms\n${await tell()}`, { cause: fault });
    }
    await delay(LOOK_EVERY_MS);
  }
}
