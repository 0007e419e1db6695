import { describe, expect, it } from '@jest/globals';
import { RobotsRules } from '../../../../../src/libs/guarded-fetch/robots/robots-rules.js';
import { Chance } from '../../../../support/chaos/chance.js';
import { expectLinear } from '../../../../support/expect-linear.js';
import { itOfMany } from '../../../../support/sample.js';

const blocked = (text: string, path: string, agent = 'Galley/1.0 (+https://example.org)') =>
  RobotsRules.parse(text).blockedBy(`https://example.org${path}`, agent)?.line ?? null;

describe('a robots.txt', () => {
  it.each([
    ['User-agent: *\nDisallow: /private', '/private/x', 2],
    ['User-agent: *\nDisallow: /private', '/public', null],
    ['User-agent: *\nDisallow:', '/', null],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', null],
    ['User-agent: *\nAllow: /a\nDisallow: /a', '/a', null],
    ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf', 2],
    ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf?z', null],
    ['User-agent: *\nDisallow: /a*b*c', '/a-b-c-d', 2],
    ['User-agent: *\nDisallow: /a*b*c$', '/abcbc', 2],
    ['User-agent: *\nDisallow: /*?sort=', '/list?sort=up', 2],
    ['User-agent: *\nDisallow: /%7Ejoe', '/~joe', 2],
    ['User-agent: *\nDisallow: /größe', '/gr%C3%B6%C3%9Fe', 2],
    ['User-agent: *\nDisallow: /a%2Fb', '/a/b', null],
    ['user-agent:*\ndisallow:/x # not there', '/x', 2],
  ])('%j on %s decides by line %s', (text, path, line) => {
    expect(blocked(text, path)).toBe(line);
  });

  it('gives an agent the merged groups that name it, else those of *', () => {
    const text =
      'User-agent: *\nDisallow: /\n\nUser-agent: galley\nUser-agent: other\nDisallow: /a\n\nUser-agent: Galley\nDisallow: /b';
    expect(blocked(text, '/c')).toBeNull();
    expect(blocked(text, '/a')).toBe(6);
    expect(blocked(text, '/b')).toBe(9);
    expect(blocked(text, '/c', 'Googlebot')).toBe(2);
    expect(blocked(text, '/b', 'other')).toBeNull();
  });

  it('has sitemaps, delays and faults by line', () => {
    const rules = RobotsRules.parse(
      '\ufeffDisallow: /early\nUser-agent: *\nnonsense\nCrawl-delay: 2.5\nSitemap: /relative.xml\nSitemap: https://example.org/s.xml\nDisallow: /x',
    );
    expect(rules.faults).toEqual([
      { line: 1, text: 'Disallow: /early', reason: 'rule_before_agent' },
      { line: 3, text: 'nonsense', reason: 'no_colon' },
      { line: 5, text: 'Sitemap: /relative.xml', reason: 'relative_sitemap' },
    ]);
    expect(rules.sitemaps).toEqual(['https://example.org/s.xml']);
    expect(rules.crawlDelaySeconds('Galley')).toBe(2.5);
    expect(rules.disallowLines).toBe(2);
  });

  it('is parsed and matched in linear time', () => {
    expectLinear((size) => {
      const agents = Array.from({ length: size }, (_, n) => `User-agent: a${n}`).join('\n');
      const lines = Array.from({ length: size }, (_, n) => `Disallow: /${'*a'.repeat(20)}${n}`).join('\n');
      RobotsRules.parse(`${agents}\n${lines}`).blockedBy(`https://e.org/${'a'.repeat(500)}`, 'a1');
    }, 8000);
    expect(RobotsRules.parse(`User-agent: *\n${'x'.repeat(600_000)}`).faults.at(-1)?.reason).toBe(
      'too_large',
    );
  });

  itOfMany('decides like a search through every rule, for any rules and addresses', () => {
    const chance = new Chance(7);
    const word = (most: number) =>
      Array.from({ length: chance.whole(0, most) }, () => 'ab/'[chance.whole(0, 3)]!).join('');
    for (let round = 0; round < 300; round += 1) {
      const rules = Array.from({ length: 1 + chance.whole(0, 12) }, (_, n) => ({
        allow: chance.whole(0, 3) === 0,
        pattern: `/${[word(4), word(3), word(3)].slice(0, 1 + chance.whole(0, 3)).join('*')}${chance.whole(0, 5) === 0 ? '$' : ''}`,
        line: n + 2,
      }));
      const text = rules
        .map(({ allow, pattern }) => `${allow ? 'Allow' : 'Disallow'}: ${pattern}`)
        .join('\n');
      for (let n = 0; n < 20; n += 1) {
        const path = `/${word(8)}`;
        const fitting = rules.filter(({ pattern }) => fitsSlowly(pattern, path));
        const longest = Math.max(...fitting.map(({ pattern }) => pattern.length));
        const deciding = fitting.filter(({ pattern }) => pattern.length === longest);
        const isAllowed = deciding.length === 0 || deciding.some(({ allow }) => allow);
        const blockedLine = RobotsRules.parse(`User-agent: *\n${text}`).blockedBy(
          `https://e.org${path}`,
          'x',
        );
        expect([text, path, blockedLine !== null]).toEqual([text, path, !isAllowed]);
      }
    }
  });

  itOfMany('matches a long address against 32,000 plain rules in one search', () => {
    const many = (count: number) =>
      RobotsRules.parse(
        `User-agent: *\n${Array.from({ length: count }, (_, n) => `Disallow:/${n.toString(36)}`).join('\n')}`,
      );
    const files = new Map([8000, 32_000].map((count) => [count, many(count)]));
    const urls = Array.from({ length: 20_000 }, (_, n) => `https://e.org/page/${n}`);
    expectLinear((count) => {
      // Were each rule tried, the time would be four times as long, and minutes.
      for (const url of urls) files.get(count)?.blockedBy(url, 'x');
    }, 32_000);
    expect(files.get(32_000)?.blockedBy('https://e.org/00', 'x')?.line).toBe(2);
  });

  itOfMany('bounds the work of its wildcards for each address', () => {
    const wild = (count: number) =>
      `User-agent: *\n${Array.from({ length: count }, (_, n) => `Disallow: /*a*b${n}$`).join('\n')}`;
    const rules = RobotsRules.parse(wild(1000));
    expectLinear((count) => {
      for (let n = 0; n < count; n += 1) rules.blockedBy(`https://e.org/${'a'.repeat(50)}/${n}`, 'x');
    }, 8000);
    expect(rules.blockedBy('https://e.org/a/b7', 'x')?.line).toBe(9);
    // Who may not read it to its end is forbidden everything.
    expect(RobotsRules.parse(wild(1001)).blockedBy('https://e.org/', 'x')).toEqual({
      line: 1002,
      text: 'Disallow: /*a*b1000$ (one * of too many)',
    });
  });
});

/** Letter by letter, every way that a star may be taken. */
function fitsSlowly(pattern: string, path: string): boolean {
  if (pattern === '') return true;
  if (pattern === '$') return path === '';
  if (pattern.startsWith('*'))
    return fitsSlowly(pattern.slice(1), path) || (path !== '' && fitsSlowly(pattern, path.slice(1)));
  return path !== '' && path.startsWith(pattern.charAt(0)) && fitsSlowly(pattern.slice(1), path.slice(1));
}
