import { describe, expect, test } from '@jest/globals';
import {
  fillerOn,
  givenPage,
  pageOf,
  taskIn,
  writeExtractively,
} from '../../../support/writing/write-extractive.js';
import { taskOf } from '../../../support/writing/writer-sources.js';

const FAQ = 'Frequently asked questions';

async function answersTo(lines: readonly string[], title = 'Heat pumps: your questions answered') {
  const page = givenPage('S1', title, [...lines, '## Notes of the house', ...fillerOn('the boiler', 20)]);
  const task = taskOf('Heat pumps for home owners', [page], { article_type: 'faq', word_count: 1200 });
  const { under } = await writeExtractively(task);
  return under(FAQ);
}

describe('Answers to the sources’ questions', () => {
  test('begin with the first sentence under the question, be it one word', async () => {
    const faq = await answersTo([
      '## Do I need planning permission for a heat pump?',
      'No. Most heat pumps count as permitted development in the county.',
      '## How often must a heat pump be serviced?',
      'Once a year.',
    ]);
    expect(faq).toEqual([
      'Do I need planning permission for a heat pump?',
      'No. Most heat pumps count as permitted development in the county.',
      'How often must a heat pump be serviced?',
      'Once a year.',
    ]);
  });

  test('are found in a language that parts no words', async () => {
    const page = givenPage('S1', '天然酵母パンのよくある質問', [
      '## 天然酵母のパンはどのくらい日持ちしますか？',
      '常温で三日から四日ほど持ちます。夏は二日以内に食べるか、切って冷凍してください。',
    ]);
    const { under } = await writeExtractively(
      taskIn('ja', '天然酵母パンの疑問', [page], { article_type: 'faq' }),
    );
    expect(under('よくある質問')[0]).toBe('天然酵母のパンはどのくらい日持ちしますか？');
  });

  test('may be in words of their own where the title of the page is on the subject', async () => {
    const faq = await answersTo([
      '## How noisy is an outdoor unit?',
      'It makes about as much noise as a fridge, and less at night.',
    ]);
    expect(faq[0]).toBe('How noisy is an outdoor unit?');
  });

  test('bring the steps where a page gives them under a question how', async () => {
    const faq = await answersTo([
      '## How do I restart my heat pump?',
      'You can restart a heat pump so that it reads its settings again.',
      '1. Switch the heat pump off at the wall.',
      '2. Wait for two minutes.',
      '3. Switch the heat pump on again.',
    ]);
    expect(faq.slice(0, 3)).toEqual([
      'How do I restart my heat pump?',
      'You can restart a heat pump so that it reads its settings again.',
      'Switch the heat pump off at the wall.',
    ]);
    expect(faq).toHaveLength(5);
  });

  test.each([
    [
      'that only lead up to a listing',
      [
        '## How do I read the meter of a heat pump?',
        'The meter of a heat pump answers to two commands that you type.',
        '$ meter --read',
      ],
    ],
    [
      'that only lead up to a list',
      [
        '## What can a heat pump heat?',
        'A heat pump heats more than most people think it does:',
        '- rooms of any size',
        '- water for the bath',
      ],
    ],
    [
      'that speak of the answer',
      [
        '## Why is a heat pump quiet?',
        'This answer applies to all heat pumps, but is mostly asked of new ones.',
      ],
    ],
    [
      'whose first sentence is not printable',
      [
        '## Why is a heat pump quiet?',
        'Click here for a film about heat pumps. A heat pump has a slow fan that turns in rubber rings.',
      ],
    ],
    [
      'that announce what follows',
      [
        '## Why are heat pumps quiet?',
        'There are reasons.',
        'One is the slow fan of the heat pump, which turns in rubber rings.',
      ],
    ],
  ])('are left out %s', async (_, lines) => {
    const faq = await answersTo([
      ...lines,
      '## Is a heat pump safe?',
      'A heat pump burns nothing and gives off no fumes at all.',
    ]);
    expect(faq).toEqual(['Is a heat pump safe?', 'A heat pump burns nothing and gives off no fumes at all.']);
  });

  test.each(['Do I need it?', 'How to use?', 'What’s the solution?', 'But is a heat pump loud?'])(
    'are left out under “%s”, which names nothing by itself',
    async (question) => {
      const faq = await answersTo([
        `## ${question}`,
        'A heat pump burns nothing and gives off no fumes at all.',
        '## Is a heat pump safe?',
        'Heat pumps have been in use for eighty years without a fire.',
      ]);
      expect(faq[0]).toBe('Is a heat pump safe?');
    },
  );

  test('count with their questions in the length that is aimed at', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => [
      `## What does part ${index + 1} of a heat pump do for the ${fillerOn('x', 1, index)[0]?.split(' ')[1] ?? 'house'}?`,
      ...fillerOn(`part ${index + 1} of the heat pump`, 1, 40 + index),
    ]).flat();
    const page = pageOf('S1', 'Heat pumps', [...lines, '## Rest', ...fillerOn('a heat pump', 30, 7)]);
    const task = taskOf('Heat pumps', [page], { article_type: 'faq', word_count: 150 });
    const { draft } = await writeExtractively(task);
    const words = draft.sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text.split(' ').length)),
    );
    expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThan(1.25 * 150);
  });
});
