import { describe, expect, test } from '@jest/globals';
import { speaksOfItself } from '../../../../src/libs/extractive-writer-old/reading/first-person.js';
import { taskOf } from '../../../support/writing/writer-sources.js';
import { fillerOn, givenPage, writeExtractively } from '../../../support/writing/write-extractive.js';

const lead = async (input: string, pages: readonly ReturnType<typeof givenPage>[], settings = {}) =>
  (await writeExtractively(taskOf(input, pages, settings))).lead;

describe('The lead', () => {
  test('is what opens the page that fits the subject best, though another paragraph has its words too', async () => {
    const page = givenPage('S1', 'Copper kettles', [
      'A copper kettle is a vessel for boiling water over a fire. Copper kettles hung above the hearth in most houses of the valley.',
      '## Trade',
      'Copper kettles of copper works went with copper traders to the kettle market of the port. Copper and kettle prices rose.',
      ...fillerOn('the copper kettle', 8),
    ]);
    const other = givenPage('S2', 'The valley', [
      'The valley had copper kettles and many other things to sell. It lies by the river.',
      ...fillerOn('the valley', 6, 4),
    ]);
    expect(await lead('Copper kettles', [other, page])).toMatch(/^A copper kettle is a vessel/);
  });

  test('has the word that tells the subject from its neighbours', async () => {
    const pages = ['shared', 'hidden', 'open'].map((kind, index) =>
      givenPage(`S${index + 1}`, `Connect to a ${kind} network`, [
        `Networks that are ${kind} take a few more steps than others to connect to. A ${kind} network is set up by whoever owns the router.`,
        ...fillerOn(`the ${kind} network`, 4, index + 3),
      ]),
    );
    expect(await lead('How to connect to a hidden network', pages)).toMatch(/^Networks that are hidden/);
  });

  test('ends before somebody speaks of himself or of his page', async () => {
    const page = givenPage('S1', 'Electric bikes', [
      'An electric bike costs between 1,800 and 7,000 pounds with a good battery. Whoever spends that much should know electric bikes. We have sold electric bikes since 2011.',
      ...fillerOn('the electric bike', 6),
    ]);
    expect(await lead('Electric bikes', [page])).toMatch(/should know electric bikes\.$/);
  });

  test('is no answer that lost its question', async () => {
    const page = givenPage('S1', 'Questions', [
      '## Is a kettle of copper safe?',
      'A copper kettle is safe as long as its lining of tin is whole. A copper kettle without lining gives its taste to the water.',
      '## Notes',
      ...fillerOn('copper', 6),
    ]);
    const task = taskOf('Copper kettles', [page], { article_type: 'faq' });
    const { lead: text, under } = await writeExtractively(task);
    expect(text).not.toContain('is safe as long');
    expect(under('Frequently asked questions')[0]).toBe('Is a kettle of copper safe?');
  });

  test.each([
    ['en', 'We fitted our first pump in 2009.', true],
    ['en', 'I first considered another way.', true],
    ['en', 'The US and World War I changed the trade.', false],
    ['en', 'Disk I/O is slow on such machines.', false],
    ['de', 'Wir verkaufen seit 2011 Räder.', true],
    ['ja', '当店では2004年から焼いています。', true],
  ])('%s: “%s” speaks of its author: %s', (language, sentence, speaks) => {
    expect(speaksOfItself(sentence, language)).toBe(speaks);
  });
});
