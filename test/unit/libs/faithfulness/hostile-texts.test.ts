import { describe, expect, it } from '@jest/globals';
import { faultsOf, isInstruction } from '../../../../src/libs/faithfulness/index.js';
import { expectLinear } from '../../../support/expect-linear.js';
import { casesOf } from '../../../support/sample.js';
import { hostileTexts } from '../../../support/writing/hostile-texts.js';

describe('the rules of faithfulness', () => {
  it.each(casesOf(hostileTexts(1)).map(([what]) => what))(
    'take their time in proportion to a text of %s',
    (what) => {
      expectLinear((letters) => {
        const text = hostileTexts(letters).find(([each]) => each === what)?.[1] ?? '';
        faultsOf({ text, quotes: [text, `${text} not 12`], around: text, language: 'en' });
        isInstruction(text);
      }, 24_000);
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
