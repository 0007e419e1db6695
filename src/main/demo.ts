import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseFetchAllow } from '../domain/research/fetch-allow.js';
import { refuse } from '../domain/errors.js';
import type { Log } from '../ports/log.js';
import type { Terminal } from '../transports/cli/command.js';
import type { DemoWish } from '../transports/cli/demo.js';
import {
  describeDemo,
  describeNextSteps,
  runDemo,
  type DemoArticle,
  type DemoTarget,
} from '../transports/cli/demo-run.js';
import { openApp, type App } from './build-app.js';
import type { Config } from './config.js';
import { serveDocs } from './demo-site.js';
import { waitForSignal } from './shutdown.js';

const BRIEF = 'How a brief becomes a finished article: sources, stages and checks';

/** The demo's tenant; its ids are its own, so that it never meets a real one. */
const ACCOUNT = 'de300000-0000-4000-8000-000000000001';
const NEWSROOM = 'de300000-0000-4000-8000-000000000002';
const USER = 'de300000-0000-4000-8000-000000000003';

/** Runs the main job before the user's eyes, on the same parts that serve everyone else. */
export async function demo(wish: DemoWish, base: Config, log: Log, terminal: Terminal): Promise<void> {
  if (wish.json && !wish.once) throw refuse('invalid_params', '--json needs --once.');
  const site = wish.site === null ? await serveDocs() : null;
  const address = site?.url ?? checkedSite(wish.site ?? '');
  const config = reaching(base, address);
  const signal = waitForSignal();
  terminal.err('Bringing Galley up …\n');
  let app: App | null = null;
  try {
    app = await openFree(config, log);
    const target = await makeTenant(app, address, wish.site === null ? 'Galley docs' : new URL(address).host);
    const result = await Promise.race([
      runDemo(target, wish.brief ?? (wish.site === null ? BRIEF : 'What this site is about'), terminal),
      signal.then(() => null),
    ]);
    if (result === null) return;
    const file = await keepArticle(config, target, result.article);
    terminal.out(wish.json ? JSON.stringify(result, null, 2) : describeDemo(target, result, file));
    if (wish.once) return;
    terminal.out(describeNextSteps(target));
    await signal;
  } finally {
    await app?.close();
    await site?.close();
  }
}

function checkedSite(text: string): string {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text).href;
  throw refuse('invalid_params', `--site must be an http or https address, not "${text}".`);
}

/** The operator names the site at the command line, which is leave enough to fetch it, loopback or not. */
function reaching(config: Config, address: string): Config {
  const { hostname, port, protocol } = new URL(address);
  const parsed = parseFetchAllow(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`);
  if (!parsed.ok) return config;
  const loopback = /^(127\.|localhost$|\[::1\]$)/.test(hostname);
  return {
    ...config,
    fetch: {
      ...config.fetch,
      allow: [...config.fetch.allow, ...parsed.list],
      // One's own machine needs no sparing.
      ratePerSecond: loopback ? 0 : config.fetch.ratePerSecond,
    },
  };
}

/** A demo that fails because something else has port 4000 would be a poor one. */
async function openFree(config: Config, log: Log): Promise<App> {
  try {
    return await openApp({ config, role: 'all', log });
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!busy || config.port === 0) throw error;
    log.info({ port: config.port }, 'the port is taken; another one is used');
    return openApp({ config: { ...config, port: 0 }, role: 'all', log });
  }
}

async function makeTenant(app: App, address: string, editionName: string): Promise<DemoTarget> {
  const edition = uuidOf(address);
  const { tenants, keys } = app.services;
  await tenants.apply({
    plans: [{ id: 'demo', name: 'Demo', contentApi: true, articlesPerMonth: null }],
    accounts: [{ id: ACCOUNT, name: 'Demo', plan: 'demo', status: 'open' }],
    newsrooms: [{ id: NEWSROOM, account: ACCOUNT, name: 'Demo newsroom', hourlyCeiling: null }],
    users: [{ id: USER, account: ACCOUNT, name: 'Demo user', newsroom: NEWSROOM, maySpend: true }],
    editions: [
      {
        id: edition,
        account: ACCOUNT,
        name: editionName,
        webAddress: address,
        language: 'en',
        country: null,
        editorOfRecord: null,
        verified: false,
      },
    ],
    keys: [],
  });
  // A token is shown once and not stored, so each run makes a key of its own; the last run's is of no more use.
  for (const key of await keys.list(USER)) if (key.revokedAt === null) await keys.revoke(key.id);
  const { token } = await keys.create({
    userId: USER,
    name: `demo ${new Date().toISOString()}`,
    permission: 'full',
  });
  if (app.url === null) throw new Error('the demo needs a gateway');
  return { url: app.url, token, edition };
}

/** The same site is the same edition, whatever port our docs are on today. */
function uuidOf(address: string): string {
  const { hostname, pathname, port } = new URL(address);
  const hex = createHash('sha256').update(`${hostname}:${port}${pathname}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function keepArticle(config: Config, target: DemoTarget, article: DemoArticle): Promise<string> {
  const folder = config.database.kind === 'embedded' ? config.database.dataDir : process.cwd();
  const image = await readImage(target, article);
  const title = article.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const file = path.join(folder, 'demo-article.html');
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><style>body{font:18px/1.6 Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem}` +
      `img{max-width:100%}h1,h2{line-height:1.2}sup{font-size:.7em}</style>` +
      `${image === null ? '' : `<img alt="" src="${image}">`}<h1>${title}</h1>${article.body}\n`,
  );
  return file;
}

async function readImage(target: DemoTarget, article: DemoArticle): Promise<string | null> {
  if (article.image.featured_url === null) return null;
  const response = await fetch(target.url + article.image.featured_url, {
    headers: { authorization: `Bearer ${target.token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return `data:${response.headers.get('content-type') ?? ''};base64,${bytes.toString('base64')}`;
}
