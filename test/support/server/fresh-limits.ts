import { runSql, type TestDatabase } from './test-database.js';

/** For tests of everything but the limits: resets all requests and paid actions. */
export async function freshLimits(database: TestDatabase): Promise<void> {
  await runSql(
    database.url,
    'UPDATE key_requests SET moments = DEFAULT; UPDATE operator_keys SET moments = DEFAULT; DELETE FROM paid_actions',
  );
}
