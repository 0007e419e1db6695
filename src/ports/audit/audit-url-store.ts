import type { AnswerFacts } from '../../libs/guarded-fetch/index.js';
import type { PageFacts } from '../../libs/page-reading/index.js';
import type { ReadRow } from './audit-store.js';

/** What a crawl stored of one URL. */
export interface StoredUrl {
  /** null where it was not requested. */
  readonly answer: AnswerFacts | null;
  /** null for what is no page. */
  readonly page: PageFacts | null;
}

/** A URL in one audit of its edition. */
export interface UrlMoment {
  readonly audit: string;
  /** When that audit was started. */
  readonly at: string;
  /** null where it did not know the URL. */
  readonly row: ReadRow | null;
}

/** A site's robots.txt as a crawl read it. */
export interface StoredRobots {
  /** null without an answer. */
  readonly status: number | null;
  /** null where there is none. */
  readonly text: string | null;
}

/** Single URLs of finished audits. */
export interface AuditUrlStore {
  /** @returns null for a URL that the crawl does not know */
  row(auditId: string, url: string): Promise<ReadRow | null>;
  crawled(auditId: string, url: string): Promise<StoredUrl | null>;
  /** @returns the HTTP statuses of those that the crawl knows, null for no answer */
  statuses(auditId: string, urls: readonly string[]): Promise<ReadonlyMap<string, number | null>>;
  /** @returns null for an audit that has not read it yet */
  robots(auditId: string): Promise<StoredRobots | null>;
  /** The same URL in the last audits of the edition that are done and that this version can read, the newest first. */
  history(auditId: string, url: string, most: number): Promise<readonly UrlMoment[]>;
}
