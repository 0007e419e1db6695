import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../../dist/main/cli.js', import.meta.url));

/** The built program, started as a user starts it. */
export class GalleyProcess {
  private readonly said = { out: '', err: '' };
  private readonly exited: Promise<number | null>;

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk) => (this.said.out += String(chunk)));
    child.stderr?.on('data', (chunk) => (this.said.err += String(chunk)));
    this.exited = once(child, 'exit').then(([code]) => code as number | null);
  }

  static start(args: readonly string[], env: Readonly<Record<string, string>>): GalleyProcess {
    const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
    return new GalleyProcess(
      spawn(process.execPath, [CLI, ...args], {
        env: { ...inherited, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }

  /** Resolves with the first match in what it says on standard output; rejects when it ends before. */
  async waitFor(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.said.out);
      if (match) return match;
      const more = new Promise<'more'>((resolve) => this.child.stdout?.once('data', () => resolve('more')));
      const next = await Promise.race([more, this.exited.then((code) => ({ code }))]);
      if (next !== 'more' && !pattern.test(this.said.out)) {
        throw new Error(
          `galley ended with ${String(next.code)} before it said ${String(pattern)}:\n${this.said.err}`,
        );
      }
    }
  }

  /** What it said on standard error so far: its log. */
  get log(): string {
    return this.said.err;
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** @returns its exit code (null when a signal ended it) and all that it said */
  async end(): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
    const code = await this.exited;
    return { code, ...this.said };
  }

  /** For clean-up: ended however the test went. */
  async kill(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGKILL');
    await this.exited;
  }
}

/** Runs a command to its end. */
export async function runGalley(args: readonly string[], env: Readonly<Record<string, string>>) {
  return GalleyProcess.start(args, env).end();
}
