import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  access,
  appendFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { makeBackup } from '../../../src/adapters/postgres/backup/make-backup.js';
import {
  openEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../src/adapters/postgres/embedded/embedded.js';
import { ask, HeardLog, Workshop } from '../../support/server/embedded-postgres.js';
import { runHere } from '../../support/server/run-here.js';
import { until } from '../../support/until.js';

const workshop = new Workshop();
afterAll(() => workshop.clear());

const open = (dataDir: string) =>
  workshop.keep(openEmbeddedPostgres({ dataDir, log: new HeardLog(), tuning: { durable: false } }));
const inFolder = (dataDir: string) => ({ GALLEY_DATA_DIR: dataDir });
const restore = (file: string, dataDir: string, ...more: string[]) =>
  runHere(['restore', file, '--json', ...more], inFolder(dataDir));

/** Writes the same number to two tables in one transaction, again and again, on a connection of its own. */
class Writer {
  committed = 0;
  private stopped = false;
  private readonly work: Promise<void>;

  constructor(url: string) {
    this.work = this.run(url);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.work;
  }

  private async run(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE TABLE one (n int PRIMARY KEY); CREATE TABLE other (n int PRIMARY KEY)');
    while (!this.stopped) {
      const next = this.committed + 1;
      await client.query(
        `BEGIN; INSERT INTO one VALUES (${next}); INSERT INTO other VALUES (${next}); COMMIT`,
      );
      this.committed = next;
    }
    await client.end();
  }
}

describe('a backup of a database that is written to', () => {
  let file: string;
  let source: string;
  let before: number;
  let after: number;
  let backup: { code: number; out: string };

  beforeAll(async () => {
    source = await workshop.folder();
    file = path.join(await workshop.folder(), 'galley.backup');
    const server: EmbeddedPostgres = await open(source);
    const applied = await runHere(['apply', path.resolve('docs/tenants.example.yaml')], inFolder(source));
    expect(applied).toMatchObject({ code: 0 });
    const writer = new Writer(server.url);
    await until(() => writer.committed > 100);
    before = writer.committed;
    backup = await runHere(['backup', file, '--json'], inFolder(source));
    after = writer.committed;
    await writer.stop();
    await server.close();
  });

  it('is one file, which only its owner can read', async () => {
    expect(backup.code).toBe(0);
    const { size, mode } = await stat(file);
    expect(JSON.parse(backup.out)).toMatchObject({
      file,
      bytes: size,
      galley: '0.1.0',
      postgres: expect.stringMatching(/^18\./),
      migration: expect.stringMatching(/^2026/),
    });
    expect(mode & 0o777).toBe(0o600);
    expect(await readdir(path.dirname(file))).toEqual(['galley.backup']);
    expect(after).toBeGreaterThan(before);
  });

  it('takes the place of no link, device or folder, and of no file that can’t be written', async () => {
    const folder = await workshop.folder();
    const link = path.join(folder, 'link.backup');
    await symlink('/dev/null', link);
    for (const [file, why] of [
      [link, 'is no file of its own'],
      ['/dev/null', 'is no file of its own'],
      [folder, 'is a folder'],
      ['/proc/no.backup', "can't be written"],
    ] as const) {
      const { code, err } = await runHere(['backup', file], inFolder(source));
      expect([file, code, err]).toEqual([file, 2, expect.stringContaining(why)]);
    }
    expect((await lstat('/dev/null')).isCharacterDevice()).toBe(true);
  });

  it('restores every row that was committed before, and nothing by halves', async () => {
    const dataDir = path.join(await workshop.folder(), 'absent');
    const { code, out, err } = await restore(file, dataDir);
    expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      data_dir: dataDir,
      former: null,
      holds: { accounts: 1, editions: 1, articles: 0 },
    });
    expect(await readdir(dataDir)).toEqual(['postgres']);
    const { url } = await open(dataDir);
    const [rows] = await ask<{ most: number; count: number; both: number }>(
      url,
      `SELECT max(one.n) AS most, count(one.n)::int AS count, count(other.n)::int AS both
       FROM one FULL JOIN other USING (n)`,
    );
    expect(rows?.most).toBeGreaterThanOrEqual(before);
    expect(rows).toEqual({ most: rows?.most, count: rows?.most, both: rows?.most });
    expect(await runHere(['account', 'list'], inFolder(dataDir))).toMatchObject({ code: 0 });
  });

  it('is not restored over a database, unless that is to be moved aside and nobody uses it', async () => {
    const dataDir = await workshop.folder();
    const used = await open(dataDir);
    await ask(used.url, 'CREATE TABLE former ()');
    const unasked = await restore(file, dataDir);
    expect(unasked).toMatchObject({
      code: 1,
      err: expect.stringContaining('has a database already. --replace'),
    });
    const inUse = await restore(file, dataDir, '--replace');
    expect(inUse).toMatchObject({ code: 1, err: expect.stringContaining('A Galley uses the database in') });
    expect(await readdir(dataDir)).toEqual(['postgres']);
    await used.close();

    const { code, out } = await restore(file, dataDir, '--replace');
    expect(code).toBe(0);
    const { former } = JSON.parse(out) as { former: string };
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', path.basename(former)]);
    const restored = await open(dataDir);
    expect(
      await ask(restored.url, "SELECT to_regclass('former') AS former, to_regclass('one') AS one"),
    ).toEqual([{ former: null, one: 'one' }]);
    const elsewhere = await workshop.folder();
    await rename(former, path.join(elsewhere, 'postgres'));
    const old = await open(elsewhere);
    expect(await ask(old.url, "SELECT to_regclass('former') AS former")).toEqual([{ former: 'former' }]);
  });

  it('is given up when nobody reads it, and keeps no log any longer', async () => {
    const server = await open(source);
    const unread = new Writable({ write: () => undefined });
    const backingUp = makeBackup(unread, {
      dataDir: source,
      galley: '1.0.0',
      log: new HeardLog(),
      signal: new AbortController().signal,
      onProgress: () => undefined,
      stallMs: 500,
    });
    await expect(backingUp).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('no byte of the backup was read or came'),
    });
    await until(async () => (await ask(server.adminUrl, 'SELECT FROM pg_replication_slots')).length === 0);
    await server.close();
  });

  it('is not restored where it has a migration that was committed while it was made, and is not known', async () => {
    const own = await workshop.folder();
    const server = await open(own);
    await runHere(['apply', path.resolve('docs/tenants.example.yaml')], inFolder(own));
    const later = path.join(await workshop.folder(), 'later.backup');
    let migrated: Promise<unknown> | null = null;
    const slow = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        // The first bytes are the head's; the server is far from its end, since nobody reads on.
        migrated ??= ask(server.url, "INSERT INTO schema_migrations (name) VALUES ('20991231T000000-later')");
        migrated.then(() => appendFile(later, chunk)).then(() => done(), done);
      },
    });
    const { migration } = await makeBackup(slow, {
      dataDir: own,
      galley: '1.0.0',
      log: new HeardLog(),
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    expect(migration).toMatch(/^2026/);
    await server.close();
    const target = await workshop.folder();
    expect(await restore(later, target)).toMatchObject({
      code: 1,
      err: expect.stringContaining('has the migration 20991231T000000-later, which this Galley lacks'),
    });
    expect(await readdir(target)).toEqual([]);
  });

  it('stops a server that a killed Galley left behind before it replaces its database', async () => {
    const dataDir = await workshop.folder();
    const galley = await workshop.galley(dataDir);
    await galley.hear('url');
    await galley.kill();
    expect(await restore(file, dataDir, '--replace')).toMatchObject({ code: 0 });
    await expect(access(path.join(dataDir, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  it('takes the place of the former one also when the restore was killed between its two renames', async () => {
    const dataDir = await workshop.folder();
    expect(await restore(file, dataDir)).toMatchObject({ code: 0 });
    await rename(path.join(dataDir, 'postgres'), path.join(dataDir, 'postgres.restored'));
    const { url } = await open(dataDir);
    expect(await ask(url, "SELECT to_regclass('one') AS one")).toEqual([{ one: 'one' }]);
    expect(await readdir(dataDir)).toEqual(['postgres']);
  });

  describe('that is not what it was', () => {
    let whole: Buffer;
    let dataDir: string;
    beforeAll(async () => {
      whole = await readFile(file);
      dataDir = await workshop.folder();
    });

    const restoreBytes = async (bytes: Buffer) => {
      const other = path.join(path.dirname(file), 'other.backup');
      await writeFile(other, bytes);
      const { code, err } = await restore(other, dataDir);
      expect({ code, left: await readdir(dataDir) }).toEqual({ code: 1, left: [] });
      return err;
    };
    const flipped = (bytes: Buffer, at: number) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
      return copy;
    };
    /** A single bit may stand for the same: within a run of zeros it matters not how far back they are copied from. */
    const inverted = (bytes: Buffer, at: number) => {
      const copy = Buffer.from(bytes);
      for (let place = at; place < at + 64; place += 1) copy.writeUInt8(copy.readUInt8(place) ^ 0xff, place);
      return copy;
    };
    /** The head is not compressed by itself: a text of the same length takes the place of another. */
    const declaring = (from: RegExp, to: string) => {
      const archive = gunzipSync(whole).toString('latin1').replace(from, to);
      return gzipSync(Buffer.from(archive, 'latin1'), { level: 1 });
    };

    it.each([
      ['cut off', () => whole.subarray(0, whole.length - 200)],
      ['cut off early', () => whole.subarray(0, 1000)],
      ['changed in the middle', () => inverted(whole, whole.length >> 1)],
      ['empty', () => Buffer.alloc(0)],
      ['another file', () => Buffer.from('a diary\n')],
      ['another compressed file', () => gzipSync(Buffer.alloc(5000))],
    ])('is refused when it is %s, and leaves nothing', async (_what, bytes) => {
      expect(await restoreBytes(bytes())).toMatch(
        /other\.backup is no whole backup of Galley: .*Nothing was changed/,
      );
    });

    it('is refused by its own checksum where the compression finds no fault', async () => {
      const archive = gunzipSync(whole);
      const damaged = flipped(archive, archive.indexOf('base/1/') + 5000);
      expect(await restoreBytes(gzipSync(damaged, { level: 1 }))).toContain(
        'its checksum is not that of its content',
      );
    });

    it.each([
      [/"postgres": "18/, '"postgres": "17', 'with PostgreSQL 17, but this Galley brings PostgreSQL 18'],
      [/"format": 1/, '"format": 9', 'which is newer: restore it with that version or a later one'],
      [/"migration": "2026/, '"migration": "2096', 'which this Galley lacks'],
      [/"processor": "./, '"processor": "?', 'on a machine with another processor'],
    ])('is refused with what to do when it says %s of another value', async (from, to, words) => {
      expect(await restoreBytes(declaring(from, to))).toContain(words);
    });
  });
});

describe('without a database of Galley’s own', () => {
  it('says so, and makes none', async () => {
    const dataDir = path.join(await workshop.folder(), 'empty');
    await mkdir(dataDir);
    const file = path.join(dataDir, 'galley.backup');
    const { code, err } = await runHere(['backup', file], inFolder(dataDir));
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining(`There is no database in ${dataDir};`),
    });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([['backup'], ['restore']])(
    '%s leaves a PostgreSQL of one’s own to its own tools',
    async (command) => {
      const { code, err } = await runHere([command, 'x'], {
        DATABASE_URL: 'postgres://galley@127.0.0.1:1/galley',
      });
      expect({ code, err }).toEqual({
        code: 2,
        err: expect.stringContaining('its own tools, such as pg_dump'),
      });
    },
  );
});
