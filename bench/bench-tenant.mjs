import { randomUUID } from 'node:crypto';

/**
 * An account with one edition and all that a start needs, without limits but those of keys: an hour has room for 20
 * starts a key, so there are several to take turns with.
 *
 * @param services of an open Galley
 */
export async function makeBenchTenant({ keys, tenants }) {
  const [account, newsroom, user, edition] = Array.from({ length: 4 }, () => randomUUID());
  const made = await tenants.apply({
    plans: [{ id: 'bench', name: 'Bench', contentApi: true, articlesPerMonth: null }],
    accounts: [{ id: account, name: 'Bench', plan: 'bench', status: 'open' }],
    newsrooms: [{ id: newsroom, account, name: 'Bench', hourlyCeiling: null }],
    users: [{ id: user, account, name: 'Bench', newsroom, maySpend: true }],
    editions: [
      {
        id: edition,
        account,
        name: 'Bench',
        webAddress: null,
        language: 'en',
        country: null,
        editorOfRecord: null,
        verified: false,
      },
    ],
    keys: Array.from({ length: 4 }, (_, n) => ({
      name: `bench-${n}`,
      user,
      permission: 'full',
      revoked: false,
    })),
  });
  const [key] = await keys.list(user);
  return { account, newsroom, user, edition, key: key.id, tokens: made.keys.map(({ token }) => token) };
}
