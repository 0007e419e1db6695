import { describe, expect, it } from '@jest/globals';
import { Signals } from '../../../../../src/adapters/postgres/database/signals.js';

/** A database whose answers a test gives one by one. */
function slowDatabase() {
  const asked: string[][] = [];
  const answers: (() => void)[] = [];
  const signals = new Signals((_sql, [topics]) => {
    asked.push(topics);
    return new Promise<void>((resolve, reject) => {
      answers.push(() => (topics.includes('lost') ? reject(new Error('away')) : resolve()));
    });
  });
  return { signals, asked, answer: () => answers.shift()!() };
}

describe('signals', () => {
  it('are told at once, and those that come meanwhile together, each once', async () => {
    const { signals, asked, answer } = slowDatabase();
    signals.tell('job:1');
    expect(asked).toEqual([['job:1']]);
    for (const topic of ['job:2', 'job:3', 'job:2']) signals.tell(topic);
    expect(asked).toHaveLength(1);
    const settled = signals.settle();
    answer();
    await new Promise(setImmediate);
    expect(asked[1]).toEqual(['job:2', 'job:3']);
    answer();
    await settled;
    signals.tell('job:4');
    expect(asked[2]).toEqual(['job:4']);
  });

  it('that can’t be told are let go, and the next are told', async () => {
    const { signals, asked, answer } = slowDatabase();
    signals.tell('lost');
    answer();
    await signals.settle();
    signals.tell('job:1');
    expect(asked).toEqual([['lost'], ['job:1']]);
  });
});
