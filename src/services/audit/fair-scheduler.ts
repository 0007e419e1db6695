import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/**
 * Round-robin scheduling of work for a few places, by name: a name with a hundred pieces of work makes another wait for one
 * of them. After each piece it yields to the event loop, so that new ones come in.
 */
export class FairScheduler {
  private readonly lines = new Map<string, (() => Promise<void>)[]>();
  private serving = 0;

  /** @param atOnce how many pieces of work may be under way */
  constructor(private readonly atOnce = 1) {}

  /** @returns what the work returns @throws what it throws */
  schedule<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const line = this.lines.get(name) ?? [];
      this.lines.set(name, line);
      line.push(async () => {
        try {
          resolve(await work());
        } catch (error) {
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- passed on as it was thrown
          reject(error);
        }
      });
      if (this.serving < this.atOnce) void this.serve();
    });
  }

  private async serve(): Promise<void> {
    this.serving += 1;
    for (;;) {
      const [next] = this.lines;
      if (!next) break;
      const [name, line] = next;
      const work = line.shift();
      // Behind the others, as the order of a map is that in which names were added.
      this.lines.delete(name);
      if (line.length > 0) this.lines.set(name, line);
      await work?.();
      await yieldToEventLoop();
    }
    this.serving -= 1;
  }
}
