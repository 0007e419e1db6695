import type { Call, Caller } from './caller.js';
import type { components, operations } from './generated/rest.js';
import { idIn } from './id-in.js';

type Schemas = components['schemas'];
export type Article = Schemas['Article'];
export type ArticleJob = Schemas['ArticleJob'];
export type ArticlePage = Schemas['ArticlePage'];
export type BatchResult = Schemas['BatchResult'];
export type Brief = Schemas['Brief'];
export type Provenance = Schemas['Provenance'] | Schemas['EarlierProvenance'];
export type ArticleChange = Schemas['ArticleChange'];
export type Publication = Schemas['Publication'];
export type ArticleEdit = Schemas['EditRequest'];
export type ImageAddress = Schemas['ImageAddress'];
export type ArticleRevision = Schemas['ArticleRevision'];
export type RevisionPage = Schemas['RevisionPage'];
export type RevisionQuery = NonNullable<operations['listRevisions']['parameters']['query']>;
export type ArticleQuery = NonNullable<operations['listArticles']['parameters']['query']>;

export interface CallOptions {
  /** Aborts the call, and the waits between its tries. */
  readonly signal?: AbortSignal | undefined;
}

export interface SinceOptions extends CallOptions {
  readonly status?: 'draft' | 'published';
  /** Articles of one page, 1 to 100; default 100. */
  readonly limit?: number;
}

/** An article and what names this revision of it. */
export interface TaggedArticle {
  readonly article: Article;
  readonly etag: string;
}

/** The articles of one edition. */
export class ArticlesOfEdition {
  private readonly path: string;

  constructor(
    private readonly caller: Caller,
    slug: string,
  ) {
    this.path = `/v1/editions/${idIn(slug)}/articles`;
  }

  list(query: ArticleQuery = {}, { signal }: CallOptions = {}): Promise<ArticlePage> {
    return this.caller.json({ method: 'GET', path: this.path, query, isRepeatable: true, signal });
  }

  /**
   * Every finished article that became readable after `cursor`, oldest first, each once; ends at the newest. Store the
   * `created_at` of the last article that you have processed: it is the cursor of the next call.
   *
   * @param cursor null for all of them
   */
  async *since(
    cursor: string | null,
    { status, limit = 100, signal }: SinceOptions = {},
  ): AsyncGenerator<Article, void, void> {
    let after = cursor;
    for (;;) {
      const query = {
        limit,
        ...(after === null ? {} : { since: after }),
        ...(status === undefined ? {} : { status }),
      };
      const page = await this.list(query, { signal });
      yield* page.articles;
      const last = page.articles.at(-1)?.created_at ?? after;
      // No two articles of an edition have the same moment, so a page that is not full is the last.
      if (page.articles.length < page.limit || last === after) return;
      after = last;
    }
  }

  /**
   * What changed after `cursor`, in the order in which it became visible: each article once, at its newest change and as it is
   * now; ends at the newest. Store the `changed_at` of the last change that you have processed: it is the cursor of the next
   * call.
   *
   * @param cursor null for everything
   */
  async *changes(
    cursor: string | null,
    { limit = 100, signal }: Omit<SinceOptions, 'status'> = {},
  ): AsyncGenerator<ArticleChange & { readonly article: Article | null }, void, void> {
    for (let after = cursor ?? ''; ;) {
      const page = await this.list({ changed_since: after, limit }, { signal });
      const { changes = [] } = page;
      const byId = new Map(page.articles.map((article) => [article.id, article]));
      for (const change of changes) yield { ...change, article: byId.get(change.id) ?? null };
      const last = changes.at(-1)?.changed_at;
      if (last === undefined || changes.length < page.limit) return;
      after = last;
    }
  }

  /** @param overrideReason why, although a blocking check of the desk fails; without one it is refused as `conflict` */
  publish(
    id: string,
    { overrideReason, signal }: CallOptions & { readonly overrideReason?: string } = {},
  ): Promise<Article> {
    const body = overrideReason === undefined ? undefined : { override_reason: overrideReason };
    const path = `${this.path}/${idIn(id)}/publish`;
    return this.caller.json({ method: 'POST', path, body, isRepeatable: true, signal });
  }

  /** Makes a published article a draft again. */
  unpublish(id: string, { signal }: CallOptions = {}): Promise<Article> {
    const path = `${this.path}/${idIn(id)}/unpublish`;
    return this.caller.json({ method: 'POST', path, isRepeatable: true, signal });
  }

  /** When and by whom it was published. */
  publication(id: string, { signal }: CallOptions = {}): Promise<Publication> {
    const path = `${this.path}/${idIn(id)}/publication`;
    return this.caller.json({ method: 'GET', path, isRepeatable: true, signal });
  }

  /** Deletes it for good. After a broken connection it is not known whether it is gone: `read` tells. */
  async delete(id: string, { signal }: CallOptions = {}): Promise<void> {
    await this.caller.raw({
      method: 'DELETE',
      path: `${this.path}/${idIn(id)}`,
      isRepeatable: false,
      signal,
    });
  }

  /**
   * Starts an article. The job gets an id here, unless the brief has one: a repeated call starts nothing twice, and returns the
   * job's progress.
   */
  start(brief: Brief, { signal }: CallOptions = {}): Promise<Schemas['ArticleStart'] | ArticleJob> {
    const body = withId(brief);
    return this.caller.json({ method: 'POST', path: this.path, body, isRepeatable: true, signal });
  }

  /** Starts up to 100 articles; check `refused`, because each row is accepted or refused by itself. */
  startBatch(briefs: readonly Brief[], { signal }: CallOptions = {}): Promise<BatchResult> {
    const body = { jobs: briefs.map(withId) };
    return this.caller.json({ method: 'POST', path: `${this.path}/batch`, body, isRepeatable: true, signal });
  }

  read(id: string, { signal }: CallOptions = {}): Promise<Article> {
    return this.caller.json({ method: 'GET', path: `${this.path}/${idIn(id)}`, isRepeatable: true, signal });
  }

  /** The article with the tag that `edit` takes: with it, nobody's edit is lost to another's. */
  async readForEdit(id: string, { signal }: CallOptions = {}): Promise<TaggedArticle> {
    return this.tagged({ method: 'GET', path: `${this.path}/${idIn(id)}`, isRepeatable: true, signal });
  }

  /**
   * Replaces texts of an article.
   * @param etag of the article as it was read; refused as `conflict` where another revision stands by now. Without it the
   *   edit is made of what stands
   * @returns the article as it is then, with its new tag
   */
  async edit(
    id: string,
    edit: ArticleEdit,
    { etag, signal }: CallOptions & { readonly etag?: string } = {},
  ): Promise<TaggedArticle> {
    const path = `${this.path}/${idIn(id)}`;
    // A repeat of an edit that was made would be refused for its tag; one without a tag changes nothing twice.
    const isRepeatable = etag === undefined;
    return this.tagged({ method: 'PATCH', path, body: edit, ifMatch: etag, isRepeatable, signal });
  }

  /** What the article was before each of its edits, newest first. */
  revisions(id: string, query: RevisionQuery = {}, { signal }: CallOptions = {}): Promise<RevisionPage> {
    const path = `${this.path}/${idIn(id)}/revisions`;
    return this.caller.json({ method: 'GET', path, query, isRepeatable: true, signal });
  }

  /** The article's provenance record; records of earlier versions have fewer fields. */
  provenance(id: string, { signal }: CallOptions = {}): Promise<Provenance> {
    const path = `${this.path}/${idIn(id)}/provenance`;
    return this.caller.json({ method: 'GET', path, isRepeatable: true, signal });
  }

  /** The record as an HTML page for people that stands by itself; refused as `not_found` for one of an earlier version. */
  async recordPage(id: string, { signal }: CallOptions = {}): Promise<string> {
    const path = `${this.path}/${idIn(id)}/provenance`;
    const query = { format: 'html' };
    const response = await this.caller.raw({ method: 'GET', path, query, isRepeatable: true, signal });
    return response.text();
  }

  /** The article and its sources in the words of schema.org; refused as `not_found` for a record of an earlier version. */
  jsonLd(id: string, { signal }: CallOptions = {}): Promise<Readonly<Record<string, unknown>>> {
    const path = `${this.path}/${idIn(id)}/provenance`;
    return this.caller.json({ method: 'GET', path, query: { format: 'jsonld' }, isRepeatable: true, signal });
  }

  /** The bytes of its image with their type; refused as `not_found` when it has none. */
  async image(id: string, { signal }: CallOptions = {}): Promise<Blob> {
    const path = `${this.path}/${idIn(id)}/image`;
    const response = await this.caller.raw({ method: 'GET', path, isRepeatable: true, signal });
    return response.blob();
  }

  /** An address of its image for a browser, which needs no key there; refused as `not_found` when it has none. */
  imageAddress(id: string, { signal }: CallOptions = {}): Promise<ImageAddress> {
    const path = `${this.path}/${idIn(id)}/image-address`;
    return this.caller.json({ method: 'GET', path, isRepeatable: true, signal });
  }

  private async tagged(call: Call): Promise<TaggedArticle> {
    const { body, etag } = await this.caller.tagged(call);
    return { article: body as Article, etag: etag ?? '*' };
  }
}

function withId(brief: Brief): Brief {
  return { ...brief, id: brief.id ?? crypto.randomUUID() };
}
