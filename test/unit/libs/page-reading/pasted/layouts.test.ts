import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readPastedText } from '../../../../../src/libs/page-reading/index.js';
import { segmentSentences } from '../../../../../src/libs/text/index.js';
import { runs } from '../../../../support/sample.js';

/** A section: a title, and paragraphs of sentences. */
interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const SENTENCES = [
  'The harbour was built of granite in 1820, when the town had 3,000 inhabitants and no road led to it.',
  'Two lights stand on its northern pier.',
  'They were lit with oil until Dr. Roe, the keeper, changed them to gas in July 1871.',
  'It took nine men – three of them from the islands – to carry the lamp up.',
  'Ships of up to 40 m may enter at high tide; larger ones wait outside, e.g. behind the island.',
  'Is the entrance hard to find?',
  'Not on a clear day: its well-known tower can be seen from London Road.',
  '“We have counted 412 boats,” said Jane Roe, “and still they come.”',
  'The U.S. Navy used it from 1917 to 1919.',
  'Pilots of the Northern Pier Company know the channel, its rocks and its currents better than anyone else does.',
];
const TITLES = [
  'The northern pier',
  'Lights',
  'How ships enter',
  'A short history of the harbour',
  'Visits and prices',
];

const sections = fc.array(
  fc.record({
    title: fc.constantFrom(...TITLES),
    paragraphs: fc.array(
      fc
        .array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 5 })
        .map((all) => all.join(' '))
        // A lone question over a paragraph is a title.
        .filter((text) => !text.endsWith('?')),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Breaks a line before the first word that does not fit. */
function wrapped(text: string, columns: number): string {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

const asWritten = (text: string) => text;
const layout =
  (title: (text: string) => string, gap: string, lines: (text: string) => string) =>
  (all: readonly Section[]) =>
    all.map((one) => [title(one.title), ...one.paragraphs.map(lines)].join(gap)).join(gap);

const LAYOUTS: Readonly<Record<string, (all: readonly Section[]) => string>> = {
  Markdown: layout((title) => `## ${title}`, '\n\n', asWritten),
  'underlined titles': layout((title) => `${title}\n${'-'.repeat(title.length)}`, '\n\n', asWritten),
  'bold titles': layout((title) => `**${title}**`, '\n\n', asWritten),
  'capital titles': layout((title) => title.toUpperCase(), '\n\n', asWritten),
  'numbered titles': (all) =>
    layout(
      asWritten,
      '\n\n',
      asWritten,
    )(all.map((one, index) => ({ ...one, title: `${index + 1}. ${one.title}` }))),
  'one line a paragraph': layout(asWritten, '\n\n', asWritten),
  'single newlines': layout(asWritten, '\n', asWritten),
  'lines of a typewriter': (all) => layout(asWritten, '\r\n', asWritten)(all).replaceAll(' ', '\u00a0'),
  'lines of 72': layout(asWritten, '\n\n', (text) => wrapped(text, 72)),
  'lines of 50 and Markdown': layout(
    (title) => `# ${title}`,
    '\n',
    (text) => wrapped(text, 50),
  ),
  'lines of 72 and single newlines': layout(asWritten, '\n', (text) => wrapped(text, 72)),
};

const sentencesOf = (text: string) =>
  readPastedText(text)
    .filter(({ kind, aside }) => kind === 'paragraph' && !aside)
    .flatMap((block) => segmentSentences(block.text, 'en').map((sentence) => sentence.text));

const titlesOf = (text: string) =>
  readPastedText(text).flatMap(({ kind, text: title }) =>
    kind === 'heading' ? [title.replace(/^\d+\. /, '').toLowerCase()] : [],
  );

describe('the layout of a pasted text', () => {
  it.each(Object.keys(LAYOUTS))('makes no difference to its sentences: %s', (name) => {
    const lay = LAYOUTS[name] ?? String;
    fc.assert(
      fc.property(sections, (all) => {
        const expected = all.flatMap(({ paragraphs }) =>
          paragraphs.flatMap((text) => segmentSentences(text, 'en').map((sentence) => sentence.text)),
        );
        expect(sentencesOf(lay(all))).toEqual(expected);
        expect(titlesOf(lay(all))).toEqual(all.map(({ title }) => title.toLowerCase()));
      }),
      { numRuns: runs(100), seed: 17 },
    );
  });
});

describe('the letters of a pasted text', () => {
  /** In any order: the address of a link comes behind its paragraph. */
  const lettersOf = (text: string) => [...text.matchAll(/\p{L}/gu)].map(([letter]) => letter).sort();
  const lines = fc.constantFrom(
    ...[
      '# ',
      '## Title',
      '- item',
      '* item',
      '1. one',
      '2) two',
      '> quoted text',
      '',
      '',
      'Price: 30 EUR',
      'Name: Jane',
    ],
    ...[
      'Present: J. Roe',
      '| a | b |',
      '|---|---|',
      '```',
      '$ make it',
      '**Bold**',
      '[a link](https://a.example/b "title")',
      '*word*',
    ],
    ...[
      'From: a',
      'To: b',
      'Subject: c',
      'Dear Jane,',
      'Regards,',
      '--',
      '###',
      '---',
      '===',
      'FOR IMMEDIATE RELEASE',
      'About Us',
      '\ta\tb',
    ],
    ...[
      'Jane said: yes',
      'lower case line',
      'A sentence that ends.',
      'Is it?',
      'SHOUTED LINE',
      '港は朝開く',
      '第1章 港',
      'a-',
      '__init__',
      'x_y_z * 2',
      '<b>',
      '①一',
    ],
  );

  it('are all in its blocks, whatever it is made of', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(lines, fc.string({ unit: 'grapheme', maxLength: 30 })), { maxLength: 30 }),
        (all) => {
          const text = all.join('\n');
          const read = readPastedText(text)
            .map((block) => block.text)
            .join('\n');
          expect(lettersOf(read)).toEqual(lettersOf(text));
        },
      ),
      { numRuns: runs(500), seed: 17 },
    );
  });
});
