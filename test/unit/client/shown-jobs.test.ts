import { describe, expect, it } from '@jest/globals';
import { ShownJobs } from '../../../src/client/shown-jobs.js';

const job = (id: string, version: number, status: 'RUNNING' | 'DONE') => ({ id, version, status });

describe('the jobs that were shown', () => {
  it('are shown again only when they have changed', () => {
    const shown = new ShownJobs();
    const seen = [
      job('a', 1, 'RUNNING'),
      job('a', 1, 'RUNNING'),
      job('a', 2, 'DONE'),
      job('a', 1, 'RUNNING'),
    ];
    expect(seen.map((each) => shown.take(each))).toEqual([true, false, true, false]);
  });

  it('are forgotten a thousand final ones later, but not while they run', () => {
    const shown = new ShownJobs();
    shown.take(job('running', 1, 'RUNNING'));
    for (let n = 0; n <= 1000; n += 1) shown.take(job(`final ${n}`, 2, 'DONE'));
    const again = [job('running', 1, 'RUNNING'), job('final 1', 2, 'DONE'), job('final 0', 2, 'DONE')];
    expect(again.map((each) => shown.take(each))).toEqual([false, false, true]);
  });
});
