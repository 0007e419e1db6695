import { describe, expect, it } from '@jest/globals';
import { History, outcomeOf, type Rest } from '../../support/chaos/history.js';

/** Two starts, one of them cancelled, an article, a reader who saw it. */
function sound(): { history: History; rest: Rest } {
  const history = new History();
  history.started('a', 'unknown');
  history.started('a', 'ok');
  history.started('b', 'ok');
  history.started('c', 'fail');
  history.cancelled('b', 'ok');
  history.polled('reader', { id: 'a', status: 'running', progress: 40 });
  history.polled('reader', { id: 'a', status: 'done', progress: 100 });
  history.read('e', ['x']);
  const rest = {
    jobs: [
      { id: 'a', status: 'done' },
      { id: 'b', status: 'cancelled' },
    ],
    paid: ['a', 'b'],
    articles: [{ id: 'x', edition: 'e', job: 'a' }],
  };
  return { history, rest };
}

/** What is found when the end is another than the clients' history allows. */
function found(change: (rest: Rest, history: History) => Rest): string[] {
  const { history, rest } = sound();
  return history.check(change(rest, history));
}

describe('the history checker', () => {
  it('finds nothing in a sound history', () => {
    expect(found((rest) => rest)).toEqual([]);
  });

  it.each<[string, (rest: Rest, history: History) => Rest, string]>([
    [
      'a start that was acknowledged and is lost',
      (rest) => ({ ...rest, jobs: rest.jobs.slice(0, 1), paid: ['a'] }),
      'start b was acknowledged and is lost',
    ],
    [
      'a job of a start that was refused',
      (rest) => ({
        ...rest,
        jobs: [...rest.jobs, { id: 'c', status: 'failed' }],
        paid: [...rest.paid, 'c'],
      }),
      'start c was refused and has a job',
    ],
    [
      'a job that nobody started',
      (rest) => ({ ...rest, jobs: [...rest.jobs, { id: 'z', status: 'failed' }], paid: [...rest.paid, 'z'] }),
      'job z was started by nobody',
    ],
    [
      'a job that stands there twice',
      (rest) => ({ ...rest, jobs: [...rest.jobs, { id: 'b', status: 'cancelled' }] }),
      'job b stands there 2 times',
    ],
    ['a start paid for twice', (rest) => ({ ...rest, paid: ['a', 'a', 'b'] }), 'job a was paid for 2 times'],
    [
      'a payment without a job',
      (rest) => ({ ...rest, paid: ['a', 'b', 'q'] }),
      'q was paid for and is no job',
    ],
    [
      'a job that never ends',
      (rest, history) => {
        history.started('d', 'ok');
        return { ...rest, jobs: [...rest.jobs, { id: 'd', status: 'queued' }], paid: [...rest.paid, 'd'] };
      },
      'job d is stuck in queued',
    ],
    [
      'a second article of one job',
      (rest, history) => {
        history.read('e', ['y']);
        return { ...rest, articles: [...rest.articles, { id: 'y', edition: 'e', job: 'a' }] };
      },
      'job a is done and has 2 articles',
    ],
    [
      'a cancelled job that went on',
      (rest, history) => {
        history.cancelled('a', 'ok');
        return rest;
      },
      'job a was cancelled and is done',
    ],
    [
      'progress that falls',
      (rest, history) => {
        history.polled('reader', { id: 'a', status: 'done', progress: 90 });
        return rest;
      },
      'the progress of job a fell from 100 to 90',
    ],
    [
      'a final state that changes',
      (rest, history) => {
        history.polled('reader', { id: 'a', status: 'running', progress: 100 });
        return rest;
      },
      'job a was done and then running',
    ],
    [
      'an article that the reader was never shown',
      (rest) => ({ ...rest, articles: [...rest.articles, { id: 'y', edition: 'e', job: 'b' }] }),
      'the reader of e never saw 1 articles',
    ],
    [
      'an article that appeared before one that the reader had seen',
      (rest) => ({ ...rest, articles: [{ id: 'w', edition: 'e', job: 'b' }, ...rest.articles] }),
      'the reader of e saw x where w stands, at 0',
    ],
    [
      'an article shown twice',
      (rest, history) => {
        history.read('e', ['x']);
        return rest;
      },
      'the reader of e saw x where undefined stands, at 1',
    ],
  ])('finds %s', (_, change, sentence) => {
    expect(found(change)).toContain(sentence);
  });
});

it('assumes nothing of a call that failed or got no answer, and that a refused one did nothing', () => {
  const outcomes = [202, 0, 500, 503, 409].map((status) => outcomeOf(status, [200, 202]));
  expect(outcomes).toEqual(['ok', 'unknown', 'unknown', 'fail', 'fail']);
});
