import { refuse } from '../../../domain/errors.js';

export interface LineLimits {
  /** How many of one name may run at once. */
  readonly each: number;
  /** How many of one name may wait; further ones are refused at once. */
  readonly maxWaiting: number;
  /** How long one may wait before it is refused, in ms. */
  readonly waitMs: number;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * Keyed semaphore with a bounded queue for each key. Waiting work is kept in memory in the order of its arrival, and is
 * refused when it waits too long or the queue of its key is full. Other keys are not affected.
 */
export class Lines {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: LineLimits) {}

  /** @throws {GalleyError} `unavailable`; `work` was not started then */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(name) ?? { running: 0, waiting: new Set() };
    this.lines.set(name, line);
    if (line.running < this.limits.each) line.running += 1;
    else await this.wait(line);
    try {
      return await work();
    } finally {
      this.leave(name, line);
    }
  }

  private wait({ waiting }: Line): Promise<void> {
    const overloaded = () =>
      refuse('unavailable', 'This account has too many requests under way at once. Nothing was started.');
    if (waiting.size >= this.limits.maxWaiting) return Promise.reject(overloaded());
    return new Promise((resolve, reject) => {
      const goOn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(goOn);
        reject(overloaded());
      }, this.limits.waitMs);
      waiting.add(goOn);
    });
  }

  private leave(name: string, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      // The slot goes to the next call directly, so that a new one can't overtake.
      line.waiting.delete(next);
      next();
      return;
    }
    line.running -= 1;
    // Idle names are removed.
    if (line.running === 0) this.lines.delete(name);
  }
}
