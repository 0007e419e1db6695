import { describe, expect, it } from '@jest/globals';
import { page, writeForm } from '../../../../support/writing/extractive/write-form.js';

describe('listicles', () => {
  it('print the entries of a page that is the list asked for, under their numbers', async () => {
    const source = page('S1', 'Ways to save water in the garden', [
      '# Ways to save water in the garden',
      'A garden drinks more water in July than the house does in a year.',
      '## Mulch the beds',
      'A layer of straw keeps the soil under it wet for a week longer.',
      '## Collect the rain',
      'A barrel under the gutter fills within an hour of rain and lasts a week.',
      '## Water at night',
      'At noon half of the water is gone before a root has seen it.',
    ]);
    const { draft, headings, lines } = await writeForm('listicle', 'ways to save water in the garden', [
      source,
    ]);
    expect(draft.form).toBe('listicle');
    expect(headings).toEqual(['1. Mulch the beds', '2. Collect the rain', '3. Water at night']);
    expect(lines).toContain('A barrel under the gutter fills within an hour of rain and lasts a week.');
  });

  it('print a list with what leads into it', async () => {
    const source = page('S1', 'The harbour', [
      '# The harbour',
      'The harbour has stood at the mouth of the river for six hundred years.',
      '## Boats of the harbour',
      'Three kinds of boats lie in the harbour:',
      '- cutters, which fish for herring',
      '- barges, which carry coal up the river',
      '- launches of the pilots',
    ]);
    const { draft, lines } = await writeForm('listicle', 'boats of the harbour', [source]);
    expect(draft.form).toBe('listicle');
    expect(lines.slice(lines.indexOf('## Boats of the harbour'))).toEqual([
      '## Boats of the harbour',
      'Three kinds of boats lie in the harbour:',
      '- cutters, which fish for herring',
      '- barges, which carry coal up the river',
      '- launches of the pilots',
    ]);
  });

  it('print of a second list what the first has not, and entries of several sentences', async () => {
    const source = page('S1', 'Ways to save water in the garden', [
      '# Ways to save water in the garden',
      '## Ways to save water by day',
      '- Mulch the beds of the garden.',
      '- Collect the rain of the garden in barrels.',
      '- Water the garden at night.',
      '## Ways to save water in summer',
      '- Mulch the beds of the garden.',
      '- Shade the pots of the garden. They dry out within hours.',
    ]);
    const { lines } = await writeForm('listicle', 'ways to save water in the garden', [source]);
    expect(lines.filter((line) => line.includes('Mulch'))).toHaveLength(1);
    expect(lines).toContain('- Shade the pots of the garden. They dry out within hours.');
  });

  it('print definitions as items, each with its term', async () => {
    const source = page('S1', 'Knots for sailors', [
      '# Knots for sailors',
      '= Bowline: makes a loop at the end of a rope that never slips.',
      '= Sheet bend: joins two ropes of different thickness.',
      '= Clove hitch: ties a rope to a post for a short time.',
    ]);
    const { draft, lines } = await writeForm('listicle', 'knots for sailors', [source]);
    expect(draft.form).toBe('listicle');
    expect(lines).toContain('- Bowline: makes a loop at the end of a rope that never slips.');
  });

  it('number one list of as many entries as the brief asks for, without a heading of one of its parts', async () => {
    const source = page('S1', 'Ways to save water in the garden', [
      '# Ways to save water in the garden',
      '## Ways to save water by day',
      '- Mulch the beds of the garden with straw of last summer.',
      '- Collect the rain of the garden in barrels under the gutters.',
      '- Water the garden at night, when the sun dries nothing.',
      '## Ways to save water in summer',
      '- Shade the pots of the garden. They dry out within hours.',
      '- Mend the taps of the garden before the first hot week.',
      '- Let the grass of the garden grow to the height of a hand.',
    ]);
    const { draft, lines } = await writeForm('listicle', 'five ways to save water in the garden', [source]);
    expect(draft.sections).toEqual([]);
    expect(lines.map((line) => line.slice(0, 8))).toEqual([
      '1 Mulch ',
      '1 Collec',
      '1 Water ',
      '1 Shade ',
      '1 Mend t',
    ]);
  });

  it('never print steps as a list of things', async () => {
    const source = page('S1', 'Saving water', [
      'Saving water in the garden begins with a barrel under the gutter of the house.',
      'To set up a barrel that saves water:',
      '1. Put the barrel on bricks under the gutter.',
      '2. Cut the gutter above the barrel.',
      '3. Fit the tap to the barrel.',
    ]);
    const { draft, codes, lines } = await writeForm('listicle', 'saving water in the garden', [source]);
    expect(draft.form).toBe('article');
    expect(codes).toContain('form_not_available');
    expect(lines.filter((line) => line.startsWith('- '))).toEqual([]);
  });

  it('number sections of several pages where none is a list, as many as are asked for', async () => {
    const pages = ['Oak', 'Ash', 'Elm', 'Yew'].map((tree, at) =>
      page(`S${at + 1}`, `The ${tree}`, [
        `# The ${tree}`,
        `## ${tree} wood`,
        `${tree} wood is a wood that joiners use for chairs of the better kind.`,
        `The wood of the ${tree.toLowerCase()} dries for ${at + 2} years before a joiner touches it.`,
      ]),
    );
    const { draft, headings } = await writeForm('listicle', 'wood for joiners', pages, { sections: 3 });
    expect(draft.form).toBe('listicle');
    expect(headings).toHaveLength(3);
    expect(headings[0]).toMatch(/^1\. \w+ wood$/u);
  });

  it('have as many entries as the brief asks for, from the beginning of each', async () => {
    const entries: readonly (readonly [string, string])[] = [
      ['Filter', 'Sand and leaves stay in a basket of steel above the wheel.'],
      ['Lamp', 'A green light shows from afar that water is flowing.'],
      ['Switch', 'A red knob at the door starts the motor in the cellar.'],
      ['Drain', 'Frost cannot burst the case once its lowest plug is out.'],
      ['Guarantee', 'The maker replaces broken seals for five years free of charge.'],
      ['Heater', 'Thirty watts keep the oil thin in cold nights of winter.'],
      ['Fan', 'Four blades of brass blow air over the coil on hot days.'],
    ];
    const parts = entries.map(([part]) => part);
    const sheet = page(
      'S1',
      'The Halo pump',
      entries.flatMap(([part, text]) => [`## ${part}`, text]),
      { kind: 'given_text', rights: 'given' },
    );
    const { headings } = await writeForm('listicle', 'Seven things to know about the Halo pump', [sheet], {
      word_count: 300,
    });
    expect(headings).toEqual(parts.map((part, index) => `${index + 1}. ${part}`));
  });
});
