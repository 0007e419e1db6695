import { browserFault } from '../../adapters/rendering/browser-fault.js';
import type { Database } from '../../adapters/postgres/database/connection.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { JobQueue } from '../../ports/job-queue.js';
import type { Log } from '../../ports/log.js';
import type { Metrics } from '../../ports/metrics.js';
import type { Tracing } from '../../ports/tracing.js';
import { KeyWatch } from '../../services/access/key-watch.js';
import { SessionService } from '../../services/access/session-service.js';
import { ArticleService } from '../../services/article/article-service.js';
import { ArticleStartService } from '../../services/article/article-start-service.js';
import { PublishingService } from '../../services/article/publishing-service.js';
import { SignedImages } from '../../services/article/signed-images.js';
import { AuditComparisons } from '../../services/audit/views/audit-comparisons.js';
import { AuditService } from '../../services/audit/audit-service.js';
import { AuditUrls } from '../../services/audit/views/audit-urls.js';
import { AuditViews } from '../../services/audit/views/audit-views.js';
import { AccessSeal } from '../../services/audit/site-access.js';
import { EventWatch } from '../../services/event/event-watch.js';
import type { JobDispatcher } from '../../services/job/job-dispatcher.js';
import { JobService } from '../../services/job/job-service.js';
import { OperatorApi } from '../../services/operator/operator-api.js';
import { ReportService } from '../../services/report/report-service.js';
import { ScheduledStarts } from '../../services/schedule/scheduled-starts.js';
import { ScheduleService } from '../../services/schedule/schedule-service.js';
import type { AppOptions } from '../app-options.js';
import { secretsOf } from '../secrets.js';
import type { Closers } from '../shutdown.js';
import { RequestThread } from '../threads/open-request-thread.js';
import { AUDIT_AGENT, VERSION } from '../version.js';
import { buildOwnership } from './build-ownership.js';
import { buildPreview } from './build-preview.js';
import { systemClock, systemIds, type buildCoreServices } from './build-services.js';
import { buildWebhooks } from './build-webhooks.js';
import { buildWriting } from './build-writing.js';
import { openEditor } from './open-editor.js';

export interface AppServicesParts {
  readonly options: AppOptions;
  readonly core: ReturnType<typeof buildCoreServices>;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly events: EventBus;
  readonly dispatcher: JobDispatcher;
  readonly queue: JobQueue;
  readonly closers: Closers;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/** What every transport may call, and the parts of it that a worker uses in its rounds. */
export async function buildAppServices(parts: AppServicesParts) {
  const { options, core, database, databaseUrl, events, dispatcher, queue, closers, log, metrics, tracing } =
    parts;
  const { config, resolveTxt, worksInside = false } = options;
  const writing = options.writing ?? buildWriting(config, core.stores, log);
  const jobs = new JobService({ ...core, events });
  const articles = new ArticleService(core);
  const articleStarts = new ArticleStartService({
    ...core,
    dispatcher,
    fetcher: writing.fetcher,
    ids: systemIds,
    engine: writing.engine,
    tracing,
  });
  const requestThread = new RequestThread(
    { databaseUrl, logLevel: config.logLevel, secrets: secretsOf(config) },
    log,
  );
  closers.add('requests', () => requestThread.close());
  const publishing = new PublishingService({
    ...core,
    clock: systemClock,
    editor: worksInside ? openEditor(core.stores.articles, log) : requestThread,
  });
  const audits = new AuditService({
    ...core,
    events,
    dispatcher,
    ids: systemIds,
    tracing,
    seal: new AccessSeal(config.secretKey),
    rendering: config.rendering.isOn ? { browserFault: () => browserFault(config.rendering.chromium) } : null,
    crawl: {
      maxPages: config.fetch.maxPages,
      ratePerSecond: config.fetch.ratePerSecond,
      userAgent: AUDIT_AGENT,
    },
  });
  const reports = new ReportService({
    ...core,
    events,
    dispatcher,
    ids: systemIds,
    tracing,
  });
  const starts = new ScheduledStarts({ ...core, articleStarts, audits, reports });
  const schedules = new ScheduleService({ ...core, starts, fetcher: writing.fetcher, ids: systemIds });
  const costly = worksInside ? undefined : requestThread;
  const auditViews = new AuditViews(core.stores.audits, costly);
  const ownership = await buildOwnership({ ...core, config, log, resolveTxt });
  closers.add('ownership', ownership.close);
  const preview = await buildPreview({
    ...core,
    config,
    log,
    metrics,
    worksInside,
  });
  closers.add('previews', preview.close);
  const webhooks = buildWebhooks(config, core);
  closers.add('webhooks', webhooks.close);
  const services = {
    ...core,
    webhooks: webhooks.service,
    articles,
    articleStarts,
    audits,
    auditComparisons: new AuditComparisons({ ...core, costly }),
    auditUrls: new AuditUrls({ ...core, costly }),
    auditViews,
    eventWatch: new EventWatch({ ...core, events }),
    jobs,
    keyWatch: new KeyWatch({ access: core.access, events }),
    operatorApi: new OperatorApi({
      ...core,
      articleStarts,
      clock: systemClock,
      probes: [
        { name: 'postgresql', ask: () => database.clock() },
        { name: `queue on ${config.jobs.kind}`, ask: () => queue.waiting('write-article', 1) },
      ],
      version: VERSION,
    }),
    ownership: ownership.service,
    previews: preview.service,
    publishing,
    reports,
    schedules,
    sessions: new SessionService({ ...core, ids: systemIds, idleMinutes: config.console.idleMinutes }),
    signedImages: new SignedImages({ ...core, articles, ids: systemIds }),
  };
  return { services, writing, starts, ownership, webhooks };
}

export type BuiltServices = Awaited<ReturnType<typeof buildAppServices>>;

/** The services that every transport may call. */
export type AppServices = BuiltServices['services'];
