import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Agenda } from 'agenda';
import { AgendaJobQueue } from '../../../../src/adapters/agenda/job-queue.js';
import { StoreWatch } from '../../../../src/adapters/agenda/store-watch.js';
import { WORK_KINDS, type WorkKind } from '../../../../src/domain/jobs.js';
import { recordingLog } from '../../../support/recording-log.js';
import { claimingRepository } from '../../../support/claiming-repository.js';

type Handler = (job: { readonly attrs: { readonly data: unknown } }) => Promise<void>;

/** An Agenda that can’t drain. */
function brokenAgenda() {
  let looks = 0;
  return {
    getRunningStats: () => Promise.resolve({ runningJobs: (looks += 1) < 3 ? 1 : 0 }),
    drain: () => Promise.reject(new Error('the queue is broken')),
  };
}

/** An Agenda that only remembers what is defined. */
function definingAgenda() {
  const handlers = new Map<string, Handler>();
  return {
    handlers,
    define: (name: string, handler: Handler) => void handlers.set(name, handler),
    start: () => Promise.resolve(),
  };
}

async function openQueue(agenda: unknown, { repository } = claimingRepository()) {
  const log = recordingLog();
  const watch = new StoreWatch(() => Promise.reject(new Error('away')), recordingLog());
  const store = { watch, repository, waiting: () => Promise.resolve(0) };
  const queue = new AgendaJobQueue(agenda as Agenda, store, { lockLifetimeMs: 60_000 }, log);
  await watch.known();
  await watch.stop();
  return { queue, log };
}

async function hand(kind: WorkKind, data: unknown) {
  const agenda = definingAgenda();
  const { queue, log } = await openQueue(agenda);
  const ran: [WorkKind, string][] = [];
  await queue.start(
    WORK_KINDS.map((each) => ({ kind: each, run: async (ref: string) => void ran.push([each, ref]) })),
  );
  await agenda.handlers.get(kind)?.({ attrs: { data } });
  return { ran, log };
}

describe('a message of the queue', () => {
  it.each(WORK_KINDS)('has %s run on the row that it names', async (kind) => {
    const ref = randomUUID();
    expect(await hand(kind, { ref })).toMatchObject({ ran: [[kind, ref]], log: { entries: [] } });
  });

  it.each([[null], [undefined], [{}], [{ ref: 'no uuid' }], [{ id: randomUUID() }], ['text']])(
    'is dropped and noted in the log when its payload is %j, for to try again can’t fix it',
    async (payload) => {
      const { ran, log } = await hand('make-report', payload);
      expect(ran).toEqual([]);
      expect(log.entries).toMatchObject([{ level: 'error', fields: { kind: 'make-report' } }]);
    },
  );
});

describe('a queue that is drained', () => {
  it('releases what it has claimed and not begun, though its Agenda can’t drain', async () => {
    const claiming = claimingRepository();
    const { repository, unlocked, claim } = claiming;
    await claim('claimed');
    const begun = await claim('begun');
    await repository.saveJobState(begun!, undefined);
    const { queue } = await openQueue(brokenAgenda(), claiming);
    await expect(queue.drain(60_000)).rejects.toThrow('the queue is broken');
    expect(unlocked).toEqual(['claimed']);
    expect(await claim('late')).toBeUndefined();
  });
});
