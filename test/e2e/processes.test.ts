import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { STAGES } from '../../src/domain/article/stages.js';
import { GalleyProcess } from '../support/server/galley-process.js';
import { runHere } from '../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';

/** A page worth writing from, and a gate before it, so that a test can stop a worker in the middle of reading. */
class GatedSite {
  private readonly waiting: ServerResponse[] = [];
  private readonly server: Server;
  closed = false;

  constructor() {
    this.server = createServer((request, response) => {
      if (request.url !== '/') {
        response.writeHead(404, { 'content-type': 'text/html' }).end('<p>No</p>');
      } else if (this.closed) {
        this.waiting.push(response);
        this.server.emit('held');
      } else answer(response);
    });
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  held(): Promise<unknown> {
    return once(this.server, 'held');
  }

  release(): void {
    this.closed = false;
    for (const response of this.waiting.splice(0)) answer(response);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

function answer(response: ServerResponse): void {
  const paragraphs = Array.from(
    { length: 6 },
    (
      _,
      index,
    ) => `<p>Harbour number ${index + 1} keeps its lighthouse on a rock ${index + 3} miles from the coast. The keeper
      of harbour number ${index + 1} lights the lamp at dusk and writes the weather of the harbour into a book. Ships that
      enter harbour number ${index + 1} pay a toll, which the keeper of the lighthouse counts every morning.</p>`,
  );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><title>Harbours</title><main><h1>Harbours</h1>
    <h2>How a harbour keeps its lighthouse</h2>${paragraphs.join('')}</main></html>`);
}

/** What the subscriber asks of a job. */
interface Shown {
  readonly status: string;
  readonly stage: string | null;
  readonly progress: number;
  readonly stages: readonly {
    readonly name: string;
    readonly status: string;
    readonly startedAt: string;
    readonly finishedAt: string;
  }[];
}

const ALL = STAGES.map((name) => name.toUpperCase());

describe('a gateway and a worker, each a process of its own', () => {
  const started: GalleyProcess[] = [];
  const site = new GatedSite();
  let database: TestDatabase;
  let env: Record<string, string>;
  let folder: string;
  let tenant: { token: string; edition: string };

  const start = (role: 'gateway' | 'worker') => {
    const galley = GalleyProcess.start(['serve', '--role', role], env);
    started.push(galley);
    return galley;
  };
  const startGateway = async () => {
    const gateway = start('gateway');
    const [, url] = await gateway.waitFor(/ready at (\S+)/);
    return { gateway, url: url! };
  };
  const startWorker = async () => {
    const worker = start('worker');
    await worker.waitFor(/worker is ready/);
    return worker;
  };
  const post = async (url: string) => {
    const response = await fetch(`${url}/v1/editions/${tenant.edition}/articles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ input: 'How a harbour keeps its lighthouse', settings: { word_count: 150 } }),
    });
    expect(response.status).toBe(202);
    return ((await response.json()) as { id: string }).id;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const address = await site.open();
    folder = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
    env = {
      DATABASE_URL: database.url,
      PORT: '0',
      CRAWL_RATE: '0',
      FETCH_ALLOW: new URL(address).host,
      LOG_LEVEL: 'warn',
    };
    const [account, newsroom, user, edition] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const file = path.join(folder, 'tenants.json');
    await writeFile(
      file,
      JSON.stringify({
        plans: [{ id: 'test', name: 'Test', content_api: true, articles_per_month: null }],
        accounts: [{ id: account, name: 'Account', plan: 'test', status: 'open' }],
        newsrooms: [{ id: newsroom, account, name: 'Newsroom', hourly_ceiling: null }],
        users: [{ id: user, account, name: 'User', newsroom, may_spend: true }],
        editions: [
          { id: edition, account, name: 'Harbours', web_address: address, language: 'en', verified: false },
        ],
        keys: [{ name: 'key', user, permission: 'full' }],
      }),
    );
    const { code, out } = await runHere(['apply', file, '--json'], env);
    expect(code).toBe(0);
    const applied = JSON.parse(out) as { keys: { token: string }[] };
    tenant = { token: applied.keys[0]!.token, edition: edition };
  });
  afterEach(async () => {
    site.release();
    await Promise.all(started.splice(0).map((galley) => galley.kill()));
  });
  afterAll(async () => {
    site.close();
    await rm(folder, { recursive: true });
    await database.drop();
  });

  it('write an article while a subscriber on the gateway sees its stages in order, and at the end each with its times', async () => {
    const { url } = await startGateway();
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${tenant.token}` },
    });
    try {
      const id = await post(url);
      const events = client.iterate<{ jobProgress: Shown }>({
        query: `subscription { jobProgress(id: "${id}") { status stage progress stages { name status startedAt finishedAt } } }`,
      });
      const seen = [(await events.next()).value?.data?.jobProgress];
      expect(seen[0]).toMatchObject({ status: 'QUEUED', progress: 0 });
      await startWorker();
      for await (const event of events) seen.push(event.data?.jobProgress);
      // Those that take no time are shown with the next.
      const shown = [...new Set(seen.map((each) => each?.stage).filter((stage) => stage !== null))];
      expect(shown).toEqual(ALL.filter((stage) => shown.includes(stage)));
      expect(shown.length).toBeGreaterThan(1);
      const { stages } = seen.at(-1) as Shown;
      expect(stages.map(({ name, status }) => `${name} ${status}`)).toEqual(
        ALL.map((name) => `${name} DONE`),
      );
      const moments = stages.flatMap(({ startedAt, finishedAt }) => [startedAt, finishedAt]);
      expect(moments).toEqual([...moments].sort());
      const percents = seen.map((each) => each?.progress ?? 0);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      expect(seen.at(-1)).toMatchObject({ status: 'DONE', progress: 100 });
    } finally {
      await client.dispose();
    }
  });

  it('finish an article once when the worker is killed in the middle of it', async () => {
    const { url } = await startGateway();
    const first = await startWorker();
    site.closed = true;
    const held = site.held();
    const id = await post(url);
    await held;
    first.signal('SIGKILL');
    await first.end();
    site.release();
    await startWorker();
    const sql = new Client({ connectionString: database.url });
    await sql.connect();
    try {
      // The lost worker's lease runs out within 15 s; then the job is taken up where its last artifact left it.
      await sql.query('LISTEN galley_events');
      const state = async () =>
        (await sql.query(`SELECT status, attempt FROM jobs WHERE id = $1`, [id])).rows[0];
      while ((await state()).status !== 'done') await once(sql, 'notification');
      expect(await state()).toEqual({ status: 'done', attempt: 2 });
      const { rows } = await sql.query(
        `SELECT a.word_count FROM articles a JOIN jobs j ON j.ref = a.job_ref WHERE j.id = $1`,
        [id],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0].word_count).toBeGreaterThan(50);
    } finally {
      await sql.end();
    }
  });

  it('leave cleanly when asked, by either signal', async () => {
    const { gateway } = await startGateway();
    const worker = await startWorker();
    gateway.signal('SIGTERM');
    worker.signal('SIGINT');
    expect(await Promise.all([gateway.end(), worker.end()])).toMatchObject([{ code: 0 }, { code: 0 }]);
  });
});
