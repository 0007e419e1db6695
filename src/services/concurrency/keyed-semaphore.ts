interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** A semaphore for each name: when all its places are in use, further callers wait in the order of their arrival. */
export class KeyedSemaphore {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly each: number) {}

  /** @returns releases the place, to be called once; a promise of it where the caller has to wait */
  acquire(name: string): (() => void) | Promise<() => void> {
    const line = this.lines.get(name) ?? { running: 0, waiting: [] };
    this.lines.set(name, line);
    const leave = () => {
      this.leave(name, line);
    };
    if (line.running < this.each) {
      line.running += 1;
      return leave;
    }
    return new Promise((resolve) => {
      line.waiting.push(() => {
        resolve(leave);
      });
    });
  }

  private leave(name: string, line: Line): void {
    const next = line.waiting.shift();
    // The slot goes to the next caller directly, so that a new one can't overtake.
    if (next) {
      next();
      return;
    }
    line.running -= 1;
    // Idle names are removed.
    if (line.running === 0) this.lines.delete(name);
  }
}
