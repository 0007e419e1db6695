import { describe, expect, it } from '@jest/globals';
import { auditRetention } from '../../../src/services/audit/audit-work.js';
import { Retention } from '../../../src/services/retention.js';
import { recordingLog } from '../../support/recording-log.js';

const KEEPING = { newest: 5, days: 90 };

/** Audits with so many parts to clear. */
function retentionOf(parts: number, onClear: () => void = () => undefined) {
  const seen = { left: parts, cleared: 0, kept: [] as unknown[] };
  const log = recordingLog();
  const audits = {
    drop: (keeping: unknown) => {
      seen.kept.push(keeping);
      return Promise.resolve(0);
    },
    clearDropped: () => {
      onClear();
      seen.cleared += 1;
      seen.left = Math.max(0, seen.left - 1);
      return Promise.resolve(seen.cleared <= parts ? 2000 : 0);
    },
  };
  return { seen, log, retention: new Retention({ expiries: auditRetention(audits, KEEPING), log }) };
}

describe('a round of retention', () => {
  it('deletes by the operator’s rules, and reports how much', async () => {
    const { seen, log, retention } = retentionOf(3);
    expect(await retention.round(new AbortController().signal)).toBe(false);
    expect(seen).toEqual({ left: 0, cleared: 4, kept: [KEEPING] });
    expect(log.entries).toMatchObject([{ fields: { what: 'rows of expired audits', expired: 6000 } }]);
  });

  it('leaves a large rest to the next round, so that it never blocks a database for long', async () => {
    const { seen, retention } = retentionOf(50);
    expect(await retention.round(new AbortController().signal)).toBe(true);
    expect(seen.left).toBe(30);
  });

  it('deletes the other records when some can’t be deleted, and reports that fault', async () => {
    const log = recordingLog();
    const of = (what: string, ...answers: (number | Error)[]) => ({
      what,
      expire: async () => {
        const next = answers.shift() ?? 0;
        if (next instanceof Error) throw next;
        return next;
      },
    });
    const expiries = [
      of('events', new Error('a fault')),
      of('articles', 3),
      of('reports', new Error('later')),
    ];
    const round = new Retention({ expiries, log }).round(new AbortController().signal);
    await expect(round).rejects.toThrow('a fault');
    expect(log.entries).toMatchObject([{ fields: { what: 'articles', expired: 3 } }]);
  });

  it('ends between two statements when the process is about to stop', async () => {
    const leaving = new AbortController();
    const { seen, retention } = retentionOf(50, () => leaving.abort());
    expect(await retention.round(leaving.signal)).toBe(false);
    expect(seen.cleared).toBe(1);
  });
});
