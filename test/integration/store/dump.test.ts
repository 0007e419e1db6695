import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { runHere } from '../../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let folder: string;
const databases: TestDatabase[] = [];
const empty = async () => {
  const database = await createTestDatabase('empty');
  databases.push(database);
  return database;
};
const inDatabase = ({ url }: TestDatabase) => ({ DATABASE_URL: url });
const ask = async <Row extends pg.QueryResultRow>({ url }: TestDatabase, sql: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

/** All rows of all tables, and all rules of theirs. */
async function everythingOf(database: TestDatabase) {
  const tables = await ask<{ name: string }>(
    database,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => table.name !== 'schema_migrations'))
    rows[name] = await ask(database, `SELECT t::text FROM "${name}" t ORDER BY 1`);
  const rules = await ask(
    database,
    `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  const triggers = await ask(
    database,
    `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
  );
  const sequences = await ask(database, `SELECT sequencename, last_value FROM pg_sequences ORDER BY 1`);
  return { rows, rules, triggers, sequences };
}

async function writeArticle(database: TestDatabase, tenant: Tenant | null): Promise<Tenant> {
  const galley = await startGalley({ databaseUrl: database.url, role: 'all', writing: scriptedWriting() });
  try {
    const own = tenant ?? (await createTenant(galley));
    const answer = await fetch(`${galley.url}/v1/editions/${own.edition}/articles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${own.full}`, 'content-type': 'application/json' },
      body: JSON.stringify({ input: 'Tides, \\ tabs\tand\nlines \\.' }),
    });
    expect(answer.status).toBe(202);
    const { id } = (await answer.json()) as { id: string };
    await until(async () => {
      const [job] = await ask<{ status: string }>(database, `SELECT status FROM jobs WHERE id = '${id}'`);
      expect(job?.status).not.toBe('failed');
      return job?.status === 'done';
    });
    return own;
  } finally {
    await galley.close();
  }
}

let source: TestDatabase;
let tenant: Tenant;
let file: string;
let text: string;
let dumped: Awaited<ReturnType<typeof runHere>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-dump-'));
  file = path.join(folder, 'galley.dump');
  source = await createTestDatabase();
  databases.push(source);
  tenant = await writeArticle(source, null);
  dumped = await runHere(['dump', file, '--json'], inDatabase(source));
  text = gunzipSync(await readFile(file)).toString('utf8');
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  await rm(folder, { recursive: true, force: true });
});

const load = (from: string, database: TestDatabase, ...more: string[]) =>
  runHere(['load', from, ...more], inDatabase(database));

/** @returns the path of a dump with another text */
async function changed(name: string, change: (before: string) => string): Promise<string> {
  const at = path.join(folder, name);
  await writeFile(at, gzipSync(change(text)));
  return at;
}

describe('a dump', () => {
  it('is one file, which only its owner can read', async () => {
    expect(dumped).toMatchObject({ code: 0 });
    const { size, mode } = await stat(file);
    expect(JSON.parse(dumped.out)).toMatchObject({
      file,
      bytes: size,
      galley: expect.any(String) as unknown,
    });
    expect(mode & 0o777).toBe(0o600);
  });

  it('brings all rows, rules and sequences into an empty database, where Galley goes on', async () => {
    const target = await empty();
    const loaded = await load(file, target, '--json');
    expect(loaded).toMatchObject({ code: 0 });
    expect(JSON.parse(loaded.out)).toMatchObject({ left_out: [] });
    expect(await everythingOf(target)).toEqual(await everythingOf(source));
    await writeArticle(target, tenant);
    expect(await ask(target, 'SELECT FROM articles')).toHaveLength(2);
  });

  it('of an older Galley is loaded into its tables, which are then migrated', async () => {
    const target = await empty();
    // Before the first of all tables there are no rows: what is left of the dump is its head and its end.
    const older = await changed(
      'older.dump',
      (before) => `${withMigrations(before, ([first]) => [first!])}\n-- end\n`,
    );
    expect(await load(older, target)).toMatchObject({ code: 0 });
    expect(await ask(target, MIGRATIONS)).toEqual(await ask(source, MIGRATIONS));
  });

  it('is loaded before a migration that came later, though it has an earlier name', async () => {
    const target = await empty();
    const between = await changed('between.dump', (before) =>
      before
        .replace(
          /^.*/,
          withMigrations(before, (all) => all.filter((name) => name !== '20261124T091200-schedules')),
        )
        // Its tables, which have no rows.
        .replaceAll(/^COPY "schedule(?:s|d_runs)" .*\n\\\.\n/gm, ''),
    );
    expect(await load(between, target)).toMatchObject({ code: 0 });
    expect(await ask(target, MIGRATIONS)).toEqual(await ask(source, MIGRATIONS));
    expect(await everythingOf(target)).toEqual(await everythingOf(source));
    const [last] = await ask<{ name: string }>(
      target,
      'SELECT name FROM schema_migrations ORDER BY applied_at DESC, name LIMIT 1',
    );
    expect(last).toEqual({ name: '20261124T091200-schedules' });
  });

  it('leaves the operator’s own tables as they are, and refuses where one refers to Galley’s', async () => {
    const target = await empty();
    await ask(target, 'CREATE TABLE mine (n int); INSERT INTO mine VALUES (1)');
    expect(await load(file, target)).toMatchObject({ code: 0 });
    expect(await ask(target, 'SELECT n FROM mine')).toEqual([{ n: 1 }]);
    const again = await runHere(['dump', path.join(folder, 'again.dump')], inDatabase(target));
    expect(again).toMatchObject({ code: 0 });
    expect(gunzipSync(await readFile(path.join(folder, 'again.dump'))).toString()).not.toContain('"mine"');
    const referred = await createTestDatabase();
    databases.push(referred);
    await ask(referred, 'CREATE TABLE mine (account uuid REFERENCES accounts)');
    expect(await load(file, referred)).toMatchObject({
      code: 1,
      err: expect.stringContaining('refer to Galley’s by foreign keys: mine'.replace('’', "'")) as unknown,
    });
  });

  it('has all tables that the migrations make, read and written alike whatever a role has set', async () => {
    const tables = await ask<{ name: string }>(
      source,
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
        AND relname <> 'schema_migrations' ORDER BY 1`,
    );
    expect([...text.matchAll(/^COPY "(\w+)"/gm)].map(([, name]) => ({ name }))).toEqual(tables);
    const { pathname } = new URL(source.url);
    await ask(
      { ...source, url: source.adminUrl },
      `ALTER DATABASE ${pathname.slice(1)} SET datestyle = 'SQL, DMY'`,
    );
    const other = path.join(folder, 'other.dump');
    expect(await runHere(['dump', other], inDatabase(source))).toMatchObject({ code: 0 });
    await ask({ ...source, url: source.adminUrl }, `ALTER DATABASE ${pathname.slice(1)} RESET datestyle`);
    const rowsOf = (dump: string) => dump.slice(dump.indexOf('\n'));
    expect(rowsOf(gunzipSync(await readFile(other)).toString())).toBe(rowsOf(text));
  });

  it('leaves out tables that are not Galley’s, and says so', async () => {
    const target = await empty();
    const more = await changed('more.dump', (before) =>
      before.replace(/\n-- end\n$/, '\nCOPY "mine" ("a") FROM stdin;\n1\n\\.\n-- end\n'),
    );
    const loaded = await load(more, target);
    expect(loaded).toMatchObject({ code: 0 });
    expect(loaded.out).toContain('mine: no tables of Galley');
  });

  describe('that is not whole', () => {
    let target: TestDatabase;
    beforeAll(async () => {
      target = await empty();
    });

    it.each<[string, (before: string) => string, RegExp]>([
      ['has rows that refer to nothing', (before) => without(before, 'plans'), /PostgreSQL refuses its rows/],
      [
        'has rows that no table takes',
        (before) => before.replace(/(COPY "plans".*\n)/, '$1nothing\n'),
        /refuses its rows/,
      ],
      ['has no end', (before) => before.replace(/-- end\n$/, ''), /its end is missing/],
      [
        'ends within a table',
        (before) => before.slice(0, before.indexOf('\n', before.indexOf('COPY "plans"')) + 20),
        /middle of a table/,
      ],
      [
        'has other statements',
        (before) => before.replace('-- end', 'DROP TABLE jobs;\n-- end'),
        /a line that no dump has/,
      ],
      [
        'has a column of its own',
        (before) => before.replace('COPY "plans" (', 'COPY "plans" ("mine", '),
        /a column mine/,
      ],
      ['begins otherwise', (before) => `x${before}`, /does not begin as a dump does/],
      [
        'is of a newer Galley',
        (before) => before.replace('"migrations":[', '"migrations":["29990101T000000-x",'),
        /newer than this one/,
      ],
    ])('%s: is refused and changes nothing', async (name, change, words) => {
      const refused = await load(await changed(`${name}.dump`, change), target);
      expect(refused).toMatchObject({ code: 2, out: '' });
      expect(refused.err).toMatch(words);
      const tables = await ask<{ found: boolean }>(
        target,
        `SELECT to_regclass('accounts') IS NOT NULL AS found`,
      );
      if (tables[0]?.found === true) expect(await ask(target, 'SELECT FROM accounts')).toEqual([]);
    });

    it('is cut off, or none: is refused in words', async () => {
      const whole = await readFile(file);
      const cut = path.join(folder, 'cut.dump');
      await writeFile(cut, whole.subarray(0, whole.length / 2));
      expect((await load(cut, target)).err).toContain('it is cut off');
      // Its last eight bytes are the checksum and the length.
      await writeFile(cut, whole.subarray(0, -8));
      expect((await load(cut, target)).err).toContain('it is cut off');
      await writeFile(cut, Buffer.concat([whole, gzipSync('more')]));
      expect((await load(cut, target)).err).toContain('something follows its end');
      const none = path.join(folder, 'none.dump');
      await writeFile(none, 'no dump');
      expect((await load(none, target)).err).toContain('not compressed as a dump is');
      expect((await load(path.join(folder, 'missing.dump'), target)).err).toContain("can't be read (ENOENT)");
    });

    it('leaves a database into which the whole one is loaded', async () => {
      expect(await load(file, target)).toMatchObject({ code: 0 });
      expect(await everythingOf(target)).toEqual(await everythingOf(source));
    });
  });

  it('is loaded neither beside accounts nor into the tables of a newer Galley', async () => {
    expect(await load(file, source)).toMatchObject({
      code: 1,
      err: expect.stringContaining('holds accounts or keys of operators already') as unknown,
    });
    const newer = await createTestDatabase();
    databases.push(newer);
    const older = await changed('before.dump', (before) => withMigrations(before, ([first]) => [first!]));
    expect((await load(older, newer)).err).toContain("tables that the dump's had not");
  });

  it('of a database without tables is refused', async () => {
    expect(await runHere(['dump', path.join(folder, 'no.dump')], inDatabase(await empty()))).toMatchObject({
      err: expect.stringContaining('no tables of Galley') as unknown,
    });
    const env = { GALLEY_DATA_DIR: path.join(folder, 'nowhere') };
    expect((await runHere(['dump', path.join(folder, 'no.dump')], env)).err).toContain(
      'There is no database in',
    );
  });
});

const MIGRATIONS = 'SELECT name FROM schema_migrations ORDER BY name';

/** The head of a dump with other migrations. */
function withMigrations(dump: string, choose: (all: readonly string[]) => string[]): string {
  const [head = ''] = dump.split('\n');
  const [, all = ''] = /"migrations":(\[.*?\])/.exec(head) ?? [];
  return head.replace(all, JSON.stringify(choose(JSON.parse(all) as string[])));
}

/** The dump without the rows of a table. */
function without(dump: string, table: string): string {
  return dump.replace(new RegExp(`(COPY "${table}" .*\\n)[\\s\\S]*?\\n?(?=\\\\\\.\\n)`), '$1');
}
