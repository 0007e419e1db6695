import DataLoader from 'dataloader';
import type { Actor } from '../../domain/access/actor.js';
import type { Article } from '../../domain/article/article.js';
import type { Person } from '../../domain/article/byline.js';
import type { JobProgress } from '../../domain/article/job.js';
import type { EarlierRecord, ProvenanceHead, ProvenanceRecord } from '../../domain/article/provenance.js';
import type { IgnoredCheck } from '../../domain/audit/ignored-check.js';
import type { EditionRules } from '../../domain/audit/regressions.js';
import type { Audit } from '../../domain/audit/audit.js';
import type { Edition } from '../../domain/edition.js';
import type { ListPage, ListQuery } from '../../domain/list-query.js';
import type { ReportProgress, ReportRecord } from '../../domain/report/report.js';
import type { JobArtifact, JobAttempt } from '../../domain/work.js';
import type { Overview } from '../../libs/site-audit/index.js';
import type { ArticleService } from '../../services/article/article-service.js';
import type { ImageAddress, SignedImages } from '../../services/article/signed-images.js';
import type { FeedService } from '../../services/article/feed-service.js';
import type { IgnoredChecks } from '../../services/audit/ignored-checks.js';
import type { RegressionRulesService } from '../../services/audit/regression-rules.js';
import type { AuditViews } from '../../services/audit/views/audit-views.js';
import type { JobOrigin, ListService, NounLists } from '../../services/list-service.js';
import type { OwnershipService, ShownVerification } from '../../services/ownership/ownership-service.js';
import type { Schedule } from '../../domain/schedule/schedule.js';
import type { ScheduleService } from '../../services/schedule/schedule-service.js';
import type { ReportService } from '../../services/report/report-service.js';
import { connectionOf, type ConnectionModel } from './connection.js';

/** A whole record is hundreds of kilobytes. */
const WHOLE_RECORDS_AT_ONCE = 20;

export interface BatchedReadsParts {
  readonly actor: Actor;
  readonly services: {
    readonly articles: ArticleService;
    readonly auditViews: AuditViews;
    readonly feeds: FeedService;
    readonly ignoredChecks: IgnoredChecks;
    readonly regressionRules: RegressionRulesService;
    readonly lists: ListService;
    readonly ownership: OwnershipService;
    readonly reports: ReportService;
    readonly schedules: Pick<ScheduleService, 'ofEditions'>;
    readonly signedImages: SignedImages;
  };
  /** Does this when few enough other look-ups of the same document are under way. */
  readonly limited: <Read>(lookUp: () => Promise<Read>) => Promise<Read>;
}

type Loader<Asked, Read> = DataLoader<Asked, Read>;

/**
 * What the rows of a list ask for, each with one question for all of them. Nothing is kept: a mutation further down in
 * the same document may change it.
 */
export class BatchedReads {
  /** By the name of what is read, and by what is asked of it. Made when first asked: most documents ask for few. */
  private readonly loaders = new Map<string, Loader<never, unknown>>();

  constructor(private readonly parts: BatchedReadsParts) {}

  /** A page of the list of an owner; owners whose lists are asked alike are read together. */
  async connection<Item, Filter, Field extends string>(
    lists: NounLists<Item, Filter, Field>,
    ownerId: string,
    query: ListQuery<Filter, Field>,
  ): Promise<ConnectionModel<Item>> {
    const page = await this.page(lists, ownerId, query);
    const { filter } = query;
    return connectionOf(page, () =>
      this.load(`${lists.noun} totals ${JSON.stringify(filter)}`, ownerId, (ids) =>
        lists.totals(ids, filter),
      ),
    );
  }

  /** The newest of an owner's list; null for none. */
  async newest<Item, Filter>(
    lists: NounLists<Item, Filter, 'createdAt'>,
    ownerId: string,
    filter: Filter,
  ): Promise<Item | null> {
    const orderBy = { field: 'createdAt', direction: 'desc' } as const;
    const query = { filter, orderBy, limit: 1, isFromEnd: false, after: null, before: null };
    return (await this.page(lists, ownerId, query)).items[0]?.item ?? null;
  }

  private page<Item, Filter, Field extends string>(
    lists: NounLists<Item, Filter, Field>,
    ownerId: string,
    query: ListQuery<Filter, Field>,
  ): Promise<ListPage<Item>> {
    return this.load(`${lists.noun} ${JSON.stringify(query)}`, ownerId, (ids) => lists.pages(ids, query));
  }

  article(id: string): Promise<Article | null> {
    const { actor, services } = this.parts;
    return this.load('article', id, (ids) => services.lists.articles.findAll(actor, ids));
  }

  job(id: string): Promise<JobProgress | null> {
    const { actor, services } = this.parts;
    return this.load('job', id, (ids) => services.lists.jobs.findAll(actor, ids));
  }

  edition(id: string): Promise<Edition | null> {
    const { actor, services } = this.parts;
    return this.load('edition', id, (ids) => services.lists.editions.findAll(actor, ids));
  }

  jobOfArticle(articleId: string): Promise<JobProgress | null> {
    const { actor, services } = this.parts;
    return this.load('job of article', articleId, (ids) => services.lists.jobsOfArticles(actor, ids));
  }

  jobOrigin(jobId: string): Promise<JobOrigin | null> {
    const { actor, services } = this.parts;
    return this.load('origin', jobId, (ids) => services.lists.jobOrigins(actor, ids));
  }

  jobAttempts(jobId: string): Promise<readonly JobAttempt[]> {
    const { actor, services } = this.parts;
    return this.load('attempts', jobId, (ids) => services.lists.jobAttempts(actor, ids));
  }

  jobArtifacts(jobId: string): Promise<readonly JobArtifact[]> {
    const { actor, services } = this.parts;
    return this.load('artifacts', jobId, (ids) => services.lists.jobArtifacts(actor, ids));
  }

  report(id: string): Promise<ReportProgress | null> {
    const { actor, services } = this.parts;
    return this.load('report of work', id, (ids) => services.lists.reports.findAll(actor, ids));
  }

  audit(id: string): Promise<Audit | null> {
    const { actor, services } = this.parts;
    return this.load('audit of work', id, (ids) => services.lists.audits.findAll(actor, ids));
  }

  /** The same for every edition of the account. */
  people(): Promise<readonly Person[]> {
    const { actor, services } = this.parts;
    return this.load('people', actor.accountId, async (asked) => {
      const people = await services.lists.people(actor);
      return asked.map(() => people);
    });
  }

  /** The record without its long parts. */
  provenanceHeadOf(article: Article): Promise<ProvenanceHead | EarlierRecord | null> {
    const { articles } = this.parts.services;
    return this.load('head', article, (asked) => articles.provenanceHeadsOf(asked));
  }

  provenanceOf(article: Article): Promise<ProvenanceRecord | EarlierRecord | null> {
    const { articles } = this.parts.services;
    return this.load('record', article, (asked) => articles.provenancesOf(asked), WHOLE_RECORDS_AT_ONCE);
  }

  /** Null for an article without an image. */
  imageAddressOf(article: Article): Promise<ImageAddress | null> {
    const { signedImages } = this.parts.services;
    return this.load('image', article, (asked) => signedImages.addressesOf(asked));
  }

  verificationOf(editionId: string): Promise<ShownVerification> {
    const { actor, services } = this.parts;
    return this.load('verification', editionId, (ids) => services.ownership.showAll(actor, ids));
  }

  schedules(editionId: string): Promise<readonly Schedule[]> {
    const { schedules } = this.parts.services;
    return this.load('schedules', editionId, (ids) => schedules.ofEditions(ids));
  }

  regressionRules(editionId: string): Promise<EditionRules> {
    const { regressionRules } = this.parts.services;
    return this.load('rules of regressions', editionId, (ids) => regressionRules.of(ids));
  }

  ignoredChecks(editionId: string): Promise<readonly IgnoredCheck[]> {
    const { ignoredChecks } = this.parts.services;
    return this.load('ignored checks', editionId, (ids) => ignoredChecks.of(ids));
  }

  feedSince(editionId: string): Promise<string | null> {
    const { feeds } = this.parts.services;
    return this.load('feed', editionId, (ids) => feeds.sinceOf(ids));
  }

  /** Of an audit that is done. */
  overviewOf(auditId: string): Promise<Overview> {
    const { auditViews } = this.parts.services;
    return this.load<string, Overview>('overview', auditId, (ids) => auditViews.overviews(ids));
  }

  /** Null until it is done. */
  reportRecordOf(report: ReportProgress): Promise<ReportRecord | null> {
    const { reports } = this.parts.services;
    return this.load<ReportProgress, ReportRecord | null>(
      'report',
      report,
      (asked) => reports.recordsOf(asked),
      WHOLE_RECORDS_AT_ONCE,
    );
  }

  /** @param name names the type of what is asked and read, and everything that `readAll` depends on */
  private load<Asked, Read>(
    name: string,
    asked: Asked,
    readAll: (asked: readonly Asked[]) => Promise<readonly (Read | Error)[]>,
    maxBatchSize?: number,
  ): Promise<Read> {
    let loader = this.loaders.get(name) as Loader<Asked, Read> | undefined;
    if (!loader) {
      // Many rows lead to the same: it is read once.
      const readEach = async (all: readonly Asked[]) => {
        const each = [...new Set(all)];
        const found = await this.parts.limited(() => readAll(each));
        const places = new Map(each.map((one, place) => [one, place]));
        return all.map((one) => found[places.get(one) ?? -1] as Read | Error);
      };
      loader = new DataLoader(readEach, {
        cache: false,
        ...(maxBatchSize === undefined ? {} : { maxBatchSize }),
      });
      this.loaders.set(name, loader);
    }
    return loader.load(asked);
  }
}
