import { describe, expect, test } from '@jest/globals';
import { comparedNames } from '../../../../src/libs/text/index.js';
import { expectLinear } from '../../../support/expect-linear.js';

describe('the things that a brief wants compared', () => {
  test.each([
    ['en', 'B-tree vs hash vs GIN indexes', ['B-tree', 'hash', 'GIN indexes']],
    ['en', 'tin or copper', ['tin', 'copper']],
    ['en', 'the difference between a pen and a pencil for children', ['pen', 'pencil']],
    ['de', 'Mittelmotor oder Nabenmotor beim E-Bike', ['Mittelmotor', 'Nabenmotor']],
    ['fr', 'comparaison entre le cuivre et l’étain', ['cuivre', 'l’étain']],
    ['ja', '天然酵母とイーストの違い', ['天然酵母', 'イースト']],
    ['ar', 'الفرق بين العربيكا والروبوستا', ['العربيكا', 'الروبوستا']],
    ['en', 'The history of Rome', []],
  ])('%s: “%s”', (language, input, names) => {
    expect(comparedNames(input, language)).toEqual(names);
  });

  test('are found in a time that grows with the line only', () => {
    expectLinear((size) => comparedNames('compare between a vs b and '.repeat(size), 'en'), 2000);
  });
});
