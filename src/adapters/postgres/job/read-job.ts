import { z } from 'zod';
import { jobProgressShape } from '../../../domain/article/job-shape.js';
import { frozenBriefShape } from '../../../domain/brief/brief-shape.js';
import type { ClaimedJob, StoredJob } from '../../../ports/job-store.js';

const storedShape = z.object({ ref: z.string(), progress: jobProgressShape });

/** @returns null for a row of another version's shape: that job is not found */
export function readJob(row: unknown): StoredJob | null {
  return storedShape.safeParse(row).data ?? null;
}

export function readJobs(rows: readonly unknown[]): StoredJob[] {
  return rows.flatMap((row) => readJob(row) ?? []);
}

const claimedShape = storedShape.extend({
  account_id: z.string(),
  edition_id: z.string(),
  brief: frozenBriefShape,
  ran_ms: z.number(),
  fetches: z.number(),
  queries: z.number(),
  model_calls: z.number(),
  model_tokens: z.number(),
});

/**
 * A job that was just claimed.
 * @throws {z.ZodError} for a row of another version's shape. Its lease runs out, and after its attempts the job fails
 */
export function readClaimedJob(row: unknown, leaseToken: string): ClaimedJob {
  const { ref, progress, brief, ...claimed } = claimedShape.parse(row);
  return {
    ref,
    accountId: claimed.account_id,
    editionId: claimed.edition_id,
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
