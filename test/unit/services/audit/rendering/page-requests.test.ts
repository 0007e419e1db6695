import { describe, expect, it } from '@jest/globals';
import { FetchFailure, RobotsRules, type SiteFetcher } from '../../../../../src/libs/guarded-fetch/index.js';
import { PageRequests } from '../../../../../src/services/audit/rendering/page-requests.js';
import { answerOf } from '../../../../support/audit/audit-site.js';

const HOME = 'https://example.com/';
const NEVER = new AbortController().signal;
type Answer = Parameters<typeof answerOf>[0];

/** Answers by address. */
function requestsOf(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const slots: string[] = [];
  const watched: (number | null)[] = [];
  const fetcher: Pick<SiteFetcher, 'ask'> = {
    ask: (url) => {
      asked.push(url);
      const answer = answers[url];
      if (!answer) return Promise.reject(new FetchFailure('source_blocked', url, `${url} is not read`));
      return Promise.resolve({ answer: answerOf(answer), body: Buffer.from(`of ${url}`) });
    },
  };
  const slot = (whose: string) => (url: string) => {
    slots.push(`${whose} ${new URL(url).origin}`);
    return Promise.resolve();
  };
  const requests = new PageRequests({
    fetcher,
    pace: { ownSlot: slot('own'), foreignSlot: slot('foreign') },
    robots: RobotsRules.parse('User-agent: *\nDisallow: /closed'),
    userAgent: 'Test/1',
    home: HOME,
    watch: ({ status }) => watched.push(status),
  });
  const fetch = (url: string, kind: 'document' | 'file' = 'file', maxBytes = 1000) =>
    requests.fetch(url, kind, maxBytes, NEVER);
  return { fetch, asked, slots, watched };
}

describe('what a page asks for while it is rendered', () => {
  it('waits for the slot of its site, and of any other by itself', async () => {
    const { fetch, slots, watched } = requestsOf({ [`${HOME}a.js`]: {}, 'https://cdn.example/b.js': {} });
    expect(await fetch(`${HOME}a.js`)).toMatchObject({ status: 200, body: Buffer.from(`of ${HOME}a.js`) });
    await fetch('https://cdn.example/b.js');
    expect(slots).toEqual(['own https://example.com', 'foreign https://cdn.example']);
    // How another site answers says nothing of this one.
    expect(watched).toEqual([200]);
  });

  it('is not asked for where robots.txt of the site forbids it, behind a redirect too', async () => {
    const { fetch, asked } = requestsOf({ [`${HOME}open`]: { status: 302, location: `${HOME}closed/a` } });
    expect(await fetch(`${HOME}closed/b`)).toBeNull();
    expect(await fetch(`${HOME}open`)).toBeNull();
    expect(asked).toEqual([`${HOME}open`]);
  });

  it('follows redirects of files under the guard of each, and no more than five', async () => {
    const to = (location: string) => ({ status: 301, location });
    const { fetch, asked } = requestsOf({
      [`${HOME}1`]: to(`${HOME}2`),
      [`${HOME}2`]: {},
      [`${HOME}in`]: to('http://127.0.0.1/'),
      [`${HOME}round`]: to(`${HOME}round`),
    });
    expect(await fetch(`${HOME}1#part`)).toMatchObject({ body: Buffer.from(`of ${HOME}2`) });
    expect(await fetch(`${HOME}in`)).toBeNull();
    expect(asked.at(-1)).toBe('http://127.0.0.1/');
    asked.length = 0;
    expect(await fetch(`${HOME}round`)).toBeNull();
    expect(asked).toHaveLength(6);
  });

  it('tells of a document that leads elsewhere, and does not follow', async () => {
    const { fetch, asked } = requestsOf({ [HOME]: { status: 302, location: 'https://other.example/' } });
    expect(await fetch(HOME, 'document')).toMatchObject({ status: 302 });
    expect(asked).toEqual([HOME]);
  });

  it('is requested once for all pages, where it is a file that was found', async () => {
    const { fetch, asked } = requestsOf({
      [`${HOME}a.js`]: {},
      [`${HOME}gone.js`]: { status: 404 },
      [HOME]: {},
    });
    for (const url of [`${HOME}a.js`, `${HOME}a.js#x`, `${HOME}gone.js`, `${HOME}gone.js`]) await fetch(url);
    await fetch(HOME, 'document');
    await fetch(HOME, 'document');
    expect(asked).toEqual([`${HOME}a.js`, `${HOME}gone.js`, `${HOME}gone.js`, HOME, HOME]);
    expect(await fetch(`${HOME}a.js`, 'file', 3)).toBeNull();
  });

  it('is nothing where nothing answered, or too much', async () => {
    const { fetch } = requestsOf({
      [`${HOME}silent`]: { status: null, failure: 'timeout' },
      [`${HOME}large`]: { failure: 'too_large' },
    });
    expect(await fetch(`${HOME}silent`)).toBeNull();
    expect(await fetch(`${HOME}large`)).toBeNull();
    expect(await fetch('http://10.0.0.1/')).toBeNull();
  });
});
