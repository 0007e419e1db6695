import { randomUUID } from 'node:crypto';
import { PostgresAuditStore } from '../../../src/adapters/postgres/audit/audit-store.js';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { PostgresCrawlStore } from '../../../src/adapters/postgres/audit/crawl-store.js';
import { DEFAULT_CRAWL, type CrawlConfig } from '../../../src/domain/audit/audit.js';
import type { StoredHit } from '../../../src/libs/site-audit/index.js';
import type { NewAudit } from '../../../src/ports/audit/audit-store.js';
import type { FoundUrl, SitemapEntry } from '../../../src/ports/audit/crawl-store.js';
import { siteFactsOf } from './audit-site.js';
import { createTestDatabase } from '../server/test-database.js';

/** How long a worker of these tests may be silent. */
export const LEASE_MS = 60_000;
/** The start of all their audits. */
export const SITE = 'https://example.com/';

/** What a crawl is begun with. */
export interface Beginning {
  readonly found?: readonly FoundUrl[];
  readonly config?: Partial<CrawlConfig>;
  readonly sitemaps?: readonly { readonly sitemap: string; readonly entries: readonly SitemapEntry[] }[];
  readonly owner?: NewAudit['owner'];
}

/** The stores of audits on a database of their own. */
export class AuditStores {
  readonly crawls: PostgresCrawlStore;
  readonly audits: PostgresAuditStore;

  private constructor(
    readonly database: Database,
    readonly url: string,
    private readonly drop: () => Promise<void>,
  ) {
    this.crawls = new PostgresCrawlStore(database);
    this.audits = new PostgresAuditStore(database);
  }

  static async open(): Promise<AuditStores> {
    const created = await createTestDatabase();
    const { url } = created;
    const database = Database.open({
      url,
      poolSize: 20,
      acquireMs: 20_000,
      statementMs: 20_000,
      maxWaiting: 200,
      applicationName: 'test',
    });
    return new AuditStores(database, url, () => created.drop());
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.drop();
  }

  /** An audit that has not begun. @returns its id */
  async insert({ config, owner = null }: Beginning = {}): Promise<string> {
    const audit = newAudit(owner, config);
    if (!(await this.audits.insert(audit))) throw new Error('the edition has an audit running');
    return audit.id;
  }

  /** One that has begun with these URLs. */
  async begin(beginning: Beginning = {}): Promise<string> {
    const id = await this.insert(beginning);
    const token = await this.lease(id);
    const known = { site: siteFactsOf(), robotsText: null };
    const { found = [], sitemaps = [] } = beginning;
    if (!(await this.crawls.begin(id, token, known, found, sitemaps))) throw new Error('it had begun');
    return id;
  }

  /** Ends it as failed, under a lease of its own. */
  async fail(id: string): Promise<void> {
    const token = await this.lease(id);
    if (!(await this.crawls.fail(id, token, { code: 'internal', message: 'Gone.' })))
      throw new Error('it had ended');
  }

  /** @returns the token of a new lease */
  async lease(id: string): Promise<string> {
    const token = randomUUID();
    if ((await this.crawls.lease(id, token, LEASE_MS)) === null) throw new Error('another holds the lease');
    return token;
  }
}

export function newAudit(owner: NewAudit['owner'] = null, config: Partial<CrawlConfig> = {}): NewAudit {
  return {
    id: randomUUID(),
    owner,
    startUrl: SITE,
    config: { ...DEFAULT_CRAWL, userAgent: 'test', maxPages: 1000, ratePerSecond: 0, ...config },
  };
}

/** A page at a path of the site, as another page links to it. */
export function foundPage(path: string, more: Partial<FoundUrl> = {}): FoundUrl {
  const url = new URL(path, SITE).href;
  return { url, kind: 'page', foundVia: 'link', foundOn: null, depth: 1, ...more };
}

/** A hit of one check, as an audit stores it. */
export function hitOf(seq: number, more: Partial<StoredHit> = {}): StoredHit {
  return {
    checkId: 'title_missing',
    seq,
    url: `${SITE}p${seq}`,
    inlinks: 0,
    folder: '/',
    severity: 'error',
    change: null,
    hit: { observed: `hit ${seq}` },
    ...more,
  };
}

/** Asks for all hits. */
export const ALL_HITS = { folder: null, change: null, minInlinks: 0 };
/** Asks for the first hits of the check of `hitOf`. */
export const FIRST_HITS = { ...ALL_HITS, checkId: 'title_missing', after: 0, limit: 100 };
