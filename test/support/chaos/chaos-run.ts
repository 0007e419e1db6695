import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import type { JobStatus } from '../../../src/domain/article/job.js';
import { buildCoreServices } from '../../../src/main/build/build-services.js';
import { clockEnv } from './clock-env.js';
import { eventually } from '../eventually.js';
import { Gateways } from './gateways.js';
import type { JobStoreKind, OpenJobStore } from './job-store-kinds.js';
import { createTenant, type Tenant } from '../server/test-galley.js';
import { WorkerProcess, type Script, type WorkerOptions } from './worker-process.js';

/** What a key may start in an hour, so what each tenant of a run starts. */
const ROOM = 20;

export interface JobRow {
  readonly ref: string;
  readonly id: string;
  readonly status: JobStatus;
  readonly attempt: number;
  readonly stage: string | null;
  readonly error: { readonly code: string } | null;
}

export interface Supervised {
  /** Those of this moment. */
  readonly current: readonly WorkerProcess[];
  readonly all: readonly WorkerProcess[];
  stop(): Promise<void>;
}

/** A database with a gateway and workers on it, each a process of its own, and what the gateway has accepted. */
export class ChaosRun {
  /** Ids of the jobs that the gateway said were started. */
  readonly accepted: string[] = [];
  private readonly workers: WorkerProcess[] = [];
  private isClosed = false;

  private constructor(
    readonly store: OpenJobStore,
    readonly gateways: Gateways,
    private readonly direct: Database,
    private readonly pool: Pool,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /**
   * @param more of the environment of gateways and workers
   * @param clockShiftMs how far the gateway's clock is ahead of ours
   */
  static async open(
    kind: JobStoreKind,
    databaseUrl: string,
    { more = {}, clockShiftMs = 0 }: { more?: Readonly<Record<string, string>>; clockShiftMs?: number } = {},
  ): Promise<ChaosRun> {
    const store = await kind.open(databaseUrl);
    const env = {
      ...more,
      DATABASE_URL: store.databaseUrl,
      ...(store.jobsUrl === null ? {} : { JOBS_URL: store.jobsUrl }),
    };
    const gateways = await Gateways.start(1, { ...env, ...clockEnv(clockShiftMs) });
    const direct = Database.open({
      url: databaseUrl,
      poolSize: 2,
      acquireMs: 5000,
      statementMs: 10_000,
      maxWaiting: 50,
      applicationName: 'chaos',
    });
    const pool = new Pool({ connectionString: databaseUrl, application_name: 'chaos', max: 3 });
    // Tests end connections, and the server under them.
    pool.on('error', () => undefined);
    return new ChaosRun(store, gateways, direct, pool, env);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.gateways.kill(), ...this.workers.map((each) => each.kill())]);
    await this.pool.end();
    await this.direct.close();
    await this.store.close();
  }

  async rows<Row extends object>(sql: string, bind: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, [...bind])).rows;
  }

  tenant(): Promise<Tenant> {
    return createTenant({ services: buildCoreServices(this.direct) });
  }

  /** A worker that is ready. */
  async worker(options: WorkerOptions = {}): Promise<WorkerProcess> {
    return this.workerSoon(options).ready();
  }

  workerSoon(options: WorkerOptions = {}): WorkerProcess {
    const worker = WorkerProcess.start(this.env, options);
    this.workers.push(worker);
    return worker;
  }

  /** As many workers, each of which is replaced at once when it ends, as by whatever supervises processes. */
  supervise(count: number, options: WorkerOptions = {}): Supervised {
    const current: WorkerProcess[] = [];
    const all: WorkerProcess[] = [];
    let over = false;
    const watch = async (place: number) => {
      while (!over && !this.isClosed) {
        const worker = this.workerSoon(options);
        current[place] = worker;
        all.push(worker);
        await worker.end();
      }
    };
    const places = Array.from({ length: count }, (_, place) => watch(place));
    const stop = async () => {
      over = true;
      await Promise.all(current.map((each) => each.kill()));
      await Promise.all(places);
    };
    return { current, all, stop };
  }

  /** What workers that ended by themselves left in their logs. */
  get fallen(): string[] {
    return this.workers.filter((each) => each.hasFallen).map((each) => each.log);
  }

  /** Starts a job for each script, as many as there are, by tenants of their own. @returns their ids, in order */
  async start(scripts: readonly Script[]): Promise<string[]> {
    const ids = scripts.map(() => randomUUID());
    for (let from = 0; from < ids.length; from += ROOM) {
      const tenant = await this.tenant();
      const jobs = ids.slice(from, from + ROOM).map((id, n) => ({
        id,
        input: JSON.stringify(scripts[from + n]),
      }));
      const path = `/v1/editions/${tenant.edition}/articles/batch`;
      const { status, body } = await this.gateways.post(0, tenant.full, path, { jobs });
      if (status !== 202) throw new Error(`the gateway answered ${status}: ${JSON.stringify(body)}`);
      this.accepted.push(...(body['accepted'] as string[]));
    }
    return ids;
  }

  /** One start; what is not accepted is taken as the gateway says it: not started. @returns the status */
  async startOne(tenant: Tenant, script: Script): Promise<number> {
    const path = `/v1/editions/${tenant.edition}/articles`;
    const { status, body } = await this.gateways.post(0, tenant.full, path, {
      input: JSON.stringify(script),
    });
    if (status === 202) this.accepted.push(String(body['id']));
    return status;
  }

  /** Settles when `count` more changes of jobs have been written. */
  async changes(count: number): Promise<void> {
    const written = async () =>
      (await this.rows<{ count: number }>('SELECT count(*)::integer AS count FROM job_events'))[0]?.count ??
      0;
    const before = await written();
    await eventually('jobs go on', async () => (await written()) >= before + count);
  }

  async job(id: string): Promise<JobRow> {
    const [row] = await this.rows<JobRow>(
      'SELECT ref, id, status, attempt, stage, error FROM jobs WHERE id = $1',
      [id],
    );
    if (!row) throw new Error(`there is no job ${id}`);
    return row;
  }

  /** How many jobs there are of each status. */
  async statuses(): Promise<Partial<Record<JobStatus, number>>> {
    const rows = await this.rows<{ status: JobStatus; count: number }>(
      'SELECT status, count(*)::integer AS count FROM jobs GROUP BY status',
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  /** Settles when no job is on its way any more, or none of these. */
  async allEnded(ids: readonly string[] | null = null, withinMs?: number): Promise<void> {
    const underway = () =>
      this.rows<JobRow>(
        `SELECT id, status, attempt, stage, error FROM jobs
         WHERE status IN ('queued', 'running') AND ($1::uuid[] IS NULL OR id = ANY ($1::uuid[]))`,
        [ids],
      );
    await eventually(
      'every job ends',
      async () => (await underway()).length === 0,
      withinMs,
      async () =>
        [JSON.stringify(await underway()), ...this.workers.map((each) => each.log.slice(-2000))].join('\n'),
    );
  }
}
