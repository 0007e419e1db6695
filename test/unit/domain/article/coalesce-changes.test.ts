import { describe, expect, it } from '@jest/globals';
import { coalesceChanges } from '../../../../src/domain/article/coalesce-changes.js';
import type { JobProgress, JobStatus } from '../../../../src/domain/article/job.js';
import type { StageName } from '../../../../src/domain/article/stages.js';

const change = (version: number, stage: StageName | null, status: JobStatus = 'running') =>
  ({ version, stage, status }) as JobProgress;

const versionsOf = (changes: readonly JobProgress[]) => changes.map(({ version }) => version);

describe('the changes that a reader is shown', () => {
  it('are each of them while it keeps up', () => {
    const changes = Array.from({ length: 20 }, (_, n) => change(n + 1, 'draft'));
    expect(coalesceChanges(changes)).toEqual(changes);
  });

  it('are, when it fell behind, the last of each stage and status, in order', () => {
    const changes = [
      change(1, null, 'queued'),
      ...Array.from({ length: 30 }, (_, n) => change(n + 2, 'research')),
      change(32, 'draft'),
      change(33, 'draft', 'queued'),
      change(34, 'draft', 'running'),
      change(35, 'draft', 'running'),
      change(36, null, 'done'),
    ];
    expect(versionsOf(coalesceChanges(changes))).toEqual([1, 31, 32, 33, 35, 36]);
  });
});
