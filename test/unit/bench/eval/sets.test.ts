import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dangling, pointsAway } from '../../../../bench/eval/citations.mjs';
import { LAYOUTS, parseTexts, place } from '../../../../bench/eval/headings.mjs';
import { parseSite } from '../../../../bench/eval/made-site.mjs';

const SETS = 'bench/eval/sets';
const readSet = (set: string, names: RegExp) =>
  readdirSync(path.join(SETS, set))
    .filter((name) => names.test(name))
    .map((name) => readFileSync(path.join(SETS, set, name), 'utf8'));

const TEXT = `=== fair | en | The fair
brief: What the fair offers
headings: Rides | Food

- It opened on Monday.
1 The wheel turns.
2 Stalls sell soup.
`;

describe('the set headings', () => {
  const [fair] = parseTexts(TEXT);
  if (!fair) throw new Error('nothing was parsed');

  it('parses sentences with their headings', () => {
    expect(fair).toEqual({
      id: 'fair',
      language: 'en',
      title: 'The fair',
      input: 'What the fair offers',
      headings: ['Rides', 'Food'],
      paragraphs: [
        [
          { text: 'It opened on Monday.', heading: null },
          { text: 'The wheel turns.', heading: 'Rides' },
          { text: 'Stalls sell soup.', heading: 'Food' },
        ],
      ],
    });
  });

  it('refuses a label without a heading, and a line without a label', () => {
    expect(() => parseTexts(TEXT.replace('2 Stalls', '3 Stalls'))).toThrow('no heading has the number 3');
    expect(() => parseTexts(TEXT.replace('2 Stalls', 'Stalls'))).toThrow('not a labelled sentence');
  });

  it('counts sentences under their own heading and under another, and none that are in the lead', () => {
    const printed = [
      { text: 'The wheel turns.', heading: 'Food' },
      { text: 'Stalls sell soup.', heading: 'Food' },
    ];
    expect(place(fair, printed)).toEqual({ labelled: 2, right: 1, wrong: 1 });
    expect(place(fair, [{ text: 'The wheel turns.', heading: null }])).toEqual({
      labelled: 2,
      right: 0,
      wrong: 0,
    });
  });

  it('has the same words in all layouts', () => {
    for (const text of readSet('headings', /\.md$/).flatMap(parseTexts)) {
      const bare = (layout: string) => layout.replace(`# ${text.title}`, '').replace(/\s+/g, '');
      const [first, ...others] = Object.values(LAYOUTS).map((lay) => bare(lay(text)));
      for (const other of others) expect(other).toBe(first);
    }
  });

  it('has ten texts or more, and about ninety labelled sentences', () => {
    const texts = readSet('headings', /\.md$/).flatMap(parseTexts);
    const labelled = texts
      .flatMap(({ paragraphs }) => paragraphs.flat())
      .filter(({ heading }) => heading !== null);
    expect(texts.length).toBeGreaterThanOrEqual(10);
    expect(labelled.length).toBeGreaterThanOrEqual(85);
  });
});

describe('the set subject', () => {
  const pages = readSet('subject', /^site-.*\.md$/).flatMap(parseSite);

  it('parses pages and sections with their subjects', () => {
    expect(parseSite('=== a.html | A | bins\nOne.\n## B | -\nTwo.\n')).toEqual([
      {
        file: 'a.html',
        title: 'A',
        sections: [
          { heading: null, subject: 'bins', paragraphs: ['One.'] },
          { heading: 'B', subject: null, paragraphs: ['Two.'] },
        ],
      },
    ]);
    expect(() => parseSite('One.\n')).toThrow('before the first page');
  });

  it('has sixty pages or more, and pages for every subject that is asked', () => {
    const { subjects } = JSON.parse(readFileSync(path.join(SETS, 'subject/briefs.json'), 'utf8')) as {
      readonly subjects: readonly { readonly id: string }[];
    };
    expect(pages.length).toBeGreaterThanOrEqual(60);
    const labels = new Set(pages.flatMap(({ sections }) => sections.map(({ subject }) => subject)));
    expect(subjects.filter(({ id }) => !labels.has(id))).toEqual([]);
    expect([...labels].filter((label) => label !== null && !subjects.some(({ id }) => id === label))).toEqual(
      [],
    );
  });
});

describe('the set citations', () => {
  const text = 'The mill burnt down. It was never rebuilt. Nobody was hurt.';
  const sources = new Map([['S1', { text }]]);
  const said = (sentence: string, heading: string | null = null) => {
    const start = text.indexOf(sentence);
    return { text: sentence, heading, evidence: [{ sourceId: 'S1', start, end: start + sentence.length }] };
  };
  const [mill, it_, nobody] = [
    said('The mill burnt down.'),
    said('It was never rebuilt.'),
    said('Nobody was hurt.'),
  ];

  it('lets a sentence point back at the one before it, and at no other', () => {
    expect(dangling([mill, it_], sources)).toBe(0);
    expect(dangling([nobody, it_], sources)).toBe(1);
    expect(dangling([it_], sources)).toBe(1);
    expect(dangling([mill, said('It was never rebuilt.', 'After the fire')], sources)).toBe(1);
  });

  it('finds a sentence that ends in a colon and leads to nothing', () => {
    expect(dangling([{ ...nobody, text: 'Three things matter:' }], sources)).toBe(1);
  });

  it('finds pointers at figures, chapters and the page itself', () => {
    for (const away of ['See Section 4.', 'Figure 2 shows the mill.', 'This chapter is about mills.'])
      expect(pointsAway(away)).toBe(true);
    expect(pointsAway('The chapter of the cathedral owned the mill.')).toBe(false);
  });
});
