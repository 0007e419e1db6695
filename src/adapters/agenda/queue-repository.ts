import type { JobId, JobParameters, JobRepository, JobRepositoryOptions, RemoveJobsOptions } from 'agenda';
import type { Log } from '../../ports/log.js';
import type { StoreClock } from './store-time.js';

/** The row of a job that this process has claimed. */
interface Claim {
  readonly row: JobParameters;
  /** By the clock of this process. */
  lockedAt: Date;
  lifetimeMs: number;
  hasBegun: boolean;
}

/** A job was claimed and did not begin before its lock expired: another process may have it by now. */
export class LockExpired extends Error {
  constructor() {
    super('the lock of a job expired before the job began');
  }
}

/**
 * What Agenda reads and writes rows by: the repository of one of its backends, with four things added that Agenda has
 * no option for.
 *
 * - Moments are in the store's time. Agenda computes every moment by the clock of its process, and others judge them by
 *   theirs: a worker an hour ahead would take each lock for an expired one, and put off its retries by an hour for all
 *   others.
 * - The lock of a claimed job is checked here when the job begins, and Agenda learns of it then. A job whose lock has
 *   expired before Agenda neither runs nor forgets: it takes a lock slot for ever (agenda/agenda#589, #1413). So Agenda
 *   gets claimed rows without `lockedAt`, begins the job, and that fails here with `LockExpired`, which frees the slot.
 * - Claims that have not begun can be released when the process leaves. `Agenda.drain` leaves them locked.
 * - A row that can't be unlocked while the store is away is unlocked with the next claim that the store answers, and else when
 *   its lock expires. Agenda does not wait for some of its unlocks, and their rejections would end the process.
 */
export class QueueRepository implements JobRepository {
  private readonly claims = new Map<string, Claim>();
  /** Whose rows could not be unlocked yet. */
  private readonly unreleased = new Map<string, Claim>();
  private stopped = false;
  private underway = 0;

  constructor(
    private readonly rows: JobRepository,
    private readonly clock: StoreClock,
    private readonly log: Log,
  ) {}

  /** Whether a claim is under way that may still bring a row. */
  get isClaiming(): boolean {
    return this.underway > 0;
  }

  /** From now on nothing is claimed: a row on its way is unlocked when it comes. */
  stopClaiming(): void {
    this.stopped = true;
  }

  /** Unlocks what was claimed and has not begun. */
  async releaseClaims(): Promise<void> {
    for (const claim of this.claims.values()) {
      // An expired lock may be another process's by now.
      if (!claim.hasBegun && !isExpired(claim)) await this.unlockJob(claim.row);
    }
  }

  async getNextJobToRun(
    name: string,
    nextScanAt: Date,
    lockDeadline: Date,
    now: Date | undefined,
    options: JobRepositoryOptions | undefined,
  ): Promise<JobParameters | undefined> {
    if (this.hasStopped()) return undefined;
    this.underway += 1;
    try {
      const lockedAt = now ?? new Date();
      const found = await this.rows.getNextJobToRun(
        name,
        this.clock.toStore(nextScanAt),
        this.clock.toStore(lockDeadline),
        this.clock.toStore(lockedAt),
        options,
      );
      await this.unlockUnreleased(found?._id);
      if (!found) return undefined;
      if (this.hasStopped()) {
        await this.unlockJob(found);
        return undefined;
      }
      const row = this.clock.rowFromStore(found);
      return this.claim(row, lockedAt, lockedAt.getTime() - lockDeadline.getTime());
    } finally {
      this.underway -= 1;
    }
  }

  private hasStopped(): boolean {
    return this.stopped;
  }

  private claim(row: JobParameters, lockedAt: Date, lifetimeMs: number): JobParameters | undefined {
    const id = String(row._id);
    const earlier = this.claims.get(id);
    if (earlier) {
      // Its lock had expired while this process has it: it goes on with the new one.
      earlier.lockedAt = lockedAt;
      earlier.lifetimeMs = lifetimeMs;
      return undefined;
    }
    this.claims.set(id, { row, lockedAt, lifetimeMs, hasBegun: false });
    const { lockedAt: _known, ...unlocked } = row;
    return unlocked;
  }

  /** Agenda saves the state of a job when it begins, at each sign of life, and when it has ended: then without a lock. */
  async saveJobState(job: JobParameters, options: JobRepositoryOptions | undefined): Promise<void> {
    const id = String(job._id);
    const claim = this.claims.get(id);
    const begins = claim?.hasBegun === false;
    if (begins ? isExpired(claim) : !claim && !job.lockedAt) {
      this.claims.delete(id);
      throw new LockExpired();
    }
    if (begins) {
      claim.hasBegun = true;
      // Agenda's own row: from here on Agenda watches over the lock.
      job.lockedAt = claim.lockedAt;
    } else if (!job.lockedAt) {
      this.claims.delete(id);
    }
    try {
      await this.rows.saveJobState(this.clock.rowToStore(job), options);
    } catch (error) {
      // A job whose beginning can't be saved does not run, and need not stay locked for a minute.
      if (begins) await this.unlockJob(job);
      throw error;
    }
  }

  async saveJob<Data = unknown>(
    job: JobParameters<Data>,
    options: JobRepositoryOptions | undefined,
  ): Promise<JobParameters<Data>> {
    return this.clock.rowFromStore(await this.rows.saveJob(this.clock.rowToStore(job), options));
  }

  async unlockJob(job: JobParameters): Promise<void> {
    const id = String(job._id);
    const claim = this.claims.get(id);
    this.claims.delete(id);
    await this.unlock(job, claim);
  }

  private async unlock(job: JobParameters, claim: Claim | undefined): Promise<void> {
    try {
      await this.rows.unlockJob(job);
    } catch (error) {
      this.log.debug({ err: error }, 'the lock of a job stays until its store answers, or until it expires');
      if (claim) this.unreleased.set(String(job._id), claim);
    }
  }

  /** @param claimed of the row that was claimed just now, and whose lock is not an old one any more */
  private async unlockUnreleased(claimed: JobParameters['_id']): Promise<void> {
    for (const [id, claim] of [...this.unreleased]) {
      this.unreleased.delete(id);
      // An expired lock may be another process's by now.
      if (id !== String(claimed) && !isExpired(claim)) await this.unlock(claim.row, claim);
    }
  }

  unlockJobs(ids: (JobId | string)[]): Promise<void> {
    for (const id of ids) this.claims.delete(String(id));
    return this.rows.unlockJobs(ids);
  }

  /** Agenda locks rows by `getNextJobToRun` alone. A lock of this kind would be no claim, and of the store's own time. */
  lockJob(): ReturnType<JobRepository['lockJob']> {
    return Promise.resolve(undefined);
  }

  connect(): Promise<void> {
    return this.rows.connect();
  }

  queryJobs(...query: Parameters<JobRepository['queryJobs']>): ReturnType<JobRepository['queryJobs']> {
    return this.rows.queryJobs(...query);
  }

  getJobsOverview(): ReturnType<JobRepository['getJobsOverview']> {
    return this.rows.getJobsOverview();
  }

  getDistinctJobNames(): Promise<string[]> {
    return this.rows.getDistinctJobNames();
  }

  getJobById(id: string): Promise<JobParameters | null> {
    return this.rows.getJobById(id);
  }

  getQueueSize(): Promise<number> {
    return this.rows.getQueueSize();
  }

  removeJobs(options: RemoveJobsOptions): Promise<number> {
    return this.rows.removeJobs(options);
  }

  disableJobs(options: RemoveJobsOptions): Promise<number> {
    return this.rows.disableJobs(options);
  }

  enableJobs(options: RemoveJobsOptions): Promise<number> {
    return this.rows.enableJobs(options);
  }

  purgeAllJobs(): Promise<number> {
    return this.rows.purgeAllJobs();
  }
}

function isExpired({ lockedAt, lifetimeMs }: Claim): boolean {
  return Date.now() - lockedAt.getTime() > lifetimeMs;
}
