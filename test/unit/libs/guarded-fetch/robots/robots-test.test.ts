import { describe, expect, it } from '@jest/globals';
import { testRobots } from '../../../../../src/libs/guarded-fetch/index.js';

const FILE = [
  'User-agent: *',
  'Disallow: /private/',
  'Allow: /private/open',
  'Crawl-delay: 2',
  '',
  'User-agent: Googlebot',
  'Disallow: /*.pdf$',
  'nonsense',
  'Sitemap: https://a.example/sitemap.xml',
].join('\n');
const at = (path: string) => `https://a.example${path}`;

describe('the test of a robots.txt', () => {
  it('names the line that decides for each address, allowed or not', () => {
    const test = testRobots(FILE, 'Somebot/2 (staging)', ['/private/a', '/private/open/b', '/'].map(at));
    expect(test).toMatchObject({ group: '*', crawlDelaySeconds: 2, sitemaps: [at('/sitemap.xml')] });
    expect(test.faults).toEqual([{ line: 8, text: 'nonsense', reason: 'no_colon' }]);
    expect(test.results).toEqual([
      { url: at('/private/a'), allowed: false, line: { line: 2, text: 'Disallow: /private/' } },
      { url: at('/private/open/b'), allowed: true, line: { line: 3, text: 'Allow: /private/open' } },
      { url: at('/'), allowed: true, line: null },
    ]);
  });

  it('goes by the groups of the crawler alone, where there are any', () => {
    const test = testRobots(FILE, 'Googlebot', ['/private/a', '/a.pdf', '/a.pdf?b'].map(at));
    expect([test.group, test.crawlDelaySeconds]).toEqual(['googlebot', null]);
    expect(test.results.map(({ allowed }) => allowed)).toEqual([true, false, true]);
  });

  it('allows everything without a file, and the file itself whatever it says', () => {
    expect(testRobots(null, '*', [at('/')])).toMatchObject({
      group: null,
      results: [{ allowed: true, line: null }],
    });
    const closed = testRobots('User-agent: *\nDisallow: /', '*', [at('/robots.txt'), at('/')]);
    expect(closed.results.map(({ allowed }) => allowed)).toEqual([true, false]);
  });
});
