import { expect, test } from '@jest/globals';
import { ExtractiveWriter } from '../../../../src/libs/extractive-writer-old/extractive-writer.js';
import { listen } from '../../../contract/writer-suite.js';
import { sourceOf, taskOf } from '../../../support/writing/writer-sources.js';

const MANUAL = sourceOf('S1', 'rope.timer(5)', [
  'A timer of the rope shop starts a machine at an hour that was set for it. Each timer belongs to one machine of the shop and to no other.',
  'For every timer a machine must exist that bears the same name. By default the timer starts the machine of its own name and waits for it.',
  'Timers that are in the past when the shop opens start their machines at once. A timer for a date starts its machine on that date only.',
  'If the shop is closed for the night all timers wait until the morning. Timers of the night shift are set by the master of the shop alone.',
  'The clock of the shop is set by the church tower of the town. Timers follow the clock of the shop and not the watches of the hands.',
]);

const headings = async (article_type: 'article' | 'listicle') => {
  const task = taskOf('Timers of the rope shop', [MANUAL], { article_type, word_count: 300 });
  return (await new ExtractiveWriter().outline(task, listen())).sections.map(({ heading }) => heading);
};

test('What a page of a manual opens with stands under “Overview”, for its title says nothing', async () => {
  expect(await headings('article')).toEqual(['Overview']);
});

test('But an overview is no entry of a list', async () => {
  expect(await headings('listicle')).not.toContain('1. Overview');
});
