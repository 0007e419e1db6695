import { describe, expect, it } from '@jest/globals';
import { sourceText, type Source } from '../../../../src/domain/research/source.js';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { page } from '../../../support/writing/extractive/write-form.js';
import { noteOf, sourceOf } from '../../../support/writing/writer-sources.js';

/** Each unit by its sentences, with what it leads into behind a bar. */
async function unitsOf(source: Source): Promise<string[]> {
  const { units } = await materialOfPages('ovens', [source]);
  return units.map(({ sentences, list }) =>
    [
      sentences.map(({ text }) => text).join(' '),
      ...(list ? [list.items.map(([item]) => item?.text).join(', ')] : []),
    ].join(' | '),
  );
}

function withCaption(caption: string, listing = 'oven --heat 240'): Source {
  const source = page('S1', 'Ovens', ['# Ovens', 'See the manual of the oven.', caption, `$ ${listing}`]);
  const blocks = source.blocks.map((block) =>
    block.text === caption ? { ...block, aside: true as const } : block,
  );
  return { ...source, ...sourceText(blocks) };
}

describe('a listing that no sentence leads into', () => {
  it('stands under its caption, without the number that it has in its book', async () => {
    expect(await unitsOf(withCaption('Example 11.13. Settings of the oven'))).toEqual([
      'Settings of the oven | oven --heat 240',
    ]);
    expect(await unitsOf(withCaption('Listing 3: settings of the oven'))).toEqual([
      'settings of the oven | oven --heat 240',
    ]);
  });

  it('is left out under any other aside, under a caption that says nothing, and where it is a reference', async () => {
    expect(await unitsOf(withCaption('For more information, see the manual.'))).toEqual([]);
    expect(await unitsOf(withCaption('Example 11.13.'))).toEqual([]);
    const long = Array.from({ length: 60 }, (_, at) => `oven --heat ${at}`).join('\n');
    expect(await unitsOf(withCaption('Example 11.13. Settings of the oven', long))).toEqual([]);
  });
});

describe('a sentence that a listing ends', () => {
  it('leads into it without a mark, and is left out where there is no listing', async () => {
    const open = 'The general form of the command that heats an oven is';
    expect(await unitsOf(sourceOf('S1', 'Ovens', [open, '$ oven --heat degrees']))).toEqual([
      `${open} | oven --heat degrees`,
    ]);
    expect(await unitsOf(sourceOf('S1', 'Ovens', [open, 'Every oven has a door of glass.']))).toEqual([
      'Every oven has a door of glass.',
    ]);
    expect(await unitsOf(sourceOf('S1', 'Ovens', ['The settings of the big oven', '$ oven --heat']))).toEqual(
      [],
    );
  });
});

describe('an address behind a name', () => {
  it('is no code', async () => {
    const said = 'Tell the Oven Team <ovens@example.org> and send them the number of the oven.';
    expect(await unitsOf(sourceOf('S1', 'Ovens', [said]))).toEqual([said]);
    expect(
      await unitsOf(sourceOf('S1', 'Ovens', ['Put <oven heat="240"> into the file of the oven.'])),
    ).toEqual([]);
  });
});

describe('a sentence that points to what stands under it', () => {
  it.each([
    ['en', 'The oven is heated by the command below.'],
    ['de', 'Der Ofen wird wie unten gezeigt geheizt.'],
    ['fr', 'Le four se chauffe avec la commande ci-dessous.'],
    ['es', 'El horno se calienta con la orden de más abajo.'],
  ])('leads into a listing and is left out where there is none, in %s', async (language, sentence) => {
    const source = (lines: string[]) => ({ ...sourceOf('S1', 'Ovens', lines), language });
    const printed = async (lines: string[]) => {
      const { units } = await materialOfPages('ovens', [source(lines)], { language });
      return units.map(({ sentences, list }) => [sentences[0]?.text, list?.kind]);
    };
    expect(await printed([sentence, '$ oven --heat 240'])).toEqual([[sentence, 'code']]);
    expect(await printed([sentence])).toEqual([]);
  });
});

describe('a sentence that counts what stands under it', () => {
  const lines = ['# Ovens', 'Bread of the village needs three things.'];

  it('is not printed without the list', async () => {
    const torn = page('S1', 'Ovens', [...lines, '- flour', '- see Section 4 for the oven', '- salt']);
    expect(await unitsOf(torn)).toEqual([]);
    const whole = page('S1', 'Ovens', [...lines, '- flour of rye', '- salt of the sea', '- a hot oven']);
    expect(await unitsOf(whole)).toEqual([
      'Bread of the village needs three things. | flour of rye, salt of the sea, a hot oven',
    ]);
  });

  it('counts nothing where the list is of another length', async () => {
    const other = page('S1', 'Ovens', [...lines, '- flour', '- see Section 4 for the oven']);
    expect(await unitsOf(other)).toEqual(['Bread of the village needs three things.']);
  });
});

describe('what a sentence says by its beginning', () => {
  it.each([
    ['Below -4 °C a heater warms the oven.', true],
    ['Below the door of the oven is a drawer.', false],
  ])('%s', async (sentence, stands) => {
    expect(await unitsOf(sourceOf('S1', 'Ovens', [sentence]))).toEqual(stands ? [sentence] : []);
  });

  it('goes with the sentence before when it begins with whose something is', async () => {
    const text = 'Marit Berg builds ovens. Her yard in Lom is one of four.';
    expect(await unitsOf(sourceOf('S1', 'Ovens', [text]))).toEqual([text]);
  });
});

describe('what belongs to its page', () => {
  it.each([
    'Halberd Ovens GmbH, Industriestrasse 14, Ravensfeld.',
    'Subject to technical change.',
    'If nobody fires the oven any longer, see Dealing with cold ovens.',
  ])('is not printed: %s', async (sentence) => {
    const oven = 'An oven of brick keeps its heat for two days.';
    expect(await unitsOf(sourceOf('S1', 'Ovens', [oven, sentence]))).toEqual([oven]);
  });

  it('is no sentence that names a firm, and none that tells what can be seen', async () => {
    const lines = [
      'Halberd Ovens GmbH, a firm in Ravensfeld, builds ovens of brick.',
      'If the door is open, see whether the fire burns.',
    ];
    expect(await unitsOf(sourceOf('S1', 'Ovens', lines))).toEqual(lines);
  });
});

describe('a table of figures', () => {
  it('is printed where the caller gives it', async () => {
    const given = noteOf(['Ovens are hot.']);
    const blocks = [
      ...given.blocks,
      { kind: 'definition' as const, term: 'Power', text: 'Power: 14 W at 120 m³/h, 128 W at 400 m³/h' },
    ];
    expect(await unitsOf({ ...given, ...sourceText(blocks) })).toContain(
      'Power: 14 W at 120 m³/h, 128 W at 400 m³/h',
    );
  });
});
