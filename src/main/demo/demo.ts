import { randomBytes } from 'node:crypto';
import { canParseUrl, parseFetchAllow } from '../../libs/urls/index.js';
import { refuse } from '../../domain/errors.js';
import { primaryLanguage } from '../../libs/text/index.js';
import type { Log } from '../../ports/log.js';
import type { Terminal } from '../../transports/cli/command.js';
import type { DemoOptions } from '../../transports/cli/demo.js';
import {
  describeDemo,
  describeNextSteps,
  describeSignIn,
  runDemo,
  type DemoTarget,
} from '../../transports/cli/demo-run.js';
import { openApp, type App } from '../build-app.js';
import type { Config } from '../config.js';
import { saveArticle } from './demo-article.js';
import { claimDatabase } from './demo-database.js';
import { openReceiver } from './demo-receiver.js';
import { makeSamples } from './demo-samples.js';
import { serveDocs, type DocsSite } from './demo-site.js';
import { makeDemoTenant } from './demo-tenant.js';
import { describeError } from '../describe-error.js';
import { PortInUseError } from '../listen.js';
import { reaching } from '../commands/reaching.js';
import { Closers, exitCodeOf, waitForSignal } from '../shutdown.js';

const DOCS_BRIEF = 'How a brief becomes an article, stage by stage';
const SITE_BRIEF = 'What this site is about';

/**
 * Runs an article job and shows its progress in the terminal, on the same parts that serve everyone else.
 *
 * @returns the exit code: 0, or that of the signal which ended it before the article of `--once` was done
 */
export async function demo(
  options: DemoOptions,
  base: Config,
  log: Log,
  terminal: Terminal,
): Promise<number> {
  if (options.json && !options.once) throw refuse('invalid_params', '--json needs --once.');
  if (options.language !== null && options.site === null)
    throw refuse('invalid_params', '--language needs --site.');
  const asked = waitForSignal();
  const stop = new AbortController();
  const stopped = asked.then((signal): never => {
    const reason = new Error(`stopped by ${signal}`);
    stop.abort(reason);
    throw reason;
  });
  // A rejection must not be unhandled while no code awaits it.
  stopped.catch(() => undefined);
  const closers = new Closers(log);
  try {
    // The queue of JOBS_URL may be that of a Galley on another database, and each would claim the other's jobs. And the demo
    // writes about one site, so it spends no queries to a web search.
    const own: Config = { ...base, jobs: { kind: 'postgres', url: null }, search: { kind: 'none' } };
    const task = await openTask(options, own, stop.signal, closers);
    terminal.err('Starting Galley …\n');
    const { target, makeSignInLink } = await openTarget(task, log, stop.signal, closers);
    if (task.config.console.isOn && !options.once) terminal.out(describeSignIn(await makeSignInLink()));
    const result = await Promise.race([runDemo(target, task.brief, terminal), stopped]);
    const saved = await saveArticle(task.config, target, result.article, task.docs).catch(
      (error: unknown) => {
        terminal.err(`The article was not saved as a file: ${describeError(error)}\n`);
        return null;
      },
    );
    const shown = saved === null ? result.article : { ...result.article, body: saved.body };
    terminal.out(options.json ? JSON.stringify(result, null, 2) : describeDemo(shown, saved?.file ?? null));
    if (options.once) return 0;
    terminal.out(describeNextSteps(target, task.config.console.isOn));
    await asked;
    return 0;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    terminal.err('Stopping …\n');
    return options.once ? exitCodeOf(await asked) : 0;
  } finally {
    await closers.closeAll();
  }
}

/** The brief, and where it is written from. */
interface DemoTask {
  /** What the demo's webhook sends to; null where nobody stays to see it. */
  readonly receiver: string | null;
  readonly address: string;
  /** The site, when it is Galley's own docs. */
  readonly docs: DocsSite | null;
  readonly language: string;
  readonly brief: string;
  /** With permission to fetch the site. */
  readonly config: Config;
}

async function openTask(
  options: DemoOptions,
  base: Config,
  signal: AbortSignal,
  closers: Closers,
): Promise<DemoTask> {
  if (options.site === null) {
    const docs = await serveDocs();
    closers.add('docs', () => docs.close());
    const brief = options.brief ?? DOCS_BRIEF;
    const seen = await withReceiver(options, reaching(base, docs.url), closers);
    return { address: docs.url, docs, language: 'en', brief, ...seen };
  }
  const address = checkedSite(options.site);
  const config = reaching(base, address);
  // The page reader takes long to load, and Galley's own docs need no visit.
  const { visitSite } = await import('./demo-visit.js');
  const visit = await visitSite(address, config, signal);
  const language = options.language ?? visit.language ?? 'en';
  // The brief becomes the title, which should be in the language of the text.
  const usual = primaryLanguage(language) === 'en' ? SITE_BRIEF : visit.title || new URL(address).host;
  const seen = await withReceiver(options, config, closers);
  return { address, docs: null, language, brief: options.brief ?? usual, ...seen };
}

/** Opens what the demo's webhook sends to, with permission to reach it and a key that encrypts the webhook's secret. */
async function withReceiver(
  { once }: DemoOptions,
  config: Config,
  closers: Closers,
): Promise<Pick<DemoTask, 'config' | 'receiver'>> {
  if (once) return { config, receiver: null };
  const receiver = await openReceiver();
  closers.add('receiver', () => receiver.close());
  const allowed = parseFetchAllow(new URL(receiver.url).host);
  return {
    receiver: receiver.url,
    config: {
      ...config,
      secretKey: config.secretKey ?? randomBytes(32).toString('base64'),
      webhooks: { allow: [...config.webhooks.allow, ...(allowed.ok ? allowed.list : [])] },
    },
  };
}

/** Starts a Galley that has the demo's tenant. */
async function openTarget(
  { address, config, docs, language, receiver }: DemoTask,
  log: Log,
  signal: AbortSignal,
  closers: Closers,
): Promise<{ readonly target: DemoTarget; readonly makeSignInLink: () => Promise<string> }> {
  await claimDatabase(config, log, closers);
  signal.throwIfAborted();
  const app = await openFree(config, log);
  closers.add('Galley', () => app.close());
  if (app.url === null) throw new Error('the demo needs a gateway');
  const made = await makeDemoTenant(app.services, { address, isDocs: docs !== null, language });
  closers.add('demo key', made.revokeKey);
  if (receiver !== null) await makeSamples(app.services, made.token, made.edition, receiver);
  signal.throwIfAborted();
  const target = { url: app.url, token: made.token, edition: made.edition };
  const makeSignInLink = async () => {
    const ticket = await app.services.sessions.makeTicket(made.keyId);
    return `${config.web.publicUrl ?? target.url}/console/sign-in#ticket=${ticket}`;
  };
  return { target, makeSignInLink };
}

function checkedSite(text: string): string {
  if (/^https?:\/\//i.test(text) && canParseUrl(text)) return new URL(text).href;
  throw refuse('invalid_params', `--site must be an http or https address, not "${text}".`);
}

/** A demo must not fail because another program uses port 4000. */
async function openFree(config: Config, log: Log): Promise<App> {
  try {
    return await openApp({ config, role: 'all', log });
  } catch (error) {
    if (!(error instanceof PortInUseError)) throw error;
    log.info({ port: config.port }, 'the port is in use; another one is used');
    return openApp({ config: { ...config, port: 0 }, role: 'all', log });
  }
}
