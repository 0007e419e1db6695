import { describe, expect, it } from '@jest/globals';
import { FetchFailure } from '../../../../../src/libs/guarded-fetch/fetch-failure.js';
import {
  readRobots,
  RobotsCache,
  type RobotsVerdict,
} from '../../../../../src/libs/guarded-fetch/robots/robots.js';
import { ROBOTS_BYTES } from '../../../../../src/libs/guarded-fetch/robots/robots-rules.js';

const AGENT = 'Galley/0.1.0 (article research)';
const ORIGIN = 'http://www.example.com';

function rulesOf(text: string) {
  const verdict = readRobots(text, AGENT);
  if (verdict.kind !== 'rules') throw new Error('no rules');
  return verdict;
}

describe('the reader of robots.txt', () => {
  it('applies the group * unless a group names our agent', () => {
    const all = rulesOf('User-agent: *\nDisallow: /private\nAllow: /private/open');
    expect(all.allows(`${ORIGIN}/private/x`)).toBe(false);
    expect(all.allows(`${ORIGIN}/private/open/x`)).toBe(true);
    expect(all.allows(`${ORIGIN}/`)).toBe(true);
    const us = rulesOf('User-agent: *\nDisallow: /\n\nUser-agent: galley\nDisallow: /not-you');
    expect(us.allows(`${ORIGIN}/x`)).toBe(true);
    expect(us.allows(`${ORIGIN}/not-you`)).toBe(false);
  });

  it('supports * and $ in paths', () => {
    const rules = rulesOf('User-agent: *\nDisallow: /*.pdf$\nDisallow: /a***b');
    expect(rules.allows(`${ORIGIN}/x.pdf`)).toBe(false);
    expect(rules.allows(`${ORIGIN}/x.pdf?v=1`)).toBe(true);
    expect(rules.allows(`${ORIGIN}/a-and-b`)).toBe(false);
  });

  it('gives its sitemaps and its crawl delay', () => {
    const rules = rulesOf(`Sitemap: ${ORIGIN}/map.xml\nUser-agent: *\nCrawl-delay: 3`);
    expect(rules.sitemaps).toEqual([`${ORIGIN}/map.xml`]);
    expect(rules.crawlDelay).toBe(3);
    expect(rulesOf('User-agent: *\nCrawl-delay: soon').crawlDelay).toBe(0);
  });

  it('forbids nothing when it is empty or no robots.txt at all', () => {
    for (const text of ['', '<html><body>Welcome</body></html>', '\u0000\u0001']) {
      expect(rulesOf(text).allows(`${ORIGIN}/x`)).toBe(true);
    }
  });

  it('merges the groups that name our agent and ignores those of others', () => {
    const named = rulesOf(
      [
        'User-agent: Galley/2.0 # ours',
        '',
        'User-agent: otherbot',
        'Disallow: /a',
        'Sitemap: /map.xml',
        `Sitemap: ${ORIGIN}/map.xml`,
        'User-agent: *',
        'Disallow: /b',
        'user-agent: GALLEY',
        'disallow:/c',
      ].join('\r\n'),
    );
    expect(['/a', '/b', '/c'].map((path) => named.allows(ORIGIN + path))).toEqual([false, true, false]);
    // The protocol has whole addresses.
    expect(named.sitemaps).toEqual([`${ORIGIN}/map.xml`]);
    // RFC 9309 (2.2.4): what is no part of a group doesn't end one.
    const parted = rulesOf('User-agent: *\nSitemap: /map.xml\nUser-agent: otherbot\nDisallow: /a');
    expect(parted.allows(`${ORIGIN}/a`)).toBe(false);
    const free = rulesOf('User-agent: galley\nDisallow:\n\nUser-agent: *\nDisallow: /\nCrawl-delay: 9');
    expect([free.allows(`${ORIGIN}/a`), free.crawlDelay]).toEqual([true, 0]);
    const others = rulesOf('Disallow: /\nUser-agent: galleybot\nDisallow: /\nCrawl-delay: 9');
    expect([others.allows(`${ORIGIN}/a`), others.crawlDelay]).toEqual([true, 0]);
  });

  it('is stored once, however many crawlers are named in it', () => {
    const agents = Array.from({ length: 20_000 }, (_, n) => `User-agent: bot${n}\n`).join('');
    const rules = Array.from({ length: 9_000 }, (_, n) => `Disallow: /${n}\n`).join('');
    const before = process.memoryUsage().heapUsed;
    const began = process.cpuUsage();
    const crowded = rulesOf(`User-agent: *\n${agents}${rules}`);
    expect(crowded.allows(`${ORIGIN}/8999`)).toBe(false);
    expect(crowded.allows(`${ORIGIN}/x`)).toBe(true);
    // Kept for each crawler by itself, they would be 180 million.
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200e6);
  });

  it('treats both spellings of an escaped address as one (RFC 9309, 2.2.2)', () => {
    const rules = rulesOf('User-agent: *\nDisallow: /%7Ejoe\nDisallow: /größe\nDisallow: /a%2fb');
    const paths = ['/~joe', '/gr%C3%B6%C3%9Fe', '/a%2Fb', '/a/b'];
    expect(paths.map((path) => rules.allows(ORIGIN + path))).toEqual([false, false, false, true]);
  });

  it('reads a file with more than a thousand wildcards to its end', () => {
    const rules = Array.from({ length: 1500 }, (_, n) => `Disallow: /*p${n}=\n`).join('');
    const many = rulesOf(`User-agent: *\n${rules}`);
    expect(many.allows(`${ORIGIN}/list?p1499=1`)).toBe(false);
    expect(many.allows(`${ORIGIN}/list?q=1`)).toBe(true);
  });

  it('has a Crawl-delay only when it is a number of seconds', () => {
    const asked = (...delays: string[]) =>
      rulesOf(`User-agent: *\n${delays.map((delay) => `Crawl-delay: ${delay}`).join('\n')}`).crawlDelay;
    expect([asked('2', 'soon'), asked('100000'), asked('-1'), asked('Infinity')]).toEqual([2, 100_000, 0, 0]);
  });

  it('forbids everything for a file with more rules than the bound', () => {
    const rules = (count: number) => Array.from({ length: count }, (_, n) => `Disallow: /${n}\n`).join('');
    expect(rulesOf(`User-agent: *\n${rules(10_001)}`).allows(`${ORIGIN}/x`)).toBe(false);
    expect(rulesOf(`User-agent: otherbot\n${rules(10_001)}`).allows(`${ORIGIN}/x`)).toBe(true);
    expect(rulesOf(`User-agent: *\n${'Disallow: /1\n'.repeat(30_000)}`).allows(`${ORIGIN}/x`)).toBe(true);
  });

  it('forbids everything for a file that is made to be slow', () => {
    const rule = (_: unknown, n: number) => `Disallow: /${'*a'.repeat(40)}b${n}\n`;
    const rules = (count: number) => Array.from({ length: count }, rule).join('');
    const slow = rulesOf(`User-agent: *\n${rules(ROBOTS_BYTES / 100)}`);
    expect(slow.allows(`${ORIGIN}/${'a'.repeat(2000)}`)).toBe(false);
    const busy = rulesOf(`User-agent: *\n${rules(400)}`);
    expect(busy.allows(`${ORIGIN}/${'a'.repeat(2000)}`)).toBe(true);
  });
});

describe('the cache of robots.txt files', () => {
  const verdict: RobotsVerdict = { kind: 'rules', allows: () => true, crawlDelay: 0, sitemaps: [] };
  /** A moment, in ms since 1970. */
  const BEGAN = Date.UTC(2026, 0, 1);
  const failed: RobotsVerdict = {
    kind: 'failed',
    failure: new FetchFailure('unreachable', ORIGIN, 'down'),
  };

  function counted(answer: RobotsVerdict) {
    const loads = { count: 0 };
    return {
      loads,
      load: () => {
        loads.count += 1;
        return Promise.resolve(answer);
      },
    };
  }

  it('reads a file once for concurrent callers, and again after ten minutes', async () => {
    const clock = { now: BEGAN };
    const cache = new RobotsCache(() => clock.now);
    const { loads, load } = counted(verdict);
    await Promise.all([cache.get(ORIGIN, load), cache.get(ORIGIN, load), cache.get(ORIGIN, load)]);
    clock.now = BEGAN + 9 * 60_000;
    await cache.get(ORIGIN, load);
    expect(loads.count).toBe(1);
    clock.now = BEGAN + 11 * 60_000;
    await cache.get(ORIGIN, load);
    expect(loads.count).toBe(2);
  });

  it('retries a failed file after a minute', async () => {
    const clock = { now: BEGAN };
    const cache = new RobotsCache(() => clock.now);
    const { loads, load } = counted(failed);
    await cache.get(ORIGIN, load);
    clock.now = BEGAN + 59_000;
    await cache.get(ORIGIN, load);
    expect(loads.count).toBe(1);
    clock.now = BEGAN + 61_000;
    await cache.get(ORIGIN, load);
    expect(loads.count).toBe(2);
  });

  it('evicts the oldest of many origins', async () => {
    const cache = new RobotsCache(() => BEGAN);
    const { loads, load } = counted(verdict);
    for (let site = 0; site < 501; site += 1) await cache.get(`http://${site}.example.com`, load);
    await cache.get('http://500.example.com', load);
    expect(loads.count).toBe(501);
    await cache.get('http://0.example.com', load);
    expect(loads.count).toBe(502);
  });

  it('does not cache an unexpected error', async () => {
    const cache = new RobotsCache(() => BEGAN);
    await expect(cache.get(ORIGIN, () => Promise.reject(new Error('defect')))).rejects.toThrow('defect');
    await expect(cache.get(ORIGIN, () => Promise.resolve(verdict))).resolves.toBe(verdict);
  });
});
