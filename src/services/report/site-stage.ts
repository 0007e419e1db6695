import { StageFailure } from '../../domain/article/stage-failure.js';
import { siteScope } from '../../libs/urls/index.js';
import { sameLanguage, primaryLanguage } from '../../libs/text/index.js';
import { textOfBlocks } from '../../domain/research/source.js';
import type { SitePageStore } from '../../ports/site-page-store.js';
import { RetryAfterFetcher, type PageFetcher } from '../../libs/guarded-fetch/index.js';
import type { PageReader } from '../../libs/page-reading/index.js';
import { listed } from '../research/source-warnings.js';
import { addressKey } from '../research/page-address.js';
import { SitePageWriter } from '../research/site-page-writer.js';
import { PageReading } from '../research/page-reading.js';
import { WaitBudget, type Sleep } from '../research/wait-budget.js';
import { knownSite, type KnownSite, type KnownSiteParts } from './known-site.js';
import type { PackedSource, SiteArtifact } from './report-artifacts.js';
import type { StageProgress } from '../job/stage-work.js';
import type { ReportTask } from './report-stages.js';
import { SiteWalk, type WalkState } from './site-walk.js';

export interface SiteStageParts extends KnownSiteParts {
  readonly fetcher: PageFetcher;
  readonly reader: PageReader;
  readonly sitePages: Pick<SitePageStore, 'put'>;
  /** Waits before a site is asked again that sent Retry-After; of the clock where it is not given. */
  readonly sleep?: Sleep;
}

/** Pages read in full. At the polite ten a second that is half a minute. */
const MOST_PAGES = 300;
/** Of a site that an audit knows, the titles, headings and links of all pages are there already. */
const MOST_PAGES_AUDITED = 120;
/** Pages are read whole: what a page has further down is no gap. A longer one is a book, and counts as half read. */
const PAGE_WORDS = 30_000;
/** Fetches that are left for pages of others. */
const LEFT_FOR_OTHERS = 30;
/** Of the time that the report still has: the other stages want theirs. */
const SHARE_OF_TIME = 0.5;
/** With fewer words a site says nothing that a report could be made of. */
const FEWEST_WORDS = 40;
/** An edition's own language counts where this share of its pages is in it. */
const LANGUAGE_SHARE = 0.2;
const MOST_KNOWN = 3000;
const MOST_UNREAD = 3000;
const MOST_OUTBOUND = 300;

/** Reads the domain's own pages. */
export class SiteStage {
  constructor(private readonly parts: SiteStageParts) {}

  /**
   * @throws {StageFailure} `robots_forbidden`, `unreachable` or `source_blocked` when the site may not or can't be read;
   *   `no_usable_sources` when it has no text
   */
  async run(task: ReportTask, progress: StageProgress): Promise<SiteArtifact> {
    const began = performance.now();
    const { fetcher, reader } = this.parts;
    const { signal, fetches } = progress;
    const known = await knownSite(this.parts, task.edition?.id ?? null, task.startUrl, signal);
    const until = began + SHARE_OF_TIME * progress.timeLeft();
    const most = known ? MOST_PAGES_AUDITED : MOST_PAGES;
    const walk = new SiteWalk(
      {
        fetcher,
        reader,
        retryingFetcher: new RetryAfterFetcher(fetcher, new WaitBudget(this.parts.sleep)),
        reading: new PageReading(reader, PAGE_WORDS),
      },
      {
        startUrl: task.startUrl,
        listed: known ? known.pages.map(({ url }) => url) : null,
        most,
        fetches: fetches.part(Math.max(1, fetches.left - LEFT_FOR_OTHERS)),
        savedState: progress.savedPart,
        saveState: (part) => progress.savePart(part),
        isLate: () => performance.now() > until,
        signal,
        advance: (fraction) => progress.advance(fraction),
      },
    );
    const state = await walk.run();
    refuseNothing(state);
    await this.storePages(task.edition?.id ?? null, state.pages);
    const language = languageOf(state.pages, task.edition?.languageCode ?? null);
    const usable = state.pages.filter(
      (page) => page.words > 0 && (page.language === null || sameLanguage(page.language, language)),
    );
    await progress.advance(1);
    return {
      home: state.home ?? task.startUrl,
      language,
      pages: state.pages,
      usable: usable.map(({ id }) => id),
      anchors: anchorsOf(known, state),
      outbound: [...state.links.outbound].sort((a, b) => b.pages - a.pages).slice(0, MOST_OUTBOUND),
      known: unreadOf(known, state),
      unread: state.waiting.slice(0, MOST_UNREAD).map(({ url }) => url),
      missing: state.missing,
      feedEntries: state.feedEntries,
      pagesSeen: Math.max(known?.seen ?? 0, walk.seen, state.pages.length),
      limits: limitsOf(state, known, { most, language, usable: usable.length, task }),
      tookMs: Math.round(performance.now() - began),
    };
  }

  /** Articles find their sources by what the pages say. */
  private async storePages(editionId: string | null, pages: readonly PackedSource[]): Promise<void> {
    if (editionId === null) return;
    const writer = new SitePageWriter(this.parts.sitePages, editionId);
    for (const { finalUrl, language, title, blocks } of pages)
      if (finalUrl !== null)
        await writer.add({ url: finalUrl, language, text: `${title}\n${textOfBlocks(blocks)}` });
    await writer.end();
  }
}

/** An audit knows the links of all pages; which of the pages that were read have them, only their reading does. */
function anchorsOf(known: KnownSite | null, { links }: WalkState): SiteArtifact['anchors'] {
  if (!known) return links.targets;
  const read = new Map(links.targets.map(({ url, sourceIds }) => [addressKey(url), sourceIds]));
  return known.links.targets.map((target) => ({
    ...target,
    sourceIds: read.get(addressKey(target.url)) ?? [],
  }));
}

function unreadOf(known: KnownSite | null, { pages }: WalkState): SiteArtifact['known'] {
  const read = new Set(
    pages.flatMap(({ url, finalUrl }) => [addressKey(url ?? ''), addressKey(finalUrl ?? '')]),
  );
  return (known?.pages ?? []).filter(({ url }) => !read.has(addressKey(url))).slice(0, MOST_KNOWN);
}

/** Why a report can't be made, by what kept the site from being read. */
function refuseNothing({ pages, forbidden, failed, strays, startUrl }: WalkState): void {
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  if (words >= FEWEST_WORDS) return;
  const reasons = listed(failed.pages.map(({ message }) => message));
  if (pages.length === 0) {
    if (forbidden.count > 0 && failed.count === 0)
      throw new StageFailure('robots_forbidden', `The robots.txt of ${startUrl} forbids reading it.`);
    if (failed.pages.some(({ retryable }) => retryable))
      throw new StageFailure('unreachable', `The site can’t be reached. ${reasons}`);
    if (failed.pages.length > 0 && failed.pages.every(({ code }) => code === 'source_blocked'))
      throw new StageFailure('source_blocked', `The site may not be read. ${reasons}`);
    const away = strays > 0 ? ' Its address leads to another site.' : '';
    throw new StageFailure(
      'no_usable_sources',
      `No page of ${startUrl} can be read.${away} ${reasons}`.trim(),
    );
  }
  throw new StageFailure(
    'no_usable_sources',
    `The ${pages.length} pages of ${startUrl} that were read have no text to report on.`,
  );
}

/** The edition's own where its pages are in it; else that of most of the text, for nothing here is translated. */
function languageOf(pages: readonly PackedSource[], own: string | null): string {
  const votes = new Map<string, number>();
  let all = 0;
  for (const { language, words } of pages) {
    if (language === null) continue;
    votes.set(language, (votes.get(language) ?? 0) + words);
    all += words;
  }
  const [most] = [...votes].sort((a, b) => b[1] - a[1]);
  if (own === null) return most?.[0] ?? 'en';
  const inOwn = [...votes]
    .filter(([each]) => sameLanguage(each, own))
    .reduce((sum, [, count]) => sum + count, 0);
  return !most || inOwn >= LANGUAGE_SHARE * all ? own : most[0];
}

function limitsOf(
  state: WalkState,
  known: KnownSite | null,
  about: {
    readonly most: number;
    readonly language: string;
    readonly usable: number;
    readonly task: ReportTask;
  },
): string[] {
  const { pages, waiting, failed, strays } = state;
  const limits: string[] = [];
  const forbidden = forbiddenOf(state, known);
  if (forbidden.count > 0)
    limits.push(
      `${counted(forbidden.count, 'page')} not read, for the site’s robots.txt forbids it: ${named(forbidden)}.`,
    );
  if (failed.count > 0) {
    const messages = failed.pages.map(({ message }) => message);
    limits.push(`${numbered(failed.count, 'page')} could not be read: ${listed(messages)}.`);
  }
  if (waiting.length > 0) limits.push(whyLeft(state, about.most, known !== null));
  if (known) {
    const at = known.finishedAt.slice(0, 10);
    limits.push(
      `Which pages the site has is known from its audit of ${at}; pages that came later are missing.`,
    );
  }
  if (strays > 0) limits.push(`${numbered(strays, 'page')} led away from the site.`);
  const cut = pages.filter(({ shortened }) => shortened).length;
  if (cut > 0) limits.push(`${counted(cut, 'long page')} read from the beginning only.`);
  const empty = pages.filter(({ words }) => words === 0).length;
  if (empty > 0) limits.push(`${counted(empty, 'page')} found without text.`);
  const foreign = pages.length - empty - about.usable;
  if (foreign > 0)
    limits.push(`${counted(foreign, 'page')} not used, being in other languages than ${about.language}.`);
  const own = about.task.edition?.languageCode;
  if (own !== undefined && !sameLanguage(own, about.language))
    limits.push(
      `The edition’s language is ${primaryLanguage(own)}; its pages are in ${about.language}, and so is this report.`,
    );
  if (scopeOf(about.task.startUrl) !== '/')
    limits.push(`Only what lies below ${about.task.startUrl} was read.`);
  return limits;
}

function forbiddenOf(state: WalkState, known: KnownSite | null) {
  if (!known) return state.forbidden;
  const urls = [...new Set([...state.forbidden.urls, ...known.forbidden.urls])];
  return { count: Math.max(state.forbidden.count, known.forbidden.count, urls.length), urls };
}

function whyLeft({ waiting, stopped }: WalkState, most: number, isAudited: boolean): string {
  const left = counted(waiting.length, 'more page');
  if (stopped === 'time') return `${left} not read: there was no more time.`;
  if (stopped === 'fetches') return `${left} not read: the report had had its fetches.`;
  const but = isAudited ? ' of a site that was audited; of the others title and headings are known' : '';
  return `${left} not read: a report reads ${most}${but}.`;
}

function named({ count, urls }: { readonly count: number; readonly urls: readonly string[] }): string {
  return count > urls.length ? `${urls.join(', ')} and ${count - urls.length} more` : urls.join(', ');
}

function counted(count: number, what: string): string {
  return `${numbered(count, what)} ${count === 1 ? 'was' : 'were'}`;
}

function numbered(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function scopeOf(startUrl: string): string {
  const { origin, pathname } = new URL(startUrl);
  return siteScope(startUrl)(`${origin}/`) ? '/' : pathname;
}
