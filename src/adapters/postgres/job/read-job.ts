import { z } from 'zod';
import { jobProgressShape } from '../../../domain/article/job-shape.js';
import { frozenBriefShape } from '../../../domain/brief/brief-shape.js';
import type { JobProgress } from '../../../domain/article/job.js';
import type { ClaimedJob, StoredJob } from '../../../ports/job-store.js';
import { UnreadableWork } from '../../../ports/run-store.js';

const refShape = z.object({ ref: z.string() });
const storedShape = refShape.extend({ progress: jobProgressShape });

/** @returns null for a row of another version's shape: that job is not found */
export function readJob(row: unknown): StoredJob | null {
  return storedShape.safeParse(row).data ?? null;
}

export function readJobs(rows: readonly unknown[]): StoredJob[] {
  return rows.flatMap((row) => readJob(row) ?? []);
}

/** The recorded changes of one job, in order. @throws {UnreadableWork} when the last is of another version's shape */
export function readChanges(rows: readonly unknown[]): JobProgress[] {
  const last = rows.at(-1);
  if (last !== undefined) readOrThrow(storedShape, last);
  return readJobs(rows).map(({ progress }) => progress);
}

/** @throws {UnreadableWork} */
function readOrThrow<Shape extends z.ZodType>(shape: Shape, row: unknown): z.output<Shape> {
  const { data, error } = shape.safeParse(row);
  if (error) throw new UnreadableWork(refShape.parse(row).ref, error);
  return data;
}

const claimedShape = storedShape.extend({
  account_id: z.string(),
  edition_id: z.string(),
  brief: frozenBriefShape,
  trace_context: z.string().nullable(),
  ran_ms: z.number(),
  fetches: z.number(),
  queries: z.number(),
  model_calls: z.number(),
  model_tokens: z.number(),
});

/**
 * A job that was just claimed.
 * @throws {UnreadableWork} for a row of another version's shape
 */
export function readClaimedJob(row: unknown, leaseToken: string): ClaimedJob {
  const { ref, progress, brief, ...claimed } = readOrThrow(claimedShape, row);
  return {
    ref,
    accountId: claimed.account_id,
    editionId: claimed.edition_id,
    trace: claimed.trace_context,
    brief,
    progress,
    usage: {
      ranMs: claimed.ran_ms,
      fetches: claimed.fetches,
      queries: claimed.queries,
      modelCalls: claimed.model_calls,
      modelTokens: claimed.model_tokens,
    },
    leaseToken,
  };
}
