/** What a client knows of a call that has ended: it happened, it did not, or the outcome is unknown. */
export type Outcome = 'ok' | 'fail' | 'unknown';

/**
 * A refusal says that nothing happened; a gateway that could not reach its store says so, too (§7, `unavailable`). What
 * became of a call that was answered by a fault or not at all nobody can say.
 */
export function outcomeOf(status: number, good: readonly number[]): Outcome {
  if (good.includes(status)) return 'ok';
  return status === 0 || status === 500 ? 'unknown' : 'fail';
}

/** What clients do. */
export const KINDS = ['start', 'poll', 'read', 'cancel'] as const;
export type Kind = (typeof KINDS)[number];

/** Whether it is what a call comes to where nothing is broken: 409 answers the cancelling of a job that has ended. */
export function isServed(status: number): boolean {
  return [200, 202, 409].includes(status);
}

/** A job as a poll showed it. */
export interface Poll {
  readonly id: string;
  readonly status: string;
  readonly progress: number;
}

/** What stands in the stores when all has come to rest. */
export interface Rest {
  readonly jobs: readonly { readonly id: string; readonly status: string }[];
  /** One entry for each paid action that names a job, by the caller's id of the job. */
  readonly paid: readonly string[];
  /** In the order in which `since` readers must have seen them. */
  readonly articles: readonly { readonly id: string; readonly edition: string; readonly job: string }[];
}

const FINAL: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled']);

/**
 * What clients saw while things broke, and whether any order of events explains it together with what stands in the
 * end: starts as a set (none lost, none that nobody made, none twice), polls as a register that only moves on,
 * `since` readers as a log of which each reading is a prefix.
 */
export class History {
  private readonly starts = new Map<string, Outcome>();
  private readonly cancels = new Map<string, Outcome>();
  private readonly polls = new Map<string, Poll[]>();
  private readonly readings = new Map<string, string[]>();

  /** Of several calls with one id, all of them tries of one start, what is known best counts. */
  started(id: string, outcome: Outcome): void {
    this.starts.set(id, better(this.starts.get(id), outcome));
  }

  cancelled(id: string, outcome: Outcome): void {
    this.cancels.set(id, better(this.cancels.get(id), outcome));
  }

  /** To be noted in the order in which one client asked: what two see at the same moment has no order. */
  polled(client: string, poll: Poll): void {
    const key = `${client} ${poll.id}`;
    this.polls.set(key, [...(this.polls.get(key) ?? []), poll]);
  }

  /** Articles that the reader of an edition got, in order, over all its calls. */
  read(edition: string, articles: readonly string[]): void {
    this.readings.set(edition, [...(this.readings.get(edition) ?? []), ...articles]);
  }

  /** How often each outcome was noted, to see that a run was one. */
  get counts(): Readonly<Record<Outcome, number>> {
    const counts = { ok: 0, fail: 0, unknown: 0 };
    for (const outcome of this.starts.values()) counts[outcome] += 1;
    return counts;
  }

  /** @returns a sentence for each contradiction; none when the history can be explained */
  check(rest: Rest): string[] {
    return [
      ...this.checkStarts(rest),
      ...this.checkCancels(rest),
      ...this.checkPolls(rest),
      ...this.checkReadings(rest),
    ];
  }

  private *checkStarts({ jobs, paid, articles }: Rest): Iterable<string> {
    const rows = countOf(jobs.map(({ id }) => id));
    const payments = countOf(paid);
    const written = countOf(articles.map(({ job }) => job));
    for (const [id, outcome] of this.starts) {
      const count = rows.get(id) ?? 0;
      if (outcome === 'ok' && count === 0) yield `start ${id} was acknowledged and is lost`;
      if (outcome === 'fail' && count > 0) yield `start ${id} was refused and has a job`;
    }
    for (const [id, count] of rows) {
      if (!this.starts.has(id)) yield `job ${id} was started by nobody`;
      if (count > 1) yield `job ${id} stands there ${count} times`;
      if (payments.get(id) !== 1) yield `job ${id} was paid for ${payments.get(id) ?? 0} times`;
    }
    for (const id of payments.keys()) if (!rows.has(id)) yield `${id} was paid for and is no job`;
    for (const { id, status } of jobs) {
      if (!FINAL.has(status)) yield `job ${id} is stuck in ${status}`;
      const count = written.get(id) ?? 0;
      if (count !== (status === 'done' ? 1 : 0)) yield `job ${id} is ${status} and has ${count} articles`;
    }
  }

  private *checkCancels({ jobs }: Rest): Iterable<string> {
    const statuses = new Map(jobs.map(({ id, status }) => [id, status]));
    for (const [id, outcome] of this.cancels) {
      const status = statuses.get(id);
      if (outcome === 'ok' && status !== 'cancelled')
        yield `job ${id} was cancelled and is ${String(status)}`;
      if (status === 'cancelled' && outcome === 'fail')
        yield `job ${id} is cancelled though that was refused`;
    }
    for (const [id, status] of statuses) {
      if (status === 'cancelled' && !this.cancels.has(id)) yield `job ${id} was cancelled by nobody`;
    }
  }

  private *checkPolls({ jobs }: Rest): Iterable<string> {
    const statuses = new Map(jobs.map(({ id, status }) => [id, status]));
    for (const polls of this.polls.values()) {
      let before: Poll | null = null;
      for (const poll of polls) {
        if (before && poll.progress < before.progress)
          yield `the progress of job ${poll.id} fell from ${before.progress} to ${poll.progress}`;
        if (before && FINAL.has(before.status) && poll.status !== before.status)
          yield `job ${poll.id} was ${before.status} and then ${poll.status}`;
        before = poll;
      }
      if (before && FINAL.has(before.status) && statuses.get(before.id) !== before.status)
        yield `job ${before.id} was seen ${before.status} and ended ${String(statuses.get(before.id))}`;
    }
  }

  private *checkReadings({ articles }: Rest): Iterable<string> {
    for (const [edition, seen] of this.readings) {
      const log = articles.filter((each) => each.edition === edition).map(({ id }) => id);
      const at = seen.findIndex((id, n) => id !== log[n]);
      if (at >= 0)
        yield `the reader of ${edition} saw ${String(seen[at])} where ${String(log[at])} stands, at ${at}`;
      else if (seen.length < log.length)
        yield `the reader of ${edition} never saw ${log.length - seen.length} articles`;
    }
  }
}

/** A certain "yes" outweighs everything: the calls with one id are tries of one thing. A doubt outweighs a "no". */
function better(known: Outcome | undefined, outcome: Outcome): Outcome {
  if (known === 'ok' || outcome === 'ok') return 'ok';
  return known === 'unknown' ? 'unknown' : outcome;
}

function countOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
