import { createHash, randomBytes } from 'node:crypto';
import type { AdminServices } from '../../transports/cli/command.js';

/** The demo's tenant; its ids are its own, so that it never meets a real one. */
const ACCOUNT = 'de300000-0000-4000-8000-000000000001';
const NEWSROOM = 'de300000-0000-4000-8000-000000000002';
const USER = 'de300000-0000-4000-8000-000000000003';

/** The docs have another port in each run, and are the same edition all the same. */
const DOCS_EDITION = 'de300000-0000-4000-8000-000000000004';

/**
 * Creates or updates the demo's tenant: its edition gets the current address of the site.
 * @returns the edition's id, and a key for this run with its token, to be revoked at its end
 */
export async function makeDemoTenant(
  { tenants, keys }: AdminServices,
  site: { readonly address: string; readonly isDocs: boolean; readonly language: string },
): Promise<{
  readonly edition: string;
  readonly keyId: string;
  readonly token: string;
  readonly revokeKey: () => Promise<unknown>;
}> {
  const edition = site.isDocs ? DOCS_EDITION : uuidOf(site.address);
  await tenants.apply({
    plans: [{ id: 'demo', name: 'Demo', contentApi: true, articlesPerMonth: null }],
    accounts: [{ id: ACCOUNT, name: 'Demo', plan: 'demo', status: 'open' }],
    newsrooms: [{ id: NEWSROOM, account: ACCOUNT, name: 'Demo newsroom', hourlyCeiling: null }],
    users: [{ id: USER, account: ACCOUNT, name: 'Demo user', newsroom: NEWSROOM, maySpend: true }],
    editions: [
      {
        id: edition,
        account: ACCOUNT,
        name: site.isDocs ? 'Galley docs' : new URL(site.address).host,
        webAddress: site.address,
        language: site.language,
        country: null,
        editorOfRecord: null,
        // As the operator's word: the demo's own pages are ours, and a site that it is given is tried by its owner.
        verified: true,
      },
    ],
    keys: [],
  });
  // A token is shown once and not stored, so each run makes its own key; those of killed runs are revoked.
  for (const key of await keys.list(USER)) if (key.revokedAt === null) await keys.revoke(key.id);
  const { key, token } = await keys.create({
    userId: USER,
    // Names of a user's keys are unique, and a demo may be started again within the minute.
    name: `demo ${randomBytes(2).toString('hex')} of ${new Date().toISOString().slice(0, 16).replace('T', ' ')}`,
    permission: 'full',
  });
  return { edition, keyId: key.id, token, revokeKey: () => keys.revoke(key.id) };
}

/** The same address gives the same edition. */
function uuidOf(address: string): string {
  const { hostname, pathname, port } = new URL(address);
  const hex = createHash('sha256').update(`${hostname}:${port}${pathname}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
