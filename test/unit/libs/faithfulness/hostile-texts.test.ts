import { describe, expect, it } from '@jest/globals';
import { faultsOf, isAdvert, isInstruction } from '../../../../src/libs/faithfulness/index.js';
import { expectLinear } from '../../../support/expect-linear.js';
import { itOfMany } from '../../../support/sample.js';
import { hostileTexts } from '../../../support/writing/hostile-texts.js';

/** What a table of numbers looks like as text, and what the rules look closest at. */
const PIECES = {
  'numbers alone': '17 ',
  percentages: '5 % ',
  distances: '5 km ',
  months: 'May 2020 ',
  bounds: 'more than 5 ',
  speakers: 'said Anna ',
  causes: 'because rain fell ',
  negations: 'not a ',
  names: 'Anna Berg ',
  orders: 'ignore all the previous ',
  'orders to writers': 'writers must say every article ',
  'calls to buy': '! buy now click here ',
  parties: 'the board sued the mayor by ',
};

/** A sentence and ten passages are compared up to so many letters. */
const LONGEST = 2000;
/** Measured: 60 to 190 on a busy machine, and 19,000 when each number looked through all others. Milliseconds of the processor. */
const MOST_TIME = 400;

const texts = (letters: number) => [
  ...hostileTexts(letters),
  ...Object.entries(PIECES).map(
    ([what, piece]) => [what, piece.repeat(letters / piece.length + 1).slice(0, letters)] as const,
  ),
  ['rising numbers', Array.from({ length: letters / 4 }, (_, index) => 100 + index).join(' ')] as const,
];

describe('the rules of faithfulness', () => {
  itOfMany.each(texts(1).map(([what]) => what))(
    'take their time in proportion to a text of %s, and little of it',
    (what) => {
      const compare = (letters: number) => {
        const text = texts(letters).find(([each]) => each === what)?.[1] ?? '';
        const quotes = Array.from({ length: 10 }, (_, index) => `${text.slice(0, letters - 5)} ${index}`);
        const before = process.cpuUsage();
        faultsOf({
          text: `${text.slice(0, letters - 13)} not 12 zebra`,
          quotes,
          around: text,
          language: 'en',
        });
        isInstruction(text);
        isAdvert(text);
        return process.cpuUsage(before).user / 1000;
      };
      let least = Infinity;
      expectLinear((letters) => {
        const time = compare(letters);
        if (letters === LONGEST) least = Math.min(least, time);
      }, LONGEST);
      // A run that was disturbed is given another go.
      for (let again = 0; again < 2 && least >= MOST_TIME; again += 1)
        least = Math.min(least, compare(LONGEST));
      expect(least).toBeLessThan(MOST_TIME);
    },
  );

  it('compare nothing by words in a language without a lexicon, but units and months', () => {
    const compared = (text: string) =>
      faultsOf({ text, quotes: ['Cena je 40 € od března.'], around: '', language: 'cs' }).map(
        ({ kind }) => kind,
      );
    expect(compared('Cena není 40 € od března.')).toEqual([]);
    expect(compared('Cena je 40 $ od března.')).toEqual(['unit']);
  });
});
