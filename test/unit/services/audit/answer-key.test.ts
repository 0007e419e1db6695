import { beforeAll, describe, expect } from '@jest/globals';
import { createHash } from 'node:crypto';
import { CHECKS } from '../../../../src/libs/site-audit/index.js';
import { loadPageScanner } from '../../../../src/libs/page-reading/index.js';
import { auditInMemory, type CrawledSite } from '../../../support/generated-site/audit-in-memory.js';
import { compareWithKey, type Comparison } from '../../../support/generated-site/compare-with-key.js';
import type { GeneratedSite } from '../../../support/generated-site/generated-site.js';
import { generateSite, generateVariants } from '../../../support/generated-site/generate-site.js';
import { itOfMany } from '../../../support/sample.js';

const SEED = Number(process.env['SEED'] ?? 20_261_121);

/** Of all that a site serves. */
function digestOf({ urls }: GeneratedSite): string {
  const hash = createHash('sha256');
  for (const [url, { answers }] of urls) {
    for (const served of answers) {
      hash.update(JSON.stringify([url, { ...served, body: null }]));
      if ('body' in served) hash.update(served.body);
    }
  }
  return hash.digest('hex');
}

describe('the audit of a site with known faults', () => {
  let sites: readonly GeneratedSite[];
  const audited: { site: GeneratedSite; found: CrawledSite }[] = [];
  let compared: Comparison;

  beforeAll(async () => {
    sites = [generateSite({ seed: SEED, pages: 120 }), ...generateVariants(SEED)];
    const scanner = await loadPageScanner();
    for (const site of sites)
      audited.push({ site, found: await auditInMemory(site, { scanner, isRendered: true }) });
    compared = compareWithKey(audited);
  });

  itOfMany('finds every fault, and nothing else', () => {
    expect(compared.wrong).toEqual([]);
  });

  itOfMany('has a precision and a recall of 1 in every check', () => {
    expect(compared.scores.filter(({ precision, recall }) => precision < 1 || recall < 1)).toEqual([]);
  });

  itOfMany('is the same for one seed, and another for another', () => {
    const again = generateSite({ seed: SEED, pages: 120 });
    expect(digestOf(again)).toBe(digestOf(sites[0]!));
    const other = generateSite({ seed: SEED + 1, pages: 120 });
    expect([...other.urls.keys()]).toEqual([...again.urls.keys()]);
    expect(digestOf(other)).not.toBe(digestOf(again));
  });

  itOfMany('crawls without a warning of its own', () => {
    expect(audited.flatMap(({ found }) => found.warnings)).toEqual([]);
  });

  itOfMany.each(CHECKS.map(({ id, scope }) => [id, scope] as const))(
    'has a page that %s must hit, and one that it must pass',
    (id, scope) => {
      const keys = sites.map(({ key }) => ({ hits: key.hits.get(id), sound: key.sound.get(id) }));
      expect(keys.some(({ hits }) => (hits?.size ?? 0) > 0)).toBe(true);
      // What is sound of a whole site is covered by the other sites.
      const isSound = keys.some(({ hits, sound }) =>
        scope === 'site' ? !hits?.has(null) : (sound?.size ?? 0) > 0,
      );
      expect(isSound).toBe(true);
    },
  );
});
