import { describe, expect, test } from '@jest/globals';
import { noteOf, taskOf } from '../../../support/writing/writer-sources.js';
import { fillerOn, givenPage, writeExtractively } from '../../../support/writing/write-extractive.js';

const page = (id: string, thing: string, count: number, seed: number) =>
  givenPage(id, `Kettles of ${thing}`, [
    `## The ${thing} kettle`,
    ...fillerOn(`the ${thing} kettle`, count, seed),
  ]);

describe('What the engine says of an article', () => {
  test('counts no note as a third source that would have to share it', async () => {
    const note = noteOf(['The kettle of the harbour hall was lent to the museum in the spring.']);
    const { codes } = await writeExtractively(
      taskOf('The kettle', [page('S1', 'copper', 40, 3), page('S2', 'tin', 3, 5), note], { word_count: 400 }),
    );
    expect(codes).not.toContain('one_source_leads');
  });

  test('tells why one source leads: the others say too little, or it would cost too much of the length', async () => {
    const why = async (second: number, third: number) => {
      const sources = [
        page('S1', 'copper', 40, 3),
        page('S2', 'tin', second, 5),
        page('S3', 'iron', third, 9),
      ];
      const { warnings } = await writeExtractively(taskOf('The kettle', sources, { word_count: 400 }));
      return warnings.find(({ code }) => code === 'one_source_leads')?.message ?? '';
    };
    expect(await why(1, 1)).toMatch(/the others say too little/);
    expect(await why(3, 3)).toMatch(/would lose too much of its length/);
  });

  test('has both numbers when the article comes out shorter than its outline aimed', async () => {
    const again = fillerOn('the copper kettle', 12, 3);
    const source = givenPage('S1', 'Kettles', [
      '## Copper kettles',
      ...Array.from({ length: 8 }, () => again).flat(),
    ]);
    const { warnings, outline } = await writeExtractively(
      taskOf('The copper kettle', [source], { word_count: 400 }),
    );
    expect(outline.targetWords).toBe(400);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'short_sources',
        message: expect.stringMatching(/\d+ words .* instead of 400/),
      }),
    );
  });

  test('has what the brief counts and the sources don’t come up to', async () => {
    const { warnings } = await writeExtractively(
      taskOf('The kettle', [page('S1', 'copper', 12, 3), page('S2', 'tin', 12, 5)], {
        word_count: 400,
        sections: 6,
      }),
    );
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'fewer_than_asked', message: expect.stringContaining('6 sections') }),
    );
  });
});
