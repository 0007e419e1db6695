import { describe, expect, it } from '@jest/globals';
import type { Source } from '../../../../src/domain/research/source.js';
import { ReportWords } from '../../../../src/domain/report/report-words.js';
import { NamedThings } from '../../../../src/domain/report/site/named-things.js';
import { ReaderQuestions } from '../../../../src/domain/report/site/reader-questions.js';
import { SiteReading } from '../../../../src/domain/report/site/site-sections.js';
import { topicClusters } from '../../../../src/domain/report/site/topic-clusters.js';
import { TopicPhrases } from '../../../../src/domain/report/site/topic-phrases.js';
import { PlanStage } from '../../../../src/services/report/plan-stage.js';
import {
  packed,
  type NamedAddress,
  type PlanArtifact,
  type SiteArtifact,
} from '../../../../src/services/report/report-artifacts.js';
import { expectLinear } from '../../../support/expect-linear.js';
import { reportPage } from '../../../support/writing/report-page.js';
import { ReportRun, reportTask } from '../../../support/writing/run-report.js';

const HOME = 'https://ferry.example/';

/** @param more of the site, beside its pages */
function planOf(pages: readonly Source[], more: Partial<SiteArtifact> = {}): Promise<PlanArtifact> {
  const site: SiteArtifact = {
    home: HOME,
    language: 'en',
    pages: pages.map(packed),
    usable: pages.map(({ id }) => id),
    anchors: [],
    outbound: [],
    known: [],
    unread: [],
    missing: [],
    feedEntries: [],
    pagesSeen: pages.length,
    limits: [],
    tookMs: 1,
    ...more,
  };
  return new PlanStage().run(reportTask(HOME), site, new ReportRun().progress());
}

/** Sentences that are all of them different, and name what is given. */
const about = (thing: string, count: number, mark = '') =>
  Array.from(
    { length: count },
    (_, n) => `Every crew of line ${mark}${n + 1} looks after the ${thing} before the boats go out to sea.`,
  );

const linkTo = (url: string, texts: readonly string[], sourceIds: readonly string[]): NamedAddress => ({
  url,
  texts,
  pages: sourceIds.length,
  sourceIds,
});

/** Twelve pages on three subjects, all of them naming the company. */
const TWELVE = ['engine rooms', 'passenger tickets', 'harbour lights'].flatMap((subject, which) =>
  Array.from({ length: 4 }, (_, n) =>
    reportPage(
      `S${4 * which + n + 1}`,
      `${['Care of', 'History of', 'Prices of', 'Rules for'][n]!} ${subject}`,
      [
        `# ${['Care of', 'History of', 'Prices of', 'Rules for'][n]!} ${subject}`,
        'Sound Ferries is the company behind this page.',
        ...about(subject, 12, `${which}${n}`),
      ],
    ),
  ),
);

describe('topics', () => {
  it('are what several pages are named after, with those pages and how deep they go', async () => {
    const { topics } = await planOf(TWELVE);
    expect(
      topics
        .slice(0, 3)
        .map(({ term }) => term.toLowerCase())
        .sort(),
    ).toEqual(['engine rooms', 'harbour lights', 'passenger tickets']);
    const [engines] = topics.filter(({ term }) => term.toLowerCase() === 'engine rooms');
    expect(engines).toMatchObject({ devotedPages: 4, pages: 4, depth: 'partial' });
    expect(engines?.best.map(({ sourceId }) => sourceId).sort()).toEqual(['S1', 'S2', 'S3', 'S4']);
    expect(engines?.best.every(({ kind }) => kind === 'devoted')).toBe(true);
  });

  it('are no words that stand on nearly every page, whatever its headings say', async () => {
    const pages = TWELVE.map((page) =>
      reportPage(page.id, page.title, [...page.blocks.map(({ text }) => text), '## Sound Ferries for all']),
    );
    const { topics } = await planOf(pages);
    expect(topics.map(({ term }) => term).join(' ')).not.toMatch(/sound|ferries/i);
  });

  it('have the links between their pages, and not those that a template has on every page', async () => {
    const ids = TWELVE.map(({ id }) => id);
    const { topics } = await planOf(TWELVE, {
      anchors: [
        linkTo('https://ferry.example/s1', ['Care of engine rooms'], ['S2', 'S3']),
        linkTo('https://ferry.example/s2', ['Home'], ids),
      ],
    });
    expect(topics.find(({ term }) => /engine/i.test(term))?.internalLinks).toBe(2);
  });

  it('count what is on several pages once: all of the site on one page is no page of its own', async () => {
    const whole = reportPage('S13', 'The whole handbook', [
      '# The whole handbook',
      ...TWELVE.flatMap(({ blocks }) =>
        blocks.map(({ kind, text }) => (kind === 'heading' ? `## ${text}` : text)),
      ),
    ]);
    const [alone, beside] = [await planOf(TWELVE), await planOf([whole, ...TWELVE])];
    expect(beside.topics.map(({ term, words }) => [term, words])).toEqual(
      alone.topics.map(({ term, words }) => [term, words]),
    );
  });
});

describe('questions', () => {
  it('are headings that ask, answered by the text below them, and how-to headings', async () => {
    const { questions } = await planOf([
      reportPage('S1', 'Tickets', [
        '# Tickets',
        '## Where can I buy a ticket?',
        'Tickets are sold at the harbour office and on board of each ferry.',
        '## How to return a ticket',
        'Returned tickets are paid back at the harbour office within a week of the crossing.',
        '## Prices of tickets',
        'Every ticket of the company costs the same on all of its lines.',
      ]),
    ]);
    expect(questions.map(({ question, askedIn, answer }) => [question, askedIn, answer[0]?.quote])).toEqual([
      [
        'Where can I buy a ticket?',
        'heading',
        'Tickets are sold at the harbour office and on board of each ferry.',
      ],
      [
        'How to return a ticket',
        'heading',
        'Returned tickets are paid back at the harbour office within a week of the crossing.',
      ],
    ]);
  });

  it('are entries of lists of questions, and no question of a template', async () => {
    const text =
      'May dogs come along? Dogs travel free of charge on every ferry of the company, on a short leash.';
    const listed = reportPage('S1', 'Dogs', ['# Dogs']);
    const pages = [
      {
        ...listed,
        blocks: [...listed.blocks, { kind: 'definition' as const, term: 'May dogs come along?', text }],
      },
      ...['S2', 'S3'].map((id) =>
        reportPage(id, `Page ${id}`, [
          '# A page',
          ...about('boats', 3, id),
          '## Was this page of help?',
          'Tell the office of the company what you think of this page.',
        ]),
      ),
    ];
    const { questions } = await planOf(pages);
    expect(questions.map(({ question, askedIn }) => [question, askedIn])).toEqual([
      ['May dogs come along?', 'faq'],
    ]);
  });

  it('are paragraphs that ask, where several do, as accordions are read', async () => {
    const lines = [
      '# Travelling',
      'May dogs come along?',
      'Dogs travel free of charge on every ferry of the company, on a short leash.',
      'Can I pay by card?',
      'Cards are accepted at the harbour office and on board of all ferries.',
    ];
    const { questions } = await planOf([reportPage('S1', 'Travelling', lines)]);
    expect(questions.map(({ question, askedIn, answer }) => [question, askedIn, answer[0]?.quote])).toEqual([
      ['May dogs come along?', 'faq', lines[2]],
      ['Can I pay by card?', 'faq', lines[4]],
    ]);
    expect((await planOf([reportPage('S1', 'Travelling', lines.slice(0, 3))])).questions).toEqual([]);
  });

  it('are answered by another section that has their words in its heading, where nothing stands below them', async () => {
    const pages = [
      reportPage('S1', 'Questions', [
        '# Questions',
        '## When do the winter boats leave?',
        '## Who paints the funnels?',
      ]),
      reportPage('S2', 'Winter boats', [
        '# Winter boats',
        'The winter boats leave Langholm at seven in the morning and at four in the afternoon, on every day of the week but Sunday, and the crew waits for the school bus.',
      ]),
    ];
    const { questions, gaps } = await planOf(pages);
    const answers = new Map(questions.map(({ question, answer }) => [question, answer[0]?.sourceId]));
    expect(answers).toEqual(
      new Map([
        ['When do the winter boats leave?', 'S2'],
        ['Who paints the funnels?', undefined],
      ]),
    );
    expect(gaps).toMatchObject([
      {
        kind: 'unanswered_question',
        topic: 'Who paints the funnels?',
        importance: 3,
        evidence: [{ sourceId: 'S1', quote: 'Who paints the funnels?' }],
      },
    ]);
  });
});

/** Pages that mention Dolphin Rock in passing. */
const naming = (ids: readonly string[]) =>
  ids.map((id) =>
    reportPage(id, `Line ${id}`, [
      `# Line ${id}`,
      `In summer the boat of line ${id} passes Dolphin Rock at noon.`,
      ...about('cabins', 6, id),
    ]),
  );

describe('gaps', () => {
  it('are names on several pages that no page, heading or link is named after', async () => {
    const pages = naming(['S1', 'S2', 'S3']);
    const { gaps } = await planOf(pages);
    expect(gaps).toMatchObject([
      { kind: 'no_page', topic: 'Dolphin Rock', importance: 2, touching: ['S1', 'S2', 'S3'] },
    ]);
    for (const { sourceId, quote, start, end } of gaps[0]!.evidence)
      expect(pages.find(({ id }) => id === sourceId)?.text.slice(start, end)).toBe(quote);
    const named = { unread: ['https://ferry.example/dolphin-rock'], pagesSeen: 4 };
    expect((await planOf(pages, named)).gaps).toEqual([]);
  });

  it('are no names that a heading writes with a hyphen or a stroke', async () => {
    const pages = naming(['S1', 'S2', 'S3']);
    const other = reportPage('S4', 'Rocks', ['# Rocks', '## dolphin-rock/seal-rock', ...about('rocks', 3)]);
    expect((await planOf([...pages, other])).gaps).toEqual([]);
  });

  it('are not made from pages that were half read', async () => {
    const pages = naming(['S1', 'S2', 'S3']);
    const cut = reportPage(
      'S4',
      'The long book',
      ['# The long book', 'Dolphin Rock comes last in this book.'],
      {
        shortened: true,
      },
    );
    expect((await planOf([...pages, cut])).gaps).toEqual([]);
    expect((await planOf([...pages, { ...cut, shortened: false }])).gaps).toHaveLength(1);
  });

  it('say nothing of what is missing where most pages are unknown by name', async () => {
    const unread = Array.from({ length: 40 }, (_, n) => `https://ferry.example/?p=${n}`);
    const { gaps, limits } = await planOf(naming(['S1', 'S2', 'S3']), { unread, pagesSeen: 43 });
    expect(gaps).toEqual([]);
    expect(limits).toEqual([expect.stringContaining('known by no name')]);
  });

  it('are links to pages that are not there, and names for which readers are sent elsewhere', async () => {
    const pages = TWELVE.map((page, n) =>
      n < 3
        ? reportPage(page.id, page.title, [
            ...page.blocks.map(({ text }) => text),
            'See the Winter Guide and the Tide Tables for more of that.',
          ])
        : page,
    );
    const ids = ['S1', 'S2', 'S3'];
    const { gaps } = await planOf(pages, {
      missing: ['https://ferry.example/winter-guide'],
      anchors: [linkTo('https://ferry.example/winter-guide', ['Winter Guide'], ids)],
      outbound: [{ url: 'https://tides.example/t', text: 'Tide Tables', pages: 3, sourceIds: ids }],
    });
    expect(gaps.map(({ kind, topic, importance }) => [kind, topic, importance])).toEqual([
      ['missing_target', 'Winter Guide', 3],
      ['sent_elsewhere', 'Tide Tables', 1],
    ]);
    expect(gaps[1]?.why).toContain('tides.example');
  });

  it('are pages with hardly any text that many others link to, and no lists of contents', async () => {
    const stub = reportPage('S20', 'Lost property', ['# Lost property', 'Please ask the office.']);
    const contents = reportPage('S21', 'All lines', ['# All lines', 'Here are all lines.']);
    const from = ['S1', 'S2', 'S3', 'S4', 'S5'];
    const { gaps } = await planOf([...TWELVE, stub, contents], {
      anchors: [
        linkTo('https://ferry.example/s20', ['Lost property'], from),
        linkTo('https://ferry.example/s21', ['All lines'], from),
        ...['S6', 'S7', 'S8', 'S9', 'S10'].map((id) =>
          linkTo(`https://ferry.example/${id.toLowerCase()}`, [id], ['S21']),
        ),
      ],
    });
    expect(gaps.map(({ kind, topic }) => [kind, topic])).toEqual([['thin_page', 'Lost property']]);
    expect(gaps[0]?.why).toBe('5 pages link to this page, which has only 6 words.');
  });

  it('are found in time that grows with the text, whatever it is', () => {
    const words = new ReportWords('en');
    const lines = (size: number) => [
      '# A',
      'Dolphin '.repeat(size),
      `## ${'What '.repeat(size)}?`,
      'Aa? '.repeat(size),
      ...Array.from({ length: size }, (_, n) => `## Heading ${n} of many`),
    ];
    expectLinear((size) => {
      const reading = new SiteReading();
      reading.add(reportPage('S1', 'A', lines(size)), 'A');
      const pages = reading.pages();
      const phrases = new TopicPhrases(words, pages);
      const tallies = [new NamedThings(words), new ReaderQuestions(words)];
      for (const page of pages) {
        phrases.name(page);
        phrases.read(page);
        for (const tally of tallies) tally.read(page);
      }
      topicClusters(phrases, pages, words);
    }, 2000);
  });
});
