import { describe, expect, it } from '@jest/globals';
import { Printed } from '../../../../src/libs/extractive-writer/printed.js';
import { chooseTopics, topicsOf } from '../../../../src/libs/extractive-writer/topics.js';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { sourceOf } from '../../../support/writing/writer-sources.js';

/** Some forty words about a thing. */
const about = (thing: string) =>
  `The ${thing} of the harbour has been looked after by the same families for more than two hundred years. ` +
  `Every spring the ${thing} is painted again by volunteers who come from all parts of the county to help. ` +
  `A small museum beside the quay tells visitors how the ${thing} was built and who paid for it.`;

const material = (lines: readonly string[], more: readonly string[] = []) =>
  materialOfPages('the harbour', [
    sourceOf('S1', 'The harbour of Skell', lines, { kind: 'domain_page' }),
    ...(more.length > 0 ? [sourceOf('S2', 'More of the harbour', more, { kind: 'domain_page' })] : []),
  ]);

const headingsOf = (topics: readonly { readonly heading: string }[]) => topics.map(({ heading }) => heading);

describe('the topics of the sources', () => {
  it('are the headings that tell something; what stands under others falls to the one above', async () => {
    const found = await material(['## The old lighthouse', about('lighthouse'), '### Notes', about('crane')]);
    const topics = topicsOf(found, new Printed(), []);
    expect(headingsOf(topics)).toContain('The old lighthouse');
    expect(headingsOf(topics)).not.toContain('Notes');
    const [first] = topics.filter(({ heading }) => heading === 'The old lighthouse');
    expect(first?.units.some(({ sentences }) => sentences.some(({ text }) => text.includes('crane')))).toBe(
      true,
    );
  });

  it('are no headings that the article has', async () => {
    const found = await material([
      '## The old lighthouse',
      about('lighthouse'),
      '## The crane',
      about('crane'),
    ]);
    expect(headingsOf(topicsOf(found, new Printed(), ['the old LIGHTHOUSE']))).toEqual(['The crane']);
  });

  it('hold nothing that the article has', async () => {
    const found = await material([
      '## The old lighthouse',
      about('lighthouse'),
      '## The crane',
      about('crane'),
    ]);
    const printed = new Printed();
    for (const unit of found.units.filter(({ group }) => group.heading === 'The crane')) printed.take(unit);
    expect(headingsOf(topicsOf(found, printed, []))).toEqual(['The old lighthouse']);
  });

  it('of two pages are one where they say the same, and two of one page stay two', async () => {
    const found = await material(
      ['## The stone quay', about('quay')],
      ['## The stone quay', about('lighthouse')],
    );
    const same = topicsOf(found, new Printed(), []).filter(({ heading }) => heading === 'The stone quay');
    expect(same).toHaveLength(1);
    expect(new Set(same[0]?.units.map(({ source }) => source.id))).toEqual(new Set(['S1', 'S2']));
  });

  it('are chosen within the room, each with a share of it, in the order of their page', async () => {
    const lines = ['lighthouse', 'crane', 'slipway', 'chapel'].flatMap((thing) => [
      `## The old ${thing}`,
      about(thing),
    ]);
    const found = await material(lines);
    const topics = topicsOf(found, new Printed(), []);
    expect(topics).toHaveLength(4);
    const chosen = chooseTopics(found, new Printed(), topics, 100);
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.length).toBeLessThan(4);
    expect(chosen.reduce((sum, { words }) => sum + words, 0)).toBeLessThanOrEqual(101);
    const places = chosen.map(({ topic }) => topic.units[0]?.id ?? 0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('are none where there is no room', async () => {
    const found = await material(['## The old lighthouse', about('lighthouse')]);
    expect(chooseTopics(found, new Printed(), topicsOf(found, new Printed(), []), 0)).toEqual([]);
  });
});
