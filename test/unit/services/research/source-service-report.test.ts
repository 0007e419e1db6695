import { describe, expect, it } from '@jest/globals';
import type { RecordedSource } from '../../../../src/domain/article/provenance.js';
import type { ReportRecord } from '../../../../src/domain/report/report.js';
import { PriorReportSources } from '../../../../src/services/research/prior-report-sources.js';
import { subjectOf } from '../../../../src/libs/text/index.js';
import {
  gatherSources as gather,
  SITE,
  type GatherTestOptions as Options,
} from '../../../support/writing/gather-sources.js';
import { harbourPage } from '../../../support/writing/harbour-page.js';
import { REPORT_TASK, reportRecordOf } from '../../../support/writing/report-record.js';

const READ_AT = '2026-02-20T08:00:00.000000Z';

/** What a page says, each with words of its own. */
function textOf(subject: string): string {
  const sentences = Array.from(
    { length: 12 },
    (_, n) => `The ${subject} of harbour ${n} is kept by the ${subject} office with ${n + 2} keepers.`,
  );
  return `About the ${subject}\n\n${sentences.slice(0, 6).join(' ')}\n\n${sentences.slice(6).join(' ')}`;
}

/** A page as a report keeps it. */
function sourceOf(url: string, subject: string, more: Partial<RecordedSource> = {}): RecordedSource {
  const [source] = reportRecordOf().sources;
  return {
    ...source!,
    kind: url.startsWith(SITE) ? 'domain_page' : 'web',
    rights: url.startsWith(SITE) ? 'own' : 'third_party',
    url,
    finalUrl: url,
    title: `The ${subject}`,
    text: textOf(subject),
    fetchedAt: READ_AT,
    language: 'en',
    robotsAllowed: true,
    duplicateOf: null,
    ...more,
  };
}

const ABOUT_LIGHTHOUSES = 'The lighthouse is kept by its office.';
function reportOf(sources: readonly RecordedSource[], text = ABOUT_LIGHTHOUSES): ReportRecord {
  return reportRecordOf(REPORT_TASK, {
    sources,
    title: 'A report',
    summary: [],
    sections: [],
    findings: [{ text, claimIds: ['C1'], kind: 'fact', importance: 2 }],
  });
}

const LIGHTHOUSE = `${SITE}/lighthouse`;
const onLighthouse = () => reportOf([sourceOf(LIGHTHOUSE, 'lighthouse')]);
const down: Options['pages'] = { [`${SITE}/`]: { fails: 'unreachable' } };

describe('the sources of the edition’s last report', () => {
  it('are used for an article while the site is down, with the time when they were read, and cost no fetch', async () => {
    const { fetcher, gathered } = gather({ pages: down, report: onLighthouse });
    const { sources, warnings } = await gathered;
    expect(sources).toMatchObject([
      {
        id: 'S1',
        kind: 'domain_page',
        rights: 'own',
        url: LIGHTHOUSE,
        finalUrl: LIGHTHOUSE,
        title: 'The lighthouse',
        fetchedAt: READ_AT,
        robotsAllowed: true,
        text: textOf('lighthouse'),
      },
    ]);
    expect(sources[0]?.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'paragraph']);
    expect(warnings).toEqual([
      { code: 'from_report', message: expect.stringMatching(/2026-02-20: .*\/lighthouse$/) },
    ]);
    expect(fetcher.asked).not.toContain(LIGHTHOUSE);
  });

  it('come after what the site says now', async () => {
    const pages = {
      [`${SITE}/`]: harbourPage('quay', ['/lighthouse']),
      [LIGHTHOUSE]: harbourPage('lighthouse'),
    };
    const report = () =>
      reportOf([sourceOf(LIGHTHOUSE, 'lighthouse'), sourceOf(`${SITE}/keeper`, 'lighthouse keeper')]);
    const { sources, warnings } = await gather({ pages, report }).gathered;
    const lighthouse = sources.filter(({ finalUrl }) => finalUrl === LIGHTHOUSE);
    expect(lighthouse).toMatchObject([{ fetchedAt: '2026-01-05T00:00:00.000000Z' }]);
    expect(sources.map(({ finalUrl }) => finalUrl)).toContain(`${SITE}/keeper`);
    expect(warnings).toMatchObject([{ message: expect.not.stringContaining(LIGHTHOUSE) }]);
  });

  it('count as such from other sites, and no host gets more places than it may', async () => {
    const report = () =>
      reportOf(
        ['keeper', 'lamp', 'tower', 'fog horn', 'rock', 'oil', 'boat'].map((subject, n) =>
          sourceOf(`https://other.example/${n}`, `lighthouse ${subject}`),
        ),
      );
    const { sources } = await gather({ pages: down, report, settings: { max_sources: 5 } }).gathered;
    expect(sources.map(({ kind, rights }) => [kind, rights])).toEqual([
      ['web', 'third_party'],
      ['web', 'third_party'],
    ]);
  });

  it('are no longer the edition’s own when its web address has changed', async () => {
    const { sources } = await gather({
      webAddress: 'https://moved.example/',
      pages: { 'https://moved.example/': { fails: 'unreachable' } },
      report: onLighthouse,
    }).gathered;
    expect(sources).toMatchObject([{ kind: 'web', rights: 'third_party', finalUrl: LIGHTHOUSE }]);
  });

  it.each<[what: string, options: Options]>([
    [
      'whose brief lets only what was given be used',
      { settings: { source_policy: 'only_given', notes: 'A note.' } },
    ],
    ['that is to be of this week', { settings: { freshness: 'week', notes: 'A note.' } }],
    [
      'that keeps to other hosts',
      { settings: { domains: { exclude: ['harbour.example'] }, notes: 'A note.' } },
    ],
    [
      'on something that the report does not speak of',
      { input: 'Baking bread', settings: { notes: 'A note.' } },
    ],
    [
      'while robots.txt forbids the site',
      {
        settings: { notes: 'A note.' },
        robots: { [SITE]: { disallow: ['/'] } },
        pages: { [`${SITE}/`]: 'x' },
      },
    ],
  ])('are not used for an article %s', async (_what, options) => {
    const { sources, warnings } = await gather({ pages: down, report: onLighthouse, ...options }).gathered;
    expect(sources.map(({ kind }) => kind)).toEqual(['note']);
    expect(warnings.map(({ code }) => code)).not.toContain('from_report');
  });

  it('leave out pages that are gone, duplicates, and what was no page', async () => {
    const pages = {
      [`${SITE}/`]: harbourPage('lighthouse keeper', ['/lighthouse']),
      [LIGHTHOUSE]: { status: 410 },
    };
    const report = () =>
      reportOf([
        sourceOf(LIGHTHOUSE, 'lighthouse'),
        sourceOf(`${SITE}/twin`, 'lighthouse twin', { duplicateOf: 'S1' }),
        sourceOf(`${SITE}/note`, 'lighthouse note', { kind: 'note' }),
        sourceOf(`${SITE}/shut`, 'lighthouse shut', { robotsAllowed: false }),
        sourceOf('', 'lighthouse nowhere', { url: null, finalUrl: null, kind: 'web' }),
      ]);
    const { sources } = await gather({ pages, report }).gathered;
    expect(sources.map(({ finalUrl }) => finalUrl)).toEqual([`${SITE}/`]);
  });

  it('are used for thirty days only', async () => {
    const asked: [string, string][] = [];
    const priorReports = new PriorReportSources(
      { newest: async (id, since) => (asked.push([id, since.toISOString()]), null) },
      { now: () => new Date('2026-03-31T12:00:00Z') },
    );
    const subject = subjectOf({ input: 'lighthouse' }, 'en');
    const options = { editionId: 'E', subject, accepts: () => true, isOwn: () => true, requested: [] };
    expect(await priorReports.pages(options)).toEqual([]);
    expect(asked).toEqual([['E', '2026-03-01T12:00:00.000Z']]);
  });
});
