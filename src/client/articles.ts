import type { Caller } from './caller.js';
import type { components, operations } from './generated/rest.js';
import { idIn } from './id-in.js';

type Schemas = components['schemas'];
export type Article = Schemas['Article'];
export type ArticleJob = Schemas['ArticleJob'];
export type ArticlePage = Schemas['ArticlePage'];
export type BatchResult = Schemas['BatchResult'];
export type Brief = Schemas['Brief'];
export type Provenance = Schemas['Provenance'] | Schemas['EarlierProvenance'];
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

  /** The article's provenance record; records of earlier versions have fewer fields. */
  provenance(id: string, { signal }: CallOptions = {}): Promise<Provenance> {
    const path = `${this.path}/${idIn(id)}/provenance`;
    return this.caller.json({ method: 'GET', path, isRepeatable: true, signal });
  }

  /** The bytes of its image with their type; refused as `not_found` when it has none. */
  async image(id: string, { signal }: CallOptions = {}): Promise<Blob> {
    const path = `${this.path}/${idIn(id)}/image`;
    const response = await this.caller.raw({ method: 'GET', path, isRepeatable: true, signal });
    return response.blob();
  }
}

function withId(brief: Brief): Brief {
  return { ...brief, id: brief.id ?? crypto.randomUUID() };
}
