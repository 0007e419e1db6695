import { describe, expect, it } from '@jest/globals';
import { ReportWords } from '../../../../src/domain/report/report-words.js';
import { GapTally, type OutboundName } from '../../../../src/domain/report/site-gaps.js';
import type { Source } from '../../../../src/domain/research/source.js';
import { expectLinear } from '../../../support/expect-linear.js';
import { reportPage } from '../../../support/writing/report-page.js';

function gapsOf(
  pages: readonly Source[],
  {
    names = [],
    outbound = [],
    language = 'en',
  }: { names?: string[]; outbound?: OutboundName[]; language?: string } = {},
) {
  const tally = new GapTally(new ReportWords(language));
  for (const name of [...pages.map(({ title }) => title), ...names]) tally.cover(name);
  for (const page of pages) tally.read(page);
  return tally.gaps(outbound);
}
const named = (...given: Parameters<typeof gapsOf>) => gapsOf(...given).map(({ topic }) => topic);

/** @param sentences one page each */
const pagesOf = (...sentences: readonly string[]) =>
  sentences.map((sentence, n) =>
    reportPage(`S${n + 1}`, `Page of the ${['north', 'south', 'west', 'east'][n % 4]!}`, [sentence]),
  );

describe('what a site names without having a page for it', () => {
  it('is a name on several pages that no title, heading or link speaks of', () => {
    const pages = pagesOf(
      'In summer we also pass Dolphin Rock, and then Dolphin Rock again.',
      'Trips to Dolphin Rock are longer.',
      'Nobody lives at sea.',
    );
    expect(gapsOf(pages)).toEqual([
      {
        topic: 'Dolphin Rock',
        key: 'dolphin rock',
        why: 'The site names it 3 times on 2 of the pages that were read, and no title or heading that was read, and no link to a page of the site, speaks of it.',
        evidenceSourceIds: ['S1', 'S2'],
      },
    ]);
    expect(named(pages, { names: ['Seals at Dolphin Rock'] })).toEqual([]);
    expect(named([...pages, reportPage('S9', 'Rocks', ['## Dolphin Rock'])])).toEqual([]);
  });

  it('is no word that has its capital only at the start of sentences, or now and then', () => {
    const pages = pagesOf(
      'Ferries leave. Ferries return. The ferries rest. We love the Ferries here.',
      'Ferries leave. Our ferries rest, and the Ferries sleep. These ferries wait.',
      'Some ferries wait. The Ferries go.',
    );
    expect(named(pages)).toEqual([]);
  });

  it('is nothing that is counted, no code, no word in capitals, nothing that everybody names', () => {
    const line =
      'As in Section 4 and Table 7, set NULL, MAX_SIZE, SIGHUP, getRowCount, UNBOUNDED FOLLOWING and NOWAIT, on the Internet in January with a PDF.';
    expect(named(pagesOf(line.replace('4', '5'), line.replace('4', '6'), `${line} More.`))).toEqual([]);
  });

  it('is not what a template says on every page', () => {
    const footer = 'Made with care by Blue Whale Studios of the coast.';
    const pages = Array.from({ length: 6 }, (_, n) => reportPage(`S${n}`, `Page ${n}`, [footer]));
    expect(named(pages)).toEqual([]);
  });

  it('is the entry of a list whose other entries have pages', () => {
    const entries = ['- Timetable', '- Tickets', '- Harbours', '- Crews', '- Lighthouses: all of them'];
    const pages = [
      reportPage('S1', 'Contents', entries),
      ...['Timetable', 'Tickets', 'Harbours', 'Crews'].map((title, n) => reportPage(`S${n + 2}`, title, [])),
    ];
    expect(gapsOf(pages)).toMatchObject([{ topic: 'Lighthouses', evidenceSourceIds: ['S1'] }]);
    const others = ['- Tar', '- Rope', '- Tickets', '- Paint', '- Brushes'];
    expect(named([reportPage('S1', 'Stores', others), ...pages.slice(1)])).toEqual([]);
  });

  it('is what links of several pages lead away for, save what the template links to', () => {
    const pages = Array.from({ length: 10 }, (_, n) => reportPage(`S${n}`, `Page ${n}`, []));
    const link = {
      text: 'Tide Tables',
      url: 'https://tides.example/',
      pages: 3,
      sourceIds: ['S1', 'S2', 'S3'],
    };
    expect(named(pages, { outbound: [link] })).toEqual(['Tide Tables']);
    expect(named(pages, { outbound: [{ ...link, pages: 10 }] })).toEqual([]);
    expect(named(pages, { outbound: [{ ...link, pages: 1 }] })).toEqual([]);
  });

  it('is not told by capitals in German, which writes every noun with one', () => {
    const pages = pagesOf(
      'Wir sehen die Fähre und den Hafen.',
      'Dann kommt die Fähre in den Hafen.',
      'Jetzt ist die Fähre da.',
    );
    expect(named(pages, { language: 'de' })).toEqual([]);
  });

  it('takes time that grows with the text', () => {
    const bait = (size: number) => [
      'The Great '.repeat(size),
      ...Array.from({ length: size / 20 }, (_, n) => `- Name${n} Of Something`),
      ...Array.from({ length: size / 20 }, (_, n) => `We met Anna Berg${n} there.`),
    ];
    expectLinear((size) => void gapsOf([reportPage('S1', 'All names', bait(size))]), 40_000);
  });
});
