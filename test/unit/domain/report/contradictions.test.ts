import { describe, expect, it } from '@jest/globals';
import { ContradictionTally } from '../../../../src/domain/report/contradictions.js';
import { ReportWords } from '../../../../src/domain/report/report-words.js';
import { expectLinear } from '../../../support/expect-linear.js';
import { reportPage } from '../../../support/writing/report-page.js';

/** @param texts one page each */
function foundIn(texts: readonly (readonly string[])[], topics: readonly string[] = []) {
  const tally = new ContradictionTally(new ReportWords('en'), topics);
  for (const [index, lines] of texts.entries()) tally.read(reportPage(`S${index + 1}`, 'Page', lines));
  return tally.found();
}

describe('where sources differ', () => {
  it('is where two pages say the same of the same thing with another number', () => {
    const [found] = foundIn([
      ['Langholm Pier has room for 40 cars at any time.'],
      ['Langholm Pier has room for 60 cars at any time.'],
    ]);
    expect(found?.values).toEqual(['40', '60']);
    expect(found?.sentences.map(({ sourceId }) => sourceId)).toEqual(['S1', 'S2']);
  });

  it('is found for a topic of the site, too, and for years', () => {
    const pages = [
      ['The first ferry was ordered by the council in 1954.'],
      ['The first ferry was ordered by the council in 1956.'],
    ];
    expect(foundIn(pages)).toEqual([]);
    expect(foundIn(pages, ['ferri'])).toMatchObject([{ values: ['1954', '1956'] }]);
  });

  it.each([
    [
      'one page says both',
      [['Langholm Pier has room for 40 cars there. Langholm Pier has room for 60 cars there.']],
    ],
    [
      'the number is the same, written otherwise',
      [
        ['Langholm Pier has room for 1,200 cars at any time.'],
        ['Langholm Pier has room for 1200 cars at any time.'],
      ],
    ],
    [
      'one of them denies it',
      [
        ['Langholm Pier has room for 40 cars at any time.'],
        ['Langholm Pier never has room for 60 cars at any time.'],
      ],
    ],
    [
      'two numbers differ',
      [
        ['Langholm Pier has 40 places and 5 lamps at the gate.'],
        ['Langholm Pier has 60 places and 7 lamps at the gate.'],
      ],
    ],
    [
      'each page fills in its own',
      [
        ['Langholm Pier was seen 4 times from this house.'],
        ['Langholm Pier was seen 5 times from this house.'],
        ['Langholm Pier was seen 6 times from this house.'],
      ],
    ],
    [
      'the subject is another one on each page',
      [
        ['The default is 256 kilobytes on all of the systems.'],
        ['The default is 512 kilobytes on all of the systems.'],
      ],
    ],
    [
      'they only point elsewhere',
      [
        ['Refer to Chapter 17 for more information on this.'],
        ['Refer to Chapter 28 for more information on this.'],
      ],
    ],
  ])('is not where %s', (_name, pages) => {
    expect(foundIn(pages)).toEqual([]);
  });

  it('takes time that grows with the text', () => {
    expectLinear(
      (size) =>
        void foundIn([
          Array.from({ length: size / 50 }, (_, n) => `Langholm Pier has room for ${n} cars there.`),
        ]),
      20_000,
    );
  });
});
