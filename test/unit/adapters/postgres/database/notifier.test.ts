import { describe, expect, it } from '@jest/globals';
import { Notifier } from '../../../../../src/adapters/postgres/database/notifier.js';

/** A database whose answers a test gives one by one. */
function slowDatabase() {
  const asked: string[][] = [];
  const answers: (() => void)[] = [];
  const notifier = new Notifier((_sql, [topics]) => {
    asked.push(topics);
    return new Promise<void>((resolve, reject) => {
      answers.push(() => (topics.includes('lost') ? reject(new Error('away')) : resolve()));
    });
  });
  return { notifier, asked, answer: () => answers.shift()!() };
}

describe('notifications', () => {
  it('are sent at once, and those that come meanwhile together, each once', async () => {
    const { notifier, asked, answer } = slowDatabase();
    notifier.notify('job:1');
    expect(asked).toEqual([['job:1']]);
    for (const topic of ['job:2', 'job:3', 'job:2']) notifier.notify(topic);
    expect(asked).toHaveLength(1);
    const settled = notifier.settle();
    answer();
    await new Promise(setImmediate);
    expect(asked[1]).toEqual(['job:2', 'job:3']);
    answer();
    await settled;
    notifier.notify('job:4');
    expect(asked[2]).toEqual(['job:4']);
  });

  it('are dropped when they can’t be sent, and the next are sent', async () => {
    const { notifier, asked, answer } = slowDatabase();
    notifier.notify('lost');
    answer();
    await notifier.settle();
    notifier.notify('job:1');
    expect(asked).toEqual([['lost'], ['job:1']]);
  });
});
