import { setImmediate as turnOfLoop } from 'node:timers/promises';

/** Items that are completed in one go: a few ms of a processor. */
const ITEMS_A_TURN = 200;

/** A long list whose items are completed a few at a time, so that other callers are answered in between. */
export function inTurns<Item>(items: readonly Item[]): readonly (Item | Promise<Item>)[] {
  let turn: Promise<unknown> | null = null;
  return items.map((item, place) => {
    if (place > 0 && place % ITEMS_A_TURN === 0) turn = (turn ?? Promise.resolve()).then(() => turnOfLoop());
    return turn === null ? item : turn.then(() => item);
  });
}
