import { describe, expect, it } from '@jest/globals';
import { refuse } from '../../../../src/domain/errors.js';
import type { WorkKind } from '../../../../src/domain/jobs.js';
import { LostWork } from '../../../../src/services/job/lost-work.js';
import { recordingLog } from '../../../support/recording-log.js';

/** Two kinds of work, whose store is away when it is set to be. */
function scripted() {
  const done: string[] = [];
  const state = { isAway: false, lost: 0, failing: null as WorkKind | null };
  const log = recordingLog();
  const ask = (what: string) => {
    if (state.isAway) throw refuse('unavailable', 'The store does not answer.');
    done.push(what);
  };
  const workOf = (kind: WorkKind, requeued: number) => ({
    kind,
    sweep: async () => {
      if (state.failing === kind) throw new Error(`a fault of ${kind}`);
      ask(`sweep ${kind}`);
      return { requeued, failed: 0 };
    },
  });
  const lostWork = new LostWork({
    works: [workOf('write-article', 0), workOf('make-report', 2)],
    outbox: {
      countIdle: async (kind) => {
        ask(`ask ${kind}`);
        return { enqueued: 0, idle: 0 };
      },
    },
    dispatcher: {
      replaceLost: async (kind) => {
        done.push(`replace ${kind}`);
        if (state.failing === kind) throw new Error(`another fault of ${kind}`);
        return state.lost;
      },
    },
    log,
  });
  return { done, lostWork, log, state };
}

describe('a round for lost work', () => {
  it('sweeps every kind, then replaces the lost messages of each', async () => {
    const { done, lostWork, log } = scripted();
    await lostWork.round();
    expect(done).toEqual([
      'sweep write-article',
      'sweep make-report',
      'replace write-article',
      'replace make-report',
    ]);
    expect(log.entries.map(({ fields }) => fields)).toEqual([
      { kind: 'make-report', requeued: 2, failed: 0 },
    ]);
  });

  it('notes in the log of which kind messages were lost', async () => {
    const { lostWork, log, state } = scripted();
    state.lost = 3;
    await lostWork.round();
    expect(log.entries.map(({ fields }) => fields)).toContainEqual({ kind: 'write-article', count: 3 });
  });

  it('leaves out one sweep after the store was away, however long, so that workers hand back what they hold', async () => {
    const { done, lostWork, state } = scripted();
    state.isAway = true;
    for (let round = 0; round < 3; round += 1)
      await expect(lostWork.round()).rejects.toMatchObject({ code: 'unavailable' });
    expect(done).not.toContain('ask write-article');
    done.length = 0;
    state.isAway = false;
    await lostWork.round();
    expect(done).not.toContain('sweep write-article');
    expect(done).toContain('replace write-article');
    await lostWork.round();
    expect(done).toContain('sweep write-article');
  });

  it('goes on to the other kinds where one always fails, and tells its fault', async () => {
    const { done, lostWork, state } = scripted();
    state.failing = 'write-article';
    const rounds = async (count: number) => {
      const faults: string[] = [];
      for (let round = 0; round < count; round += 1)
        await lostWork.round().catch((error: unknown) => faults.push(String(error)));
      return faults;
    };
    expect(await rounds(1)).toEqual(['Error: a fault of write-article']);
    expect(done).toEqual(['ask make-report', 'replace write-article', 'replace make-report']);
    await rounds(4);
    expect(done.filter((what) => what === 'sweep make-report')).toHaveLength(2);
    expect(done.filter((what) => what === 'replace make-report')).toHaveLength(5);
  });
});
