import type { Instant } from '../instant.js';
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
}

/** What the last stage hands to the store; the store gives `createdAt` and makes the slug unique. */
export interface NewArticle extends Omit<Article, 'createdAt' | 'hasImage' | 'status'> {
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
  readonly status: ArticleStatus | null;
  readonly limit: number;
  readonly offset: number;
}
