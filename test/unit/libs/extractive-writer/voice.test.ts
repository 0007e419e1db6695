import { describe, expect, it } from '@jest/globals';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { noteOf, sourceOf } from '../../../support/writing/writer-sources.js';

async function sentencesOf(source: Parameters<typeof materialOfPages>[1][number]): Promise<string[]> {
  const { units } = await materialOfPages('ovens', [source]);
  return units.flatMap(({ sentences }) => sentences.map(({ text }) => text));
}

const PLAIN = 'An oven of brick keeps its heat for two days after the fire.';
const SPOKEN = 'My sister bakes her bread in an oven of clay.';
const QUOTED = '“We fire the oven on Fridays,” said the baker of the village.';

describe('the voice of a page', () => {
  it('is not printed as that of the publisher, unless it is quoted', async () => {
    const lines = [`${PLAIN} ${SPOKEN}`, QUOTED, 'Most ovens of the valley are a hundred years old.'];
    expect(await sentencesOf(sourceOf('S1', 'Ovens', lines))).toEqual([PLAIN, QUOTED, lines[2]]);
  });

  it('stays in a story that somebody tells of himself, in an answer, and in the notes of the caller', async () => {
    const story = [SPOKEN, 'I built that oven with stones from the river.', PLAIN];
    expect(await sentencesOf(sourceOf('S1', 'Ovens', story))).toContain(SPOKEN);
    const answer = [PLAIN, PLAIN.replace('brick', 'stone'), '## Who bakes in the oven?', SPOKEN];
    expect(await sentencesOf(sourceOf('S1', 'Ovens', answer))).toContain(SPOKEN);
    expect(await sentencesOf(noteOf([PLAIN, 'Ovens smoke.', SPOKEN]))).toContain(SPOKEN);
  });
});
