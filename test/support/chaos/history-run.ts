import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { buildCoreServices } from '../../../src/main/build/build-services.js';
import type { Chance } from './chance.js';
import { clockEnv } from './clock-env.js';
import { eventually } from '../eventually.js';
import { Gateways } from './gateways.js';
import { History, isServed, KINDS, outcomeOf, type Kind, type Rest } from './history.js';
import { StallingProxy } from './stalling-proxy.js';
import { createTenant, type Tenant } from '../server/test-galley.js';
import { startTestWebsite, type TestWebsite } from '../server/test-website.js';
import { QUICK, WorkerProcess } from './worker-process.js';

/** How long a client waits for an answer before it gives up, not knowing what became of its call. */
const ANSWER_MS = 8000;

/** A client does one thing and then thinks for so long; its key may make 120 requests a minute. */
const THINK_MS = { from: 150, to: 900 };

/**
 * Short lives of leases and locks, so that work changes hands within a run; but no shorter than 250 ms to each store allow:
 * the queue's four connections carry sixteen statements a second.
 */
const LIMITS = {
  ...QUICK,
  leaseMs: 3000,
  lockLifetimeMs: 5000,
  pollMs: 1000,
  sweepEveryMs: 500,
  purgeEveryMs: 5000,
};

/** What a key may start in an hour. */
const ROOM = 20;

/** A process of a run and the links that are its own. */
interface Place {
  readonly name: string;
  readonly database: StallingProxy;
  readonly queue: StallingProxy;
  readonly env: Readonly<Record<string, string>>;
}

export interface HistoryOptions {
  /** Of the migrated database that all speak to, and that is asked in the end, with the rights of its owner. */
  readonly databaseUrl: string;
  /** Of an empty database for Agenda. */
  readonly queueUrl: string;
  readonly chance: Chance;
  readonly clients: number;
  /** Wall clocks of the gateways and workers, in ms ahead of the machine's; a process each. */
  readonly gatewaySkewsMs: readonly number[];
  readonly workerSkewsMs: readonly number[];
}

/**
 * Gateways and workers, each a process with links of its own to PostgreSQL, to the queue and to a site, clients that
 * start, repeat, cancel, poll and read all the while, and a history of what they were answered.
 */
export class HistoryRun {
  readonly history = new History();
  readonly gateways: (Gateways | null)[] = [];
  readonly workers: WorkerProcess[] = [];
  private readonly gatewayPlaces: Place[] = [];
  private readonly workerPlaces: Place[] = [];
  private readonly tenants: Tenant[] = [];
  /** Calls that were answered by a fault of ours, which nothing that goes wrong here excuses. */
  private readonly faults: string[] = [];
  /** Kinds of which a call was served that began after it was put here. */
  private served = new Set<Kind>();
  private isOver = false;
  private isAtRest = false;
  private readonly starting: Promise<unknown>[] = [];
  private restUrl: string;
  /** How often gateways were cut off from their database, and whether one is. */
  private readonly cuts = { begun: 0, underway: 0 };

  private constructor(
    private readonly options: HistoryOptions,
    private readonly site: TestWebsite,
    private readonly siteLink: StallingProxy,
  ) {
    this.restUrl = options.databaseUrl;
  }

  static async open(options: HistoryOptions): Promise<HistoryRun> {
    const site = await startTestWebsite({ '*': '<p>Tides are moved by the moon.</p>' });
    const run = new HistoryRun(options, site, await StallingProxy.open(site.origin));
    await run.makeTenants();
    for (const [n, skewMs] of options.gatewaySkewsMs.entries())
      run.gatewayPlaces.push(await run.place(`gateway ${n}`, skewMs));
    for (const [n, skewMs] of options.workerSkewsMs.entries())
      run.workerPlaces.push(await run.place(`worker ${n}`, skewMs));
    await Promise.all([
      ...run.gatewayPlaces.map(async (place, n) => {
        run.gateways[n] = await Gateways.start(1, place.env);
      }),
      ...run.workerPlaces.map(async (_, n) => {
        await run.startWorker(n).ready();
      }),
    ]);
    return run;
  }

  /** The links between processes and their stores, and to the site. */
  get links() {
    return {
      gatewayDatabase: this.gatewayPlaces.map(({ database }) => database),
      workerDatabase: this.workerPlaces.map(({ database }) => database),
      workerQueue: this.workerPlaces.map(({ queue }) => queue),
      gatewayQueue: this.gatewayPlaces.map(({ queue }) => queue),
      site: this.siteLink,
    };
  }

  /** Every link to a store, that to the site not among them. */
  get storeLinks(): readonly StallingProxy[] {
    return [...this.gatewayPlaces, ...this.workerPlaces].flatMap(({ database, queue }) => [database, queue]);
  }

  /** The end of a worker; another takes its place at once, and is ready when it is: that is not waited for. */
  async killWorker(n: number): Promise<void> {
    await this.workers[n]?.kill();
    this.starting.push(
      this.untilReady(async () => {
        const worker = this.startWorker(n);
        // One that is killed before it is ready was not meant to be: its successor is waited for.
        await worker.ready().catch((error: unknown) => {
          if (this.workers[n] === worker) throw error;
        });
      }),
    );
  }

  async killGateway(n: number): Promise<void> {
    const gateway = this.gateways[n];
    const place = this.gatewayPlaces[n];
    if (!gateway || !place) return;
    this.gateways[n] = null;
    await gateway.kill();
    this.starting.push(
      this.untilReady(async () => {
        this.gateways[n] = await Gateways.start(1, place.env);
      }),
    );
  }

  /** As a supervisor does: a process whose stores do not answer at its start ends, and is started again. */
  private async untilReady(start: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await start();
        return;
      } catch (error) {
        if (this.isOver) throw error;
      }
    }
  }

  /**
   * Cuts gateways off from their database for a while. A gateway that could not find out whether its transaction was
   * committed says `unavailable` too, so until it is back that is no certain "no".
   */
  async cutOff(
    forMs: number,
    cut: () => void | Promise<void>,
    heal: () => void | Promise<void>,
  ): Promise<void> {
    this.cuts.begun += 1;
    this.cuts.underway += 1;
    await cut();
    await delay(forMs);
    await heal();
    this.cuts.underway -= 1;
  }

  /** All stores are at another address from now on, connections of before are broken. */
  moveTo(url: string): void {
    this.restUrl = url;
    for (const link of this.storeLinks) {
      link.retarget(url);
      link.cut();
    }
  }

  /** Clients call until `trouble` has ended; then everything has to come to rest by itself. */
  async during(trouble: () => Promise<void>): Promise<void> {
    const clients = this.tenants.map((tenant, n) => this.client(tenant, n));
    const readers = this.tenants.map((tenant, n) => this.reader(tenant, n));
    try {
      await trouble();
      await Promise.all(this.starting);
    } finally {
      this.isOver = true;
    }
    await Promise.all(clients);
    await this.settled();
    await Promise.all(readers);
  }

  /** Settles when a call of each kind was served that begins from now on: what was broken works again. */
  untilServed(kinds: readonly Kind[] = KINDS): Promise<void> {
    const served = new Set<Kind>();
    this.served = served;
    return eventually(
      `calls are served again: ${kinds.join(', ')}`,
      () => Promise.resolve(kinds.every((kind) => served.has(kind))),
      120_000,
      () => Promise.resolve(`only ${[...served].join(', ')}\n${this.logs}`),
    );
  }

  /** @returns a sentence for each contradiction between what clients saw and what stands in the end, and for each 500 */
  async check(): Promise<string[]> {
    return [...this.faults, ...this.history.check(await this.rest())];
  }

  /** Logs of all workers, for the report of a failure. */
  get logs(): string {
    return this.workers.map((each, n) => `worker ${n}: ${each.log.slice(-1500)}`).join('\n');
  }

  async close(): Promise<void> {
    this.isOver = true;
    await Promise.allSettled(this.starting);
    await Promise.all([
      ...this.gateways.map((each) => each?.kill()),
      ...this.workers.map((each) => each.kill()),
    ]);
    await Promise.all(this.storeLinks.map((link) => link.close()));
    await this.siteLink.close();
    await this.site.close();
  }

  private async makeTenants(): Promise<void> {
    const direct = Database.open({
      url: this.options.databaseUrl,
      poolSize: 2,
      acquireMs: 5000,
      statementMs: 10_000,
      maxWaiting: 50,
      applicationName: 'chaos',
    });
    try {
      for (let n = 0; n < this.options.clients; n += 1)
        this.tenants.push(await createTenant({ services: buildCoreServices(direct) }));
    } finally {
      await direct.close();
    }
  }

  private async place(name: string, skewMs: number): Promise<Place> {
    const database = await StallingProxy.open(this.options.databaseUrl);
    const queue = await StallingProxy.open(this.options.queueUrl);
    const env = {
      DATABASE_URL: database.url,
      JOBS_URL: queue.url,
      ...clockEnv(skewMs),
    };
    return { name, database, queue, env };
  }

  private startWorker(n: number): WorkerProcess {
    const worker = WorkerProcess.start(this.workerPlaces[n]?.env ?? {}, { limits: LIMITS, concurrency: 8 });
    this.workers[n] = worker;
    return worker;
  }

  /** Starts up to an hour's room of jobs; between them it repeats, cancels and polls what it started. */
  private async client(tenant: Tenant, n: number): Promise<void> {
    const { chance } = this.options;
    const mine: string[] = [];
    while (!this.isOver) {
      await delay(chance.between(THINK_MS.from, THINK_MS.to));
      const some = mine[chance.whole(0, mine.length)];
      const lot = chance.between(0, 1);
      if (some === undefined || (lot < 0.4 && mine.length < ROOM)) {
        const id = randomUUID();
        mine.push(id);
        await this.start(tenant, id);
      } else if (lot < 0.5) await this.start(tenant, some);
      else if (lot < 0.56) await this.cancel(tenant, some);
      else await this.poll(tenant, some, n);
    }
  }

  private async start(tenant: Tenant, id: string): Promise<void> {
    const { chance } = this.options;
    const cutBefore = this.cuts.begun - this.cuts.underway;
    const script = { ms: chance.whole(5, 60), site: `${this.siteLink.url}page` };
    const answer = await this.call('start', tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, {
      id,
      input: JSON.stringify(script),
    });
    const isDoubtful = answer.status === 503 && this.cuts.begun > cutBefore;
    this.history.started(id, isDoubtful ? 'unknown' : outcomeOf(answer.status, [200, 202]));
  }

  private async cancel(tenant: Tenant, id: string): Promise<void> {
    const answer = await this.call('cancel', tenant.full, 'POST', `/v1/jobs/${id}/cancel`);
    // That nothing happened is promised of starts alone.
    this.history.cancelled(id, answer.status === 503 ? 'unknown' : outcomeOf(answer.status, [202]));
  }

  private async poll(tenant: Tenant, id: string, n: number): Promise<void> {
    const answer = await this.call('poll', tenant.full, 'GET', `/v1/jobs/${id}`);
    if (answer.status !== 200) return;
    const { status, progress } = answer.body as { status: string; progress: number };
    this.history.polled(`client ${n}`, { id, status, progress });
  }

  /** Reads by `since`, as a scheduled job does, until all is at rest and a page more has nothing new. */
  private async reader(tenant: Tenant, n: number): Promise<void> {
    let since = '';
    for (;;) {
      const isLast = this.isAtRest;
      const at = `/v1/editions/${tenant.edition}/articles?limit=5${since && `&since=${since}`}`;
      const answer = await this.call('read', tenant.read, 'GET', at);
      if (answer.status === 200) {
        const { articles } = answer.body as { articles: { id: string; created_at: string }[] };
        this.history.read(
          tenant.edition,
          articles.map(({ id }) => id),
        );
        since = articles.at(-1)?.created_at ?? since;
        if (isLast && articles.length === 0) return;
        // The rest of it is read at once, as far as the key's minute goes.
        if (isLast && articles.length > 0) continue;
      }
      await delay(600 + 10 * n);
    }
  }

  /** @returns status 0 without an answer: the outcome of the call is unknown */
  private async call(kind: Kind, token: string, method: string, at: string, body?: object) {
    const { served } = this;
    const gateways = this.gateways.flatMap((each) => each?.urls ?? []);
    const url = gateways[this.options.chance.whole(0, gateways.length)];
    // There was no process to call.
    if (url === undefined) return { status: 503, body: null };
    try {
      const response = await fetch(url + at, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      if (response.status === 500) this.faults.push(`${method} ${at} was answered 500`);
      const answer = { status: response.status, body: await response.json() };
      if (isServed(answer.status)) served.add(kind);
      return answer;
    } catch {
      return { status: 0, body: null };
    }
  }

  private async settled(): Promise<void> {
    const underway = `SELECT count(*)::integer AS count FROM jobs WHERE status IN ('queued', 'running')`;
    await eventually(
      'every job ends',
      async () => (await this.ask<{ count: number }>(underway))[0]?.count === 0,
      90_000,
      async () => {
        const rows = await this.ask(
          `SELECT id, status, stage, attempt, lease_until, error FROM jobs WHERE status IN ('queued', 'running')`,
        );
        return `${JSON.stringify(rows)}\n${this.logs}`;
      },
    );
    this.isAtRest = true;
  }

  private async rest(): Promise<Rest> {
    return {
      jobs: await this.ask('SELECT id, status FROM jobs'),
      paid: (
        await this.ask<{ id: string }>(
          'SELECT COALESCE(j.id, p.subject)::text AS id FROM paid_actions p LEFT JOIN jobs j ON j.ref = p.subject',
        )
      ).map(({ id }) => id),
      articles: await this.ask(
        `SELECT a.id, a.edition_id AS edition, j.id AS job FROM articles a LEFT JOIN jobs j ON j.ref = a.job_ref
         ORDER BY a.created_at`,
      ),
    };
  }

  private async ask<Row extends object>(sql: string): Promise<Row[]> {
    const client = new Client({ connectionString: this.restUrl });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }
}
