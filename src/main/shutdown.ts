import { constants } from 'node:os';
import type { Log } from '../ports/log.js';

/** Opened resources, and how to close them; they are closed in the reverse order of opening. */
export class Closers {
  private readonly steps: { readonly what: string; readonly close: () => Promise<unknown> }[] = [];
  private closing: Promise<void> | null = null;

  constructor(private readonly log: Log) {}

  add(what: string, close: () => Promise<unknown>): void {
    this.steps.push({ what, close });
  }

  /** Closes everything once, however often it is called; a failure does not keep the next from closing. */
  closeAll(): Promise<void> {
    this.closing ??= this.run();
    return this.closing;
  }

  private async run(): Promise<void> {
    for (const { what, close } of this.steps.reverse()) {
      try {
        await close();
      } catch (error) {
        this.log.warn({ err: error, what }, 'could not be closed cleanly');
      }
    }
  }
}

/**
 * Resolves at the first SIGINT or SIGTERM; a second one ends the process at once, for users who can't wait. A reader of the
 * output that closes it (`galley demo | head`) counts too, through SIGPIPE, which Node ignores by default: otherwise the
 * failed write would end the process with everything open.
 */
export function waitForSignal(
  outputs: readonly NodeJS.EventEmitter[] = [process.stdout, process.stderr],
): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(exitCodeOf(signal));
        asked = true;
        resolve(signal);
      });
    }
    for (const output of outputs) {
      output.on('error', () => {
        resolve('SIGPIPE');
      });
    }
  });
}

/** @returns the exit code of a command that a signal ended early, as shells compute it */
export function exitCodeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}

/** Calls `work` repeatedly, `everyMs` after the end of the last call. @returns stops it, after a running call */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  log: Log,
  what: string,
): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let current: Promise<void> = Promise.resolve();
  const tick = async () => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, what }, 'a background round failed; the next one follows');
    }
    if (!stopped) arm();
  };
  const arm = () => {
    timer = setTimeout(() => {
      current = tick();
    }, everyMs);
  };
  arm();
  return async () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    await current;
  };
}
