import {
  AI_CRAWLERS,
  type RobotsFacts,
  type SiteFacts,
  type SitemapFacts,
} from '../../libs/site-audit/index.js';
import {
  type AnswerFacts,
  type AnswerFailure,
  FetchFailure,
  ROBOTS_BYTES,
  RobotsRules,
  type SiteAsk,
  type SiteFetcher,
  type SiteReply,
} from '../../libs/guarded-fetch/index.js';
import type { AuditError, CrawlConfig } from '../../domain/audit/audit.js';
import { USUAL_SITEMAPS } from '../../domain/audit/sitemap-gone.js';
import {
  normaliseUrl,
  PageTooCostly,
  type SitemapScanner,
  unpackFacts,
} from '../../libs/page-reading/index.js';
import type { CrawlPages } from '../../ports/audit/crawl-pages.js';
import type { SitemapEntry } from '../../ports/audit/crawl-store.js';

export interface SiteProbeParts {
  readonly fetcher: SiteFetcher;
  readonly pages: CrawlPages;
  readonly sitemaps: SitemapScanner;
  /** Lower-case letters, as many as asked for. */
  readonly randomLetters: (count: number) => string;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<void>;
}

/** What is known of a site before its first page is crawled. */
export interface ProbedSite {
  readonly site: SiteFacts;
  /** The robots.txt as text, for the rules; null where there is none. */
  readonly robotsText: string | null;
  readonly entries: readonly { readonly sitemap: string; readonly entries: readonly SitemapEntry[] }[];
}

/** Nothing of the site answered this worker at some point: what it asked for since then says nothing about the site. */
export interface SilentProbe {
  /** How the audit fails where nothing answers any worker for a while. */
  readonly silence: AuditError;
  /** Whether something of the site answered before. */
  readonly hadAnswer: boolean;
}

/** RFC 9309 (2.3.1.2) has crawlers follow five for robots.txt; here it holds for all. */
const MOST_REDIRECTS = 5;
/** Chosen. */
const MOST_SITEMAPS = 200;
/** Of all sitemaps together, addresses and their language versions: each costs the analysis some kilobytes. Chosen. */
const MOST_LISTED = 200_000;
/** Of the audit's time, for sitemaps: a slow pace must leave some for the pages that they list. Chosen. */
const MOST_OF_TIME = 1 / 4;
/** The protocol of sitemaps has 50 MiB; a little more tells that one is too large. */
const SITEMAP_BYTES = 52 * 1024 * 1024;
/** Of a page that is asked for by a made-up address; chosen. */
const PROBE_BYTES = 2 * 1024 * 1024;
/** Before the second and the third try of what did not answer, or answered with a fault of its own. Chosen, as for pages. */
const RETRIES_MS = [1000, 4000];
/** In one look: a site all of whose sitemaps fail would else be waited for by the hour. Chosen. */
const MOST_RETRIES = 6;
/** Made-up addresses and their letters; chosen: two, since one might exist, of more letters than anyone guesses. */
const PROBES = 2;
const PROBE_LETTERS = 24;
/** W3C date and time: a year, a month, a day, or a moment with its zone. */
const W3C_DATE = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/;

/**
 * Looks at what a site says of itself: its robots.txt, its sitemaps, how it answers to what is not there and over http.
 * Asked one after the other, with the pause that the caller says.
 */
export class SiteProbe {
  private requests = 0;
  private retries = 0;
  private crawlDelaySeconds: number | null = null;
  /** The start, once it answered. */
  private home: string | null = null;
  private readonly began: number;

  constructor(
    private readonly parts: SiteProbeParts,
    private readonly config: CrawlConfig,
    /** Resolves when a request may go, at the pace of a robots.txt that asks for so many seconds between two; null for none. */
    private readonly waitForSlot: (url: string, crawlDelaySeconds: number | null) => Promise<void>,
    private readonly signal: AbortSignal,
  ) {
    this.began = parts.now().getTime();
  }

  /** @returns the failure of a site that can't be crawled at all, or that it did not answer */
  async run(startUrl: string): Promise<ProbedSite | AuditError | SilentProbe> {
    try {
      return await this.probeFrom(startUrl);
    } catch (error) {
      if (error instanceof NoAnswer)
        return { silence: silenceOf(startUrl, error.failure), hadAnswer: this.home !== null };
      if (error instanceof FetchFailure) return { code: 'source_blocked', message: error.message };
      throw error;
    }
  }

  private async probeFrom(startUrl: string): Promise<ProbedSite | AuditError> {
    const start = await this.follow(startUrl, PROBE_BYTES);
    if (start.answer.status === null) throw new NoAnswer(start.answer.failure);
    const home = normaliseUrl(start.url)?.url ?? startUrl;
    this.home = home;
    const { facts: robots, text: robotsText } = await this.readRobots(home);
    if (this.config.respectRobots) {
      // RFC 9309 (2.3.1.4): one that can't be had for the server's fault forbids everything.
      if (robots.status === null || robots.status >= 500)
        return {
          code: 'robots_forbidden',
          message: 'The site’s robots.txt can’t be read, which forbids its crawl.',
        };
      const line =
        robotsText === null ? null : RobotsRules.parse(robotsText).blockedBy(home, this.config.userAgent);
      if (line !== null)
        return {
          code: 'robots_forbidden',
          message: `The site’s robots.txt forbids its crawl in line ${line.line}: ${line.text}`,
        };
    }
    if (this.config.respectRobots && robots.crawlDelaySeconds !== null) {
      this.crawlDelaySeconds = robots.crawlDelaySeconds;
      // The slot after robots.txt was reserved before that was read, and would come too early: it is left unused.
      await this.waitForSlot(home, this.crawlDelaySeconds);
    }
    const { facts: sitemaps, entries } = await this.readSitemaps(home, robots.sitemaps);
    const site: SiteFacts = {
      home,
      robots,
      sitemaps,
      probes: await this.probe(home),
      plainHome: await this.askPlain(home),
      certificate: await this.certificateOf(home),
      requests: this.requests,
      limited: { count: 0, longestRun: 0 },
      traps: [],
    };
    return { site, robotsText, entries };
  }

  private async ask(url: string, maxBytes: number, beyond: SiteAsk['beyond'] = 'refuse') {
    await this.waitForSlot(url, this.crawlDelaySeconds);
    this.requests += 1;
    return this.parts.fetcher.ask(url, { maxBytes, beyond, signal: this.signal });
  }

  /** A moment's fault of its server must not make a site one that forbids its crawl. */
  private async askWithinBudget(url: string, maxBytes: number, beyond?: SiteAsk['beyond']) {
    for (const ms of RETRIES_MS) {
      const reply = await this.ask(url, maxBytes, beyond);
      const { status, failure } = reply.answer;
      const mayPass = status === null ? failure !== 'too_large' : status >= 500 || status === 429;
      if (!mayPass || this.retries === MOST_RETRIES) return reply;
      this.retries += 1;
      await this.parts.pause(ms);
    }
    return this.ask(url, maxBytes, beyond);
  }

  /** No answer to one address says something about the site only where the site answers. @throws {NoAnswer} */
  private async assertAnswering(): Promise<void> {
    if (this.home === null) return;
    const { answer } = await this.askWithinBudget(this.home, 0);
    if (answer.status === null) throw new NoAnswer(answer.failure);
  }

  private async certificateOf(home: string): Promise<SiteFacts['certificate']> {
    const certificate = await this.parts.fetcher.certificateOf(home, this.signal);
    if (certificate === null && home.startsWith('https:')) await this.assertAnswering();
    return certificate;
  }

  private async follow(url: string, maxBytes: number, beyond?: SiteAsk['beyond']) {
    let at = url;
    for (let hop = 0; ; hop += 1) {
      const reply = await this.askWithinBudget(at, maxBytes, beyond);
      const next = reply.answer.location === null ? null : normaliseUrl(reply.answer.location, at);
      if (isSilent(reply.answer)) await this.assertAnswering();
      if (next === null || hop === MOST_REDIRECTS)
        return { url: at, hops: hop, isOver: next === null, ...reply };
      at = next.url;
    }
  }

  private async readRobots(home: string): Promise<{ facts: RobotsFacts; text: string | null }> {
    const url = new URL('/robots.txt', home).href;
    // RFC 9309 (2.5): of a longer one the beginning is heeded.
    const reply = await mayBeRefused(this.follow(url, ROBOTS_BYTES * 2, 'cut'));
    const isThere = reply?.answer.status === 200 && reply.isOver;
    const text = isThere ? new TextDecoder().decode(reply.body) : null;
    const rules = RobotsRules.parse(text ?? '');
    const agents = ['*', 'Googlebot', ...AI_CRAWLERS.map(({ agent }) => agent)];
    const root = new URL('/', home).href;
    return {
      text,
      facts: {
        url,
        // One that leads where nothing may be asked can't be had, like one whose server is gone.
        status: reply?.answer.status ?? null,
        bytes: reply?.answer.bytes ?? 0,
        tooManyRedirects: reply?.isOver === false,
        faults: rules.faults,
        sitemaps: rules.sitemaps,
        crawlDelaySeconds: rules.crawlDelaySeconds(this.config.userAgent),
        disallowLines: rules.disallowLines,
        blockedAgents: agents.flatMap((agent) => {
          const line = rules.blockedBy(root, agent);
          return line === null ? [] : [{ agent, ...line }];
        }),
      },
    };
  }

  private async readSitemaps(home: string, named: readonly string[]) {
    const queue: Pick<SitemapFacts, 'url' | 'foundVia'>[] =
      named.length > 0
        ? named.map((url) => ({ url, foundVia: 'robots' }))
        : USUAL_SITEMAPS.map((path) => ({ url: new URL(path, home).href, foundVia: 'guess' }));
    const seen = new Set(queue.map(({ url }) => url));
    const facts: SitemapFacts[] = [];
    const entries: { sitemap: string; entries: SitemapEntry[] }[] = [];
    let room = MOST_LISTED;
    for (const { url, foundVia } of queue) {
      if (facts.length >= MOST_SITEMAPS || room <= 0 || this.isLate()) break;
      // What an index lists stands behind the guesses.
      if (foundVia === 'guess' && facts.some(({ status }) => status === 200)) continue;
      const reply = await mayBeRefused(this.follow(url, SITEMAP_BYTES));
      const status = reply?.answer.status ?? null;
      if (!reply || status !== 200) {
        facts.push({ ...EMPTY_SITEMAP, url, status, foundVia });
        continue;
      }
      if (reply.answer.failure === 'too_large') {
        facts.push({ ...EMPTY_SITEMAP, url, status, foundVia, invalid: 'too_large' });
        continue;
      }
      const scanned = await this.parts.sitemaps.scan(url, reply.body);
      // A guess that answers with the site's usual page is no sitemap.
      if (foundVia === 'guess' && scanned.invalid === 'wrong_root') {
        facts.push({ ...EMPTY_SITEMAP, url, status: 404, foundVia });
        continue;
      }
      const { origin } = new URL(url);
      const foreign = scanned.entries.filter((entry) => new URL(entry.url).origin !== origin);
      facts.push({
        url,
        status,
        foundVia,
        isIndex: scanned.isIndex,
        invalid: scanned.invalid,
        urls: scanned.listed,
        dates: this.datesOf(scanned.entries),
        foreign: scanned.isIndex ? [] : foreign.slice(0, 100).map((entry) => entry.url),
      });
      if (!scanned.isIndex) {
        const listed: SitemapEntry[] = [];
        for (const { url: loc, hreflangs } of scanned.entries) {
          room -= 1 + hreflangs.length;
          if (room < 0) break;
          listed.push(hreflangs.length > 0 ? { url: loc, hreflangs } : { url: loc });
        }
        entries.push({ sitemap: url, entries: listed });
        continue;
      }
      for (const entry of scanned.entries) {
        if (queue.length >= MOST_SITEMAPS) break;
        if (seen.has(entry.url)) continue;
        seen.add(entry.url);
        queue.push({ url: entry.url, foundVia: 'index' });
      }
    }
    return { facts, entries };
  }

  private isLate(): boolean {
    return this.parts.now().getTime() - this.began > this.config.maxSeconds * 1000 * MOST_OF_TIME;
  }

  private datesOf(entries: readonly { readonly lastmod: string | null }[]): SitemapFacts['dates'] {
    const written = entries.flatMap(({ lastmod }) => lastmod ?? []);
    const sound = written.filter((date) => W3C_DATE.test(date) && !Number.isNaN(Date.parse(date)));
    const now = this.parts.now().getTime();
    return {
      count: written.length,
      days: new Set(sound.map((date) => date.slice(0, 10))).size,
      // A day ahead is a matter of zones.
      future: sound.filter((date) => Date.parse(date) > now + 86_400_000).length,
      invalid: written.length - sound.length,
    };
  }

  private async probe(home: string): Promise<SiteFacts['probes']> {
    const probes: SiteFacts['probes'][number][] = [];
    for (let n = 0; n < PROBES; n += 1) {
      const url = new URL(`/${this.parts.randomLetters(PROBE_LETTERS)}`, home).href;
      const reply = await mayBeRefused(this.follow(url, PROBE_BYTES));
      if (reply === null) continue;
      const isHtml = /^\s*(?:text\/html|application\/xhtml)/i.test(reply.answer.contentType);
      const simhash = isHtml && reply.body.length > 0 ? await this.simhashOf(reply.url, reply) : null;
      probes.push({ url, finalUrl: reply.url, answer: reply.answer, simhash });
    }
    return probes;
  }

  private async simhashOf(url: string, reply: SiteReply): Promise<string | null> {
    try {
      const { packed } = await this.parts.pages.read(url, reply);
      return unpackFacts(packed.facts).text.simhash;
    } catch (error) {
      if (error instanceof PageTooCostly) return null;
      throw error;
    }
  }

  private async askPlain(home: string): Promise<AnswerFacts | null> {
    const url = new URL(home);
    // Of a port of one's own nobody knows what stands at http.
    if (url.protocol !== 'https:' || url.port !== '') return null;
    url.protocol = 'http:';
    const answer = (await mayBeRefused(this.ask(url.href, 0)))?.answer ?? null;
    if (answer !== null && isSilent(answer)) await this.assertAnswering();
    return answer;
  }
}

class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(readonly failure: AnswerFailure | null) {
    super('nothing of the site answers');
  }
}

function isSilent({ status, failure }: AnswerFacts): boolean {
  return status === null && failure !== 'too_large';
}

function silenceOf(startUrl: string, failure: AnswerFailure | null): AuditError {
  const whose = 'the site or our own network was down';
  return failure === 'dns'
    ? { code: 'unknown_host', message: `The name of ${new URL(startUrl).host} is not known, or ${whose}.` }
    : { code: 'unreachable', message: `${startUrl} does not answer (${failure ?? ''}): ${whose}.` };
}

/** @returns null for what led to an address that may not be asked: only of the start is that the whole site's end */
async function mayBeRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}

const EMPTY_SITEMAP = {
  isIndex: false,
  invalid: null,
  urls: 0,
  dates: { count: 0, days: 0, future: 0, invalid: 0 },
  foreign: [],
} as const;
