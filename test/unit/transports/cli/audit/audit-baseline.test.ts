import { describe, expect, it } from '@jest/globals';
import { CHECKS_VERSION } from '../../../../../src/libs/site-audit/index.js';
import {
  compareHits,
  parseBaseline,
  urlsByCheck,
  type FoundHit,
} from '../../../../../src/transports/cli/audit/audit-baseline.js';

const hit = (check: string, url: string | null, severity: FoundHit['severity'] = 'error') => ({
  check,
  url,
  severity,
});
const baselineOf = (hits: readonly FoundHit[]) =>
  parseBaseline(JSON.stringify({ crawl: { domain: 'a.example' }, hits: urlsByCheck(hits) }));

describe('the baseline of an audit', () => {
  it('knows a hit by its check and URL, and the site’s own by its check', () => {
    const before = [hit('title_missing', '/a'), hit('title_missing', '/b'), hit('robots_missing', null)];
    const now = [hit('title_missing', '/b'), hit('h1_missing', '/a'), hit('robots_missing', null)];
    expect(compareHits(now, baselineOf(before))).toEqual({
      errors: 1,
      warnings: 0,
      notices: 0,
      byCheck: new Map([['h1_missing', 1]]),
      gone: 1,
    });
  });

  it('counts a hit that is worse now as known, and every one of several new hits on a URL', () => {
    const before = [hit('slow', '/a', 'notice')];
    const now = [hit('slow', '/a', 'error'), hit('link', '/a', 'warning'), hit('link', '/a', 'warning')];
    expect(compareHits(now, baselineOf(before))).toMatchObject({ errors: 0, warnings: 2, gone: 0 });
  });

  it('says nothing of checks that another version judged otherwise', () => {
    const before = { crawl: { domain: 'a.example' }, hits: { title_missing: ['/a', '/b'] } };
    const compared = (checks_version: number) =>
      compareHits(
        [hit('title_missing', '/b'), hit('title_missing', '/c'), hit('noindex_page', '/a')],
        parseBaseline(JSON.stringify({ ...before, checks_version })),
      );
    expect(compared(CHECKS_VERSION)).toMatchObject({ errors: 2, gone: 1 });
    expect(compared(0)).toMatchObject({ errors: 0, byCheck: new Map(), gone: 0 });
  });

  it.each(['', 'no JSON', '{}', '[]', '{"hits":{}}', '{"crawl":{"domain":"a.example"},"hits":{"a":[1]}}'])(
    'is refused where it is %j',
    (text) => {
      expect(() => parseBaseline(text)).toThrow(/not what `galley audit --json` prints/);
    },
  );
});
