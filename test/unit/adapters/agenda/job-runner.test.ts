import { describe, expect, it } from '@jest/globals';
import type { Agenda } from 'agenda';
import { AgendaJobRunner } from '../../../../src/adapters/agenda/job-runner.js';
import { StoreWatch } from '../../../../src/adapters/agenda/store-watch.js';
import { keepingLog } from '../../../support/keeping-log.js';

/** An Agenda that has locked one row and begun another, and can’t drain. */
function brokenAgenda() {
  const [locked, begun] = ['locked', 'begun'].map((name) => ({ attrs: { name, lockedAt: new Date() } }));
  const unlocked: string[] = [];
  let looks = 0;
  const agenda = {
    db: {
      getNextJobToRun: () => Promise.resolve(undefined),
      unlockJob: ({ name }: { name: string }) => Promise.resolve(unlocked.push(name)),
    },
    jobProcessor: { lockedJobs: [locked, begun], runningJobs: [begun] },
    getRunningStats: () => Promise.resolve({ runningJobs: (looks += 1) < 3 ? 1 : 0 }),
    drain: () => Promise.reject(new Error('the queue is broken')),
  };
  return { agenda: agenda as unknown as Agenda, unlocked };
}

describe('the end of a runner', () => {
  it('lets go of what it has not begun, though its queue can’t drain', async () => {
    const { agenda, unlocked } = brokenAgenda();
    const watch = new StoreWatch(() => Promise.reject(new Error('away')), keepingLog());
    const runner = new AgendaJobRunner(agenda, { watch }, { lockLifetimeMs: 60_000 }, keepingLog());
    await watch.stop();
    await expect(runner.drain(60_000)).rejects.toThrow('the queue is broken');
    expect(unlocked).toEqual(['locked']);
  });
});
