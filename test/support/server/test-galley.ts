import { randomUUID } from 'node:crypto';
import { isFinal } from '../../../src/domain/article/job.js';
import type { Permission } from '../../../src/domain/access/key.js';
import type { HouseStyle } from '../../../src/domain/edition.js';
import type { ResolveTxt } from '../../../src/adapters/ownership/dns-ownership.js';
import type { Log } from '../../../src/ports/log.js';
import { expectDocumented } from '../documented.js';
import { auditsInside } from '../audit/audits-inside.js';
import { recordingLog } from '../recording-log.js';
import { scriptedReport } from '../writing/scripted-report.js';
import type { AppLimits, AppOptions, Role } from '../../../src/main/app-options.js';
import { openApp, type App } from '../../../src/main/build-app.js';
import type { Writing } from '../../../src/main/build/build-writing.js';
import { readConfig } from '../../../src/main/config.js';

export interface GalleyOptions {
  readonly databaseUrl: string;
  readonly role?: Role;
  readonly env?: Readonly<Record<string, string>>;
  readonly limits?: Partial<AppLimits>;
  readonly writing?: Writing;
  readonly log?: Log;
  /** Of reports; those that do next to nothing unless given. */
  readonly reportStages?: AppOptions['reportStages'];
  readonly resolveTxt?: ResolveTxt;
  readonly consoleFolder?: string;
}

/** Galley in this process, on any free port, with short lives for locks so that a run ends soon. */
export function startGalley(options: GalleyOptions): Promise<App> {
  const log = options.log ?? recordingLog();
  return openApp({
    config: readConfig({ PORT: '0', CRAWL_RATE: '0', DATABASE_URL: options.databaseUrl, ...options.env }),
    role: options.role ?? 'all',
    log,
    openAudits: auditsInside(options.env ?? {}, log),
    reportStages: options.reportStages ?? scriptedReport().stages,
    worksInside: true,
    // Each stage is written as it ends, so that a test can see it; and tests make room for requests by SQL.
    limits: {
      lockLifetimeMs: 1500,
      drainMs: 2000,
      sweepEveryMs: 500,
      settleMs: 0,
      refusalMs: 0,
      ...options.limits,
    },
    ...(options.writing ? { writing: options.writing } : {}),
    ...(options.resolveTxt ? { resolveTxt: options.resolveTxt } : {}),
    ...(options.consoleFolder === undefined ? {} : { consoleFolder: options.consoleFolder }),
  });
}

/** An account of its own with everything that a caller needs: tests share a database, never a tenant. */
export interface Tenant {
  readonly account: string;
  readonly newsroom: string;
  readonly user: string;
  readonly edition: string;
  readonly full: string;
  readonly read: string;
}

export interface TenantOptions {
  readonly webAddress?: string | null;
  readonly contentApi?: boolean;
  readonly maySpend?: boolean;
  readonly editorOfRecord?: string | null;
  readonly verified?: boolean;
  readonly houseStyle?: HouseStyle;
}

export async function createTenant(
  app: { readonly services: Pick<App['services'], 'tenants'> },
  options: TenantOptions = {},
): Promise<Tenant> {
  const [account, newsroom, user, edition] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ] as const;
  const plan = `plan-${account}`;
  const key = (name: string, permission: Permission) => ({ name, user, permission, revoked: false });
  const applied = await app.services.tenants.apply({
    plans: [{ id: plan, name: 'Test', contentApi: options.contentApi ?? true, articlesPerMonth: null }],
    accounts: [{ id: account, name: 'Test account', plan, status: 'open' }],
    newsrooms: [{ id: newsroom, account, name: 'Test newsroom', hourlyCeiling: null }],
    users: [{ id: user, account, name: 'Test user', newsroom, maySpend: options.maySpend ?? true }],
    editions: [
      {
        id: edition,
        account,
        name: 'Test edition',
        webAddress: options.webAddress ?? null,
        language: 'en',
        country: null,
        editorOfRecord: options.editorOfRecord ?? null,
        houseStyle: options.houseStyle ?? null,
        verified: options.verified ?? false,
      },
    ],
    keys: [key('full', 'full'), key('read', 'read')],
  });
  const [full, read] = applied.keys.map((each) => each.token);
  return { account, newsroom, user, edition, full: full!, read: read! };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into bodies of every shape; what is there is what they assert.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** One call; an object is sent as JSON, a string as it is. What REST answers must be as its description tells. */
export async function call(
  app: App,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(app.url! + path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  const answer = {
    status: response.status,
    headers: response.headers,
    body: json && text ? JSON.parse(text) : text,
  };
  expectDocumented(method, path, answer);
  return answer;
}

/** One GraphQL operation over HTTP. */
export function graph(
  app: App,
  token: string | null,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  return call(app, token, 'POST', '/graphql', { query, variables });
}

/** The job as a poll answers it once it is final; it is followed by its events, so that no limit is used up meanwhile. */
export async function waitForJob(app: App, token: string, id: string): Promise<Answer['body']> {
  const actor = await app.services.access.authenticate(token);
  for await (const progress of app.services.jobs.watch(actor, id)) {
    if (isFinal(progress.status)) break;
  }
  return (await call(app, token, 'GET', `/v1/jobs/${id}`)).body;
}
