import { InlinePhraseCounter } from '../../src/adapters/phrases/inline-phrase-counter.js';
import type { Log } from '../../src/ports/log.js';
import { buildAuditing } from '../../src/main/build-auditing.js';
import { readConfig } from '../../src/main/config.js';
import { openAuditPool } from '../../src/main/open-database.js';
import { Closers } from '../../src/main/shutdown.js';
import type { AuditRunner } from '../../src/transports/jobs/audit-jobs.js';

/** Audits in this thread: for tests, whose sources no thread can load. */
export function auditsInside(env: Readonly<Record<string, string>>, log: Log) {
  return async (databaseUrl: string): Promise<AuditRunner & { close(): Promise<void> }> => {
    const closers = new Closers(log);
    const database = openAuditPool(databaseUrl, closers);
    const { fetch } = readConfig({ CRAWL_RATE: '0', DATABASE_URL: databaseUrl, ...env });
    const auditing = await buildAuditing(
      {
        ...fetch,
        leaseMs: 5000,
        openPhrases: (seed: number) => new InlinePhraseCounter(seed),
      },
      database,
      log,
    );
    closers.add('site fetcher', () => auditing.close());
    return {
      run: (id, departure) => auditing.worker.run(id, departure),
      close: () => closers.closeAll(),
    };
  };
}
