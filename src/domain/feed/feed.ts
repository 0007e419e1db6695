import { createHash } from 'node:crypto';
import type { Article } from '../article/article.js';
import type { Edition } from '../edition.js';
import type { Instant } from '../instant.js';

/** What a feed of an edition tells: what it has published, and what it has not any more. */
export interface PublishedFeed {
  readonly edition: Edition;
  /** Published, the latest first: at most `FEED_ENTRIES`. */
  readonly articles: readonly Article[];
  /** Articles that were called back, edited as drafts or deleted, the latest first: as many at most. */
  readonly gone: readonly GoneArticle[];
  /** Since when it stands at its address. */
  readonly since: Instant;
}

export interface GoneArticle {
  readonly id: string;
  readonly at: Instant;
}

/** Chosen: readers ask every hour or so, and few editions publish more in a week. */
export const FEED_ENTRIES = 50;

/** When what it tells changed last. */
export function changedAtOf({ articles, gone, since }: PublishedFeed): Instant {
  return [since, ...articles.map(({ changedAt }) => changedAt), ...gone.map(({ at }) => at)].reduce(
    (one, other) => (one > other ? one : other),
  );
}

const TOKEN_BYTES = 32;
const TOKEN = /^gf_[\w-]{43}$/;

/** What makes the address of a feed secret: 256 bits in base64url. @param randomBytes a CSPRNG */
export function makeFeedToken(randomBytes: (length: number) => Uint8Array): string {
  return `gf_${Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')}`;
}

/** @returns what is stored of a token, as of a key's; null for what is none */
export function feedTokenHash(token: unknown): Uint8Array | null {
  return typeof token === 'string' && TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}
