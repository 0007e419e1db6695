import { randomBytes } from 'node:crypto';
import { lstat, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { syncFolder } from '../../adapters/postgres/embedded/embedded-cluster.js';
import { refuse } from '../../domain/errors.js';
import type { Terminal } from '../../transports/cli/command.js';
import { ProgressLine } from '../../transports/cli/progress-line.js';
import { systemClock } from '../build/build-services.js';
import { exitCodeOf, waitForSignal } from '../shutdown.js';
import { assertWritable } from './output-file.js';

export interface WholeInput {
  readonly input: Readable;
  /** Its bytes; null where they are not known. */
  readonly total: number | null;
  readonly close: () => Promise<void>;
}

/** The name of a file that stands for standard input or output. */
export const STANDARD = '-';

/**
 * Ends work in good order at a signal.
 *
 * @param whatThen what is so after work that a signal ended
 * @returns the exit code: 0, or that of the signal which ended it
 */
export async function untilSignal(
  terminal: Terminal,
  work: (signal: AbortSignal, progress: ProgressLine) => Promise<void>,
  whatThen = 'nothing was changed',
): Promise<number> {
  const stop = new AbortController();
  const asked = waitForSignal();
  void asked.then((signal) => {
    stop.abort(new Error(`stopped by ${signal}`));
  });
  const progress = new ProgressLine(terminal, () => systemClock.now());
  try {
    await work(stop.signal, progress);
    return 0;
  } catch (error) {
    progress.end();
    if (!stop.signal.aborted) throw error;
    const signal = await asked;
    terminal.err(`Stopped by ${signal}; ${whatThen}.\n`);
    return exitCodeOf(signal);
  }
}

/**
 * Writes a file under another name beside its own, and renames it when it is whole and on the disk. A killed process leaves
 * the other name, which ends with `.partial`.
 */
export async function writeWhole<T>(file: string, write: (output: Writable) => Promise<T>): Promise<T> {
  const partial = `${file}.${randomBytes(6).toString('hex')}.partial`;
  // Opened before anything else is: what can't be written ends the command before it has started a server. Not readable for
  // others, because it holds what the database holds.
  const handle = await open(partial, 'wx', 0o600).catch((cause: unknown) => {
    const code = String(Reflect.get(Object(cause), 'code'));
    throw refuse('invalid_params', `"${file}" can't be written (${code}).`);
  });
  try {
    const written = await write(handle.createWriteStream({ flush: true }));
    await rename(partial, file);
    await syncFolder(path.dirname(path.resolve(file)));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** A backup takes the place of a file, and never that of a folder, a link or a device. */
export async function assertReplaceable(file: string): Promise<void> {
  await assertWritable(file);
  const there = await lstat(file).catch(() => null);
  if (there !== null && !there.isFile())
    throw refuse('invalid_params', `"${file}" is no file of its own: name another.`);
}

/**
 * Opens a file to be read from its beginning, or standard input.
 * @throws {GalleyError} `invalid_params` when it can't be read
 */
export async function openWhole(file: string): Promise<WholeInput> {
  if (file === STANDARD) return { input: process.stdin, total: null, close: () => Promise.resolve() };
  const source = await open(file).catch((cause: unknown) => {
    throw refuse(
      'invalid_params',
      `"${file}" can't be read (${String(Reflect.get(Object(cause), 'code'))}).`,
    );
  });
  const { size } = await source.stat();
  return {
    input: source.createReadStream({ autoClose: false }),
    total: size,
    close: () => source.close(),
  };
}

/** `12.3 MB` */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
