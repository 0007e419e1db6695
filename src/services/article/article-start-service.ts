import type { Actor } from '../../domain/access/actor.js';
import type { LogEntryBy, NewLogEntry } from '../../domain/access/audit-log.js';
import { assertMaySpend } from '../../domain/access/admission.js';
import {
  cutToRoom,
  describeCut,
  PAID_ACTION_LIMIT,
  refuseForRoom,
  type Cut,
  type Spending,
  type WindowReading,
} from '../../domain/access/limits.js';
import type { Engine, Warning } from '../../domain/article/draft.js';
import { MAX_ATTEMPTS, waitingStages, type JobProgress } from '../../domain/article/job.js';
import type { Brief } from '../../domain/brief/brief.js';
import { unknownSettings } from '../../domain/brief/settings.js';
import type { Edition } from '../../domain/edition.js';
import { refuse, type ErrorCode } from '../../domain/errors.js';
import { ATTRIBUTES, SENT, SPANS } from '../../domain/spans.js';
import type { PageFetcher } from '../../libs/guarded-fetch/index.js';
import type { Ids } from '../../ports/ids.js';
import type { JobStore, NewJob, StoredJob } from '../../ports/job-store.js';
import type { Spender } from '../../ports/access/ledger-store.js';
import { NO_TRACING, type Tracing } from '../../ports/tracing.js';
import type { Stores } from '../../ports/unit-of-work.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';
import type { PlannedStart } from '../access/domain-start.js';
import type { JobDispatcher } from '../job/job-dispatcher.js';
import { openJob } from '../job/job-service.js';
import { sourceCheck, type CheckSources } from './check-sources.js';

export interface ArticleStartServiceParts {
  readonly stores: Pick<Stores, 'jobs'>;
  readonly access: AccessService;
  readonly dispatcher: Pick<JobDispatcher, 'kick'>;
  readonly fetcher: Pick<PageFetcher, 'checkAddress'>;
  readonly ids: Ids;
  /** The engine in force, frozen into each job at its start. */
  readonly engine: Engine;
  /** Default: none. */
  readonly tracing?: Tracing;
}

/** A start's answer: a new job, or the progress of the one that has this id already. */
export interface Start {
  readonly created: boolean;
  /** Of the job, exactly as the caller sent it where it sent one (decisions §4). */
  readonly id: string;
  readonly progress: JobProgress;
  /** The key's hour after it; null for a repeat, which does not look at it. */
  readonly paidActions: WindowReading | null;
}

/** What became of a batch (contract §2.4). Ids are exactly as the caller sent them, where it sent any. */
export interface BatchResult {
  readonly accepted: readonly string[];
  readonly refused: readonly RefusedRow[];
  readonly ids: readonly string[];
  /** The accepted jobs, in the order sent. */
  readonly jobs: readonly JobProgress[];
  readonly paidActions: WindowReading;
}

export interface RefusedRow {
  /** Zero-based. */
  readonly index: number;
  /** The caller's own; null when it sent none. */
  readonly jobId: string | null;
  /** What a start of this row alone is refused with. */
  readonly code: ErrorCode;
  readonly detail: string;
}

/** What one transaction made of its jobs. */
interface Started {
  readonly created: readonly { readonly ref: string; readonly progress: JobProgress }[];
  readonly known: readonly JobProgress[];
  readonly cut: Cut;
  readonly spending: Spending;
}

/** The job is there: its id is taken, and what it cost is spent. */
const UNREADABLE =
  'There is a job of this id that another version of Galley stored, and that this one can’t read.';

/** The only way to a job. */
export class ArticleStartService {
  constructor(private readonly parts: ArticleStartServiceParts) {}

  /**
   * Starts a failed job anew: a job of its own with the same brief, in the newsroom of the caller's key. The failed one
   * stays as it is. A job is retried once; a further retry answers the first one's job and spends nothing.
   *
   * @param id of the failed job
   * @param by an operator who has it done, for the audit log; null where the caller itself asks
   * @throws {GalleyError} in the decided order: `not_found`, what the right to spend is refused with, `conflict` for a job
   *   that has not failed, then as `StartPermit.start`
   */
  async retry(actor: Actor, id: string, by: LogEntryBy | null = null): Promise<Start> {
    const failed = await readOrRefuse(() => openJob(this.parts.stores.jobs, actor, id));
    assertMaySpend(actor);
    const { editionId, status } = failed.progress;
    if (status !== 'failed')
      throw refuse('conflict', `The job is ${status}; only a job that failed can be retried.`);
    return new StartPermit(this.parts, actor, { id: editionId }).retry(failed, by);
  }

  /**
   * The first step of a start, before anything of its body is read.
   * @throws {GalleyError} in the decided order: `not_found`, then what the right to spend is refused with
   */
  async admit(actor: Actor, slug: string): Promise<StartPermit> {
    return new StartPermit(this.parts, actor, await this.parts.access.openPaidStart(actor, slug));
  }
}

export type { StartPermit };

/** An actor's right to start articles of an edition. What changed since it was given is checked again with each start. */
class StartPermit {
  /** For the reader of the brief. */
  readonly checkSources: CheckSources;

  constructor(
    private readonly parts: ArticleStartServiceParts,
    private readonly actor: Actor,
    private readonly edition: Pick<Edition, 'id'>,
  ) {
    this.checkSources = sourceCheck(parts.fetcher);
  }

  /**
   * Starts an article. The job, its place in the ledger, its first event and its outbox entry are one transaction; a
   * worker is woken after. A brief whose id the account has used before starts nothing and answers that job.
   *
   * @param planned by a schedule, whose run has the brief's id
   * @throws {GalleyError} the right to spend, if it was lost meanwhile, and for want of room `rate_limited`, `forbidden`
   *   or `payment_required`
   */
  async start(brief: Brief, planned?: PlannedStart): Promise<Start> {
    const job = this.jobOf(brief);
    if (brief.id !== null) {
      const known = await readOrRefuse(() => this.parts.stores.jobs.find(this.actor.accountId, job.id));
      if (known) {
        await this.parts.access.confirm(this.actor);
        return { created: false, id: brief.id, progress: known.progress, paidActions: null };
      }
    }
    return this.startOne(job, null, planned);
  }

  /** See `ArticleStartService.retry`. */
  async retry({ ref, progress: { id } }: StoredJob, by: LogEntryBy | null): Promise<Start> {
    const { jobs } = this.parts.stores;
    const known = await readOrRefuse(() => jobs.findRetry(this.actor.accountId, id));
    if (known) {
      await this.parts.access.confirm(this.actor);
      return { created: false, id: known.progress.id, progress: known.progress, paidActions: null };
    }
    const brief = await readOrRefuse(() => jobs.brief(ref));
    if (!brief) throw refuse('conflict', 'Another version of Galley stored the brief of this job.');
    return this.startOne({ ...this.jobOf({ id: null, ...brief }), retryOf: id }, by);
  }

  private async startOne(job: NewJob, by: LogEntryBy | null = null, planned?: PlannedStart): Promise<Start> {
    const { created, known, cut, spending } = await this.startJobs([job], by, planned);
    if (cut.limit !== null) throw refuseForRoom(cut.limit);
    const [progress] = [...created.map((job) => job.progress), ...known];
    if (!progress) throw refuse('conflict', UNREADABLE);
    return {
      created: created.length > 0,
      id: job.brief.id ?? progress.id,
      progress,
      paidActions: hourAfter(spending, created.length),
    };
  }

  /**
   * Starts every row that there is room for, in the order sent, all in one transaction. Rows whose id the account has
   * used before start nothing and take no room.
   *
   * @throws {GalleyError} the right to spend, if it was lost meanwhile
   */
  async startBatch(briefs: readonly Brief[]): Promise<BatchResult> {
    const batchId = this.parts.ids.uuid();
    const jobs = briefs.map((brief) => ({ ...this.jobOf(brief), batchId }));
    const { created, known, cut, spending } = await this.startJobs(jobs);
    const accepted = new Map(
      [...created.map(({ progress }) => progress), ...known].map((progress) => [progress.id, progress]),
    );
    const refused = [...jobs.entries()].filter(([, { id }]) => !accepted.has(id));
    // The key's limit comes before everything else: what it cuts was never accepted (decisions §4).
    const listed = cut.limit === 'key' ? jobs.filter(({ id }) => accepted.has(id)) : jobs;
    return {
      accepted: jobs.filter(({ id }) => accepted.has(id)).map(echoedId),
      refused: refused.map(([index, { brief }]) => ({
        index,
        jobId: brief.id,
        code: cut.limit === null ? 'conflict' : refuseForRoom(cut.limit).code,
        detail: cut.limit === null ? UNREADABLE : describeCut(cut),
      })),
      ids: listed.map(echoedId),
      jobs: jobs.flatMap(({ id }) => accepted.get(id) ?? []),
      paidActions: hourAfter(spending, created.length),
    };
  }

  private startJobs(
    wanted: readonly NewJob[],
    by: LogEntryBy | null = null,
    planned?: PlannedStart,
  ): Promise<Started> {
    const { tracing = NO_TRACING } = this.parts;
    const attributes = {
      ...SENT,
      [ATTRIBUTES.jobKind]: 'article',
      [ATTRIBUTES.batch]: wanted.length,
      ...(wanted.length === 1 && wanted[0] ? { [ATTRIBUTES.message]: wanted[0].id } : {}),
    };
    return tracing.span(SPANS.send, { kind: 'producer', attributes }, () => {
      const trace = tracing.context();
      return this.storeJobs(
        wanted.map((job) => ({ ...job, trace })),
        by,
        planned,
      );
    });
  }

  private async storeJobs(
    wanted: readonly NewJob[],
    by: LogEntryBy | null,
    planned: PlannedStart | undefined,
  ): Promise<Started> {
    const started = await this.parts.access.spend(
      this.actor,
      async (stores, spender, spending) => {
        const inserted = await this.insertJobs(stores, spender, spending, wanted, by);
        if (inserted.created.length > 0) await planned?.record(stores);
        return inserted;
      },
      async ({ jobs }, { created }) => {
        const [first] = created;
        // All jobs are there or none; where none was to be, there is nothing to look for.
        return !first || (await jobs.find(this.actor.accountId, first.progress.id))?.ref === first.ref;
      },
    );
    for (const { ref } of started.created) this.parts.dispatcher.kick(ref);
    return started;
  }

  private async insertJobs(
    { jobs, ledger, auditLog }: Stores,
    spender: Spender,
    spending: Spending,
    wanted: readonly NewJob[],
    by: LogEntryBy | null,
  ): Promise<Started> {
    const known = await this.knownOf(jobs, wanted);
    const knownIds = new Set(known.map(({ progress }) => progress.id));
    const retried = new Set(known.map(({ progress }) => progress.retryOf));
    const fresh = wanted.filter(
      ({ id, retryOf }) => !knownIds.has(id) && (retryOf === null || !retried.has(retryOf)),
    );
    const cut = cutToRoom(fresh.length, 'article', spending);
    const started = fresh.slice(0, cut.starts);
    const created = started.length > 0 ? await jobs.insertAll(started) : [];
    const refs = created.map(({ ref }) => ref);
    if (refs.length > 0) await ledger.spend(spender, 'article', refs);
    if (by !== null && created.length > 0)
      await auditLog.add(created.map(({ progress }) => retriedBy(by, progress)));
    return { created, known: known.map(({ progress }) => progress), cut, spending };
  }

  /** The jobs that have an id that was sent, or that retry what is to be retried. */
  private async knownOf(jobs: JobStore, wanted: readonly NewJob[]): Promise<readonly StoredJob[]> {
    const { accountId } = this.actor;
    const known: StoredJob[] = [];
    const sent = wanted.flatMap(({ id, brief }) => (brief.id === null ? [] : [id]));
    if (sent.length > 0) known.push(...(await jobs.findAll(accountId, sent)));
    for (const { retryOf } of wanted) {
      const retry = retryOf === null ? null : await jobs.findRetry(accountId, retryOf);
      if (retry) known.push(retry);
    }
    return known;
  }

  private jobOf(brief: Brief): NewJob {
    const { accountId, keyId, keyNewsroomId: newsroomId, userId } = this.actor;
    return {
      ref: this.parts.ids.uuid(),
      id: brief.id?.toLowerCase() ?? this.parts.ids.uuid(),
      accountId,
      editionId: this.edition.id,
      newsroomId,
      userId,
      keyId,
      brief,
      engine: this.parts.engine,
      retryOf: null,
      progress: { stages: waitingStages(), warnings: unknownWarnings(brief), maxAttempts: MAX_ATTEMPTS },
    };
  }
}

function retriedBy(by: LogEntryBy, { id, retryOf }: JobProgress): NewLogEntry {
  return {
    ...by,
    action: 'work_retried',
    object: { kind: 'work', id: retryOf },
    details: { retriedBy: id },
  };
}

/** A job's id as the answer to its start gives it. */
function echoedId({ id, brief }: NewJob): string {
  return brief.id ?? id;
}

/** The key's hour once `starts` more are in it; those hold for a whole hour. */
function hourAfter({ key }: Spending, starts: number): WindowReading {
  return {
    used: key.used + starts,
    freesInSeconds: key.freesInSeconds ?? (starts > 0 ? PAID_ACTION_LIMIT.seconds : null),
  };
}

/** Fields named by a warning of their own; 16 KiB of settings hold 2,700, and every event of the job repeats them. */
const UNKNOWN_NAMED = 50;

/** Silence would have the caller believe that these were obeyed. What an engine can't do it tells by itself. */
function unknownWarnings({ settings }: Brief): Warning[] {
  const names = unknownSettings(settings);
  const rest = names.slice(UNKNOWN_NAMED);
  const unknown = (message: string): Warning => ({ code: 'unknown_setting', message, stage: null });
  return [
    ...names
      .slice(0, UNKNOWN_NAMED)
      .map((name) => unknown(`settings.${name} is not known to Galley; it was kept and passed through.`)),
    ...(rest.length === 0
      ? []
      : [
          unknown(
            `${rest.length} more fields of settings are not known to Galley; they were kept and passed through: ${rest.join(', ')}.`,
          ),
        ]),
  ];
}
