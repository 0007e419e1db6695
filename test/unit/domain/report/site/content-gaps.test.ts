import { describe, expect, it } from '@jest/globals';
import type { Source } from '../../../../../src/domain/research/source.js';
import { countsIn } from '../../../../../src/domain/report/report-contents.js';
import { ReportWords } from '../../../../../src/domain/report/report-words.js';
import { contentGaps, ranked, type GapMaterial } from '../../../../../src/domain/report/site/content-gaps.js';
import { NamedThings } from '../../../../../src/domain/report/site/named-things.js';
import { SiteNames } from '../../../../../src/domain/report/site/site-names.js';
import { SiteReading } from '../../../../../src/domain/report/site/site-sections.js';
import { TopicPhrases } from '../../../../../src/domain/report/site/topic-phrases.js';
import { GAP_KINDS } from '../../../../../src/domain/report/report.js';
import { reportWording } from '../../../../../src/domain/report/wording/wording-of.js';
import { gapOf } from '../../../../support/writing/content-gap.js';
import { reportPage } from '../../../../support/writing/report-page.js';

const WORDS = new ReportWords('en');

function namesOf(names: readonly string[]): SiteNames {
  const found = new SiteNames(WORDS);
  for (const name of names) found.add(name);
  return found;
}

/** @param defined terms of definitions */
function gapsOf(
  sources: readonly Source[],
  more: Partial<GapMaterial> = {},
  defined: readonly string[] = [],
) {
  const reading = new SiteReading();
  for (const source of sources) reading.add(source, source.title);
  const pages = reading.pages();
  const phrases = new TopicPhrases(WORDS, pages);
  const named = new NamedThings(WORDS);
  for (const page of pages) phrases.name(page);
  for (const page of pages) {
    phrases.read(page);
    named.read(page);
  }
  const material: GapMaterial = {
    words: WORDS,
    pages,
    names: {
      ofPages: namesOf(pages.map(({ title }) => title)),
      ofParts: namesOf(pages.flatMap(({ sections }) => sections.map(({ heading }) => heading))),
      ofTerms: namesOf(defined),
    },
    phrases: phrases.phrases(),
    named: named.named(),
    questions: [],
    outbound: [],
    broken: [],
    linkers: new Map(),
    links: new Map(),
    knowsAbsence: true,
    wording: reportWording('en').wording,
    ...countsIn('en'),
    ...more,
  };
  return contentGaps(material);
}

const sentences = (count: number, mark: string) =>
  Array.from({ length: count }, (_, n) => `The crew of boat ${mark}${n} cleans the cabins before it leaves.`);

/** Pages that say something in passing; the first has the heading, where there is one. */
const saying = (count: number, sentence: string, heading: string | null = null) =>
  Array.from({ length: count }, (_, n) =>
    reportPage(`S${n + 1}`, `Line ${n + 1}`, [
      `# Line ${n + 1}`,
      ...sentences(4, `${n}-`),
      `On line ${n + 1} ${sentence}`,
      ...(heading !== null && n === 0 ? [`## ${heading}`, 'More is known at the desk.'] : []),
    ]),
  );

const topicsOf = (gaps: ReturnType<typeof gapsOf>) => gaps.map(({ kind, topic }) => `${kind} ${topic}`);

describe('A gap without a page', () => {
  it('is a name that several pages use', () => {
    const [gap, ...others] = gapsOf(saying(4, 'the boat passes Dolphin Rock at noon.'));
    expect(others).toEqual([]);
    expect(gap).toMatchObject({ kind: 'no_page', topic: 'Dolphin Rock', touching: ['S1', 'S2', 'S3', 'S4'] });
    expect(gap?.evidence[0]?.quote).toBe('On line 1 the boat passes Dolphin Rock at noon.');
  });

  it.each([
    ['a definition explains it', saying(4, 'the boat passes Dolphin Rock.'), ['the Dolphin Rock']],
    ['it is a key of the keyboard', saying(4, 'the captain presses Esc or Enter to stop.'), []],
    [
      'two pages mention it',
      saying(4, 'the boat stops.').concat(
        saying(2, 'it is by Dolphin Rock.').map((page, n) => ({ ...page, id: `S${n + 8}` })),
      ),
      [],
    ],
  ])('is none where %s', (_why, sources, defined) => {
    expect(gapsOf(sources, {}, defined)).toEqual([]);
  });

  const phrase = 'the guests use the night buses of the town and like night buses.';

  it('is also a phrase of headings with hardly any text, on a site of many pages', () => {
    expect(topicsOf(gapsOf(saying(24, phrase, 'Rules for night buses')))).toEqual(['no_page night buses']);
    expect(gapsOf(saying(19, phrase, 'Rules for night buses'))).toEqual([]);
  });

  it('is no phrase that a heading has as a second name', () => {
    expect(gapsOf(saying(24, phrase, 'Late coaches (night buses) in town'))).toEqual([]);
    expect(gapsOf(saying(24, phrase, 'Rules for night buses'), {}, ['night buses'])).toEqual([]);
  });

  it('is not looked for where too little of the site is known', () => {
    const outbound = [
      { url: 'https://tides.example/', text: 'Tide Tables', pages: 2, sourceIds: ['S1', 'S2'] },
    ];
    const pages = saying(4, 'the boat passes Dolphin Rock.');
    expect(topicsOf(gapsOf(pages, { outbound }))).toEqual([
      'no_page Dolphin Rock',
      'sent_elsewhere Tide Tables',
    ]);
    expect(gapsOf(pages, { outbound, knowsAbsence: false })).toEqual([]);
  });
});

describe('A gap for which readers are sent elsewhere', () => {
  const sent = (pages: number, text: string, site: number) =>
    gapsOf(saying(site, 'the boat stops.'), {
      outbound: [{ url: 'https://tides.example/', text, pages, sourceIds: ['S1', 'S2'] }],
    });

  it('needs links on three pages, on a small site on two, and not those of a template', () => {
    expect(sent(2, 'Tide Tables', 4)).toHaveLength(1);
    expect(sent(2, 'Tide Tables', 12)).toEqual([]);
    expect(sent(3, 'Tide Tables', 12)).toHaveLength(1);
    expect(sent(9, 'Tide Tables', 12)).toEqual([]);
  });

  it.each(['for various reasons', 'get_tide()', 'https://tides.example/', 'English', 'Line 1', ''])(
    'has a name: “%s” is none, or is one that needs no page',
    (text) => {
      expect(sent(3, text, 12)).toEqual([]);
    },
  );
});

describe('A gap for a link to a page that is not there', () => {
  const broken = (text: string, pages: number) =>
    gapsOf(saying(4, 'the boat stops.'), {
      broken: [{ url: 'https://ferry.example/x', text, pages, sourceIds: ['S1'] }],
    });

  it('matters most where three pages have it', () => {
    expect(broken('Winter guide', 1)).toMatchObject([{ kind: 'missing_target', importance: 2 }]);
    expect(broken('Winter guide', 3)).toMatchObject([{ topic: 'Winter guide', importance: 3 }]);
  });

  it('has a name', () => {
    expect(broken(' ', 3)).toEqual([]);
    expect(broken('word '.repeat(13), 3)).toEqual([]);
    expect(broken('Winter guide', 0)).toEqual([]);
  });
});

describe('A gap for an unanswered question', () => {
  const asked = { sourceId: 'S1', quote: 'Line 1', start: 0, end: 6 };
  const question = { question: 'Why fog?', askedIn: 'heading', answer: [], asked, askedOn: 1 } as const;

  it('is one that the site asks itself, on a page that was read whole', () => {
    const pages = saying(4, 'the boat stops.');
    expect(gapsOf(pages, { questions: [question] })).toMatchObject([{ topic: 'Why fog?', importance: 3 }]);
    expect(gapsOf(pages, { questions: [{ ...question, answer: [asked] }] })).toEqual([]);
    expect(gapsOf(pages, { questions: [{ ...question, asked: null }] })).toEqual([]);
    const cut = pages.map((page) => ({ ...page, shortened: true }));
    expect(gapsOf(cut, { questions: [question] })).toEqual([]);
  });
});

describe('The order of gaps', () => {
  it('goes by importance, then weight, then name', () => {
    const gaps = [
      gapOf({ topic: 'd', weight: 9 }),
      gapOf({ topic: 'c', importance: 2 }),
      gapOf({ topic: 'b', importance: 2 }),
      gapOf({ topic: 'a', importance: 3 }),
    ];
    expect(ranked(gaps).map(({ topic }) => topic)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has twenty gaps: three of each kind for sure, and the rest by importance', () => {
    const names = Array.from({ length: 30 }, (_, n) => `Rock ${String.fromCharCode(65 + (n % 26))}${n}`);
    const many = names.map((topic) => gapOf({ topic, kind: 'unanswered_question', importance: 3 }));
    expect(ranked(many)).toHaveLength(20);
    const mixed = [
      ...many,
      ...GAP_KINDS.flatMap((kind) => names.slice(0, 5).map((topic) => gapOf({ topic, kind }))),
    ];
    const kinds = ranked(mixed).map(({ kind }) => kind);
    expect(kinds).toHaveLength(20);
    for (const kind of GAP_KINDS)
      expect(kinds.filter((each) => each === kind)).toHaveLength(kind === 'unanswered_question' ? 5 : 3);
    expect(kinds.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'unanswered_question'));
  });

  it('takes a name within another of the same kind for the same gap', () => {
    const gaps = [gapOf({ topic: 'Debian Policy', weight: 2 }), gapOf({ topic: 'Debian Policy Manual' })];
    expect(ranked(gaps)).toHaveLength(1);
    expect(ranked([gaps[0]!, gapOf({ topic: 'Debian Policy Manual', kind: 'thin_page' })])).toHaveLength(2);
  });

  it('keeps those that hold, and asks of no more than it needs', () => {
    const asked: string[] = [];
    const gaps = Array.from({ length: 40 }, (_, n) => gapOf({ topic: `Rock${n}x`, weight: -n }));
    const found = ranked(gaps, ({ topic }) => {
      asked.push(topic);
      return topic !== 'Rock1x';
    });
    expect(found).toHaveLength(20);
    expect(found.map(({ topic }) => topic)).not.toContain('Rock1x');
    expect(new Set(asked).size).toBe(21);
  });
});
