import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Items that are completed in one go: a few ms of a processor, some forty with all the aliases that a document may have. */
const ITEMS_A_TURN = 50;

/** The long lists of one answer, whose items are completed a few at a time: other callers are answered in between. */
export class PacedLists {
  private begun = 0;
  private turn: Promise<unknown> | null = null;

  /** A list within another takes its turns with it, however short each of them is. */
  of<Item>(items: readonly Item[]): readonly (Item | Promise<Item>)[] {
    return items.map((item) => {
      if (this.begun > 0 && this.begun % ITEMS_A_TURN === 0)
        this.turn = (this.turn ?? Promise.resolve()).then(() => yieldToEventLoop());
      this.begun += 1;
      return this.turn === null ? item : this.turn.then(() => item);
    });
  }
}
