import type { Instant } from '../instant.js';
import type { Person } from './byline.js';
import type { ProvenanceRecord } from './provenance.js';

export type ArticleStatus = 'draft' | 'published';

/** A finished article, as stored. */
export interface Article {
  readonly id: string;
  readonly editionId: string;
  /** ASCII, unique in its edition; empty when the title gives none. */
  readonly slug: string;
  readonly status: ArticleStatus;
  readonly title: string;
  /** Sanitised HTML. */
  readonly body: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly languageCode: string;
  readonly wordCount: number;
  readonly byline: string;
  /** A category of contract §2.1; `manual:` when there is no image. */
  readonly imageSource: string;
  readonly hasImage: boolean;
  /** When it became readable; strictly increasing in its edition, in order of visibility. */
  readonly createdAt: Instant;
  /** Counts its changes, from 1: of editors who begin at the same one, one is the first. */
  readonly revision: number;
  /** What happened to it last. */
  readonly change: ArticleChange;
  /** When; strictly increasing over all changes in its edition, in order of visibility. */
  readonly changedAt: Instant;
  /** Null for a draft. */
  readonly publication: Publication | null;
}

/** What may happen to an article that stays. */
export type ArticleChange = 'finished' | 'published' | 'unpublished' | 'edited';

export interface Publication {
  readonly at: Instant;
  /** Null for an article that was published before this was recorded. */
  readonly by: Person | null;
  /** Why, although a blocking check failed. */
  readonly overrideReason: string | null;
}

/** The newest change of an article, as a feed tells it. */
export type ListedChange = { readonly id: string; readonly changedAt: Instant } & (
  | { readonly change: ArticleChange; readonly article: Article }
  | { readonly change: 'deleted'; readonly article: null }
);

/** What the last stage hands to the store; the store gives `createdAt` and makes the slug unique. */
export interface NewArticle extends Omit<
  Article,
  'createdAt' | 'hasImage' | 'status' | 'revision' | 'change' | 'changedAt' | 'publication'
> {
  readonly image: ArticleImage | null;
  readonly provenance: ProvenanceRecord;
}

export interface ArticleImage {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Which articles of an edition: `since` is exclusive, in microseconds. */
export interface ArticleFilter {
  readonly since: Instant | null;
  /** By `createdAt`. */
  readonly order: 'asc' | 'desc';
  readonly status: ArticleStatus | null;
  readonly limit: number;
  readonly offset: number;
}
