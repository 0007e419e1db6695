import { refuse } from '../../../domain/errors.js';

export interface LineLimits {
  /** Of one name at once. */
  readonly each: number;
  /** Of one name that may wait; those beyond are refused at once. */
  readonly maxWaiting: number;
  /** How long one may wait before it is refused, in ms. */
  readonly waitMs: number;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * Keyed semaphore with a bounded line before each: lets so much work of one name run at once. The rest waits in memory
 * in the order in which it came, and is refused where it waits too long or where too much waits already, without a loss
 * to any other name.
 */
export class Lines {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: LineLimits) {}

  /** @throws {GalleyError} `unavailable`, and then `work` was not begun */
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
      // The place passes on at once: a newcomer can't slip in between.
      line.waiting.delete(next);
      next();
      return;
    }
    line.running -= 1;
    // Names come and go.
    if (line.running === 0) this.lines.delete(name);
  }
}
