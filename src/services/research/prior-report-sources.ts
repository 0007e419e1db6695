import { canParseUrl } from '../../libs/urls/index.js';
import { withAsides, type TextBlock } from '../../libs/page-reading/index.js';
import type { RecordedSource } from '../../domain/article/provenance.js';
import type { ReportRecord } from '../../domain/report/report.js';
import {
  BLOCK_SEPARATOR,
  sourceText,
  type NewSource,
  type SourceKind,
  type SourceRights,
} from '../../domain/research/source.js';
import type { Clock } from '../../ports/clock.js';
import type { ReportStore } from '../../ports/report-store.js';
import { isAbout } from './rank-pages.js';
import { countTerms, termsOf, type Subject } from '../../libs/text/index.js';

/** A report that is older than this describes a site that has gone on without it. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

export interface PriorReportOptions {
  readonly editionId: string;
  readonly subject: Subject;
  /** Whether the brief lets an address be used. */
  readonly accepts: (url: string) => boolean;
  /** Whether an address is the edition's, as of now. */
  readonly isOwn: (url: string) => boolean;
  /** Addresses that were just looked at: what they say now counts. */
  readonly requested: readonly string[];
}

/**
 * The pages that the edition's last report rests on, as it read them. They are sources like any other; the report itself
 * is none, for it says nothing that doesn't stand on one of them.
 */
export class PriorReportSources {
  constructor(
    private readonly reports: Pick<ReportStore, 'newest'>,
    private readonly clock: Clock,
  ) {}

  /** @returns none where no young report of the edition bears on the subject */
  async pages({ editionId, subject, accepts, isOwn, requested }: PriorReportOptions): Promise<NewSource[]> {
    const since = new Date(this.clock.now().getTime() - MAX_AGE_MS);
    const report = await this.reports.newest(editionId, since);
    if (!report || !isAbout(subject, countTerms(termsOf(wordsOf(report), subject.language)))) return [];
    const known = new Set(requested);
    return report.sources.filter(isPage).flatMap((source) => {
      const address = source.finalUrl ?? source.url;
      if (known.has(address) || known.has(source.url) || !accepts(address)) return [];
      const [kind, rights] = isOwn(address)
        ? (['domain_page', 'own'] as const)
        : (['web', 'third_party'] as const);
      return [recordedPage(source, kind, rights)];
    });
  }
}

type RecordedPage = RecordedSource & { readonly url: string; readonly text: string };

/** What was fetched as a page, and is not another's double. */
function isPage(source: RecordedSource): source is RecordedPage {
  const { kind, url, duplicateOf, robotsAllowed: allowed, text } = source;
  if ((kind !== 'domain_page' && kind !== 'web') || duplicateOf !== null || allowed === false) return false;
  return url !== null && canParseUrl(url) && text !== null && text.trim() !== '';
}

function wordsOf({ title, summary, sections, findings }: ReportRecord): string {
  return [
    title,
    ...[...summary, ...findings].map(({ text }) => text),
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)]),
  ].join('\n');
}

/** A page as a record has kept it. Of what its blocks were only the text was kept, so their kinds are guessed from it. */
function recordedPage(source: RecordedPage, kind: SourceKind, rights: SourceRights): NewSource {
  const { via: by, query } = source;
  return {
    kind,
    rights,
    title: source.title,
    url: source.url,
    finalUrl: source.finalUrl ?? source.url,
    site: source.site,
    author: source.author,
    publishedAt: source.publishedAt,
    fetchedAt: source.fetchedAt,
    httpStatus: source.httpStatus,
    contentType: source.contentType,
    via: { by: by ?? (rights === 'own' ? 'site' : 'search'), ...(query === null ? {} : { query }) },
    robotsAllowed: true,
    licence: source.licence,
    shortened: source.shortened ?? false,
    language: source.language,
    ...sourceText(withAsides(blocksOfStored(source.text), source.title)),
  };
}

/** Longer lines than this are prose, whatever they end with. */
const LONGEST_HEADING = 100;

function blocksOfStored(stored: string): TextBlock[] {
  const parts = stored.split(BLOCK_SEPARATOR).filter((part) => part.trim() !== '');
  const isShort = (part = '') =>
    part.length <= LONGEST_HEADING && !/[.!?:;…。！？]["'”’)\]]*$/.test(part.trimEnd());
  return parts.map((text, index): TextBlock => {
    if (!isShort(text)) return { kind: 'paragraph', text };
    const next = parts[index + 1];
    // A line without an end stands over a paragraph, or among others like it in a list.
    return next !== undefined && !isShort(next)
      ? { kind: 'heading', level: 2, text }
      : { kind: 'item', text };
  });
}
