import type { Actor } from '../domain/access/actor.js';
import { isUuid } from '../domain/access/uuid.js';
import type { Article, ArticleFilter, ArticleImage } from '../domain/article/article.js';
import type { Engine, Warning } from '../domain/article/draft.js';
import { MAX_ATTEMPTS, waitingStages, type JobProgress } from '../domain/article/job.js';
import type { Brief } from '../domain/brief/brief.js';
import { unknownSettings, type BriefSettings } from '../domain/brief/settings.js';
import type { Edition, Page } from '../domain/edition.js';
import { refuse, type Fault } from '../domain/errors.js';
import { FetchFailure } from '../domain/research/fetch-failure.js';
import type { Ids } from '../ports/ids.js';
import type { PageFetcher } from '../ports/page-fetcher.js';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.js';
import type { AdmissionService } from './admission-service.js';
import type { JobDispatcher } from './job-dispatcher.js';

export interface ArticleServiceParts {
  readonly stores: Pick<Stores, 'articles' | 'jobs'>;
  readonly unitOfWork: UnitOfWork;
  readonly admission: AdmissionService;
  readonly dispatcher: JobDispatcher;
  readonly fetcher: Pick<PageFetcher, 'checkAddress'>;
  readonly ids: Ids;
  /** The engine in force, frozen into each job at its start. */
  readonly engine: Engine;
}

/** A start's answer: a new job, or the progress of the one that has this id already. */
export interface Start {
  readonly created: boolean;
  readonly progress: JobProgress;
}

/** Articles: starting them, and reading the finished ones. */
export class ArticleService {
  constructor(private readonly parts: ArticleServiceParts) {}

  /**
   * Starts an article. The job, its first event and its outbox entry are one transaction; a worker is woken after.
   *
   * @param readBrief reads and parses the body; called only after the checks that come before it
   * @throws {GalleyError} in the decided order: `not_found`, the right to spend, `invalid_params`
   */
  async start(actor: Actor, slug: string, readBrief: () => Brief | Promise<Brief>): Promise<Start> {
    const { admission, dispatcher, ids, stores, unitOfWork } = this.parts;
    const edition = await admission.openPaidStart(actor, slug);
    const { id, ...brief } = await readBrief();
    this.checkSources(brief);
    if (id !== null) {
      const known = await stores.jobs.find(actor.accountId, id);
      if (known) return { created: false, progress: known.progress };
    }
    const stored = await unitOfWork.run((transaction) =>
      transaction.jobs.insert({
        ref: ids.uuid(),
        id: id ?? ids.uuid(),
        accountId: actor.accountId,
        editionId: edition.id,
        newsroomId: actor.keyNewsroomId,
        userId: actor.userId,
        keyId: actor.keyId,
        brief,
        engine: this.parts.engine,
        progress: { stages: waitingStages(), warnings: warningsOf(brief), maxAttempts: MAX_ATTEMPTS },
      }),
    );
    if (stored.created) dispatcher.kick(stored.ref);
    return { created: stored.created, progress: stored.progress };
  }

  /** @param readFilter parses the query; called once the edition is known to be the caller's */
  async list(actor: Actor, slug: string, readFilter: () => ArticleFilter): Promise<Page<Article>> {
    const edition = await this.parts.admission.openEdition(actor, slug);
    return this.listOf(edition, readFilter());
  }

  /** For a caller that has opened the edition already. */
  listOf(edition: Edition, filter: ArticleFilter): Promise<Page<Article>> {
    return this.parts.stores.articles.list(edition.id, filter);
  }

  /** @throws {GalleyError} `not_found` */
  async find(actor: Actor, slug: string, articleId: string): Promise<Article> {
    const edition = await this.parts.admission.openEdition(actor, slug);
    const article = isUuid(articleId) ? await this.parts.stores.articles.find(edition.id, articleId) : null;
    if (!article) throw refuse('not_found', 'There is no such article in this edition.');
    return article;
  }

  /** @throws {GalleyError} `not_found` when there is no such article, or it has no image */
  async image(actor: Actor, slug: string, articleId: string): Promise<ArticleImage> {
    const edition = await this.parts.admission.openEdition(actor, slug);
    const image = isUuid(articleId) ? await this.parts.stores.articles.image(edition.id, articleId) : null;
    if (!image) throw refuse('not_found', 'There is no such image.');
    return image;
  }

  /** What the article was written from and the checks it passed. @throws {GalleyError} `not_found` */
  async provenance(actor: Actor, slug: string, articleId: string): Promise<unknown> {
    const article = await this.find(actor, slug, articleId);
    return this.parts.stores.articles.provenance(article.editionId, article.id);
  }

  /** What only the service can tell of a brief: whether its sources may be read at all. */
  private checkSources(brief: Omit<Brief, 'id'>): void {
    const { settings } = brief;
    const sources = settings.sources ?? [];
    if (settings.source_policy === 'only_given' && sources.length === 0 && !settings.notes?.trim()) {
      throw refuse('invalid_params', 'The brief gives nothing to write from.', [
        { path: '/settings/sources', message: 'source_policy "only_given" needs a source or notes' },
      ]);
    }
    const faults: Fault[] = [];
    for (const [index, source] of sources.entries()) {
      if ('text' in source) continue;
      try {
        this.parts.fetcher.checkAddress(source.url);
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error;
        faults.push({ path: `/settings/sources/${index}/url`, message: error.message });
      }
    }
    if (faults.length > 0) throw refuse('invalid_params', 'A source of the brief can’t be read.', faults);
  }
}

/** Silence would have the caller believe that these were obeyed. The engine tells of those that are its own. */
function warningsOf(brief: Omit<Brief, 'id'>): Warning[] {
  const idle = unappliedSettings(brief.settings).map((path) => ({
    code: 'setting_not_applied',
    message: `settings.${path} is without effect in this version.`,
    stage: null,
  }));
  return [...idle, ...unknownWarnings(brief)];
}

/** What the settings ask for and no part of this version does. */
function unappliedSettings({
  byline,
  checks,
  freshness,
  image,
  internal_links: links,
}: BriefSettings): string[] {
  const asked: Readonly<Record<string, boolean>> = {
    freshness: freshness !== undefined && freshness !== 'any',
    internal_links: links !== undefined,
    'checks.strictness': checks?.strictness !== undefined,
    'image.mode': image?.mode === 'provider',
    'byline.author_id': byline !== undefined && 'author_id' in byline,
    'byline.editor_id': byline?.editor_id !== undefined,
  };
  return Object.keys(asked).filter((path) => asked[path]);
}

function unknownWarnings(brief: Omit<Brief, 'id'>): Warning[] {
  return unknownSettings(brief.settings).map((name) => ({
    code: 'unknown_setting',
    message: `settings.${name} is not known to Galley; it was kept and passed through.`,
    stage: null,
  }));
}
