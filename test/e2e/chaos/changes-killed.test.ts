import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { Chance } from '../../support/chaos/chance.js';
import { runs } from '../../support/sample.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { DONE, newArticle, newJob } from '../../support/writing/finished-article.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

const PROGRAM = fileURLToPath(new URL('../../support/chaos/changes-writer.mjs', import.meta.url));
/** Each with two writers. */
const PROCESSES = 4;
const KILLS_EACH = runs(2);
/** Of a process that nobody kills. */
const LAST_OPS = 60;

const chance = new Chance();

let database: TestDatabase;
let app: App;
let sql: Client;
let tenant: Tenant;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(app);
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await sql.end();
  await app.close();
  await database.drop();
});

const made: string[] = [];

/** Whether it lives to hear it is not known. */
const tell = (child: ChildProcess, reported: object) => child.send(reported, () => undefined);

/** One life of a process of writers. @returns whether it was killed */
async function live(task: object): Promise<boolean> {
  const child = fork(PROGRAM, {
    env: {
      PATH: process.env['PATH'] ?? '',
      CHANGES_WRITER: JSON.stringify({ databaseUrl: database.url, tenant, ...task }),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  child.on('message', (reported: { readonly ready?: true; readonly made?: string }) => {
    // Who begins later works on what the others have made before.
    if (reported.ready) for (const id of made.slice(-20)) tell(child, { made: id });
    if (reported.made === undefined) return;
    made.push(reported.made);
    for (const other of children) if (other !== child) tell(other, reported);
  });
  children.add(child);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  children.delete(child);
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`a writer ended by itself, with ${code}: ${said}`);
  return signal === 'SIGKILL';
}

describe('the feed of changes while eight writers are killed', () => {
  it(`shows a reader the last state of every article, nothing twice and nothing missing (SEED=${chance.seed})`, async () => {
    const common = { job: await newJob(app, tenant), article: newArticle(tenant), done: DONE };
    let kills = 0;
    const lives = Array.from({ length: PROCESSES }, async () => {
      for (let n = 0; n < KILLS_EACH; n += 1) {
        const killAt = chance.whole(6, 30);
        const killed = await live({ ...common, ops: 1000, killAt, killAfterMs: chance.between(0, 12) });
        if (killed) kills += 1;
      }
      await live({ ...common, ops: LAST_OPS });
    });
    const writing = { isOver: false };
    const all = Promise.all(lives).finally(() => {
      writing.isOver = true;
    });

    const state = new Map<string, readonly [change: string, moment: string, revision: number | null]>();
    const moments: string[] = [];
    const kinds = new Set<string>();
    const actor = await app.services.access.authenticate(tenant.read);
    for (let since: string | null = null; ;) {
      const isLast = writing.isOver;
      const from = since;
      const { changes } = await app.services.articles.changes(actor, tenant.edition, () => ({
        changedSince: from,
        limit: 7,
      }));
      for (const { id, change, changedAt, article } of changes) {
        state.set(id, [change, changedAt, article?.revision ?? null]);
        kinds.add(change);
        moments.push(changedAt);
        since = changedAt;
      }
      if (isLast && changes.length === 0) break;
    }
    await all;

    expect(kills).toBe(PROCESSES * KILLS_EACH);
    expect(moments).toEqual([...new Set(moments)].sort());
    const { rows } = await sql.query<{ id: string; change: string; moment: string; revision: number | null }>(
      `SELECT id, change, to_char(changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS moment, revision
       FROM articles UNION ALL
       SELECT article_id, 'deleted', to_char(changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), NULL
       FROM deleted_articles`,
    );
    const truth = rows.map(({ id, change, moment, revision }): [string, unknown] => [
      id,
      [change, moment, revision],
    ]);
    expect(new Map([...state].sort())).toEqual(new Map(truth.sort()));
    expect([...kinds].sort()).toEqual(['deleted', 'edited', 'finished', 'published', 'unpublished']);
    // Each edit has kept what it replaced, and nothing is left of what was deleted.
    const { rows: odd } = await sql.query(
      `SELECT r.article_id FROM article_revisions r LEFT JOIN articles a ON a.id = r.article_id
       WHERE a.id IS NULL OR r.revision >= a.revision
       UNION ALL SELECT id FROM articles a WHERE change = 'edited' AND NOT EXISTS (
         SELECT 1 FROM article_revisions r WHERE r.article_id = a.id AND r.revision = a.revision - 1
           AND r.edited_at = a.changed_at)`,
    );
    expect(odd).toEqual([]);
  });
});
