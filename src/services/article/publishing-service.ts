import { assertFullKey } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { Article, ArticleStatus } from '../../domain/article/article.js';
import { DUPLICATION_SHINGLE, findRepetition } from '../../domain/article/desk/duplication-domain.js';
import type { PublishedNeighbours } from '../../domain/article/desk/desk-check.js';
import { proseOf } from '../../domain/article/prose.js';
import type { Person } from '../../domain/article/byline.js';
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

/** An article goes out, is called back, or is deleted. None of it is a paid action. */
export class PublishingService {
  constructor(private readonly parts: PublishingServiceParts) {}

  /**
   * The first step, before anything of a body is read.
   * @param what the caller wants, for the refusal: `publishing an article`
   * @throws {GalleyError} `not_found` or `key_read_only`
   */
  async admit(actor: Actor, slug: string, id: string, what: string): Promise<EditorPermit> {
    const edition = await this.parts.access.openEdition(actor, slug);
    const { articles } = this.parts.stores;
    const article = isUuid(id) ? await readOrRefuse(() => articles.find(edition.id, id.toLowerCase())) : null;
    if (!article) throw noSuchArticle();
    assertFullKey(actor, what);
    return new EditorPermit(this.parts, actor, article);
  }
}

export type { EditorPermit };

/** An actor's right to change an article. */
class EditorPermit {
  private readonly editor: Person;

  constructor(
    private readonly parts: PublishingServiceParts,
    actor: Actor,
    private readonly found: Article,
  ) {
    this.editor = { id: actor.userId, name: actor.userName };
  }

  /**
   * What is published stays so, whoever asks again. The desk compares it once more with what the edition has published,
   * for that was another day: of two drafts that are alike, only one goes out.
   *
   * @param reason an editor's, to override the desk
   * @throws {GalleyError} `not_found`, or `conflict` while a blocking check fails and there is no reason
   */
  publish(reason: string | null): Promise<Article> {
    return this.change('published', async (stores, article, stored) => {
      if (!stored)
        throw refuse(
          'conflict',
          'The record of this article is of another version of Galley; write it anew.',
        );
      const at = instantOf(this.parts.clock.now());
      const shingles = [...shinglesOf(proseOf(article.body), DUPLICATION_SHINGLE, article.languageCode)];
      const published = await stores.articles.published(article.editionId, shingles, article.id);
      const record = withRepetition(stored, findAgain(article, published));
      const inTheWay = blockingChecks(record);
      if (inTheWay.length > 0 && reason === null) {
        const named = inTheWay.map(({ name, summary }) => `${name} (${summary})`).join('; ');
        throw refuse(
          'conflict',
          `The desk holds this article back: ${named}. An editor may override it with a reason.`,
        );
      }
      const { editor } = this;
      const cleared = reason === null ? record : overridden(record, { editor, reason, at });
      const recorded = approved(cleared, { editor, reason, at });
      return stores.articles.publish(article, recorded, shingles, { by: editor, overrideReason: reason });
    });
  }

  /** Whatever its record: what must not be read any more can always be called back. @throws {GalleyError} `not_found` */
  unpublish(): Promise<Article> {
    return this.change('draft', (stores, article, record) => {
      const at = instantOf(this.parts.clock.now());
      return stores.articles.unpublish(article, record && held(record, { editor: this.editor, at }));
    });
  }

  /**
   * Deletes the article for good: its texts, its record, its image, and what its job had of them. A tombstone stays in the
   * feed of changes, and the job, which names no article any more.
   * @throws {GalleyError} `not_found`
   */
  delete(): Promise<void> {
    const { id, editionId } = this.found;
    return readOrRefuse(() =>
      this.parts.unitOfWork.run(
        async ({ articles }) => {
          const locked = await articles.lock(editionId, id);
          if (!locked) throw noSuchArticle();
          await articles.delete(locked.article, this.editor);
        },
        async ({ articles }) => (await articles.lock(editionId, id)) === null,
        editionId,
      ),
    );
  }

  private change(
    status: ArticleStatus,
    write: (stores: Stores, article: Article, record: ProvenanceRecord | null) => Promise<Article>,
  ): Promise<Article> {
    const { id, editionId } = this.found;
    return readOrRefuse(() =>
      this.parts.unitOfWork.run(
        async (stores) => {
          const locked = await stores.articles.lock(editionId, id);
          if (!locked) throw noSuchArticle();
          if (locked.article.status === status) return locked.article;
          const { article, record } = locked;
          return write(stores, article, record && isOfThisVersion(record) ? record : null);
        },
        async ({ articles }) => (await articles.lock(editionId, id))?.article.status === status,
        editionId,
      ),
    );
  }
}

function noSuchArticle() {
  return refuse('not_found', 'There is no such article in this edition.');
}

function findAgain(article: Article, published: PublishedNeighbours): ReturnType<typeof findRepetition> {
  return findRepetition(
    { body: article.body, title: article.title, language: article.languageCode },
    published,
  );
}
