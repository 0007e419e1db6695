import type { AnswerFailure } from '../../../src/libs/guarded-fetch/index.js';
import type { CrawlConfig } from '../../../src/domain/audit/audit.js';
import type { SiteFacts } from '../../../src/libs/site-audit/index.js';

/** One answer, as it goes over the wire; or none, and why. */
export type Served =
  | {
      readonly status: number;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, string | readonly string[]>>;
      /** As sent, compressed where `content-encoding` says so. */
      readonly body: Uint8Array;
      /** Default 40 and 60. */
      readonly ttfbMs?: number;
      readonly totalMs?: number;
    }
  | { readonly failure: AnswerFailure };

/** What a URL answers. */
export interface ServedUrl {
  /** To one GET after the other; the last one from then on. */
  readonly answers: readonly [Served, ...Served[]];
  /** HEAD is answered as GET is, without its length, or refused with 405. Default `like_get`. */
  readonly head?: 'like_get' | 'no_length' | 'refused';
}

/** A hit that the key expects; for one that can't be verified, only that. */
export type Certainty = 'sure' | 'unverifiable';

/** URLs that each check must hit, null for the site, and those that it must just not hit. */
export interface AnswerKey {
  readonly hits: ReadonlyMap<string, ReadonlyMap<string | null, Certainty>>;
  /** Borderline cases that are sound; of checks of the site none is needed, for other sites are sound. */
  readonly sound: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A web as data: one site that is audited, its http twin, and some of other hosts. */
export interface GeneratedSite {
  readonly name: string;
  readonly start: string;
  readonly urls: ReadonlyMap<string, ServedUrl>;
  /** What an origin answers for all other addresses; `to_https` is a permanent redirect to the twin. A host of none is not known. */
  readonly others: ReadonlyMap<string, ServedUrl | 'to_https'>;
  readonly certificate: SiteFacts['certificate'];
  readonly config: Partial<CrawlConfig>;
  readonly key: AnswerKey;
}
