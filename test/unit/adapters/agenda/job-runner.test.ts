import { describe, expect, it } from '@jest/globals';
import type { Agenda } from 'agenda';
import { AgendaJobRunner } from '../../../../src/adapters/agenda/job-runner.js';
import { StoreWatch } from '../../../../src/adapters/agenda/store-watch.js';
import { keepingLog } from '../../../support/keeping-log.js';
import { claimingRepository } from '../../../support/claiming-repository.js';

/** An Agenda that can’t drain. */
function brokenAgenda(): Agenda {
  let looks = 0;
  const agenda = {
    getRunningStats: () => Promise.resolve({ runningJobs: (looks += 1) < 3 ? 1 : 0 }),
    drain: () => Promise.reject(new Error('the queue is broken')),
  };
  return agenda as unknown as Agenda;
}

describe('the end of a runner', () => {
  it('releases what it has claimed and not begun, though its queue can’t drain', async () => {
    const { repository, unlocked, claim } = claimingRepository();
    await claim('claimed');
    const begun = await claim('begun');
    await repository.saveJobState(begun!, undefined);
    const watch = new StoreWatch(() => Promise.reject(new Error('away')), keepingLog());
    const options = { lockLifetimeMs: 60_000 };
    const runner = new AgendaJobRunner(brokenAgenda(), { watch, repository }, options, keepingLog());
    await watch.stop();
    await expect(runner.drain(60_000)).rejects.toThrow('the queue is broken');
    expect(unlocked).toEqual(['claimed']);
    expect(await claim('late')).toBeUndefined();
  });
});
