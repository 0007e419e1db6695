import { describe, expect, test } from '@jest/globals';
import { noteOf, taskOf } from '../../../support/writing/writer-sources.js';
import { fillerOn, givenPage, pageOf, writeExtractively } from '../../../support/writing/write-extractive.js';
import { runDesk } from '../../../../src/domain/article/desk/desk.js';

describe('What goes into an article', () => {
  test('is what its outline says, questions on top of the length or not', async () => {
    const page = givenPage('S1', 'Ownership', [
      'Ownership is a set of rules on memory that a program keeps to. The rules of ownership are checked before it runs.',
      ...['Moves', 'Borrowing', 'Slices', 'Functions'].flatMap((heading, index) => [
        `## ${heading}`,
        ...fillerOn(`the ownership of ${heading.toLowerCase()}`, 6, index + 11),
        `### What are ${heading.toLowerCase()} in ownership?`,
        `In ownership ${heading.toLowerCase()} hand a value on without a copy of it.`,
        ...fillerOn(`each ${heading.toLowerCase()} of ownership`, 3, index + 31),
      ]),
    ]);
    const { outline, headings } = await writeExtractively(
      taskOf('Ownership and borrowing', [page], { word_count: 400, extras: { faq: 3 } }),
    );
    expect(outline.sections.length).toBeGreaterThan(1);
    expect(headings).toEqual([
      ...outline.sections.map(({ heading }) => heading),
      'Frequently asked questions',
    ]);
  });

  test('is some of the notes too, though no section asks for them', async () => {
    const note = noteOf(['The market hall will be closed for repairs until the spring of 2027.']);
    const page = pageOf('S1', 'Kettles', [
      '## Copper kettles',
      ...fillerOn('copper kettles', 12),
      '## Tin kettles',
      ...fillerOn('tin kettles', 12, 5),
    ]);
    const { draft, codes } = await writeExtractively(taskOf('Kettles of copper and tin', [page, note]));
    const text = JSON.stringify(draft);
    expect(text).toContain('closed for repairs');
    expect(codes).not.toContain('notes_not_used');
  });

  test('is said to be nothing of the notes where no sentence of theirs can stand alone', async () => {
    const note = noteOf(['tin, copper', 'ask Jo']);
    const page = pageOf('S1', 'Kettles', ['## Copper kettles', ...fillerOn('copper kettles', 12)]);
    const { codes } = await writeExtractively(taskOf('Kettles of copper', [page, note]));
    expect(codes).toContain('notes_not_used');
  });

  test('is no sentence of a section that came to nothing and was wanted elsewhere', async () => {
    const page = givenPage('S1', 'Kettles', [
      'A kettle boils water over a fire in a few minutes. Kettles are made of tin or of copper in the valley.',
      '## Kettles of tin',
      'Kettles of tin are light and cheap and were carried by most soldiers of that army on the march to the sea.',
      'Kettles of tin melt in a hot fire, so nobody puts them on coal.',
    ]);
    const { draft } = await writeExtractively(taskOf('Kettles', [page], { word_count: 150 }));
    expect(JSON.stringify(draft)).toContain('carried by most soldiers');
  });

  test('is of the subject alone under a heading that every article may have', async () => {
    const page = givenPage('S1', 'Papers', [
      'A booklet is a few sheets that are folded once in the middle. To print a booklet takes twice as long as to print its pages.',
      '## Tray',
      'Clear the tray when the printer has jammed, and print the page again that was lost in it. A printer that jams each day wants new rollers, which cost nine pounds.',
    ]);
    const write = async (form: 'how_to' | 'news_brief') =>
      JSON.stringify(
        (await writeExtractively(taskOf('Print a booklet', [page], { article_type: form }))).draft,
      );
    expect(await write('how_to')).not.toContain('has jammed');
    expect(await write('news_brief')).toContain('has jammed');
  });

  test('may be said again in the takeaways without a fault of the desk', () => {
    const said = 'A kettle boils water over a fire in a few minutes.';
    const block = (id: string, kind: 'item' | 'paragraph') => ({
      id,
      kind,
      sentences: [{ text: said, evidence: [] }],
    });
    const section = (heading: string, ...blocks: ReturnType<typeof block>[]) => ({
      id: heading,
      heading,
      blocks,
    });
    const verdict = (heading: string) => {
      const sections = [section(heading, block('B1', 'item')), section('Kettles', block('B2', 'paragraph'))];
      const outline = { title: 'Kettles', sections: [], targetWords: 20 };
      const desk = runDesk({
        draft: { form: 'article', lead: [], sections },
        outline,
        sources: [],
        language: 'en',
        html: '',
        text: '',
        wordCount: 20,
      });
      return desk.checks.find(({ name }) => name === 'duplication_internal')?.verdict;
    };
    expect(verdict('Key takeaways')).toBe('pass');
    expect(verdict('More on kettles')).toBe('fail');
  });
});

describe('A list', () => {
  const WAYS: Readonly<Record<string, string>> = {
    'Lower the flow':
      'Turn the water of the heat pump down by two degrees and wait a day for the rooms to settle.',
    'Let it run all day':
      'At night a pump that rests must work at full power before breakfast, when it is least thrifty.',
    'Open the valves':
      'Closed radiators leave too little water in the pipes, so the compressor starts and stops.',
    'Read the meter':
      'Write both figures down on the first of each month and divide the larger by the smaller.',
    'Clear the fins':
      'Leaves, snow and ivy block the air, and a brush in October keeps the fan from freezing over.',
    'Insulate the loft':
      'Wool between the rafters costs six hundred pounds and pays for itself within three winters.',
  };
  const list = givenPage('S1', 'Six ways to run your heat pump for less', [
    'A heat pump is no boiler and should not be run like one at all.',
    ...Object.entries(WAYS).flatMap(([way, text]) => [`## ${way}`, text]),
  ]);
  const other = givenPage('S2', 'How a heat pump works', [
    '## Parts of a heat pump',
    ...fillerOn('the heat pump and its parts', 8, 61),
    '## Noise of a heat pump',
    ...fillerOn('the heat pump and its noise', 8, 67),
  ]);

  test('takes the entries of a page that is the list asked for, short as they are, in its order', async () => {
    const { headings } = await writeExtractively(
      taskOf('Ways to run a heat pump for less', [other, list], {
        article_type: 'listicle',
        word_count: 500,
      }),
    );
    const ways = Object.keys(WAYS);
    expect(headings.slice(0, ways.length)).toEqual(ways.map((way, index) => `${index + 1}. ${way}`));
  });
});
