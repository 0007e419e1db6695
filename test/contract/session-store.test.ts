import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { Database } from '../../src/adapters/postgres/database/connection.js';
import { PostgresKeyStore } from '../../src/adapters/postgres/access/key-store.js';
import { PostgresSessionStore } from '../../src/adapters/postgres/access/session-store.js';
import { PostgresUnitOfWork } from '../../src/adapters/postgres/database/unit-of-work.js';
import { MOST_SESSIONS } from '../../src/domain/access/session.js';
import { systemIds } from '../../src/main/build/build-services.js';
import { TenantService } from '../../src/services/access/tenant-service.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { createTenant } from '../support/server/test-galley.js';

let testDatabase: TestDatabase;
let database: Database;
let keys: PostgresKeyStore;
let sessions: PostgresSessionStore;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = Database.open({
    url: testDatabase.url,
    poolSize: 10,
    acquireMs: 20_000,
    statementMs: 20_000,
    maxWaiting: 200,
    applicationName: 'test',
  });
  keys = new PostgresKeyStore(database);
  sessions = new PostgresSessionStore(database, new PostgresKeyStore(database, 0));
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

interface Owner {
  readonly accountId: string;
  readonly keyId: string;
}

async function newOwner(): Promise<Owner> {
  const tenants = new TenantService({ unitOfWork: new PostgresUnitOfWork(database), ids: systemIds });
  const { account, user } = await createTenant({ services: { tenants } });
  return { accountId: account, keyId: (await keys.list(user))[0]!.id };
}

async function begun({ keyId }: Owner, idleMinutes = 10) {
  const tokenHash = randomBytes(32);
  const session = await sessions.insert(
    { id: randomUUID(), tokenHash, userAgent: 'A', idleMinutes },
    { keyId },
  );
  return { tokenHash, session: session! };
}

describe('the store of sessions', () => {
  it('stores a session that is found by its token, and by nothing else', async () => {
    const owner = await newOwner();
    const { tokenHash, session } = await begun(owner);
    expect(session).toMatchObject({ userAgent: 'A', key: { id: owner.keyId, name: 'full' } });
    expect(await sessions.find(session.id)).toEqual(session);
    const arrival = await sessions.countRequest(tokenHash);
    expect(arrival).toMatchObject({ accepted: true, requests: { used: 1 } });
    expect(arrival!.actor).toMatchObject({ ...owner, sessionId: session.id });
    expect(await sessions.actorOfSession(session.id)).toEqual(arrival!.actor);
    expect(await sessions.countRequest(randomBytes(32))).toBeNull();
    expect(await sessions.actorOfSession(randomUUID())).toBeNull();
  });

  it('stores none for a key that is unknown or revoked', async () => {
    const owner = await newOwner();
    const { tokenHash, session } = await begun(owner);
    await keys.revoke(owner.keyId);
    expect((await begun(owner)).session).toBeNull();
    expect((await begun({ ...owner, keyId: randomUUID() })).session).toBeNull();
    expect(await sessions.countRequest(tokenHash)).toBeNull();
    expect(await sessions.actorOfSession(session.id)).toBeNull();
    expect(await sessions.find(session.id)).toBeNull();
    expect(await sessions.list(owner, 10)).toEqual([]);
    expect(await sessions.end(session.id, owner)).toBe(false);
  });

  it('counts the concurrent requests of a key, by its sessions and by itself, together and exactly', async () => {
    const owner = await newOwner();
    const [first, second] = [await begun(owner), await begun(owner)];
    const other = new PostgresSessionStore(database, new PostgresKeyStore(database, 0));
    const ways = [
      () => sessions.countRequest(first.tokenHash),
      () => sessions.countRequest(second.tokenHash),
      () => other.countRequest(second.tokenHash),
      () => keys.countRequest({ keyId: owner.keyId }),
    ];
    const arrivals = await Promise.all(Array.from({ length: 130 }, (_, n) => ways[n % 4]!()));
    expect(arrivals.filter((arrival) => arrival!.accepted)).toHaveLength(120);
    // One that begins now has nothing either.
    const next = await begun(owner);
    expect((await sessions.countRequest(next.tokenHash))!.accepted).toBe(false);
    // Refused, it was not seen.
    expect((await sessions.find(next.session.id))!.lastSeenAt).toBe(next.session.lastSeenAt);
  });

  it('sees a session with each request that it counts', async () => {
    const { tokenHash, session } = await begun(await newOwner());
    await sessions.countRequest(tokenHash);
    const seen = (await sessions.find(session.id))!;
    expect(seen.lastSeenAt > session.lastSeenAt).toBe(true);
    expect(seen.endsAt > session.endsAt).toBe(true);
    expect(seen.createdAt).toBe(session.createdAt);
  });

  it('ends a session once, for the owner alone', async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const { tokenHash, session } = await begun(owner);
    for (const others of [{ keyId: stranger.keyId }, { accountId: stranger.accountId }])
      expect(await sessions.end(session.id, others)).toBe(false);
    const ends = await Promise.all(
      Array.from({ length: 4 }, () => sessions.end(session.id, { accountId: owner.accountId })),
    );
    expect(ends.sort()).toEqual([false, false, false, true]);
    expect(await sessions.countRequest(tokenHash)).toBeNull();
    expect(await sessions.endByToken(tokenHash)).toBe(false);
    const next = await begun(owner);
    expect(await sessions.end(next.session.id, { keyId: owner.keyId })).toBe(true);
    const last = await begun(owner);
    expect(await sessions.endByToken(last.tokenHash)).toBe(true);
  });

  it('keeps no more sessions of a key than there may be, those that were used last', async () => {
    const owner = await newOwner();
    const made: Awaited<ReturnType<typeof begun>>[] = [];
    for (let n = 0; n < MOST_SESSIONS; n += 1) made.push(await begun(owner));
    await sessions.countRequest(made[0]!.tokenHash);
    const [, second] = made;
    const newest = await begun(owner);
    const listed = (await sessions.list({ keyId: owner.keyId }, 100)).map(({ id }) => id);
    expect(listed).toHaveLength(MOST_SESSIONS);
    expect(listed).not.toContain(second!.session.id);
    expect(listed.slice(0, 2)).toEqual([newest.session.id, made[0]!.session.id]);
    expect(await sessions.list({ accountId: owner.accountId }, 3)).toHaveLength(3);
  });

  it('keeps no more of them where many begin at once, on two processes', async () => {
    const owner = await newOwner();
    const other = new PostgresSessionStore(database, keys);
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        (n % 2 ? sessions : other).insert(
          { id: randomUUID(), tokenHash: randomBytes(32), userAgent: 'A', idleMinutes: 10 },
          owner,
        ),
      ),
    );
    expect(await sessions.list({ keyId: owner.keyId }, 100)).toHaveLength(MOST_SESSIONS);
  });

  it('ends a session no later than a key that was rotated and holds for a while', async () => {
    const owner = await newOwner();
    await begun(owner);
    await database.rows(
      `UPDATE api_keys SET revoked_at = clock_timestamp() + interval '5 minutes' WHERE id = $1::uuid`,
      [owner.keyId],
    );
    const { session } = await begun(owner);
    expect(session.endsAt).toBe(session.key.revokedAt);
    expect((await sessions.list(owner, 10)).map(({ endsAt }) => endsAt)).toEqual([
      session.key.revokedAt,
      session.key.revokedAt,
    ]);
  });
});
