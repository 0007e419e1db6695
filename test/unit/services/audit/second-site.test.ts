import { beforeAll, describe, expect } from '@jest/globals';
import { loadPageScanner } from '../../../../src/libs/page-reading/index.js';
import { CHECKS } from '../../../../src/libs/site-audit/index.js';
import { auditInMemory, type CrawledSite } from '../../../support/generated-site/audit-in-memory.js';
import { compareWithKey, type Comparison } from '../../../support/generated-site/compare-with-key.js';
import type { GeneratedSite } from '../../../support/generated-site/generated-site.js';
import { itOfMany } from '../../../support/sample.js';
import { secondSites } from '../../../support/second-site/second-site.js';

const SEED = Number(process.env['SEED'] ?? 20_261_123);

describe('the audit of a second site, written from the rules alone', () => {
  let sites: readonly GeneratedSite[];
  let compared: Comparison;

  beforeAll(async () => {
    sites = secondSites(SEED);
    const scanner = await loadPageScanner();
    const audited: { site: GeneratedSite; found: CrawledSite }[] = [];
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

  itOfMany('has a fault of every check', () => {
    const planted = new Set(sites.flatMap(({ key }) => [...key.hits.keys()]));
    expect(CHECKS.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([]);
  });
});
