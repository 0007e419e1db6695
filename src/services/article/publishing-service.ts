import { assertFullKey } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { Article, ArticleStatus } from '../../domain/article/article.js';
import { DUPLICATION_SHINGLE, findRepetition } from '../../domain/article/desk/duplication-domain.js';
import type { PublishedNeighbours } from '../../domain/article/desk/desk-check.js';
import { proseOf } from '../../domain/article/prose.js';
import { isOfThisVersion, type ProvenanceRecord } from '../../domain/article/provenance.js';
import {
  approved,
  blockingChecks,
  held,
  overridden,
  withRepetition,
} from '../../domain/article/publication.js';
import { refuse } from '../../domain/errors.js';
import { instantOf } from '../../domain/instant.js';
import { shinglesOf } from '../../libs/text/index.js';

import type { ArticleStore } from '../../ports/article-store.js';
import type { Clock } from '../../ports/clock.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';

export interface PublishingServiceParts {
  readonly stores: { readonly articles: ArticleStore };
  readonly unitOfWork: UnitOfWork;
  readonly access: AccessService;
  readonly clock: Clock;
}

/** An article goes out, or is called back. Neither is a paid action. */
export class PublishingService {
  constructor(private readonly parts: PublishingServiceParts) {}

  /**
   * What is published stays so, whoever asks again. The desk's look at what the edition has published is taken once
   * more, for that was another day: of two drafts that are alike, only one goes out.
   *
   * @param readReason parses an editor's reason to override the desk; called once the caller may publish at all
   * @throws {GalleyError} `not_found`, `key_read_only`, what `readReason` throws, or `conflict` while a blocking check
   *   stands and there is no reason
   */
  publish(actor: Actor, slug: string, id: string, readReason: () => string | null): Promise<Article> {
    return this.change(
      actor,
      slug,
      id,
      'publishing an article',
      'published',
      async (stores, article, stored) => {
        const reason = readReason();
        const at = instantOf(this.parts.clock.now());
        const shingles = [...shinglesOf(proseOf(article.body), DUPLICATION_SHINGLE, article.languageCode)];
        const published = await stores.articles.published(article.editionId, shingles, article.id);
        const record = withRepetition(stored, findAgain(article, published));
        const inTheWay = blockingChecks(record);
        if (inTheWay.length > 0 && reason === null) {
          const told = inTheWay.map(({ name, summary }) => `${name} (${summary})`).join('; ');
          throw refuse(
            'conflict',
            `The desk holds this article back: ${told}. An editor may override it with a reason.`,
          );
        }
        const editor = { id: actor.userId, name: actor.userName };
        const cleared = reason === null ? record : overridden(record, { editor, reason, at });
        await stores.articles.publish(article.id, approved(cleared, { editor, reason, at }), shingles);
      },
    );
  }

  /** @throws {GalleyError} `not_found` or `key_read_only` */
  unpublish(actor: Actor, slug: string, id: string): Promise<Article> {
    return this.change(
      actor,
      slug,
      id,
      'withdrawing an article',
      'draft',
      async (stores, article, record) => {
        const at = instantOf(this.parts.clock.now());
        const editor = { id: actor.userId, name: actor.userName };
        await stores.articles.withdraw(article.id, held(record, { editor, at }));
      },
    );
  }

  private async change(
    actor: Actor,
    slug: string,
    id: string,
    what: string,
    status: ArticleStatus,
    write: (stores: Stores, article: Article, record: ProvenanceRecord) => Promise<void>,
  ): Promise<Article> {
    const edition = await this.parts.access.openEdition(actor, slug);
    const { articles } = this.parts.stores;
    const found = isUuid(id) ? await readOrRefuse(() => articles.find(edition.id, id.toLowerCase())) : null;
    if (!found) throw refuse('not_found', 'There is no such article in this edition.');
    assertFullKey(actor, what);
    return readOrRefuse(() =>
      this.parts.unitOfWork.run(
        async (stores) => {
          const locked = await stores.articles.lock(edition.id, found.id);
          if (!locked) throw refuse('not_found', 'There is no such article in this edition.');
          if (locked.article.status === status) return locked.article;
          const { article, record } = locked;
          if (!record || !isOfThisVersion(record))
            throw refuse(
              'conflict',
              'The record of this article is of an earlier version of Galley; write it anew.',
            );
          await write(stores, article, record);
          return { ...article, status };
        },
        async (stores) => (await stores.articles.lock(edition.id, found.id))?.article.status === status,
        edition.id,
      ),
    );
  }
}

function findAgain(article: Article, published: PublishedNeighbours): ReturnType<typeof findRepetition> {
  return findRepetition(
    { body: article.body, title: article.title, language: article.languageCode },
    published,
  );
}
