import { describe, expect, it } from '@jest/globals';
import { RobotsRules } from '../../../../src/domain/audit/robots-rules.js';
import { expectLinear } from '../../../support/expect-linear.js';

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

  it('gives an agent its own group, all that name it together, else that of *', () => {
    const text =
      'User-agent: *\nDisallow: /\n\nUser-agent: galley\nUser-agent: other\nDisallow: /a\n\nUser-agent: Galley\nDisallow: /b';
    expect(blocked(text, '/c')).toBeNull();
    expect(blocked(text, '/a')).toBe(6);
    expect(blocked(text, '/b')).toBe(9);
    expect(blocked(text, '/c', 'Googlebot')).toBe(2);
    expect(blocked(text, '/b', 'other')).toBeNull();
  });

  it('is told with its sitemaps, delays and faults, by line', () => {
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

  it('is read and asked in time that grows with it', () => {
    expectLinear((size) => {
      const agents = Array.from({ length: size }, (_, n) => `User-agent: a${n}`).join('\n');
      const lines = Array.from({ length: size }, (_, n) => `Disallow: /${'*a'.repeat(20)}${n}`).join('\n');
      RobotsRules.parse(`${agents}\n${lines}`).blockedBy(`https://e.org/${'a'.repeat(500)}`, 'a1');
    }, 8000);
    expect(RobotsRules.parse(`User-agent: *\n${'x'.repeat(600_000)}`).faults.at(-1)?.reason).toBe(
      'too_large',
    );
  });
});
