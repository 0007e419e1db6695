import { randomUUID } from 'node:crypto';
import type { Permission } from '../../src/domain/access/key.js';
import type { Log } from '../../src/ports/log.js';
import { keepingLog } from './keeping-log.js';
import { openApp, type App, type AppLimits, type Role } from '../../src/main/build-app.js';
import type { Writing } from '../../src/main/build-writing.js';
import { readConfig } from '../../src/main/config.js';

export interface GalleyWish {
  readonly databaseUrl: string;
  readonly role?: Role;
  readonly env?: Readonly<Record<string, string>>;
  readonly limits?: Partial<AppLimits>;
  readonly writing?: Writing;
  readonly log?: Log;
}

/** Galley in this process, on any free port, with short lives for locks so that a run ends soon. */
export function startGalley(wish: GalleyWish): Promise<App> {
  return openApp({
    config: readConfig({ PORT: '0', CRAWL_RATE: '0', DATABASE_URL: wish.databaseUrl, ...wish.env }),
    role: wish.role ?? 'all',
    log: wish.log ?? keepingLog(),
    limits: { lockLifetimeMs: 1500, drainMs: 2000, sweepEveryMs: 100, ...wish.limits },
    ...(wish.writing ? { writing: wish.writing } : {}),
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

export interface TenantWish {
  readonly webAddress?: string | null;
  readonly contentApi?: boolean;
  readonly maySpend?: boolean;
  readonly editorOfRecord?: string | null;
}

export async function createTenant(app: App, wish: TenantWish = {}): Promise<Tenant> {
  const [account, newsroom, user, edition] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ] as const;
  const plan = `plan-${account}`;
  const key = (name: string, permission: Permission) => ({ name, user, permission, revoked: false });
  const applied = await app.services.tenants.apply({
    plans: [{ id: plan, name: 'Test', contentApi: wish.contentApi ?? true, articlesPerMonth: null }],
    accounts: [{ id: account, name: 'Test account', plan, status: 'open' }],
    newsrooms: [{ id: newsroom, account, name: 'Test newsroom', hourlyCeiling: null }],
    users: [{ id: user, account, name: 'Test user', newsroom, maySpend: wish.maySpend ?? true }],
    editions: [
      {
        id: edition,
        account,
        name: 'Test edition',
        webAddress: wish.webAddress ?? null,
        language: 'en',
        country: null,
        editorOfRecord: wish.editorOfRecord ?? null,
        verified: false,
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
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** One REST call; an object is sent as JSON, a string as it is. */
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
  const json = (response.headers.get('content-type') ?? '').includes('json');
  return { status: response.status, headers: response.headers, body: json && text ? JSON.parse(text) : text };
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

/** A brief that needs no network: its only source is a text that comes with it. */
export function textBrief(more: Readonly<Record<string, unknown>> = {}) {
  return {
    input: 'How tides move a harbour',
    settings: { source_policy: 'only_given', sources: [{ title: 'Tides', text: TIDES }], word_count: 150 },
    ...more,
  };
}

const TIDES = `A tide is the regular rise and fall of the sea along a coast. The gravity of the Moon causes most of it, and the
gravity of the Sun adds a smaller part. In most harbours the water rises and falls twice in a little more than a day.

Spring tides happen near the new Moon and near the full Moon, when the pull of the Sun adds to the pull of the Moon.
During spring tides the high water of a harbour is at its highest and the low water is at its lowest. Neap tides happen
near the quarters of the Moon, and the difference between high water and low water is then at its smallest.

A harbour master plans the movements of large ships by the predicted height of the tide. A ship with a deep draught may
enter a shallow harbour only for a few hours around high water. Harbours with a large tidal range often keep the water
level behind lock gates, so that ships stay afloat when the tide outside the harbour falls.

Tidal streams are the horizontal movements of water that the rise and fall of the tide causes. In a narrow harbour
entrance the tidal stream can be faster than a small boat can sail. Pilots therefore bring ships through a narrow
harbour entrance near slack water, when the tidal stream of the harbour changes its direction.

Tide tables give the predicted time and the predicted height of high water for each harbour. The tables are computed
from years of measurements at a tide gauge in the harbour. Strong winds and low air pressure can raise the water of a
harbour well above the height that the tide tables predict.`;

/** Polls until the job is final; the product offers no wait, so a test does what a client does. */
export async function waitForJob(app: App, token: string, id: string): Promise<Answer['body']> {
  for (;;) {
    const { body } = await call(app, token, 'GET', `/v1/jobs/${id}`);
    if (['done', 'failed', 'cancelled'].includes(body.status)) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
