interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets as many of a name in at once as there is room for each name; the others wait, in the order in which they came. */
export class KeyedSemaphore {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly each: number) {}

  /** @returns leaves again, to be called once; a promise of it where the caller has to wait */
  take(name: string): (() => void) | Promise<() => void> {
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
    // Whoever is next has the place at once: a newcomer can't slip in between.
    if (next) {
      next();
      return;
    }
    line.running -= 1;
    // Names come and go; those without anybody are forgotten.
    if (line.running === 0) this.lines.delete(name);
  }
}
