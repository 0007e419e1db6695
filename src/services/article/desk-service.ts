import pLimit from 'p-limit';
import type { DeskReport } from '../../domain/article/desk/desk.js';
import type {
  DeskCheck,
  DeskFacts,
  DeskInput,
  LinkState,
  Strictness,
} from '../../domain/article/desk/desk-check.js';
import { DUPLICATION_SHINGLE } from '../../domain/article/desk/duplication-domain.js';
import { imageAlt, type ImageAltInput } from '../../domain/article/desk/image-alt.js';
import { runCheck } from '../../domain/article/desk/run-check.js';
import type { FetchBudget } from '../../domain/article/job-budget.js';
import { addressesIn } from '../../domain/article/markup/addresses-in.js';
import { proseOf } from '../../domain/article/prose.js';
import type { BriefSettings } from '../../domain/brief/settings.js';
import { FetchFailure, RetryAfterFetcher, type PageFetcher } from '../../libs/guarded-fetch/index.js';
import type { Source } from '../../domain/research/source.js';
import { shinglesOf } from '../../libs/text/index.js';
import type { ArticleStore } from '../../ports/article/article-store.js';
import type { Log } from '../../ports/log.js';
import type { MarkupValidator } from '../../ports/article/markup-validator.js';
import { acceptsHost } from '../research/accepts-host.js';
import { WaitBudget, type Sleep } from '../research/wait-budget.js';

export interface DeskServiceParts {
  readonly articles: Pick<ArticleStore, 'published'>;
  readonly fetcher: Pick<PageFetcher, 'fetch' | 'probe'>;
  readonly validator: MarkupValidator;
  readonly log: Log;
  /** Waits before a site is asked again that sent Retry-After; of the clock where it is not given. */
  readonly sleep?: Sleep;
}

export interface DeskOptions {
  readonly editionId: string;
  readonly strictness: Strictness;
  /** What the brief says of who may be asked: it holds for links as for sources. */
  readonly brief: Pick<BriefSettings, 'source_policy' | 'domains'>;
  /** Pages that were read for the article beside its sources. */
  readonly answered?: readonly string[];
  readonly fetches: FetchBudget;
  readonly signal: AbortSignal;
}

const AT_ONCE = 4;

/** Loaded at first use: its guess of languages costs a quarter of a second that no start should pay. */
const loadDesk = () => import('../../domain/article/desk/desk.js');

/** What the checks of a text ask for, and by whose rules they judge. */
export interface CheckOptions extends Pick<DeskOptions, 'editionId' | 'strictness'> {
  /** The article that has the text, which is not compared with itself; null for a new one. */
  readonly articleId: string | null;
  readonly links: () => Promise<readonly LinkState[]>;
  readonly signal?: AbortSignal;
}

/** Every check of a text. What could not be asked is an error of its check, never a pass. */
export async function runChecks(
  parts: Pick<DeskServiceParts, 'articles' | 'validator' | 'log'>,
  input: DeskInput,
  { articleId, editionId, links, signal, strictness }: CheckOptions,
): Promise<DeskReport> {
  const took = new Map<string, number>();
  const timed = async <T>(check: string, ask: () => Promise<T>): Promise<T | null> => {
    const began = performance.now();
    try {
      return await ask();
    } catch (error) {
      signal?.throwIfAborted();
      parts.log.warn({ err: error, check }, 'a desk check could not ask what it needs');
      return null;
    } finally {
      took.set(check, performance.now() - began);
    }
  };
  const facts: DeskFacts = {
    markup: await timed('html_valid', () => parts.validator.validate(input.html)),
    published: await timed('duplication_domain', () => {
      const shingles = [...shinglesOf(proseOf(input.html), DUPLICATION_SHINGLE)];
      return parts.articles.published(editionId, shingles, articleId);
    }),
    links: await timed('links_alive', links),
  };
  const { CHECKS, runDesk } = await loadDesk();
  const report = runDesk({ ...input, facts }, CHECKS, { strictness, now: () => performance.now() });
  const checks = report.checks.map((check) => ({
    ...check,
    tookMs: Math.round((check.tookMs + (took.get(check.name) ?? 0)) * 10) / 10,
  }));
  return { ...report, checks };
}

/** The desk with what it must ask of the world: the published articles, the links, a validator. */
export class DeskService {
  constructor(private readonly parts: DeskServiceParts) {}

  /** Every check of the text of a new article. */
  check(input: DeskInput, options: DeskOptions): Promise<DeskReport> {
    return runChecks(this.parts, input, {
      ...options,
      articleId: null,
      links: () => this.linksOf(input, options),
    });
  }

  /** The check that has to wait for the picture. */
  checkImage(input: ImageAltInput, strictness: Strictness): DeskCheck {
    return runCheck(imageAlt, { ...input, claims: [] }, { strictness, now: () => performance.now() });
  }

  /** Pages that were read for this article answered minutes ago: they are not asked again. */
  private linksOf({ html, sources }: DeskInput, options: DeskOptions): Promise<LinkState[]> {
    const limit = pLimit(AT_ONCE);
    const retryingFetcher = new RetryAfterFetcher(this.parts.fetcher, new WaitBudget(this.parts.sleep));
    const read = new Set([...sources.flatMap(addressesRead), ...(options.answered ?? [])]);
    const closed = closedBy(options.brief);
    return Promise.all(
      addressesIn(html).map((url) =>
        limit(async (): Promise<LinkState> => {
          if (read.has(url)) return { url, state: 'alive', note: 'read for this article' };
          const note = closed(url);
          if (note !== null) return { url, state: 'unknown', note };
          options.signal.throwIfAborted();
          return askFor(url, retryingFetcher, options);
        }),
      ),
    );
  }
}

async function askFor(
  url: string,
  retryingFetcher: RetryAfterFetcher,
  options: DeskOptions,
): Promise<LinkState> {
  try {
    for (const method of ['HEAD', 'GET'] as const) {
      const answer = await retryingFetcher.probe(url, method, options);
      if (!answer) return { url, state: 'unknown', note: 'the job has had all its fetches' };
      const { status } = answer;
      if (status >= 200 && status <= 299) return { url, state: 'alive', note: `status ${status}` };
      // Servers that don't know HEAD answer it in many ways; only what GET says of a page holds.
      if (method === 'GET')
        return { url, state: GONE.has(status) ? 'dead' : 'unknown', note: `status ${status}` };
    }
    throw new Error('a link was asked in no way');
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { url, state: 'unknown', note: NOTES[error.code] ?? 'it could not be reached' };
  }
}

/** @returns why the brief lets an address not be asked; null where it does */
function closedBy(brief: DeskOptions['brief']): (url: string) => string | null {
  if (brief.source_policy === 'only_given') return () => 'the brief lets only be read what it gives';
  const accepts = acceptsHost(brief);
  return (url) => (accepts(url) ? null : 'the brief’s domains leave its host out');
}

/** These say that there is nothing; all others may be of the moment, or meant for us alone. */
const GONE = new Set([404, 410]);

const NOTES: Readonly<Record<string, string>> = {
  robots_forbidden: 'its site’s robots.txt forbids it',
  fetch_timeout: 'it took too long',
  bad_status: 'its site asked to be left alone',
  source_blocked: 'it is at an address that is never asked',
};

function addressesRead({ url, finalUrl, httpStatus }: Source): string[] {
  if (httpStatus === null || httpStatus < 200 || httpStatus > 299) return [];
  return [url, finalUrl].filter((address) => address !== null);
}
