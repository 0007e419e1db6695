import { execFile } from 'node:child_process';
import { mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the package of the client asks for, and what that asks for. */
const REQUIRED = ['graphql-ws', 'ws', 'graphql'];

/** A program of its own that has the client from its package, and nothing of Galley beside it. */
export interface InstalledClient {
  readonly folder: string;
  /** The names of all packages that were installed. */
  readonly packages: readonly string[];
  remove(): Promise<void>;
}

/** Packs `dist/client` and installs it in an empty folder, as its users do but for the network. */
export async function installClient(): Promise<InstalledClient> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'galley-client-')));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'];
  const sources = [resolve('dist/client'), ...REQUIRED.map((name) => resolve('node_modules', name))];
  await run('npm', ['pack', ...quiet, ...sources], { cwd: folder });
  const packed = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await run('npm', ['install', ...quiet, ...packed.map((name) => `./${name}`)], { cwd: folder });
  return {
    folder,
    packages: (await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.')),
    remove: () => rm(folder, { recursive: true }),
  };
}
