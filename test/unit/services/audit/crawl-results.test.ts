import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CRAWL } from '../../../../src/domain/audit/audit.js';
import { type CrawlRules, MOST_KNOWN_URLS } from '../../../../src/domain/audit/crawl-rules.js';
import type { ClaimedUrl, FoundUrl } from '../../../../src/ports/audit/crawl-store.js';
import { CrawlResults } from '../../../../src/services/audit/crawl-results.js';
import { auditWorkOf } from '../../../support/audit/audit-site.js';
import { gate } from '../../../support/gate.js';

const WORK = auditWorkOf('a', {
  config: { ...DEFAULT_CRAWL, userAgent: 'test', maxPages: 100, ratePerSecond: 10 },
  known: MOST_KNOWN_URLS - 2,
});

const pageOf = (id: string): ClaimedUrl => ({
  id,
  url: `https://example.com/${id}`,
  kind: 'page',
  foundVia: 'link',
  depth: 1,
  attempts: 1,
});

/** Room for two more addresses; its first write waits for `late`, and may find that its lease was lost. */
function resultsWithRoomForTwo(isLost: boolean) {
  const late = gate();
  const writes: (readonly FoundUrl[])[] = [];
  const foundHashes = new Set<number>();
  const results = new CrawlResults(
    {
      settle: async (_id, _token, _settled, found) => {
        writes.push(found);
        if (writes.length > 1) return { isLost: false, isFailing: false };
        await late.opened;
        return { isLost, isFailing: false };
      },
    },
    WORK,
    'token',
    { foundHashes, rules: { skipOf: () => null } as unknown as CrawlRules },
  );
  const find = (name: string, on: string) => {
    results.discover(`https://example.com/${name}`, 'link', pageOf(on), 2);
  };
  const written = () =>
    writes.map((found) => found.map(({ url, foundOn }) => [new URL(url).pathname, foundOn]));
  return { results, find, late, written, foundHashes };
}

describe('the results of a crawl', () => {
  it('count an address once that is found again while it is written', async () => {
    const { results, find, late, written, foundHashes } = resultsWithRoomForTwo(false);
    find('one', 'a');
    const first = results.write();
    find('one', 'b');
    find('one', 'c');
    // There is room for it, and for no more.
    find('two', 'b');
    find('three', 'b');
    late.open();
    await first;
    await results.write();
    expect(written()[1]!.map(([path]) => path)).toEqual(['/one', '/two']);
    expect(foundHashes.size).toBe(2);
  });

  it('keep an address that another page has too, when the lease of the first was lost meanwhile', async () => {
    const { results, find, late, written } = resultsWithRoomForTwo(true);
    find('one', 'a');
    const first = results.write();
    find('one', 'b');
    late.open();
    await first;
    await results.write();
    expect(written()).toEqual([[['/one', 'a']], [['/one', 'b']]]);
  });
});
