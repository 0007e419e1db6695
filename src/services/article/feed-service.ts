import type { Actor } from '../../domain/access/actor.js';
import { assertFullKey } from '../../domain/access/admission.js';
import { byCaller, byCommandLine, type LogEntryBy } from '../../domain/access/audit-log.js';
import { REQUEST_LIMIT } from '../../domain/access/limits.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { Edition } from '../../domain/edition.js';
import { refuse } from '../../domain/errors.js';
import { FEED_ENTRIES, feedTokenHash, makeFeedToken, type PublishedFeed } from '../../domain/feed/feed.js';
import type { Instant } from '../../domain/instant.js';
import type { EditionStore } from '../../ports/access/edition-store.js';
import type { EditionFeedStore } from '../../ports/article/edition-feed-store.js';
import type { Ids } from '../../ports/ids.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';
import { RefusalPace } from '../access/refusal-pace.js';
import { KeyedRate } from '../concurrency/keyed-rate.js';

export interface FeedServiceParts {
  readonly stores: { readonly editionFeeds: EditionFeedStore; readonly editions: Pick<EditionStore, 'get'> };
  readonly unitOfWork: UnitOfWork;
  readonly access: AccessService;
  readonly ids: Ids;
}

/** The address of a feed, which is shown once: of its token a hash is stored. */
export interface FeedAddress {
  readonly edition: Edition;
  /** Without the format, from the base address on. */
  readonly path: string;
  readonly since: Instant;
}

const WHAT = 'giving a feed an address';

/** Feeds of what editions have published, each at a secret address that its account may change or remove. */
export class FeedService {
  private readonly pace = new RefusalPace();
  private readonly requests = new KeyedRate(REQUEST_LIMIT.quota, REQUEST_LIMIT.seconds * 1000);

  constructor(private readonly parts: FeedServiceParts) {}

  /** Since when the feed stands at an address; null while it has none. @throws {GalleyError} `not_found` */
  async since(actor: Actor, slug: string): Promise<Instant | null> {
    const { id } = await this.parts.access.openEdition(actor, slug);
    const [since = null] = await this.sinceOf([id]);
    return since;
  }

  /** For a caller that has opened these editions already; in their order. */
  async sinceOf(editionIds: readonly string[]): Promise<readonly (Instant | null)[]> {
    const found = await readOrRefuse(() => this.parts.stores.editionFeeds.since(editionIds));
    return editionIds.map((id) => found.get(id) ?? null);
  }

  /**
   * Gives the feed of an edition a new address. The one that it had answers `not_found` from then on.
   * @throws {GalleyError} `not_found` or `key_read_only`; `invalid_key` or `account_closed` for a caller who lost the right meanwhile
   */
  async rotate(actor: Actor, slug: string): Promise<FeedAddress> {
    return this.put(await this.admit(actor, slug), byCaller(actor));
  }

  /** Removes the address, and with it the feed; one that has none stays so. @throws {GalleyError} as `rotate` */
  async disable(actor: Actor, slug: string): Promise<Edition> {
    const edition = await this.admit(actor, slug);
    await this.remove(edition, byCaller(actor));
    return edition;
  }

  /** The same at the command line. @throws {GalleyError} `not_found` */
  async rotateAsOperator(editionId: string): Promise<FeedAddress> {
    const edition = await this.get(editionId);
    return this.put(edition, byCommandLine(edition.accountId));
  }

  /** @throws {GalleyError} `not_found` */
  async disableAsOperator(editionId: string): Promise<boolean> {
    const edition = await this.get(editionId);
    return this.remove(edition, byCommandLine(edition.accountId));
  }

  /**
   * The feed at an address.
   * @param token as it came
   * @param client the network address of the caller, whose refusals are sent one after the other
   * @throws {GalleyError} `not_found` for an address that is none, or is none any more; `rate_limited`
   */
  async read(slug: string, token: unknown, client: string): Promise<PublishedFeed> {
    const [id, hash] = [slug.toLowerCase(), feedTokenHash(token)];
    const feed =
      hash !== null && isUuid(id)
        ? await readOrRefuse(() => this.parts.stores.editionFeeds.read(id, hash, FEED_ENTRIES))
        : null;
    if (!feed) {
      await this.pace.wait(client);
      throw refuse('not_found', 'There is no feed at this address.');
    }
    if (!this.requests.count(id))
      throw refuse('rate_limited', `This feed was read ${REQUEST_LIMIT.quota} times in the last minute.`);
    return feed;
  }

  private async admit(actor: Actor, slug: string): Promise<Edition> {
    const { access } = this.parts;
    const edition = await access.openEdition(actor, slug);
    assertFullKey(actor, WHAT);
    await access.confirmFullKey(actor, WHAT);
    return edition;
  }

  private async get(editionId: string): Promise<Edition> {
    const edition = await this.parts.stores.editions.get(editionId);
    if (!edition) throw refuse('not_found', 'There is no such edition.');
    return edition;
  }

  private async put(edition: Edition, by: LogEntryBy): Promise<FeedAddress> {
    const token = makeFeedToken((length) => this.parts.ids.randomBytes(length));
    const hash = feedTokenHash(token);
    if (!hash) throw new Error('a new token of a feed is none');
    const since = await readOrRefuse(() =>
      this.parts.unitOfWork.run(async ({ editionFeeds, auditLog }) => {
        const at = await editionFeeds.put(edition.id, hash);
        if (at === null) throw refuse('not_found', 'There is no such edition on this account.');
        await auditLog.add([entryOf(edition, by, 'feed_rotated')]);
        return at;
      }),
    );
    return { edition, path: `/v1/editions/${edition.id}/feed?token=${token}`, since };
  }

  private remove(edition: Edition, by: LogEntryBy): Promise<boolean> {
    return readOrRefuse(() =>
      this.parts.unitOfWork.run(async ({ editionFeeds, auditLog }) => {
        if (!(await editionFeeds.remove(edition.id))) return false;
        await auditLog.add([entryOf(edition, by, 'feed_disabled')]);
        return true;
      }),
    );
  }
}

function entryOf({ id }: Edition, by: LogEntryBy, action: 'feed_rotated' | 'feed_disabled') {
  return { ...by, action, object: { kind: 'edition', id } as const, details: {} };
}
