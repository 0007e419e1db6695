import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../domain/access/actor.js';
import { REQUEST_LIMIT } from '../../domain/access/limits.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { Article, ArticleImage } from '../../domain/article/article.js';
import { refuse, type GalleyError } from '../../domain/errors.js';
import { instantOf, type Instant } from '../../domain/instant.js';
import type { SigningStore } from '../../ports/access/signing-store.js';
import type { ArticleStore } from '../../ports/article/article-store.js';
import type { Ids } from '../../ports/ids.js';
import { readOrRefuse } from '../access/access-service.js';
import { RefusalPace } from '../access/refusal-pace.js';
import { KeyedRate } from '../concurrency/keyed-rate.js';
import type { ArticleService } from './article-service.js';

/** Seconds for which an address is good at the most. */
const LIFE = 3600;
/** Addresses that are asked for within so many seconds are the same one, which browsers keep in their caches. */
const STEP = 300;
const SECRET = 'images';
const SECRET_BYTES = 32;

export interface SignedImagesParts {
  readonly stores: { readonly articles: Pick<ArticleStore, 'imageUntil'>; readonly signing: SigningStore };
  readonly articles: Pick<ArticleService, 'find'>;
  readonly ids: Ids;
}

/** Where a browser finds the image of an article without a key. */
export interface ImageAddress {
  /** With its query, from the base address on. */
  readonly path: string;
  readonly expiresAt: Instant;
}

/** What the query of a signed address says, as it came. */
export interface AddressQuery {
  readonly expires: unknown;
  readonly signature: unknown;
}

/**
 * Addresses of images for `<img>`, which can send no key. An address is signed with a secret that the database holds, is good
 * for an hour at the most by the clock of the database, and ends with its article and with its account.
 */
export class SignedImages {
  private secret: Promise<Uint8Array> | null = null;
  private readonly pace = new RefusalPace();
  private readonly requests = new KeyedRate(REQUEST_LIMIT.quota, REQUEST_LIMIT.seconds * 1000);

  constructor(private readonly parts: SignedImagesParts) {}

  /** @throws {GalleyError} `not_found` when there is no such article, or it has no image */
  async addressOf(actor: Actor, slug: string, articleId: string): Promise<ImageAddress> {
    const [address] = await this.addressesOf([await this.parts.articles.find(actor, slug, articleId)]);
    if (!address) throw noSuchImage();
    return address;
  }

  /** For a caller that has opened these articles already; in their order, null for those without an image. */
  async addressesOf(
    articles: readonly Pick<Article, 'id' | 'editionId' | 'hasImage'>[],
  ): Promise<readonly (ImageAddress | null)[]> {
    const [secret, now] = await readOrRefuse(() =>
      Promise.all([this.openSecret(), this.parts.stores.signing.now()]),
    );
    const expires = Math.floor((now + LIFE) / STEP) * STEP;
    return articles.map(({ id, editionId, hasImage }) => {
      if (!hasImage) return null;
      const query = `expires=${expires}&signature=${signatureOf(secret, editionId, id, String(expires))}`;
      return {
        path: `/v1/editions/${editionId}/articles/${id}/signed-image?${query}`,
        expiresAt: instantOf(new Date(expires * 1000)),
      };
    });
  }

  /**
   * The image at a signed address. Nothing is read for one whose signature is not ours.
   * @param client the network address of the caller, whose refusals are sent one after the other
   * @returns with the seconds for which the address is still good
   * @throws {GalleyError} `invalid_key` for an address that is altered or late, `not_found` once the article is deleted or
   *   the account closed, `rate_limited`
   */
  async read(
    slug: string,
    articleId: string,
    { expires, signature }: AddressQuery,
    client: string,
  ): Promise<{ readonly image: ArticleImage; readonly secondsLeft: number }> {
    const [edition, article] = [slug.toLowerCase(), articleId.toLowerCase()];
    const secret = await readOrRefuse(() => this.openSecret());
    const isOurs =
      typeof expires === 'string' &&
      typeof signature === 'string' &&
      /^\d{1,12}$/.test(expires) &&
      isUuid(edition) &&
      isUuid(article) &&
      isEqual(signature, signatureOf(secret, edition, article, expires));
    if (!isOurs) return this.refuseSlowly(client, notGood());
    if (!this.requests.count(article)) return this.refuseSlowly(client, tooOften());
    const found = await readOrRefuse(() =>
      this.parts.stores.articles.imageUntil(edition, article, Number(expires)),
    );
    if (found.secondsLeft <= 0) return this.refuseSlowly(client, notGood());
    if (!found.image) throw noSuchImage();
    return { image: found.image, secondsLeft: found.secondsLeft };
  }

  private async refuseSlowly(client: string, refusal: GalleyError): Promise<never> {
    await this.pace.wait(client);
    throw refusal;
  }

  private openSecret(): Promise<Uint8Array> {
    this.secret ??= this.parts.stores.signing
      .secret(SECRET, this.parts.ids.randomBytes(SECRET_BYTES))
      .catch((error: unknown) => {
        this.secret = null;
        throw error;
      });
    return this.secret;
  }
}

/** Over the parts of the address as they stand in it: whatever is altered, the signature is another. */
function signatureOf(secret: Uint8Array, edition: string, article: string, expires: string): string {
  return createHmac('sha256', secret).update(`${edition}/${article}/${expires}`).digest('base64url');
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function notGood() {
  return refuse('invalid_key', 'This address has expired or was altered; request a new one.');
}

function tooOften() {
  return refuse(
    'rate_limited',
    `This address was read ${REQUEST_LIMIT.quota} times in the last minute; keep what it answers.`,
  );
}

function noSuchImage() {
  return refuse('not_found', 'There is no such image.');
}
