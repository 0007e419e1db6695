import { z } from 'zod';
import { refuse } from '../../../domain/errors.js';
import { isChangedSince, type Severity } from '../../../libs/site-audit/index.js';
import type { HitChanges } from '../../output/audit-report/audit-facts.js';

/** What a hit of a check is known by. */
export interface FoundHit {
  readonly check: string;
  readonly severity: Severity;
  /** null for the site. */
  readonly url: string | null;
}

const baselineShape = z.object({
  crawl: z.object({ domain: z.string() }),
  checks_version: z.int().optional(),
  hits: z.record(z.string(), z.array(z.string().nullable())),
});

/** An earlier audit: its host, and the URLs that each check hit. */
export interface Baseline {
  readonly domain: string;
  /** The version of the checks that judged it; null where it does not say. */
  readonly checksVersion: number | null;
  readonly hits: ReadonlyMap<string, ReadonlySet<string | null>>;
}

/** The URLs that each check hit, once each, as the JSON of an audit has them. */
export function urlsByCheck(hits: readonly FoundHit[]): Readonly<Record<string, readonly (string | null)[]>> {
  return Object.fromEntries([...grouped(hits)].map(([check, urls]) => [check, [...urls]]));
}

/**
 * @param text what `galley audit --json` printed
 * @throws {GalleyError} `invalid_params`
 */
export function parseBaseline(text: string): Baseline {
  const parsed = baselineShape.safeParse(jsonOf(text));
  if (!parsed.success)
    throw refuse('invalid_params', 'The baseline is not what `galley audit --json` prints.');
  const { crawl, hits, checks_version: checksVersion = null } = parsed.data;
  return {
    domain: crawl.domain,
    checksVersion,
    hits: new Map(Object.entries(hits).map(([check, urls]) => [check, new Set(urls)])),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What of these hits is new. Of checks that another version of Galley judged otherwise nothing is said. */
export function compareHits(hits: readonly FoundHit[], baseline: Baseline): HitChanges {
  const { checksVersion } = baseline;
  const isAlike = (check: string) => checksVersion === null || !isChangedSince(check, checksVersion);
  const added = hits.filter(
    ({ check, url }) => isAlike(check) && baseline.hits.get(check)?.has(url) !== true,
  );
  const count = (severity: Severity) => added.filter((hit) => hit.severity === severity).length;
  const byCheck = new Map<string, number>();
  for (const { check } of added) byCheck.set(check, (byCheck.get(check) ?? 0) + 1);
  const found = grouped(hits);
  const gone = [...baseline.hits].flatMap(([check, urls]) =>
    !isAlike(check) ? [] : [...urls].filter((url) => found.get(check)?.has(url) !== true),
  );
  return {
    errors: count('error'),
    warnings: count('warning'),
    notices: count('notice'),
    byCheck,
    gone: gone.length,
  };
}

function grouped(hits: readonly FoundHit[]): Map<string, Set<string | null>> {
  const urls = new Map<string, Set<string | null>>();
  for (const { check, url } of hits) urls.set(check, (urls.get(check) ?? new Set()).add(url));
  return urls;
}
