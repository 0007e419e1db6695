import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, lstat, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import {
  openEmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../../../src/adapters/postgres/embedded/embedded.js';
import { Presence } from '../../../src/adapters/postgres/embedded/embedded-presence.js';
import { binariesIn, locateBinaries } from '../../../src/adapters/postgres/embedded/embedded-binaries.js';
import {
  ask,
  HeardLog,
  isAlive,
  NOBODY,
  nobodyReachesUs,
  postmasterPid,
  Workshop,
} from '../../support/server/embedded-postgres.js';
import { until } from '../../support/until.js';

const workshop = new Workshop();
afterEach(() => workshop.clear());
const models = new Workshop();
afterAll(() => models.clear());

const isRoot = process.geteuid?.() === 0;
const onLinux = process.platform === 'linux';
const asRoot = onLinux && isRoot ? it : it.skip;
const asNobody = nobodyReachesUs() ? it : it.skip;
const linux = onLinux ? it : it.skip;

function open(dataDir: string, more: Partial<EmbeddedPostgresOptions> = {}) {
  return workshop.keep(
    openEmbeddedPostgres({ dataDir, log: new HeardLog(), tuning: { durable: false }, ...more }),
  );
}

/** Passes all on but the answer to the question after the sign-in, and holds its end of the server's connection open. */
async function deafProxy(port: number) {
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    sockets.push(client, server);
    let isSignedIn = false;
    client.on('data', (sent) => server.write(sent));
    server.on('data', (answer) => {
      if (!isSignedIn) client.write(answer);
      // The sign-in ends with ReadyForQuery: Z, the length 5, I.
      isSignedIn ||= answer.includes(Buffer.from([0x5a, 0, 0, 0, 5, 0x49]));
    });
    for (const socket of [client, server]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

let model: Promise<string> | undefined;

/** One that Galley made and left. Where the making is not what is looked at, a copy saves a second of the processor. */
async function usedFolder(): Promise<string> {
  const from = await (model ??= makeModel());
  const dataDir = await workshop.folder();
  const copying = workshop.child('cp', ['-a', path.join(from, 'postgres'), dataDir]);
  expect(await once(copying, 'exit')).toEqual([0, null]);
  return dataDir;
}

async function makeModel(): Promise<string> {
  const dataDir = await models.folder();
  const server = await openEmbeddedPostgres({ dataDir, log: new HeardLog(), tuning: { durable: false } });
  await server.close();
  return dataDir;
}

describe('an empty data folder', () => {
  it('gets a UTF-8 database that Galley owns without being a superuser', async () => {
    const dataDir = path.join(await workshop.folder(), 'not', 'there', 'yet');
    const server = await open(dataDir);

    const [row] = await ask(
      server.url,
      `SELECT current_user, rolsuper, rolcreaterole, pg_get_userbyid(datdba) AS owner,
              pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale,
              current_setting('data_checksums') AS checksums, lower('ÄÉ') AS lower
       FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`,
    );
    expect(row).toEqual({
      current_user: 'galley',
      rolsuper: false,
      rolcreaterole: false,
      owner: 'galley',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      checksums: 'on',
      lower: 'äé',
    });
    await ask(server.url, 'CREATE TABLE mine (id int); CREATE EXTENSION pg_trgm');
    expect(await ask(server.adminUrl, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
      { rolsuper: true },
    ]);
    expect(server.joined).toBe(false);
  });

  it('shows its passwords to its owner only, and listens on loopback only', async () => {
    const dataDir = await workshop.folder();
    const server = await open(dataDir);

    const { mode } = await stat(path.join(dataDir, 'postgres', 'passwords.json'));
    expect(mode & 0o777).toBe(0o600);
    const settings = `SELECT name, setting FROM pg_settings
                      WHERE name IN ('listen_addresses', 'unix_socket_directories') ORDER BY name`;
    expect(await ask(server.adminUrl, settings)).toEqual([
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'unix_socket_directories', setting: '' },
    ]);
    await expect(ask(server.url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toMatchObject({
      code: '28P01',
    });
    expect(await readdir(dataDir)).toEqual(['postgres']);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('initdb.password');
  });

  it('gets one server when two processes open it at once', async () => {
    const dataDir = await workshop.folder();
    const [one, two] = await Promise.all([open(dataDir), open(dataDir)]);

    expect(one.url).toBe(two.url);
    expect([one.joined, two.joined].sort()).toEqual([false, true]);
    await ask(one.url, 'CREATE TABLE shared AS SELECT 7 AS n');
    expect(await ask(two.url, 'SELECT n FROM shared')).toEqual([{ n: 7 }]);
    expect(await readdir(dataDir)).toEqual(['postgres']);

    const pid = await postmasterPid(dataDir);
    expect(await one.close()).toBe('left_running');
    expect(await ask(two.url, 'SELECT n FROM shared')).toEqual([{ n: 7 }]);
    expect(await two.close()).toBe('stopped');
    expect(await isAlive(pid)).toBe(false);
  });

  it('loses the files of attempts that nobody has touched for ten minutes, and keeps the others', async () => {
    const dataDir = await workshop.folder();
    // Also of processes in other containers, whose ids say nothing here.
    const [abandoned, underway] = ['postgres.new-aa', 'postgres.new-bb'];
    for (const name of [abandoned, underway])
      await mkdir(path.join(dataDir, name, 'data'), { recursive: true });
    const longAgo = new Date(Date.now() - 601_000);
    await utimes(path.join(dataDir, abandoned), longAgo, longAgo);

    await open(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', underway]);
  });

  it('loses a replacement that never took the place of its database, so that it never will', async () => {
    const dataDir = await workshop.folder();
    await (await open(dataDir)).close();
    const leftover = path.join(dataDir, 'postgres.restored');
    await mkdir(leftover);
    const longAgo = new Date(Date.now() - 601_000);
    await utimes(leftover, longAgo, longAgo);

    await open(dataDir);
    expect(await readdir(dataDir)).toEqual(['postgres']);
  });
});

describe('a data folder that was used before', () => {
  it('keeps its data and its port', async () => {
    const dataDir = await workshop.folder();
    const first = await open(dataDir, { tuning: { durable: true } });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    expect(await first.close()).toBe('stopped');
    expect(await first.close()).toBe('stopped');

    const second = await open(dataDir, { tuning: { durable: true } });
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
    expect(second.port).toBe(first.port);
    expect(await ask(second.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('moves to another port when its own was taken meanwhile', async () => {
    const dataDir = await usedFolder();
    const first = await open(dataDir);
    await first.close();
    const squatter = createServer().listen(first.port, '127.0.0.1');
    await once(squatter, 'listening');
    try {
      const second = await open(dataDir);
      expect(second.port).not.toBe(first.port);
      expect(await ask(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    } finally {
      squatter.close();
    }
  });

  linux.each([
    ['a process that is gone', () => 2 ** 22 - 7],
    ['a stranger who got its number', () => process.pid],
  ])('starts although a dead server left its file, naming %s', async (_, pid) => {
    const dataDir = await usedFolder();
    const first = await open(dataDir);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    await first.close();
    const data = path.join(dataDir, 'postgres', 'data');
    const left = [pid(), data, 1, first.port, '', '127.0.0.1', '  1234  5', 'ready   ', ''].join('\n');
    await writeFile(path.join(data, 'postmaster.pid'), left);

    const second = await open(dataDir);
    expect(second.joined).toBe(false);
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
  });

  linux(
    'is never served twice: a lock held where its holder is not to be seen keeps others out',
    async () => {
      const dataDir = await usedFolder();
      const lock = path.join(dataDir, 'postgres', 'lock');
      const holder = workshop.child('flock', ['--no-fork', lock, 'sh', '-c', 'echo held; exec cat']);
      await once(holder.stdout, 'data');

      await expect(open(dataDir, { timeoutMs: 3000 })).rejects.toThrow(/another container[^]*DATABASE_URL/);
      expect(await readdir(path.join(dataDir, 'postgres', 'data'))).not.toContain('postmaster.pid');

      holder.stdin.end();
      await once(holder, 'exit');
      expect((await open(dataDir)).joined).toBe(false);
    },
  );

  linux('starts without `flock` too', async () => {
    const systemPath = await workshop.folder();
    // A checkout that only root enters needs it.
    const setpriv = spawnSync('which', ['setpriv'], { encoding: 'utf8' }).stdout.trim();
    if (setpriv) await symlink(setpriv, path.join(systemPath, 'setpriv'));
    const server = await open(await workshop.folder(), { systemPath });
    expect(await ask(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(await server.close()).toBe('stopped');
  });
});

describe('a server that is killed', () => {
  it('is restarted on the same port for all who use it, with its committed data', async () => {
    const dataDir = await usedFolder();
    const [heardByOne, heardByTwo] = [new HeardLog(), new HeardLog()];
    const durable = { tuning: { durable: true } };
    const one = await open(dataDir, { log: heardByOne, ...durable });
    const two = await open(dataDir, { log: heardByTwo, ...durable });
    const pool = new pg.Pool({ connectionString: one.url });
    const cut = once(pool, 'error');
    await pool.query('CREATE TABLE kept AS SELECT 42 AS n');

    const pid = await postmasterPid(dataDir);
    const back = Promise.all([heardByOne.next('was restarted'), heardByTwo.next('was restarted')]);
    process.kill(pid, 'SIGKILL');
    await Promise.all([back, cut]);

    expect((await pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 42 }]);
    await pool.end();
    expect(await postmasterPid(dataDir)).not.toBe(pid);
    expect(await one.close()).toBe('left_running');
    expect(await two.close()).toBe('stopped');
  });

  it('is joined again when it recovers by itself from the kill of a backend', async () => {
    const dataDir = await usedFolder();
    const log = new HeardLog();
    const server = await open(dataDir, { log });
    const pid = await postmasterPid(dataDir);
    const [backend] = await ask<{ pid: number }>(
      server.adminUrl,
      "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'galley presence %'",
    );
    const back = log.next('was restarted');
    process.kill(backend!.pid, 'SIGKILL');
    await back;
    expect(await postmasterPid(dataDir)).toBe(pid);
    expect(await server.close()).toBe('stopped');
  });

  it('is stopped although a connection that was given up, half-way, still holds a share of its lock', async () => {
    const dataDir = await usedFolder();
    const server = await open(dataDir);
    const { username, password } = new URL(server.url);
    expect(username).toBe('galley');
    const silent = await deafProxy(server.port);
    const address = { password, name: 'late', answerMs: 300 };
    await expect(Presence.announce({ ...address, port: silent.port })).rejects.toThrow(/timeout/);
    const shares = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted";
    await until(async () => (await ask(server.adminUrl, shares)).length === 2);

    const again = await Presence.announce({ ...address, answerMs: 5000, port: server.port });
    expect(await server.close()).toBe('left_running');
    expect(await again!.withdraw()).toBe(true);
    await again!.end();
    silent.close();
    const last = await open(dataDir);
    expect(await last.close()).toBe('stopped');
  });

  it('stays down when Galley is closing at that moment', async () => {
    const dataDir = await usedFolder();
    const server = await open(dataDir);
    const pid = await postmasterPid(dataDir);
    process.kill(pid, 'SIGKILL');
    expect(await server.close()).toBe('stopped');
    await expect(ask(server.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('other processes on the same folder', () => {
  it('join the server; one that is killed does not keep the last one from stopping it', async () => {
    const dataDir = await usedFolder();
    const other = await workshop.galley(dataDir);
    expect(await other.hear('joined')).toBe(false);
    const server = await open(dataDir);
    expect(server.joined).toBe(true);
    expect(server.url).toBe(await other.hear('url'));

    const pid = await postmasterPid(dataDir);
    await other.kill();
    expect(await ask(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(await server.close()).toBe('stopped');
    expect(await isAlive(pid)).toBe(false);
  });

  it('find the server still running after all were killed, and stop it in the end', async () => {
    const dataDir = await usedFolder();
    const other = await workshop.galley(dataDir);
    await other.hear('url');
    await other.kill();

    const server = await open(dataDir);
    expect(server.joined).toBe(true);
    expect(await server.close()).toBe('stopped');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'are the only ones that receive %s: the server waits for its orderly end',
    async (signal) => {
      const dataDir = await usedFolder();
      const other = await workshop.galley(dataDir);
      await other.hear('url');
      const pid = await postmasterPid(dataDir);

      other.signalGroup(signal);
      expect(await other.hear('closed')).toBe('stopped');
      expect(other.heard.filter(({ message }) => message?.includes('gone'))).toEqual([]);
      expect(await isAlive(pid)).toBe(false);
      const log = await readFile(path.join(dataDir, 'postgres', 'server.log'), 'utf8');
      expect(log).toMatch(/database system is shut down\s*$/);
    },
  );

  it('may come and go in any order: each has a server, and none is left at the end', async () => {
    const dataDir = await usedFolder();
    const comeAndGo = async () => {
      for (let round = 0; round < 5; round += 1) {
        const server = await open(dataDir);
        expect(await ask(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
        await server.close();
      }
    };
    await Promise.all([comeAndGo(), comeAndGo(), comeAndGo()]);
    expect(await readdir(path.join(dataDir, 'postgres', 'data'))).not.toContain('postmaster.pid');
  });
});

describe('the rights on the data folder', () => {
  asNobody('let an ordinary user use a folder of its own', async () => {
    const dataDir = path.join(await workshop.folder(0o777), 'mine');
    const other = await workshop.galley(dataDir, NOBODY);
    await other.hear('url');
    expect((await stat(path.join(dataDir, 'postgres', 'data'))).uid).toBe(NOBODY);

    // Root comes second, and leaves everything to its owner.
    const server = await open(dataDir);
    expect(server.joined).toBe(true);
    other.child.stdin?.end();
    expect(await other.hear('closed')).toBe('left_running');
    expect(await server.close()).toBe('stopped');
    const again = await open(dataDir);
    expect(again.joined).toBe(false);
    await again.close();
    const third = await workshop.galley(dataDir, NOBODY);
    expect(await third.hear('joined')).toBe(false);
  });

  // Ordinary users have no folder that they can enter and PostgreSQL, run as themselves, can't.
  asRoot('let root use a folder and programs that only root can reach', async () => {
    const closed = await workshop.folder(0o700, true);
    const { postgres } = await locateBinaries();
    const native = path.resolve(path.dirname(postgres), '..');
    const installed = path.join(closed, 'native');
    // As an install without scripts leaves it: the links are missing.
    const isLink = async (file: string) => (await lstat(file)).isSymbolicLink();
    await cp(native, installed, { recursive: true, filter: async (file) => !(await isLink(file)) });
    expect(await readdir(path.join(installed, 'lib'))).not.toContain('libpq.so.5');

    const options = { binaries: binariesIn(installed) };
    const server = await open(path.join(closed, 'data'), options);
    expect(await ask(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(await server.close()).toBe('stopped');
    expect(await readdir(path.join(installed, 'lib'))).toContain('libpq.so.5');

    const again = await open(path.join(closed, 'data'), options);
    const owner = await stat(path.join(closed, 'data', 'postgres', 'data'));
    expect(owner.uid).not.toBe(0);
    expect(again.joined).toBe(false);
  });

  asRoot(
    'are reported, where nothing can give them, with the folder, the user and the remedies',
    async () => {
      const dataDir = path.join(await workshop.folder(0o700), 'data');
      const refusal = open(dataDir, { systemPath: '/nonexistent' });
      await expect(refusal).rejects.toThrow(/user (postgres|nobody) can't reach/);
      await expect(refusal).rejects.toThrow(dataDir);
      await expect(refusal).rejects.toThrow(/GALLEY_DATA_DIR.*ordinary user.*DATABASE_URL/);
      expect(await readdir(dataDir)).toEqual([]);
    },
  );

  asRoot('are fixed when the whole folder came to root', async () => {
    const dataDir = await usedFolder();
    const chown = workshop.child('chown', ['-R', '0:0', dataDir]);
    await once(chown, 'exit');
    expect(await ask((await open(dataDir)).url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });
});

describe('a folder that can’t be used', () => {
  it('is left alone when it holds something else', async () => {
    const dataDir = await workshop.folder();
    await mkdir(path.join(dataDir, 'postgres'));
    await writeFile(path.join(dataDir, 'postgres', 'letter.txt'), 'dear');
    await expect(open(dataDir)).rejects.toThrow(/no database folder of Galley/);
    expect(await readdir(dataDir)).toEqual(['postgres']);
  });

  it('is refused when it was made by another major version', async () => {
    const dataDir = await usedFolder();
    await writeFile(path.join(dataDir, 'postgres', 'data', 'PG_VERSION'), '12\n');
    await expect(open(dataDir)).rejects.toThrow(/made by PostgreSQL 12.*brings PostgreSQL 18/);
  });

  it('is reported with the end of the server’s log', async () => {
    const dataDir = await usedFolder();
    await writeFile(path.join(dataDir, 'postgres', 'data', 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(open(dataDir)).rejects.toThrow(/does not come up[^]*no_such_setting/);
  });

  it('is reported when its role was changed by hand, and no server is left behind', async () => {
    const dataDir = await usedFolder();
    const first = await open(dataDir);
    await ask(first.adminUrl, "ALTER ROLE galley PASSWORD 'other'");
    await first.close();
    await expect(open(dataDir)).rejects.toThrow(/changed by hand/);
    await rm(path.join(dataDir, 'postgres', 'passwords.json'));
    await expect(open(dataDir)).rejects.toThrow(/passwords.json can't be read/);
  });

  it('is reported when it is a file', async () => {
    const file = path.join(await workshop.folder(), 'file');
    await writeFile(file, '');
    await expect(open(file)).rejects.toThrow(/data folder .* can't be made/);
  });
});
