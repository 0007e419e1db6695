import { CHECKS } from '../../../src/domain/audit/checks/index.js';
import type { CrawledSite } from './audit-in-memory.js';
import type { GeneratedSite } from './generated-site.js';

/** How well one check did, over one or more sites. */
export interface Score {
  readonly check: string;
  readonly precision: number;
  readonly recall: number;
}

export interface Comparison {
  readonly scores: readonly Score[];
  /** A line for each hit that is wrong, and for each that is missing. */
  readonly wrong: readonly string[];
}

/** Holds what audits found against what they had to find. */
export function compareWithKey(
  audited: readonly { readonly site: GeneratedSite; readonly found: CrawledSite }[],
): Comparison {
  const wrong: string[] = [];
  const scores = CHECKS.map(({ id }): Score => {
    let [right, hits, wanted] = [0, 0, 0];
    for (const { site, found } of audited) {
      const expected = site.key.hits.get(id) ?? new Map();
      const actual = found.hits.get(id) ?? new Map();
      hits += actual.size;
      wanted += expected.size;
      for (const url of new Set([...expected.keys(), ...actual.keys()])) {
        const [asked, got] = [expected.get(url) ?? 'nothing', actual.get(url) ?? 'nothing'];
        if (asked === got) right += 1;
        else wrong.push(`${site.name} | ${id} | ${url ?? 'the site'} | expected ${asked}, found ${got}`);
      }
    }
    return { check: id, precision: hits === 0 ? 1 : right / hits, recall: wanted === 0 ? 1 : right / wanted };
  });
  const known = new Set(CHECKS.map(({ id }) => id));
  for (const { site } of audited)
    for (const id of [...site.key.hits.keys(), ...site.key.sound.keys()])
      if (!known.has(id)) wrong.push(`${site.name} | ${id} | is no check`);
  return { scores, wrong };
}
