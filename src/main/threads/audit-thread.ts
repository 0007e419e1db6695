import { workerData } from 'node:worker_threads';
import { ThreadMeasures } from '../../adapters/metrics/thread-metrics.js';
import { ThreadPages } from '../../adapters/pages/thread-pages.js';
import { ThreadPhraseCounter } from '../../adapters/phrases/thread-phrase-counter.js';
import { PostgresAuditStore } from '../../adapters/postgres/audit/audit-store.js';
import { PostgresRenderStore } from '../../adapters/postgres/audit/render-store.js';
import { ChromiumRenderer } from '../../adapters/rendering/chromium-renderer.js';
import { PostgresCrawlStore } from '../../adapters/postgres/audit/crawl-store.js';
import { PostgresSitePageStore } from '../../adapters/postgres/site-page-store.js';
import { parseFetchAllow } from '../../libs/urls/index.js';
import { serveThread, type ThreadCall } from '../../libs/worker-thread/index.js';
import type { PhraseCounter } from '../../ports/audit/phrase-counter.js';
import type { Log } from '../../ports/log.js';
import { buildAuditing, type Auditing } from '../build/build-auditing.js';
import type { Config } from '../config.js';
import { openLog } from '../log.js';
import { openAuditPool } from '../open-database.js';
import { Closers } from '../shutdown.js';

/** The thread's `workerData`. */
export interface AuditThreadData {
  readonly databaseUrl: string;
  /** The channel for what it measures. */
  readonly measures: string;
  /** In the format of `FETCH_ALLOW`. */
  readonly allow: string;
  readonly ratePerSecond: number;
  /** The browser that renders pages; null: none are rendered. */
  readonly chromium: string | null;
  readonly leaseMs: number;
  readonly silentMs: number;
  readonly secretKey: string | null;
  readonly logLevel: Config['logLevel'];
  /** Masked in its log, as from `secretsOf`. */
  readonly secrets: readonly string[];
}

export interface AuditMethods {
  /** Works on an audit. Signals: those of `Departure`. @returns whether there is more to do */
  readonly run: (input: { readonly id: string }, call: ThreadCall) => Promise<boolean>;
}

/**
 * Crawls and analyses outside the thread that answers callers: parsing pages and judging a site use a whole processor for
 * minutes.
 */
function serve(): void {
  const data = workerData as AuditThreadData;
  const log = openLog(data.logLevel, data.secrets);
  const closers = new Closers(log);
  let opened: Promise<Auditing> | null = null;
  const auditing = () => (opened ??= open(data, log, closers));
  const methods: AuditMethods = {
    run: async ({ id }, call) =>
      (await auditing()).worker.run(id, {
        leaving: call.signalOf('leaving'),
        releasing: call.signalOf('releasing'),
      }),
  };
  serveThread(methods, { close: () => closers.closeAll() });
}

async function open(
  {
    databaseUrl,
    measures: channel,
    allow,
    ratePerSecond,
    leaseMs,
    silentMs,
    secretKey,
    chromium,
  }: AuditThreadData,
  log: Log,
  closers: Closers,
): Promise<Auditing> {
  const database = openAuditPool(databaseUrl, closers);
  const measures = new ThreadMeasures(channel);
  closers.add('measures', () => {
    measures.close();
    return Promise.resolve();
  });
  const allowed = parseFetchAllow(allow);
  if (!allowed.ok) throw new Error(allowed.faults.join('; '));
  const pages = new ThreadPages({ log });
  // Its programs are loaded while the site is probed; that it can't be started shows with its first page.
  pages.begin().catch(() => undefined);
  const auditing = await buildAuditing(
    {
      allow: allowed.list,
      ratePerSecond,
      leaseMs,
      silentMs,
      secretKey,
      openPhrases,
      pages,
      renderer: chromium === null ? null : new ChromiumRenderer({ executable: chromium, log }),
    },
    {
      crawls: new PostgresCrawlStore(database),
      renders: new PostgresRenderStore(database),
      audits: new PostgresAuditStore(database),
      sitePages: new PostgresSitePageStore(database),
    },
    log,
    measures,
  );
  closers.add('site fetcher', () => auditing.close());
  return auditing;
}

function openPhrases(seed: number, home: string): PhraseCounter {
  return new ThreadPhraseCounter(seed, home);
}

serve();
