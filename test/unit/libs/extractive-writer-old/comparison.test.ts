import { describe, expect, test } from '@jest/globals';
import { comparedNames } from '../../../../src/libs/extractive-writer-old/compared-names.js';
import { taskOf } from '../../../support/writing/writer-sources.js';
import { fillerOn, givenPage, taskIn, writeExtractively } from '../../../support/writing/write-extractive.js';

const compare = (input: string, pages: readonly ReturnType<typeof givenPage>[], language = 'en') =>
  writeExtractively(taskIn(language, input, pages, { article_type: 'comparison', word_count: 400 }));

describe('A comparison', () => {
  test.each([
    ['en', 'B-tree vs hash vs GIN indexes', ['B-tree', 'hash', 'GIN indexes']],
    ['de', 'Mittelmotor oder Nabenmotor beim E-Bike', ['Mittelmotor', 'Nabenmotor']],
    ['ja', '天然酵母とイーストの違い', ['天然酵母', 'イースト']],
    ['ar', 'الفرق بين العربيكا والروبوستا', ['العربيكا', 'الروبوستا']],
    ['en', 'The history of Rome', []],
  ])('%s: “%s” names its things', (language, input, names) => {
    expect(comparedNames(input, language)).toEqual(names);
  });

  test('of a page that speaks of both at once has a section for that, and needs none for each', async () => {
    const page = givenPage('S1', 'Tin or copper: which lasts?', [
      'A copper kettle costs more than a tin kettle in any shop. A copper kettle lasts for a life, and a tin kettle for ten winters.',
      'A tin kettle weighs half of what a copper kettle weighs. Smiths mend tin at the market, while copper goes back to the works.',
      '## Other metals',
      ...fillerOn('an iron pan', 12),
    ]);
    const { headings, under, codes } = await compare('Tin or copper', [page]);
    expect(headings).toEqual(['Side by side']);
    expect(under('Side by side').join(' ')).toMatch(/copper kettle costs more/);
    expect(codes).not.toContain('form_not_available');
  });

  test('takes what a page says without a name for the thing in the page’s title', async () => {
    const pages = ['Tin', 'Copper'].map((thing, index) =>
      givenPage(`S${index + 1}`, `${thing} kettles`, [
        `${thing} is a metal of which kettles are made in the valley.`,
        '## At the market',
        ...fillerOn('a kettle', 10, index + 5),
      ]),
    );
    const { headings, draft } = await compare('Tin vs copper', pages);
    expect(headings).toEqual(['Tin', 'Copper']);
    for (const { blocks } of draft.sections)
      expect(blocks.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(2);
  });

  test('says first what each thing is', async () => {
    const pages = ['Shieldbox', 'Guardline'].map((thing, index) =>
      givenPage(`S${index + 1}`, `Introduction to ${thing}`, [
        ...fillerOn(thing, 3, index + 9),
        '## Principles',
        `${thing} is a system that confines the programs of a machine.`,
        '## Use',
        ...fillerOn(`the rules of ${thing}`, 12, index + 2),
      ]),
    );
    const { under } = await compare('Shieldbox vs Guardline', pages);
    for (const thing of ['Shieldbox', 'Guardline'])
      expect(under(thing).join(' ')).toContain(`${thing} is a system that confines`);
  });

  test('leaves each thing its text: none of it goes into the lead', async () => {
    const few =
      'Tin is a soft metal that melts in any kitchen fire and is cast into spoons and kettles by smiths at the autumn market. Tin takes a shine that no other metal of that price can take, and it keeps it through a whole winter by the sea.';
    const pages = [givenPage('S1', 'Tin', [few]), givenPage('S2', 'Copper', [...fillerOn('copper', 14)])];
    const { headings } = await compare('Choosing between tin and copper', pages);
    expect(headings).toEqual(['Tin', 'Copper']);
  });

  test('tells one cause from another when it can’t be made', async () => {
    const page = givenPage('S1', 'Copper', [
      'Copper is a red metal that rings like a bell.',
      ...fillerOn('copper', 10),
    ]);
    const why = async (input: string) =>
      (await compare(input, [page])).warnings.find(({ code }) => code === 'form_not_available')?.message ??
      '';
    expect(await why('Copper')).toMatch(/name two things/);
    expect(await why('Copper or zinc')).toMatch(/say nothing of “Zinc”/);
  });

  test('names the thing that it has no section for', async () => {
    const page = givenPage('S1', 'Metals', [
      '## Tin',
      ...fillerOn('tin', 6, 3),
      '## Copper',
      ...fillerOn('copper', 6, 4),
    ]);
    const { warnings } = await compare('Tin vs copper vs zinc', [page]);
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'section_without_source', message: expect.stringContaining('“Zinc”') }),
    );
  });

  test('asks of the brief’s words for the things and not for the comparing', async () => {
    const page = givenPage('S1', 'Metals', [
      'Copper is red and rings like a bell. Tin is white and creaks when it is bent.',
    ]);
    const task = taskOf('Comparing tin and copper', [page], { article_type: 'news_brief' });
    expect((await writeExtractively(task)).lead).toMatch(/^Copper is red/);
  });
});
