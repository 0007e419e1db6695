import type { Terminal } from './command.js';
import { clip } from './layout.js';

/** Elsewhere than on a terminal; chosen: a log of a run of an hour stays below a thousand lines. */
const LINE_EVERY_MS = 5000;

/** Progress on standard error: one line that is written anew on a terminal, elsewhere a line every few seconds. */
export class ProgressLine {
  private lastShown = -Infinity;
  private isOpen = false;

  constructor(
    private readonly terminal: Pick<Terminal, 'err' | 'interactive' | 'width'>,
    private readonly now: () => Date,
  ) {}

  /** Says at once that something begins; the first state is shown after it, however soon it comes. */
  begin(line: string): void {
    if (this.terminal.interactive) this.write(line);
    else this.terminal.err(`${line}\n`);
  }

  /** @param line without control characters; a terminal gets as much of it as there is room for */
  show(line: string): void {
    if (this.terminal.interactive) {
      this.write(line);
      return;
    }
    const now = this.now().getTime();
    if (now - this.lastShown < LINE_EVERY_MS) return;
    this.lastShown = now;
    this.terminal.err(`${line}\n`);
  }

  end(): void {
    if (this.isOpen) this.terminal.err('\n');
    this.isOpen = false;
  }

  private write(line: string): void {
    this.terminal.err(`\r\x1b[2K${clip(line, this.terminal.width - 1)}`);
    this.isOpen = true;
  }
}
