import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { PostgresUnitOfWork } from '../../../src/adapters/postgres/database/unit-of-work.js';
import { PostgresVerificationStore } from '../../../src/adapters/postgres/access/verification-store.js';
import { OWNED, notOwned, type OwnershipFinding } from '../../../src/domain/ownership/ownership-finding.js';
import { instantOf } from '../../../src/domain/instant.js';
import { buildCoreServices, systemIds } from '../../../src/main/build/build-services.js';
import { OwnershipSweep } from '../../../src/services/ownership/ownership-sweep.js';
import { gate } from '../../support/gate.js';
import { recordingLog } from '../../support/recording-log.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, type Tenant } from '../../support/server/test-galley.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-03-01T00:00:00Z');
const never = new AbortController().signal;

let database: TestDatabase;
let sql: Client;
/** Of two processes. */
let pools: Database[];
let stores: PostgresVerificationStore[];
let now: number;
let answer: () => Promise<OwnershipFinding>;
let looked: string[];
const log = recordingLog();

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  pools = [1, 2].map(() =>
    Database.open({
      url: database.url,
      poolSize: 3,
      acquireMs: 5000,
      statementMs: 5000,
      maxWaiting: 100,
      applicationName: 'test-ownership',
    }),
  );
  stores = pools.map((pool) => new PostgresVerificationStore(pool));
});
afterAll(async () => {
  for (const pool of pools) await pool.close();
  await sql.end();
  await database.drop();
});
beforeEach(async () => {
  await sql.query('UPDATE editions SET verified = false, verification_due_at = NULL');
  now = START;
  looked = [];
  answer = () => Promise.resolve(OWNED);
});

const clock = { now: () => new Date(now) };

function sweep(process = 0): OwnershipSweep {
  const meta = {
    method: 'meta' as const,
    instruct: () => null,
    check: ({ token }: { readonly token: string }) => {
      looked.push(token);
      return answer();
    },
  };
  return new OwnershipSweep({
    verifications: stores[process]!,
    unitOfWork: new PostgresUnitOfWork(pools[process]!),
    checks: { meta },
    clock,
    ids: systemIds,
    log,
  });
}

/** An edition that is verified by its tag since the start. */
async function verified(): Promise<Tenant> {
  const tenant = await createTenant(
    { services: buildCoreServices(pools[0]!) },
    { webAddress: 'https://example.com/' },
  );
  const moment = instantOf(new Date(START));
  await sql.query(
    `UPDATE editions SET verified = true, verified_at = $2, verification_method = 'meta', verification_checked_at = $2,
       verification_due_at = $2::timestamptz + interval '30 days' WHERE id = $1`,
    [tenant.edition, moment],
  );
  return tenant;
}

const stateOf = async ({ edition }: Tenant) => (await stores[0]!.find(edition))!.verification;

describe('a round of re-checks', () => {
  it('checks nothing before thirty days are over, and then once', async () => {
    const tenant = await verified();
    now = START + 30 * DAY - 1;
    expect(await sweep().reCheckDue(never)).toBe(0);
    now = START + 30 * DAY;
    expect(await sweep().reCheckDue(never)).toBe(1);
    expect(await sweep().reCheckDue(never)).toBe(0);
    expect(await stateOf(tenant)).toMatchObject({
      verified: true,
      verifiedAt: instantOf(new Date(START)),
      checkedAt: instantOf(new Date(now)),
      dueAt: instantOf(new Date(now + 30 * DAY)),
    });
  });

  it('retries for a week of failures before it gives up a domain, and reports since when and why', async () => {
    const tenant = await verified();
    answer = () => Promise.resolve(notOwned('site_unreachable', 'It is down.'));
    const first = START + 30 * DAY;
    let verifiedUntil = 0;
    // One look an hour, for nine days.
    for (now = first; now < first + 9 * DAY; now += HOUR) {
      await sweep().reCheckDue(never);
      if ((await stateOf(tenant)).verified) verifiedUntil = now;
    }
    expect((verifiedUntil - first) / DAY).toBeCloseTo(7.25, 1);
    expect(looked).toHaveLength(10);
    expect(await stateOf(tenant)).toMatchObject({
      verified: false,
      verifiedAt: null,
      method: 'meta',
      failingSince: instantOf(new Date(first)),
      failure: { code: 'site_unreachable', message: 'It is down.' },
      dueAt: null,
    });
    expect(log.entries.at(-1)).toMatchObject({ message: 'a domain is no longer verified' });
  });

  it('forgets a passing failure', async () => {
    const tenant = await verified();
    answer = () => Promise.resolve(notOwned('dns_unavailable', 'No answer.'));
    now = START + 30 * DAY;
    await sweep().reCheckDue(never);
    answer = () => Promise.resolve(OWNED);
    now += HOUR;
    await sweep().reCheckDue(never);
    expect(await stateOf(tenant)).toMatchObject({
      verified: true,
      failingSince: null,
      failure: null,
      tries: 0,
    });
  });

  it('gives up at once a proof that is definitely gone', async () => {
    const tenant = await verified();
    answer = () => Promise.resolve(notOwned('token_missing', 'No tag.'));
    now = START + 30 * DAY;
    await sweep().reCheckDue(never);
    expect(await stateOf(tenant)).toMatchObject({ verified: false, failure: { code: 'token_missing' } });
  });

  it('skips closed accounts, the operator’s word and lost verifications', async () => {
    const closed = await verified();
    await sql.query(`UPDATE accounts SET status = 'closed' WHERE id = $1`, [closed.account]);
    const operators = await verified();
    await sql.query(
      `UPDATE editions SET verification_method = 'operator', verification_due_at = NULL WHERE id = $1`,
      [operators.edition],
    );
    const lost = await verified();
    await sql.query(`UPDATE editions SET verified = false WHERE id = $1`, [lost.edition]);
    now = START + 90 * DAY;
    expect(await sweep().reCheckDue(never)).toBe(0);
    await sql.query(`UPDATE accounts SET status = 'open' WHERE id = $1`, [closed.account]);
    expect(await sweep().reCheckDue(never)).toBe(1);
  });

  it('shares due domains with another process: each is checked once', async () => {
    for (let n = 0; n < 12; n += 1) await verified();
    now = START + 30 * DAY;
    // Nobody ends his first probe before all have one.
    const all = gate();
    answer = async () => {
      if (looked.length === 4) all.open();
      await all.opened;
      return OWNED;
    };
    const counts = await Promise.all([0, 1, 0, 1].map((process) => sweep(process).reCheckDue(never)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    expect(new Set(looked).size).toBe(12);
    expect(looked).toHaveLength(12);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('checks twenty at most, and continues after one that failed', async () => {
    for (let n = 0; n < 22; n += 1) await verified();
    now = START + 30 * DAY;
    answer = () => (looked.length === 1 ? Promise.reject(new Error('a defect')) : Promise.resolve(OWNED));
    expect(await sweep().reCheckDue(never)).toBe(20);
    expect(await sweep().reCheckDue(never)).toBe(2);
    now += HOUR - 1;
    expect(await sweep().reCheckDue(never)).toBe(0);
    now += 1;
    expect(await sweep().reCheckDue(never)).toBe(1);
  });
});

describe('a check of a domain', () => {
  const lookOf = (ms: number) => ({
    id: randomUUID(),
    now: instantOf(new Date(ms)),
    until: instantOf(new Date(ms + 60_000)),
  });

  it('is taken over when its process died, whose late result then changes nothing', async () => {
    const tenant = await verified();
    now = START + 30 * DAY;
    const dead = lookOf(now);
    const record = await stores[0]!.beginDue(dead);
    expect(record?.editionId).toBe(tenant.edition);
    now += 59_999;
    expect(await sweep(1).reCheckDue(never)).toBe(0);
    now += 1;
    expect(await sweep(1).reCheckDue(never)).toBe(1);
    const before = await stateOf(tenant);
    expect(await stores[0]!.settle(tenant.edition, dead.id, { ...before, verified: false })).toBe(false);
    await stores[0]!.leave(tenant.edition, dead.id);
    expect(await stateOf(tenant)).toEqual(before);
  });

  it('runs one at a time for an edition, whichever process requests it', async () => {
    const { edition } = await verified();
    const begun = await Promise.all(
      Array.from({ length: 8 }, (_, n) => stores[n % 2]!.begin(edition, lookOf(START))),
    );
    expect(begun.filter((record) => record !== null)).toHaveLength(1);
    expect(await stores[0]!.begin(randomUUID(), lookOf(START))).toBeNull();
  });

  it('leaves the domain due when it is stopped', async () => {
    const tenant = await verified();
    now = START + 30 * DAY;
    const stop = new AbortController();
    answer = () => {
      stop.abort(new Error('the process is about to go'));
      return Promise.reject(stop.signal.reason as Error);
    };
    expect(await sweep().reCheckDue(stop.signal)).toBe(1);
    expect(await stateOf(tenant)).toMatchObject({ verified: true, tries: 0, failure: null });
    answer = () => Promise.resolve(OWNED);
    expect(await sweep(1).reCheckDue(never)).toBe(1);
  });
});
