import { describe, expect, it } from '@jest/globals';
import { paragraphsOf } from '../../../../src/libs/extractive-writer/blocks.js';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { sourceOf } from '../../../support/writing/writer-sources.js';

/** All that may be printed of a page about pumps, as it is set: `$` stands before a listing. */
async function setAs(lines: readonly string[]): Promise<string[]> {
  const { units } = await materialOfPages('pumps', [sourceOf('S1', 'Pumps', lines)]);
  const picks = units.map((unit) => ({ unit, count: unit.sentences.length }));
  return paragraphsOf(picks).map(({ kind, sentences }) => {
    const text = sentences.map((sentence) => sentence.text).join(' ');
    return kind === 'code' ? `$ ${text}` : text;
  });
}

const COMMAND = 'pump --start \\\n  --slowly';

describe('paragraphs', () => {
  it('are those of the source', async () => {
    const first =
      'A pump lifts water out of the cellar. Pumps need oil in spring. Most pumps run for ten years. Some pumps run for twenty years. Old pumps are loud. New pumps are quiet and small.';
    const second = 'Pumps are sold by weight in spring. Few shops have pumps in winter.';
    expect(await setAs([first, second])).toEqual([first, second]);
  });

  it('hold several that are short, and a sentence that would stand by itself', async () => {
    const short = ['Pumps are sold by weight in spring.', 'Few shops have pumps in winter.'];
    expect(await setAs(short)).toEqual([short.join(' ')]);
  });
});

describe('listings', () => {
  it.each([
    ['a colon', 'Start the pump with this command:'],
    ['a pointer', 'The following command starts the pump in the cellar.'],
    ['nothing but its place', 'A pump is started with the command of its maker.'],
  ])('stand under what leads into them by %s', async (_, sentence) => {
    expect(await setAs([sentence, `$ ${COMMAND}`])).toEqual([sentence, `$ ${COMMAND}`]);
  });

  it.each([
    ['a joint further in', 'Starting a pump is therefore a matter of one command.'],
    ['the voice of its page', 'We start the pump with this command:'],
  ])('stand under what leads into them with %s', async (_, sentence) => {
    expect(await setAs([sentence, `$ ${COMMAND}`])).toEqual([sentence, `$ ${COMMAND}`]);
    expect(await setAs([sentence])).toEqual([]);
  });

  it('take the sentence that announces them along when they are too long', async () => {
    const long = `$ ${'water '.repeat(300)}`;
    const stays = 'A pump is started with the command of its maker.';
    const lines = [`${stays} The following command starts the pump in the cellar:`, long];
    expect(await setAs(lines)).toEqual([stays]);
  });

  it('are left out behind a heading or another listing', async () => {
    const lines = ['## Starting pumps', `$ ${COMMAND}`, 'Start the pump with a word:', '$ one', '$ two'];
    expect(await setAs(lines)).toEqual(['Start the pump with a word:', '$ one']);
  });
});
