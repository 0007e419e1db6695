import { expect } from '@jest/globals';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { startAuditedSite } from './audited-site.js';
import { scriptedWriting } from '../writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../server/test-galley.js';
import type { TestWebsite } from '../server/test-website.js';

/** A Galley whose tenant has had its site audited twice, with changes in between. */
export interface AuditedGalley {
  readonly database: TestDatabase;
  readonly sql: Client;
  readonly galley: App;
  readonly tenant: Tenant;
  readonly site: TestWebsite;
  /** Ids of the two audits. */
  readonly first: string;
  readonly second: string;
  close(): Promise<void>;
}

/**
 * @param change what becomes of the site before it is audited again
 * @param env of the gateway, beside the usual
 */
export async function openAuditedGalley(
  change: (site: TestWebsite) => void,
  env: Readonly<Record<string, string>> = {},
): Promise<AuditedGalley> {
  const database = await createTestDatabase();
  const sql = new Client({ connectionString: database.url });
  await sql.connect();
  const site = await startAuditedSite();
  const galley = await startGalley({
    databaseUrl: database.url,
    writing: scriptedWriting(),
    env: { FETCH_ALLOW: '127.0.0.0/8', ...env },
    limits: { pollMs: 250 },
  });
  const tenant = await createTenant(galley, { webAddress: site.origin, verified: true });
  const first = await auditSite(galley, tenant);
  change(site);
  const second = await auditSite(galley, tenant);
  const close = async () => {
    await galley.close();
    await site.close();
    await sql.end();
    await database.drop();
  };
  return { database, sql, galley, tenant, site, first, second, close };
}

/** Starts an audit and follows it to its end, so that no limit is used up by polls. */
export async function auditSite(galley: App, tenant: Tenant, settings?: object): Promise<string> {
  const started = await call(galley, tenant.full, 'POST', `/v1/editions/${tenant.edition}/audit`, settings);
  expect([started.status, started.body.detail]).toEqual([202, undefined]);
  const id = started.body.id as string;
  const { access, audits } = galley.services;
  for await (const { status } of audits.watch(await access.authenticate(tenant.read), id))
    if (status !== 'crawling' && status !== 'analysing') expect(status).toBe('done');
  return id;
}
