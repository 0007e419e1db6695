import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PageSearch } from '../../libs/page-reading/index.js';
import type { Segment } from '../../libs/site-audit/index.js';
import type { Audit, CrawlConfig } from './audit.js';

/** What opens a site that is not open to all. Secret: it is encrypted where it is stored, and never answered. */
export interface SiteAccess {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Of HTTP Basic; null for none. */
  readonly login: { readonly username: string; readonly password: string } | null;
}

/** What the start of an audit may ask for; null is what an audit does without being asked. */
export interface AuditSettings {
  /** The only pages that are read beside the start, normalised: links are not followed. */
  readonly urls: readonly string[] | null;
  /** Patterns of paths; see `CrawlConfig`. */
  readonly include: readonly string[] | null;
  readonly exclude: readonly string[] | null;
  /** Named to the audited site alone: others get Galley's own name. */
  readonly userAgent: string | null;
  /** No more than the operator allows. */
  readonly maxPages: number | null;
  readonly maxDepth: number | null;
  readonly maxSeconds: number | null;
  readonly checkExternal: boolean | null;
  /** What is looked for on each page. */
  readonly searches: readonly PageSearch[] | null;
  /** Parts of the site, each with a score of its own. */
  readonly segments: readonly Segment[] | null;
  /** How many pages are rendered in a browser, a sample of every kind. */
  readonly renderPages: number | null;
  /** Sent to the origin of the web address alone. */
  readonly access: SiteAccess | null;
}

/**
 * Of what changes the crawl: searches and segments only look at what is crawled.
 *
 * @param fingerprint of `access`, by a key that callers don't have
 * @returns null for settings that ask for nothing; equal ones have the same digest, which tells nothing of a secret
 */
export function settingsDigest(
  { access, searches: _searches, segments: _segments, ...settings }: AuditSettings,
  fingerprint: (access: SiteAccess) => string,
): string | null {
  const named = access && fingerprint(access);
  const given = Object.entries({ ...settings, access: named }).filter(([, value]) => value !== null);
  if (given.length === 0) return null;
  return createHash('sha256').update(JSON.stringify(given.sort())).digest('hex');
}

/** What the caller of a start should know though it was answered. */
export interface StartWarning {
  readonly code: 'other_settings' | 'unencrypted_site' | 'no_browser';
  readonly message: string;
}

/**
 * @param audit that answers the start: a new one, or the one that ran already
 * @param digest of the settings that the start asked for; what it leaves out is compared as it is
 * @param browserFault why the pages that it asked for can't be rendered where it was started; null for no reason
 */
export function startWarnings(
  { config, startUrl }: Pick<Audit, 'config' | 'startUrl'>,
  { access, searches, segments }: Pick<AuditSettings, 'access' | 'searches' | 'segments'>,
  digest: string | null,
  browserFault: string | null,
): readonly StartWarning[] {
  const isAlike =
    digest === config.settings &&
    isDeepStrictEqual(config.searches, searches ?? []) &&
    isDeepStrictEqual(config.segments, segments ?? []);
  if (!isAlike) return [OTHER_SETTINGS];
  return [
    ...(access !== null && startUrl.startsWith('http:') ? [UNENCRYPTED_SITE] : []),
    ...(browserFault === null ? [] : [noBrowser(browserFault)]),
  ];
}

const OTHER_SETTINGS: StartWarning = {
  code: 'other_settings',
  message:
    'An audit of this edition was running already, with other settings or another login: this is that one. Cancel it, or wait for it, to start yours.',
};

function noBrowser(fault: string): StartWarning {
  const message = `Pages may stay unrendered: where the audit was started ${fault}.`;
  return { code: 'no_browser', message };
}

export const UNENCRYPTED_SITE: StartWarning = {
  code: 'unencrypted_site',
  message:
    'The address of the site begins with http: the headers and the login cross the network unencrypted, and anyone who listens there can read them.',
};

/**
 * @param usual the crawl of an audit that is asked for nothing
 * @param digest of the settings
 */
export function crawlWith(usual: CrawlConfig, settings: AuditSettings, digest: string | null): CrawlConfig {
  const { urls, include, exclude, userAgent, maxPages, maxDepth, maxSeconds, checkExternal } = settings;
  const { searches, segments, renderPages } = settings;
  return {
    ...usual,
    include: include ?? usual.include,
    exclude: exclude ?? usual.exclude,
    userAgent: userAgent ?? usual.userAgent,
    maxPages: Math.min(maxPages ?? usual.maxPages, usual.maxPages),
    // Of a list no link is followed: that is its depth.
    maxDepth: urls === null ? (maxDepth ?? usual.maxDepth) : 0,
    maxSeconds: Math.min(maxSeconds ?? usual.maxSeconds, usual.maxSeconds),
    checkExternal: checkExternal ?? usual.checkExternal,
    isList: urls !== null,
    searches: searches ?? [],
    segments: segments ?? [],
    renderPages: renderPages ?? 0,
    settings: digest,
  };
}
