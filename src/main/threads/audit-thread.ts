import { parentPort, workerData } from 'node:worker_threads';
import { ThreadPhraseCounter } from '../../adapters/phrases/thread-phrase-counter.js';
import { PostgresAuditStore } from '../../adapters/postgres/audit/audit-store.js';
import { PostgresCrawlStore } from '../../adapters/postgres/audit/crawl-store.js';
import { parseFetchAllow } from '../../libs/urls/index.js';
import type { PhraseCounter } from '../../ports/audit/phrase-counter.js';
import type { Log } from '../../ports/log.js';
import { buildAuditing, type Auditing } from '../build/build-auditing.js';
import type { Config } from '../config.js';
import { openLog } from '../log.js';
import { openAuditPool } from '../open-database.js';
import { Closers } from '../shutdown.js';

/** What the thread is given at its start. */
export interface AuditThreadData {
  /** As `FETCH_ALLOW` has it. */
  readonly allow: string;
  readonly ratePerSecond: number;
  readonly leaseMs: number;
  readonly silentMs: number;
  readonly logLevel: Config['logLevel'];
  /** Masked in its log, as `secretsOf` the configuration. */
  readonly secrets: readonly string[];
}

/** What it is asked: to open once, for which runs wait; `call` numbers a run. */
export type AuditThreadAsk =
  | { readonly kind: 'open'; readonly databaseUrl: string }
  | { readonly kind: 'run'; readonly call: number; readonly id: string }
  | { readonly kind: 'leaving' | 'handBack'; readonly call: number }
  | { readonly kind: 'close' };

/** What it says of a run's end. */
export type AuditThreadSaid =
  | { readonly kind: 'ended'; readonly call: number; readonly hasMore: boolean }
  | { readonly kind: 'failed'; readonly call: number; readonly message: string; readonly stack: string };

/**
 * Crawls and analyses apart from the thread that answers callers: to parse a page and to judge a site takes all that
 * one processor has, for minutes, and no caller may feel it.
 */
function serve(port: NonNullable<typeof parentPort>): void {
  const data = workerData as AuditThreadData;
  const log = openLog(data.logLevel, data.secrets);
  const closers = new Closers(log);
  let tell: (databaseUrl: string) => void = () => undefined;
  const opened = new Promise<string>((resolve) => {
    tell = resolve;
  }).then((databaseUrl) => open(data, databaseUrl, log, closers));
  // Heard by the first run.
  opened.catch(() => undefined);
  const runs = new Map<number, { readonly leaving: AbortController; readonly handBack: AbortController }>();
  const say = (said: AuditThreadSaid) => {
    port.postMessage(said);
  };
  const run = async (call: number, id: string) => {
    const ends = { leaving: new AbortController(), handBack: new AbortController() };
    runs.set(call, ends);
    const departure = { leaving: ends.leaving.signal, handBack: ends.handBack.signal };
    try {
      const auditing = await opened;
      say({ kind: 'ended', call, hasMore: await auditing.worker.run(id, departure) });
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      say({ kind: 'failed', call, message, stack });
    } finally {
      runs.delete(call);
    }
  };
  port.on('message', (ask: AuditThreadAsk) => {
    switch (ask.kind) {
      case 'open':
        tell(ask.databaseUrl);
        break;
      case 'run':
        void run(ask.call, ask.id);
        break;
      case 'close':
        void closers.closeAll().then(() => {
          port.close();
        });
        break;
      default:
        runs.get(ask.call)?.[ask.kind].abort();
    }
  });
}

async function open(
  { allow, ratePerSecond, leaseMs, silentMs }: AuditThreadData,
  databaseUrl: string,
  log: Log,
  closers: Closers,
): Promise<Auditing> {
  const database = openAuditPool(databaseUrl, closers);
  const allowed = parseFetchAllow(allow);
  if (!allowed.ok) throw new Error(allowed.faults.join('; '));
  const auditing = await buildAuditing(
    { allow: allowed.list, ratePerSecond, leaseMs, silentMs, openPhrases },
    { crawls: new PostgresCrawlStore(database), audits: new PostgresAuditStore(database) },
    log,
  );
  closers.add('site fetcher', () => auditing.close());
  return auditing;
}

function openPhrases(seed: number): PhraseCounter {
  return new ThreadPhraseCounter(seed);
}

if (parentPort) serve(parentPort);
