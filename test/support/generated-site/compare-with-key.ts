import { CHECKS } from '../../../src/libs/site-audit/index.js';
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
  return { scores, wrong: [...wrong, ...audited.flatMap(({ site, found }) => faultsOfKey(site, found))] };
}

/** A key may be wrong itself: name no check, contradict itself, or tell of what is not in the site. */
function faultsOfKey({ name, key, urls }: GeneratedSite, found: CrawledSite): string[] {
  const known = new Set(CHECKS.map(({ id }) => id));
  const met = new Set([...urls.keys(), ...found.urls.map(({ url }) => url)]);
  const isThere = (url: string) => met.has(url.split('#', 1)[0] ?? '') || url.startsWith('mailto:');
  const ids = [...key.hits.keys(), ...key.sound.keys()].filter((id) => !known.has(id));
  const sound = [...key.sound].flatMap(([id, cases]) =>
    [...cases].flatMap((url) => [
      ...(key.hits.get(id)?.has(url) ? [`${name} | ${id} | ${url} | is both a fault and sound`] : []),
      ...(isThere(url) ? [] : [`${name} | ${id} | ${url} | is not in the site`]),
    ]),
  );
  return [...ids.map((id) => `${name} | ${id} | is no check`), ...sound];
}
