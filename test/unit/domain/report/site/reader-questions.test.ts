import { describe, expect, it } from '@jest/globals';
import type { TextBlock } from '../../../../../src/libs/page-reading/index.js';
import { textOfBlocks, type Source } from '../../../../../src/domain/research/source.js';
import { ReportWords } from '../../../../../src/domain/report/report-words.js';
import { ReaderQuestions } from '../../../../../src/domain/report/site/reader-questions.js';
import { SectionSearch } from '../../../../../src/domain/report/site/section-search.js';
import { SiteReading } from '../../../../../src/domain/report/site/site-sections.js';
import { reportPage } from '../../../../support/writing/report-page.js';

function questionsOf(sources: readonly Source[], language = 'en') {
  const words = new ReportWords(language);
  const reading = new SiteReading();
  for (const source of sources) reading.add(source, source.title);
  const pages = reading.pages();
  const asked = new ReaderQuestions(words);
  for (const page of pages) asked.read(page);
  return asked.questions(new SectionSearch(pages, words));
}

const asking = (...headings: readonly string[]) =>
  reportPage('S1', 'Boats', [
    '# Boats',
    ...headings.flatMap((heading, n) => [
      `## ${heading}`,
      `Boat ${n} of the company leaves from the second pier of the harbour at noon on every day.`,
    ]),
  ]);

function defined(term: string, meaning: string): Source {
  const page = reportPage('S1', 'Boats', ['# Boats']);
  const block: TextBlock = { kind: 'definition', term, text: `${term} ${meaning}` };
  const blocks = [...page.blocks, block];
  return { ...page, blocks, text: textOfBlocks(blocks) };
}

describe('questions of readers', () => {
  it.each([
    ['en', 'Where do the boats leave?', 'Where are they?'],
    ['en', 'How to buy a ticket', 'How do I buy it?'],
    ['en', 'When to come to the pier', '… buy a ticket for two?'],
    ['en', 'Can I bring e.g. a small dog?', 'Boats leave at noon. Why at noon?'],
    ['de', 'Wo fahren die Schiffe ab?', 'Wo landen sie?'],
    ['fr', 'Comment acheter un billet', 'Où sont-ils ?'],
    ['nl', 'Waar vertrekken de boten?', 'Waar zijn ze?'],
  ])('include, of %s, “%s”, and not “%s”, which says nothing alone', (language, good, bad) => {
    expect(questionsOf([asking(good, bad)], language).map(({ question }) => question)).toEqual([good]);
  });

  it('are answered by the first sentences of the block below them', () => {
    const [found] = questionsOf([asking('Where do the boats leave?')]);
    expect(found).toMatchObject({
      askedIn: 'heading',
      askedOn: 1,
      asked: { sourceId: 'S1', quote: 'Where do the boats leave?' },
      answer: [
        { quote: 'Boat 0 of the company leaves from the second pier of the harbour at noon on every day.' },
      ],
    });
  });

  it('are answered, as terms, by their meaning, by its first sentences where it is long', () => {
    const first = 'The boats of the company leave from the second pier of the harbour, at noon.';
    const second = 'In winter they leave from the first pier of the old harbour instead.';
    const short = defined('Where do the boats leave?', `${first} ${second}`);
    const long = defined(
      'Where do the boats leave?',
      `${first} ${second} ${'More is said of the piers. '.repeat(20)}`,
    );
    for (const source of [short, long]) {
      const [found] = questionsOf([source]);
      const [answer] = found?.answer ?? [];
      expect(found?.askedIn).toBe('faq');
      expect(answer?.quote).toBe(`${first} ${second}`);
      expect(source.text.slice(answer?.start, answer?.end)).toBe(answer?.quote);
    }
  });

  it('come first where they have no answer, and none hides behind a page that asks many', () => {
    const many = (id: string, count: number) =>
      reportPage(id, `Page ${id}`, [
        `# Page ${id}`,
        ...Array.from({ length: count }, (_, n) => [
          `## Why does boat ${n} of line ${id} wait?`,
          `Boat ${n} of line ${id} waits for the train from the capital on every day of the week.`,
        ]).flat(),
      ]);
    const open = reportPage('S9', 'Open', ['# Open', '## Who paints the funnels?', '## Last words', 'Bye.']);
    const found = questionsOf([many('S1', 40), many('S2', 2), many('S3', 2), open]);
    expect(found).toHaveLength(20);
    expect(found[0]).toMatchObject({ question: 'Who paints the funnels?', answer: [] });
    const pages = found.map(({ asked }) => asked?.sourceId);
    expect(pages.filter((id) => id === 'S2')).toHaveLength(2);
    expect(pages.filter((id) => id === 'S3')).toHaveLength(2);
    expect(pages.filter((id) => id === 'S1')).toHaveLength(15);
  });

  it('are taken evenly from a site of many pages, whatever stands first on it', () => {
    const pages = Array.from({ length: 60 }, (_, n) =>
      reportPage(`S${n}`, `Page ${n}`, [
        `# Page ${n}`,
        `## Why does boat ${n} wait?`,
        `Boat ${n} waits for the train from the capital on every single day of the week.`,
      ]),
    );
    const found = questionsOf(pages).map(({ asked }) => Number(asked?.sourceId.slice(1)));
    expect(found).toHaveLength(20);
    expect(found.filter((n) => n < 30)).toHaveLength(10);
  });
});
