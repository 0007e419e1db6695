import { createHash } from 'node:crypto';
import { assertFullKey } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import { byCaller, type LogDetails, type LoggedAction } from '../../domain/access/audit-log.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { Article, ArticleStatus } from '../../domain/article/article.js';
import { editedFields, type ArticleEdit } from '../../domain/article/editing/edit.js';
import type { Person } from '../../domain/article/byline.js';
import { isOfThisVersion, type ProvenanceRecord } from '../../domain/article/provenance.js';
import {
  approved,
  blockingChecks,
  overrideReasonIn,
  held,
  overridden,
  withRepetition,
} from '../../domain/article/publication.js';
import { GalleyError, refuse, type ErrorCode } from '../../domain/errors.js';
import { instantOf } from '../../domain/instant.js';
import type { ArticleStore } from '../../ports/article/article-store.js';
import type { ListStore } from '../../ports/list-store.js';
import type { Clock } from '../../ports/clock.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';
import { findOwned } from '../access/find-owned.js';
import { KeyedSemaphore } from '../concurrency/keyed-semaphore.js';
import {
  assertMatches,
  refuseMissingArticle,
  refuseOtherVersion,
  type ArticleEditor,
  type ComparedArticle,
  type EditedArticle,
} from './article-editor.js';

export interface PublishingServiceParts {
  readonly stores: { readonly articles: ArticleStore; readonly lists: ListStore };
  readonly unitOfWork: UnitOfWork;
  readonly access: AccessService;
  readonly clock: Clock;
  readonly editor: ArticleEditor;
}

/** Chosen: so often an edit is made anew of what another editor has just stored. */
const MOST_TRIES = 20;

/**
 * Chosen: so often others may publish during a comparison; the next one has them wait. Not the first, since a comparison takes
 * a part of a second and a connection beside that of the lock.
 */
const FREE_COMPARISONS = 3;

/** An article is edited, goes out, is called back, or is deleted. None of it is a paid action. */
export class PublishingService {
  /** By edition: each publication is another neighbour, of which the others would be compared anew. */
  private readonly semaphore = new KeyedSemaphore(1);

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
    if (!article) throw refuseMissingArticle();
    assertFullKey(actor, what);
    return new EditorPermit(this.parts, this.semaphore, actor, article, what);
  }

  /**
   * Publishes articles one after the other, each as if it were alone: what one is refused with keeps no other back,
   * but for a key that is none any more, and a second `unavailable` in a row.
   *
   * @param readIds parses their ids, whichever edition of the account they belong to; called for a caller who may publish
   * @param readReason likewise, an editor's, to override the desk
   * @throws {GalleyError} `key_read_only`, or what the input is refused with
   */
  async publishAll(
    actor: Actor,
    readIds: () => readonly string[],
    readReason: () => string | null,
  ): Promise<{ readonly published: readonly Article[]; readonly refused: readonly RefusedArticle[] }> {
    const what = 'publishing an article';
    assertFullKey(actor, what);
    const [ids, reason] = [readIds(), readReason()];
    const published: Article[] = [];
    const refused: RefusedArticle[] = [];
    let end: GalleyError | null = null;
    for (const [index, id] of ids.entries()) {
      try {
        if (end) throw end;
        const article = await findOwned(this.parts.stores.lists.articles, actor, id, 'article');
        const permit = await this.admit(actor, article.editionId, article.id, what);
        published.push(await permit.publish(reason));
      } catch (error) {
        if (!(error instanceof GalleyError)) throw error;
        const { code, detail } = error;
        // One may have been locked by another editor; two in a row are a store that doesn't answer.
        const before = refused.at(-1);
        const isAway = code === 'unavailable' && before?.code === code && before.index === index - 1;
        if (REFUSES_ALL.has(code) || isAway) end = error;
        refused.push({ index, id, code, detail });
      }
    }
    return { published, refused };
  }
}

export type { EditorPermit };

/** The one `conflict` that an editor's reason ends. */
export class HeldByDesk extends GalleyError {
  /**
   * @param named the checks that are in the way, and why
   * @param shown names these checks of this revision: a reason that is given with it overrides nothing else
   */
  constructor(
    named: string,
    readonly shown: string,
  ) {
    super('conflict', `The desk holds this article back: ${named}. An editor may override it with a reason.`);
  }
}

/** An article that was not published with others. */
export interface RefusedArticle {
  /** Its place among those that were asked for, from 0. */
  readonly index: number;
  readonly id: string;
  readonly code: ErrorCode;
  readonly detail: string;
}

/** What refuses every further article, too. */
const REFUSES_ALL: ReadonlySet<ErrorCode> = new Set(['invalid_key', 'account_closed', 'key_read_only']);

/** An actor's right to change an article. Right before each change it is checked again. */
class EditorPermit {
  private readonly editor: Person;

  constructor(
    private readonly parts: PublishingServiceParts,
    private readonly semaphore: KeyedSemaphore,
    private readonly actor: Actor,
    private readonly found: Article,
    private readonly what: string,
  ) {
    this.editor = { id: actor.userId, name: actor.userName };
  }

  /**
   * What is published stays so when it is asked again. The desk compares it once more with what the edition has published,
   * for that was another day: of two drafts that are alike, only one goes out.
   *
   * @param reason an editor's, to override the desk
   * @param shown of the `HeldByDesk` that the editor answers with the reason; null: whatever blocks is overridden
   * @throws {GalleyError} `not_found`; `conflict` while a blocking check fails and there is no reason;
   *   `HeldByDesk` also when something else blocks than was shown; `unavailable`
   */
  async publish(reason: string | null, shown: string | null = null): Promise<Article> {
    const next = await this.semaphore.acquire(this.found.editionId);
    try {
      return await this.publishAlone(reason, shown);
    } finally {
      next();
    }
  }

  private async publishAlone(reason: string | null, shown: string | null): Promise<Article> {
    const { id: articleId, editionId, status } = this.found;
    if (status === 'published') {
      // Then there is nothing to compare, unless it is called back meanwhile.
      const stays = await this.change('published', () => Promise.resolve(null));
      if (stays) return stays;
    }
    const compare = () =>
      readOrRefuse(() => this.parts.editor.compare({ editionId, articleId }, this.actor.accountId));
    for (let count = 0; count < FREE_COMPARISONS; count += 1) {
      const compared = await compare();
      const published = await this.change('published', async (stores, article, stored) =>
        (await isOutdated(compared, stores, article))
          ? null
          : this.publishAs(compared, { stores, article, stored }, reason, shown),
      );
      if (published) return published;
    }
    return this.change('published', async (stores, article, stored) =>
      this.publishAs(await compare(), { stores, article, stored }, reason, shown),
    );
  }

  private async publishAs(
    { repetition, revision, shingles }: ComparedArticle,
    { stores, article, stored }: LockedForChange,
    reason: string | null,
    shown: string | null,
  ): Promise<Article> {
    if (!stored) throw refuseOtherVersion();
    const at = instantOf(this.parts.clock.now());
    const record = withRepetition(stored, repetition);
    const inTheWay = blockingChecks(record);
    if (inTheWay.length > 0) {
      const named = inTheWay.map(({ name, summary }) => `${name} (${summary})`).join('; ');
      const held = createHash('sha256').update(`${revision}\n${named}`).digest('hex');
      if (reason === null || (shown !== null && shown !== held)) throw new HeldByDesk(named, held);
    }
    const { editor } = this;
    const cleared = reason === null ? record : overridden(record, { editor, reason, at });
    const recorded = approved(cleared, { editor, reason, at });
    const overrideReason = overrideReasonIn(recorded);
    const published = await stores.articles.publish(article, recorded, shingles, {
      by: editor,
      overrideReason,
    });
    const checks = inTheWay.map(({ name }) => name);
    await this.log(stores, 'article_published', checks.length === 0 ? {} : { reason, overrides: checks });
    return published;
  }

  /** Whatever its record: what must not be read any more can always be called back. @throws {GalleyError} `not_found` */
  unpublish(): Promise<Article> {
    return this.change('draft', async (stores, article, record) => {
      const at = instantOf(this.parts.clock.now());
      const back = await stores.articles.unpublish(
        article,
        record && held(record, { editor: this.editor, at }),
      );
      await this.log(stores, 'article_unpublished');
      return back;
    });
  }

  /**
   * Replaces texts of the article. The desk checks what stands then; the article stays published or a draft, whatever it
   * finds. What was there before is stored as a revision, and the record tells of the edit. An edit that changes nothing
   * leaves the article as it is.
   *
   * @param ifMatch the revisions that may be replaced; null for whichever stands
   * @throws {GalleyError} `not_found`; `conflict` where another revision stands, another article of the edition has the
   *   slug, or the record is of another version; `invalid_params` where nothing of the body is left; `unavailable`
   */
  async edit(edit: ArticleEdit, ifMatch: readonly number[] | null): Promise<Article> {
    const { id: articleId, editionId } = this.found;
    for (let count = 0; count < MOST_TRIES; count += 1) {
      const at = instantOf(this.parts.clock.now());
      const request = { editionId, articleId, edit, ifMatch, editor: this.editor, at };
      const edited = await readOrRefuse(() => this.parts.editor.edit(request, this.actor.accountId));
      if (!edited) return this.reread();
      const stored = await this.store(edited, ifMatch);
      if (stored) return stored;
    }
    throw refuse('conflict', 'Others edit this article at the same moment; try again.');
  }

  /** @returns null where another revision stands than the edit was made of, and any may be replaced */
  private async store(edited: EditedArticle, ifMatch: readonly number[] | null): Promise<Article | null> {
    const { id, editionId } = this.found;
    await this.confirm();
    return readOrRefuse(() =>
      this.parts.unitOfWork.run<Article | null>(
        async (stores) => {
          const locked = await stores.articles.lock(editionId, id);
          if (!locked) throw refuseMissingArticle();
          const { article } = locked;
          assertMatches(article.revision, ifMatch);
          if (article.revision !== edited.replaces) return null;
          const stored = await stores.articles.edit(article, edited, this.editor);
          const fields = editedFields(article, edited.texts);
          await this.log(stores, 'article_edited', { fields, revision: stored.revision });
          return stored;
        },
        async ({ articles }, stored) => {
          if (!stored) return true;
          await articles.lock(editionId, id);
          return articles.hasRevision(id, edited.replaces, stored.changedAt);
        },
        editionId,
      ),
    );
  }

  private async reread(): Promise<Article> {
    const { id, editionId } = this.found;
    const article = await readOrRefuse(() => this.parts.stores.articles.find(editionId, id));
    if (!article) throw refuseMissingArticle();
    return article;
  }

  /**
   * Deletes the article for good: its texts, its record, its image, and what its job had of them. A tombstone stays in the
   * feed of changes, and the job, which names no article any more.
   * @throws {GalleyError} `not_found`
   */
  async delete(): Promise<void> {
    const { id, editionId } = this.found;
    await this.confirm();
    return readOrRefuse(() =>
      this.parts.unitOfWork.run(
        async (stores) => {
          const locked = await stores.articles.lock(editionId, id);
          if (!locked) throw refuseMissingArticle();
          await stores.articles.delete(locked.article, this.editor);
          await this.log(stores, 'article_deleted');
        },
        async ({ articles }) => (await articles.lock(editionId, id)) === null,
        editionId,
      ),
    );
  }

  /** Last in the transaction of the change. */
  private log({ auditLog }: Stores, action: LoggedAction, details: LogDetails = {}): Promise<void> {
    const object = { kind: 'article', id: this.found.id } as const;
    return auditLog.add([{ ...byCaller(this.actor), action, object, details }]);
  }

  private confirm(): Promise<void> {
    return this.parts.access.confirmFullKey(this.actor, this.what);
  }

  private async change<Changed extends Article | null>(
    status: ArticleStatus,
    write: (stores: Stores, article: Article, record: ProvenanceRecord | null) => Promise<Changed>,
  ): Promise<Article | Changed> {
    const { id, editionId } = this.found;
    await this.confirm();
    return readOrRefuse(() =>
      this.parts.unitOfWork.run<Article | Changed>(
        async (stores) => {
          const locked = await stores.articles.lock(editionId, id);
          if (!locked) throw refuseMissingArticle();
          if (locked.article.status === status) return locked.article;
          const { article, record } = locked;
          return write(stores, article, record && isOfThisVersion(record) ? record : null);
        },
        async ({ articles }, changed) =>
          !changed || (await articles.lock(editionId, id))?.article.status === status,
        editionId,
      ),
    );
  }
}

/** An article in the transaction that changes it, with its record; null for one of another version. */
interface LockedForChange {
  readonly stores: Stores;
  readonly article: Article;
  readonly stored: ProvenanceRecord | null;
}

/** Whether the article, or what it was compared with, has changed. */
async function isOutdated(
  { lastPublished, revision }: ComparedArticle,
  { articles }: Stores,
  { id, editionId, revision: current }: Article,
): Promise<boolean> {
  if (current !== revision) return true;
  const newest = await articles.lastPublished(editionId, id);
  // What was called back meanwhile is of no harm: the comparison is of a moment before.
  return newest !== null && (lastPublished === null || newest > lastPublished);
}
