/** Some milliseconds of work, and of what is allocated for it. */
const IN_A_GROUP = 50;

/**
 * Lets those who come together through in groups, each in a turn of the event loop of its own. Thousands who go on side
 * by side keep everybody else waiting, and all that they allocate lives until the last of them is done.
 */
export class TickBatcher {
  private readonly waiting: (() => void)[] = [];

  /** Resolves when the caller's group may go on. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) this.letSomeThrough();
    });
  }

  private letSomeThrough(): void {
    setImmediate(() => {
      for (const go of this.waiting.splice(0, IN_A_GROUP)) go();
      if (this.waiting.length > 0) this.letSomeThrough();
    });
  }
}
