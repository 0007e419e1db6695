import { describe, expect, it } from '@jest/globals';
import { Printed } from '../../../../src/libs/extractive-writer/printed.js';
import { readOut } from '../../../../src/libs/extractive-writer/fill.js';
import { chooseTopics, topicsOf } from '../../../../src/libs/extractive-writer/topics.js';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { sourceOf } from '../../../support/writing/writer-sources.js';

const LONG = (thing: string) =>
  `${thing} are made of bronze, and every one is tried for a week before it leaves the works. ` +
  `Most owners of ${thing.toLowerCase()} oil them in spring and again before the frost comes back. ` +
  `Good ones last for forty years when nobody lets sand into the cylinder.`;

const MOTORS =
  'Motor pumps run on mains power and lift forty litres in each minute of the day. ' +
  'An electrician fits the switch, because the cellar is damp and the cable must be earthed. ' +
  'Motor pumps cost about nine hundred euros, which includes the filter and two hoses.';

describe('pages', () => {
  it('are printed in the order of their own sections, the best page first', async () => {
    const material = await materialOfPages('pumps', [
      sourceOf('S1', 'Gardens', [
        '## Sheds',
        LONG('Sheds'),
        '## Wells',
        `Pumps stand here. ${LONG('Wells')}`,
      ]),
      sourceOf('S2', 'Pumps', ['## Hand pumps', LONG('Hand pumps'), '## Motor pumps', MOTORS]),
    ]);
    const printed = new Printed();
    const chosen = chooseTopics(material, printed, topicsOf(material, printed, []), 400);
    expect(chosen.map(({ topic }) => topic.heading).slice(0, 2)).toEqual(['Hand pumps', 'Motor pumps']);
  });

  it('are read out by whole paragraphs', async () => {
    const material = await materialOfPages('pumps', [sourceOf('S1', 'Pumps', [LONG('Hand pumps'), MOTORS])]);
    const picks = readOut(new Printed(), material.units, 60);
    expect(new Set(picks.map(({ unit }) => unit.sentences[0]?.block))).toEqual(new Set([0]));
    expect(picks.flatMap(({ unit }) => unit.sentences)).toHaveLength(3);
  });

  it('have a section for each part of the brief, however short', async () => {
    const material = await materialOfPages('Pumps: hand pumps, motor pumps and rams', [
      sourceOf('S1', 'Pumps', [
        '## Hand pumps',
        LONG('Hand pumps'),
        '## Motor pumps',
        MOTORS,
        '## Rams',
        'A ram lifts water by the force of the water itself.',
      ]),
    ]);
    const headings = topicsOf(material, new Printed(), []).map(({ heading }) => heading);
    expect(headings).toContain('Rams');
  });
});

describe('boxes', () => {
  it('end where the text around them goes on', async () => {
    const page = sourceOf('S1', 'Pumps', []);
    const blocks = [
      { kind: 'heading', level: 2, text: 'Hand pumps' },
      { kind: 'heading', level: 6, text: 'History', box: true },
      { kind: 'paragraph', text: 'Monks built pumps of oak in the hills of Wexley.', box: true },
      { kind: 'paragraph', text: 'Hand pumps need oil in every spring.' },
    ] as const;
    const text = blocks.map((block) => block.text).join('\n\n');
    const { sources } = await materialOfPages('pumps', [{ ...page, blocks, text }]);
    expect(sources[0]?.units.map(({ group }) => group.heading)).toEqual(['History', 'Hand pumps']);
  });
});
