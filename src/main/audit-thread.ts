import { parentPort, workerData } from 'node:worker_threads';
import { ThreadPhraseCounter } from '../adapters/phrases/thread-phrase-counter.js';
import { parseFetchAllow } from '../domain/research/fetch-allow.js';
import type { PhraseCounter } from '../ports/phrase-counter.js';
import { buildAuditing } from './build-auditing.js';
import type { Config } from './config.js';
import { openLog } from './log.js';
import { openAuditPool } from './open-database.js';
import { Closers } from './shutdown.js';

/** What the thread is given at its start. */
export interface AuditThreadData {
  readonly databaseUrl: string;
  /** As `FETCH_ALLOW` has it. */
  readonly allow: string;
  readonly ratePerSecond: number;
  readonly leaseMs: number;
  readonly logLevel: Config['logLevel'];
}

/** What it is asked; `call` numbers a run. */
export type AuditThreadAsk =
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
async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
  const { databaseUrl, allow, ratePerSecond, leaseMs, logLevel } = workerData as AuditThreadData;
  const log = openLog(logLevel);
  const closers = new Closers(log);
  const database = openAuditPool(databaseUrl, closers);
  const allowed = parseFetchAllow(allow);
  if (!allowed.ok) throw new Error(allowed.faults.join('; '));
  const auditing = await buildAuditing(
    { allow: allowed.list, ratePerSecond, leaseMs, openPhrases },
    database,
    log,
  );
  closers.add('site fetcher', () => auditing.close());
  const runs = new Map<number, { readonly leaving: AbortController; readonly handBack: AbortController }>();
  const say = (said: AuditThreadSaid) => {
    port.postMessage(said);
  };
  const run = async (call: number, id: string) => {
    const ends = { leaving: new AbortController(), handBack: new AbortController() };
    runs.set(call, ends);
    const departure = { leaving: ends.leaving.signal, handBack: ends.handBack.signal };
    try {
      say({ kind: 'ended', call, hasMore: await auditing.worker.run(id, departure) });
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      say({ kind: 'failed', call, message, stack });
    } finally {
      runs.delete(call);
    }
  };
  port.on('message', (ask: AuditThreadAsk) => {
    if (ask.kind === 'run') void run(ask.call, ask.id);
    else if (ask.kind === 'close') {
      void closers.closeAll().then(() => {
        port.close();
      });
    } else runs.get(ask.call)?.[ask.kind].abort();
  });
}

function openPhrases(seed: number, lastId: number): PhraseCounter {
  return new ThreadPhraseCounter(seed, lastId);
}

if (parentPort) await serve(parentPort);
