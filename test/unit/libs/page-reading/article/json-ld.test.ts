import { describe, expect, it } from '@jest/globals';
import { ReadabilityPageReader } from '../../../../../src/libs/page-reading/article/page-reader.js';
import { expectLinear } from '../../../../support/expect-linear.js';

const reader = new ReadabilityPageReader();

function read(...data: readonly unknown[]) {
  const scripts = data.map((each) => {
    const json = typeof each === 'string' ? each : JSON.stringify(each).replaceAll('</', '<\\/');
    return `<script type="application/ld+json">${json}</script>`;
  });
  const url = 'https://www.example.com/faq';
  const page = { url, finalUrl: url, status: 200, contentType: 'text/html', fetchedAt: new Date(0) };
  return reader.read({ ...page, body: `<title>Ferry</title>${scripts.join('')}<p>Boats.</p>` });
}

const ask = (name: string, text: unknown) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});

describe('Questions that a page marks up', () => {
  it.each([
    ['a page of questions', { '@type': 'FAQPage', mainEntity: [ask('Why boats?', 'They float.')] }],
    [
      'one with several types',
      { '@type': ['WebPage', 'FAQPage'], mainEntity: ask('Why boats?', 'They float.') },
    ],
    ['a graph', { '@graph': [{ '@type': 'FAQPage', mainEntity: [ask('Why boats?', 'They float.')] }] }],
    [
      'a list within a page',
      {
        '@type': 'WebPage',
        mainEntity: { '@type': 'FAQPage', mainEntity: [ask('Why boats?', 'They float.')] },
      },
    ],
    ['a question alone', ask('Why boats?', 'They float.')],
    [
      'a page of a forum',
      {
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: 'Why boats?',
          suggestedAnswer: [{ text: 'They float.' }, { text: 'They do not.' }],
        },
      },
    ],
  ])('are read from %s', (_what, data) => {
    expect(read(data).questions).toEqual([{ question: 'Why boats?', answer: 'They float.' }]);
  });

  it('are plain text on one line: of the markup of an answer nothing is left', () => {
    const html =
      '<p>They <b>float</b> on H<sub>2</sub>O&nbsp;&amp; air.</p><script>alert(1)</script>\n<ul><li>Always</li></ul>';
    expect(read({ '@type': 'FAQPage', mainEntity: [ask('Why\n boats?', html)] }).questions).toEqual([
      { question: 'Why boats?', answer: 'They float on H2O & air. Always' },
    ]);
  });

  it('have an answer, and each of them is there once', () => {
    const mainEntity = [
      ask('Why boats?', ''),
      ask('Why piers?', '<p> </p>'),
      ask('Why ropes?', 7),
      { '@type': 'Question', name: 'Why fog?' },
      ask('', 'Nothing was asked.'),
      ask('Why lamps?', 'They shine.'),
      ask('Why lamps?', 'They burn.'),
      null,
      'Question',
    ];
    expect(read('no JSON', { '@type': 'FAQPage', mainEntity }).questions).toEqual([
      { question: 'Why lamps?', answer: 'They shine.' },
    ]);
  });

  it('are fifty of a page at the most, and no longer than 300 and 2,000 letters', () => {
    const mainEntity = Array.from({ length: 60 }, (_, n) =>
      ask(`${n} ${'😀'.repeat(400)}`, '😀'.repeat(n === 0 ? 3000 : 1)),
    );
    const { questions } = read(
      { '@type': 'FAQPage', mainEntity: mainEntity.slice(0, 20) },
      mainEntity.slice(20),
    );
    expect(questions).toHaveLength(50);
    expect(Array.from(questions[0]?.question ?? '')).toHaveLength(300);
    expect(Array.from(questions[0]?.answer ?? '')).toHaveLength(2000);
  });

  it('take time that grows with the page alone, however they are nested and repeated', () => {
    expectLinear((size) => {
      const many = Array.from({ length: size }, () => ask('Why boats?', '<i></i>'));
      read(...Array.from({ length: 20 }, () => ({ mainEntity: [{ mainEntity: many }], hasPart: many })));
    }, 400);
  });
});
