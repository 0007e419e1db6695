import { AsyncLocalStorage } from 'node:async_hooks';

/** A process of the model: what it waits for happens in it, unless it is stopped or killed. */
export class ModelProcess {
  isAlive = true;
  /** Stopped, as by SIGSTOP, until then. */
  stoppedUntil = 0;

  constructor(readonly name: string) {}
}

interface Event {
  at: number;
  readonly process: ModelProcess | null;
  readonly run: () => void;
  isCancelled: boolean;
}

/** A turn of Node's loop lets so many events happen. */
const EVENTS_PER_ROUND = 100;

const realSetImmediate = setImmediate;
const context = new AsyncLocalStorage<ModelProcess>();

/**
 * Time that passes only from event to event. While it runs, `setTimeout` is of this time, and belongs to the process that
 * called it.
 */
export class VirtualTime {
  now = 0;
  /** A heap, the next event first. */
  private readonly events: Event[] = [];
  private readonly original = { setTimeout, clearTimeout, setInterval, clearInterval };

  install(): void {
    const arm = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      this.after(ms, () => run(...args), context.getStore() ?? null);
    const disarm = (event: Event | undefined) => {
      if (event) event.isCancelled = true;
    };
    const never = () => {
      throw new Error('the model has no intervals');
    };
    Object.assign(globalThis, {
      setTimeout: arm,
      clearTimeout: disarm,
      setInterval: never,
      clearInterval: never,
    });
  }

  uninstall(): void {
    Object.assign(globalThis, this.original);
  }

  /** @param process whose it is: nothing of a killed process happens, and of a stopped one nothing until it goes on */
  after(ms: number, run: () => void, process: ModelProcess | null = null): Event {
    const event = { at: this.now + Math.max(0, ms), process, run, isCancelled: false };
    this.push(event);
    return event;
  }

  /** What a process does; what it begins is its own. */
  within<T>(process: ModelProcess, run: () => T): T {
    return context.run(process, run);
  }

  /** The process that runs now. */
  get current(): ModelProcess {
    const process = context.getStore();
    if (!process) throw new Error('this is done by no process');
    return process;
  }

  /** Lets time pass to `end`, or to when it is over. Before each event, every promise that can settle without time has. */
  run(end: number, isOver: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      let isDone = false;
      const step = () => {
        if (isDone) return;
        try {
          isDone = !this.next(end, isOver);
        } catch (error) {
          isDone = true;
          reject(error instanceof Error ? error : new Error(String(error)));
        }
        if (isDone) resolve();
      };
      // Node settles all promises between one immediate and the next; a turn of its loop costs more than most events.
      const round = () => {
        for (let n = 1; n < EVENTS_PER_ROUND; n += 1) realSetImmediate(step);
        realSetImmediate(() => {
          step();
          if (!isDone) round();
        });
      };
      round();
    });
  }

  /** Lets the next event happen. @returns whether there was one */
  private next(end: number, isOver: () => boolean): boolean {
    while (!isOver()) {
      const next = this.pop();
      if (next === undefined || next.at > end) return false;
      const { process } = next;
      if (next.isCancelled || process?.isAlive === false) continue;
      if (process && process.stoppedUntil > next.at) {
        next.at = process.stoppedUntil;
        this.push(next);
        continue;
      }
      this.now = Math.max(this.now, next.at);
      if (process) context.run(process, next.run);
      else next.run();
      return true;
    }
    return false;
  }

  private push(event: Event): void {
    const { events } = this;
    let place = events.push(event) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (events[above]!.at <= event.at) break;
      events[place] = events[above]!;
      place = above;
    }
    events[place] = event;
  }

  private pop(): Event | undefined {
    const { events } = this;
    const first = events[0];
    const last = events.pop();
    if (first === undefined || last === undefined || events.length === 0) return first;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= events.length) break;
      if (below + 1 < events.length && events[below + 1]!.at < events[below]!.at) below += 1;
      if (events[below]!.at >= last.at) break;
      events[place] = events[below]!;
      place = below;
    }
    events[place] = last;
    return first;
  }
}
