import pg from 'pg';
import type { Page } from 'playwright-core';
import type { RenderedPage } from '../../../src/libs/site-audit/index.js';
import { openConsole, textOf, type ConsoleInBrowser } from '../browser/browser.js';
import type { TestWebsite } from '../server/test-website.js';
import { auditSite } from './audited-galley.js';
import { harbourPage, startAuditedSite } from './audited-site.js';

/** A console whose tenant has had its site audited twice; in between, `/broken.html` was fixed. */
export interface AuditedConsole {
  readonly inBrowser: ConsoleInBrowser;
  readonly site: TestWebsite;
  /** Ids of the audits. */
  readonly first: string;
  readonly second: string;
  close(): Promise<void>;
}

export async function openAuditedConsole(): Promise<AuditedConsole> {
  const site = await startAuditedSite();
  const inBrowser = await openConsole({ site: site.origin });
  const { galley, tenant } = inBrowser;
  const first = await auditSite(galley, tenant);
  site.set('/broken.html', harbourPage('Fixed', ['/']));
  const second = await auditSite(galley, tenant);
  const close = async () => {
    await inBrowser.close();
    await site.close();
  };
  return { inBrowser, site, first, second, close };
}

/** What Chromium says of WebGL where no graphics card helps. */
export const WITHOUT_CARD = /GL Driver Message/;

/** Exports what is shown. @returns the text of the file, without the mark at its beginning */
export async function exported(page: Page, kind: 'CSV' | 'NDJSON', timeout = 30_000): Promise<string> {
  const download = page.waitForEvent('download', { timeout });
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter');
  return (await textOf(await download)).replace(/^\uFEFF/, '');
}

/**
 * Adds pages to the rows of an audit, as if its site had so many more: each like the one at this address, with its own
 * address, title and number of words.
 */
export async function growRows(
  { database }: ConsoleInBrowser,
  audit: string,
  like: string,
  count: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO audit_rows (audit_id, run, id, row, late_checks, filters, keys)
       SELECT r.audit_id, r.run, 1000 + n, (r.row::jsonb || own.fields)::json, r.late_checks, r.filters,
         jsonb_set(r.keys || own.fields, '{facets,folder}', to_jsonb('/more-' || n % 150 || '/'))
       FROM audits a JOIN audit_rows r ON r.audit_id = a.id AND r.run = a.result, generate_series(1, $3::integer) n,
         LATERAL (SELECT jsonb_build_object('url', $2 || 'more-' || n, 'title', 'More of it, ' || n, 'words', n) AS fields) own
       WHERE a.id = $1::uuid AND r.row ->> 'url' = $2`,
      [audit, like, count],
    );
  } finally {
    await client.end();
  }
}

/** Stores what scripts made of a page of an audit, as if a browser had rendered it. @param path at the end of its address */
export async function setRendered(
  { database }: ConsoleInBrowser,
  audit: string,
  path: string,
  rendered: RenderedPage,
): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(
      `UPDATE audit_rows r SET row = (r.row::jsonb || jsonb_build_object('rendered', $3::jsonb))::json
       FROM audits a WHERE a.id = $1::uuid AND r.audit_id = a.id AND r.run = a.result AND r.row ->> 'url' LIKE '%' || $2`,
      [audit, path, JSON.stringify(rendered)],
    );
  } finally {
    await client.end();
  }
}
