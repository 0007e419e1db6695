import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../../domain/errors.js';
import type { Terminal } from '../../transports/cli/command.js';

/** Checked before the work begins, not after. @throws {GalleyError} `invalid_params` */
export async function assertWritable(file: string): Promise<void> {
  const folder = await stat(path.dirname(path.resolve(file))).catch(() => null);
  if (!folder?.isDirectory()) throw refuse('invalid_params', `There is no folder for the file "${file}".`);
  const there = await stat(file).catch(() => null);
  if (there?.isDirectory()) throw refuse('invalid_params', `"${file}" is a folder.`);
}

/** Where a command writes its result: a file, which is made with the first piece, or standard output. */
export class Output {
  private opened: FileHandle | null = null;

  /** @param file null for standard output */
  constructor(
    private readonly file: string | null,
    private readonly terminal: Pick<Terminal, 'out'>,
  ) {}

  /** @param text whole lines */
  async write(text: string): Promise<void> {
    if (this.file === null) {
      this.terminal.out(text.replace(/\n$/, ''));
      return;
    }
    this.opened ??= await open(this.file, 'w');
    await this.opened.writeFile(text);
  }

  async close(): Promise<void> {
    await this.opened?.close();
  }
}
