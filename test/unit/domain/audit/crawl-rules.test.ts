import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CRAWL, type CrawlConfig } from '../../../../src/domain/audit/audit.js';
import { CrawlRules } from '../../../../src/domain/audit/crawl-rules.js';
import { RobotsRules } from '../../../../src/libs/guarded-fetch/index.js';
import { expectLinear } from '../../../support/expect-linear.js';

const at = (path: string) => `https://example.com${path}`;

function rulesOf(more: Partial<CrawlConfig> = {}, robots: string | null = null): CrawlRules {
  return new CrawlRules({
    config: { ...DEFAULT_CRAWL, userAgent: 'Galley', maxPages: 100, ratePerSecond: 0, ...more },
    robots: robots === null ? null : RobotsRules.parse(robots),
    month: '2026-11',
  });
}

const reasonOf = (rules: CrawlRules, path: string, depth: number | null = 1) =>
  rules.skipOf(at(path), depth)?.reason ?? null;

describe('robots.txt in the rules of a crawl', () => {
  const robots =
    'User-agent: *\nDisallow: /private # ours\nAllow: /private/open\n\nUser-agent: Other\nDisallow: /\n';

  it('leaves out what it forbids, by the line that does', () => {
    const rules = rulesOf({}, robots);
    expect(rules.skipOf(at('/private/a'), 1)).toEqual({
      reason: 'robots',
      detail: 'line 2: Disallow: /private # ours',
    });
    expect(reasonOf(rules, '/private/open/a')).toBeNull();
    expect(reasonOf(rules, '/')).toBeNull();
  });

  it('is asked for the crawler’s own name', () => {
    expect(reasonOf(rulesOf({ userAgent: 'Other/1.0 (+https://a.example)' }, robots), '/')).toBe('robots');
  });

  it('is the reason given even where depth and exclude forbid a URL too', () => {
    const rules = rulesOf({ maxDepth: 1, exclude: ['/private'] }, robots);
    expect(reasonOf(rules, '/private/a', 9)).toBe('robots');
  });
});

describe('include and exclude of a crawl', () => {
  it('are beginnings of paths; without any, all are crawled', () => {
    const rules = rulesOf({ include: ['/docs/', '/blog'] });
    expect(reasonOf(rules, '/docs/a?b=c')).toBeNull();
    expect(reasonOf(rules, '/blog')).toBeNull();
    expect(rules.skipOf(at('/shop'), 1)).toEqual({ reason: 'excluded', detail: '/shop' });
    expect(reasonOf(rules, '/x/docs/')).toBe('excluded');
    expect(reasonOf(rulesOf(), '/shop')).toBeNull();
  });

  it('may have stars for anything; every other sign is itself', () => {
    const rules = rulesOf({ exclude: ['/*/print', '/a.b', '/(x|y)+', '*.pdf'] });
    for (const path of ['/en/print', '/en/a/b/print/me', '/a.b', '/(x|y)+', '/deep/file.pdf'])
      expect([path, reasonOf(rules, path)]).toEqual([path, 'excluded']);
    for (const path of ['/print', '/acb', '/x', '/pdf', '/en/prin'])
      expect([path, reasonOf(rules, path)]).toEqual([path, null]);
  });

  it('apply exclude after include', () => {
    const rules = rulesOf({ include: ['/docs'], exclude: ['/docs/old'] });
    expect(reasonOf(rules, '/docs/old/a')).toBe('excluded');
    expect(reasonOf(rules, '/docs/new')).toBeNull();
  });

  it('ignore the query of a URL', () => {
    expect(reasonOf(rulesOf({ exclude: ['/*print'] }), '/a?b=print')).toBeNull();
  });

  it('cost no more than the address is long, however many stars', () => {
    const rules = rulesOf({ exclude: ['/*a*a*a*a*a*a*b'] });
    expectLinear((size) => reasonOf(rules, `/${'a'.repeat(size)}`), 2_000_000);
  });
});

describe('the depth of a crawl', () => {
  it('is bound for what clicks lead to, and for nothing else', () => {
    const rules = rulesOf({ maxDepth: 2 });
    expect(reasonOf(rules, '/a', 2)).toBeNull();
    expect(rules.skipOf(at('/a'), 3)).toEqual({ reason: 'max_depth', detail: '2' });
    expect(reasonOf(rules, '/a', null)).toBeNull();
    expect(reasonOf(rulesOf({ maxDepth: 0 }), '/a', 1)).toBe('max_depth');
    expect(reasonOf(rulesOf(), '/a', 5000)).toBeNull();
  });
});

describe('crawl traps', () => {
  it('are addresses that repeat a segment for the third time', () => {
    const rules = rulesOf();
    expect(reasonOf(rules, '/blog/blog/')).toBeNull();
    expect(reasonOf(rules, '/blog/a/blog/b/blog')).toBe('trap');
    expect(reasonOf(rules, '/1/1/1/1')).toBeNull();
    expect(rules.skipOf('https://example.com/blog/a/blog/b/blog', 0)?.detail).toBe(
      'repeated_segment: …/blog/…/blog/…',
    );
  });

  it.each([
    ['/cal/2028/11/', null],
    ['/cal/2028/12/', 'trap'],
    ['/cal/2099-01-02', 'trap'],
    ['/cal/1999/01/', null],
    ['/cal/2099/13/', null],
    ['/room/2099', null],
  ])('are months more than two years ahead: %s', (path, reason) => {
    expect(reasonOf(rulesOf(), path)).toBe(reason);
  });

  it('are paths of more than fifty queries; other paths go on', () => {
    const rules = rulesOf();
    const reasons = Array.from({ length: 60 }, (_, n) => reasonOf(rules, `/list?page=${n}`));
    expect(reasons.slice(0, 50)).toEqual(Array(50).fill(null));
    expect(reasons.slice(50)).toEqual(Array(10).fill('trap'));
    expect(reasonOf(rules, '/list')).toBeNull();
    expect(reasonOf(rules, '/other?page=1')).toBeNull();
    expect(rules.skipOf('https://example.com/list?page=99', 0)?.detail).toBe('query_variants: /list?…');
  });

  it('are different queries: the same fifty, met again and again, are fifty', () => {
    const rules = rulesOf();
    for (let again = 0; again < 5; again += 1)
      for (let n = 0; n < 50; n += 1) expect(reasonOf(rules, `/list?page=${n}`)).toBeNull();
    expect(reasonOf(rules, '/list?page=50')).toBe('trap');
    expect(reasonOf(rules, '/list?page=7')).toBeNull();
  });

  it('are reported with short patterns', () => {
    const long = 'z'.repeat(5000);
    const skipped = rulesOf().skipOf(`https://example.com/${long}/${long}/${long}`, 0);
    expect(skipped?.reason).toBe('trap');
    expect(skipped?.detail.length).toBeLessThan(300);
  });
});
