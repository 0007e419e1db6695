import { randomUUID } from 'node:crypto';
import { waitingStages } from '../../dist/domain/article/job.js';

/**
 * An account with everything that a start needs, without limits except those of keys: an hour has room for 20 starts a key
 * and a minute for 120 requests, so a benchmark rotates over several keys.
 *
 * @param services of an open Galley
 * @param {object} options
 * @param {number} [options.keyCount]
 * @param {'full' | 'read'} [options.permission] of all keys
 * @param {number} [options.editionCount]
 * @param {object} [options.edition] fields of the editions that differ from the default
 * @returns ids; `edition` is the first of `editions`, `key` the id of one key, `tokens` those of all
 */
export async function makeBenchTenant(
  { keys, tenants },
  { keyCount = 4, permission = 'full', editionCount = 1, edition = {} } = {},
) {
  const [account, newsroom, user] = Array.from({ length: 3 }, () => randomUUID());
  const editions = Array.from({ length: editionCount }, () => randomUUID());
  const made = await tenants.apply({
    plans: [{ id: 'bench', name: 'Bench', contentApi: true, articlesPerMonth: null }],
    accounts: [{ id: account, name: 'Bench', plan: 'bench', status: 'open' }],
    newsrooms: [{ id: newsroom, account, name: 'Bench', hourlyCeiling: null }],
    users: [{ id: user, account, name: 'Bench', newsroom, maySpend: true }],
    editions: editions.map((id) => ({
      id,
      account,
      name: 'Bench',
      webAddress: null,
      language: 'en',
      country: null,
      editorOfRecord: null,
      verified: false,
      ...edition,
    })),
    keys: Array.from({ length: keyCount }, (_, n) => ({
      name: `bench-${n}`,
      user,
      permission,
      revoked: false,
    })),
  });
  const [key] = await keys.list(user);
  const tokens = made.keys.map(({ token }) => token);
  return { account, newsroom, user, edition: editions[0], editions, key: key.id, tokens };
}

/** Inserts waiting article jobs of a bench tenant. @returns their ids */
export async function insertBenchJobs({ unitOfWork }, { account, edition, newsroom, user, key }, count) {
  const ids = Array.from({ length: count }, () => randomUUID());
  await unitOfWork.run(({ jobs }) =>
    jobs.insertAll(
      ids.map((id) => ({
        ref: randomUUID(),
        id,
        accountId: account,
        editionId: edition,
        newsroomId: newsroom,
        userId: user,
        keyId: key,
        brief: { input: 'Anything', language: null, country: null, settings: {} },
        engine: { mode: 'extractive', provider: null, model: null },
        progress: { stages: waitingStages(), warnings: [], maxAttempts: 3 },
      })),
    ),
  );
  return ids;
}
