import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { once, packFile, type PackedFile } from '../packed-file.js';

/** The build puts the console there; beside `src` and `dist` alike. */
export const CONSOLE_FOLDER = fileURLToPath(new URL('../../../dist/console/', import.meta.url));

/** The page of every address below `/console` that is no file. */
export const INDEX = 'index.html';
/** The documents that the pages send, for the list of those that may run. */
export const DOCUMENTS = 'documents.json';

export interface ConsoleFile {
  /** Its ending, by which its type is known. */
  readonly type: string;
  /** Whether its name changes with its content. */
  readonly isHashed: boolean;
  readonly read: () => Promise<PackedFile>;
}

/** The built console, as it was when somebody first asked for it. */
export interface ConsoleFiles {
  readonly index: string;
  /** By their paths below `/console/`; nothing else of the disk can be named. */
  readonly files: ReadonlyMap<string, ConsoleFile>;
}

/** @returns null while it is not built */
export async function readConsoleFiles(folder: string): Promise<ConsoleFiles | null> {
  const index = await readFile(path.join(folder, INDEX), 'utf8').catch(() => null);
  if (index === null) return null;
  const files = new Map<string, ConsoleFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    if (!entry.isFile() || !isServed(name)) continue;
    files.set(name, {
      type: path.extname(name),
      isHashed: name.startsWith('assets/'),
      read: once(() => packFile(() => readFile(file))),
    });
  }
  return { index, files };
}

/** Maps hold the sources, and a name with a dot before it is the build's own. */
function isServed(name: string): boolean {
  return name !== INDEX && name !== DOCUMENTS && !/\.map$|(?:^|\/)\./.test(name);
}
