import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/**
 * Round-robin scheduling of work that holds the thread, by name: a name with a hundred pieces of work makes another wait
 * for one of them. After each piece it yields to the event loop, so that new ones come in.
 */
export class FairScheduler {
  private readonly lines = new Map<string, (() => void)[]>();
  private isServing = false;

  /** @returns what the work returns @throws what it throws */
  schedule<T>(name: string, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const line = this.lines.get(name) ?? [];
      this.lines.set(name, line);
      line.push(() => {
        try {
          resolve(work());
        } catch (error) {
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- passed on as it was thrown
          reject(error);
        }
      });
      if (!this.isServing) void this.serve();
    });
  }

  private async serve(): Promise<void> {
    this.isServing = true;
    for (const [name, line] of this.lines) {
      line.shift()?.();
      // Behind the others, as the order of a map is that in which names were added.
      this.lines.delete(name);
      if (line.length > 0) this.lines.set(name, line);
      await yieldToEventLoop();
    }
    this.isServing = false;
  }
}
