import { canParseUrl } from '../../libs/urls/index.js';
import type { RecordedSource } from '../../domain/article/provenance.js';
import type { ReportRecord } from '../../domain/report/report.js';
import type { Clock } from '../../ports/clock.js';
import type { ReportStore } from '../../ports/report-store.js';
import { recordedPage, type Found } from './make-source.js';
import { isAbout } from './rank-pages.js';
import type { Topic } from './topic.js';

/** A report that is older than this tells of a site that has gone on without it. */
const KEEPS_MS = 30 * 24 * 60 * 60_000;

export interface ShelfOptions {
  readonly editionId: string;
  readonly topic: Topic;
  /** Whether the brief lets an address be used. */
  readonly accepts: (url: string) => boolean;
  /** Whether an address is the edition's, as of now. */
  readonly isOwn: (url: string) => boolean;
  /** Addresses that were just looked at: what they say now counts. */
  readonly looked: readonly string[];
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

  /** @returns none where no young report of the edition bears on the topic */
  async pages({ editionId, topic, accepts, isOwn, looked }: ShelfOptions): Promise<Found[]> {
    const since = new Date(this.clock.now().getTime() - KEEPS_MS);
    const report = await this.reports.newest(editionId, since);
    if (!report || !isAbout(topic, topic.termsOf(wordsOf(report)))) return [];
    const known = new Set(looked);
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

/** What was fetched as a page, and is not another's double. */
function isPage(source: RecordedSource): source is RecordedSource & { readonly url: string } {
  const { kind, url, duplicateOf: twin, robotsAllowed: allowed, text } = source;
  if ((kind !== 'domain_page' && kind !== 'web') || twin !== null || allowed === false) return false;
  return url !== null && canParseUrl(url) && text.trim() !== '';
}

function wordsOf({ title, summary, sections, findings }: ReportRecord): string {
  return [
    title,
    ...[...summary, ...findings].map(({ text }) => text),
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)]),
  ].join('\n');
}
