import { describe, expect, test } from '@jest/globals';
import { withHouseStyle } from '../../../../../../src/domain/brief/house-style.js';
import type { Draft } from '../../../../../../src/domain/article/draft.js';
import type { HouseStyle } from '../../../../../../src/domain/edition.js';
import { checked, good, inputOf, outline } from '../../../../../support/writing/bakery.js';

const STYLE: HouseStyle = {
  instructions: null,
  forbidden: [],
  preferred: [],
  headingCase: null,
  readingLevel: null,
};
const judge = (style: Partial<HouseStyle>, draft: Draft = good, more = {}) =>
  checked('house_style', inputOf(draft, { houseStyle: { ...STYLE, ...style }, ...more }));
const headed = (heading: string): Draft => ({
  ...good,
  sections: good.sections.map((section) => ({ ...section, heading })),
});

describe('house_style', () => {
  test('passes where the edition has none, and where it asks for nothing', () => {
    expect(checked('house_style', inputOf(good))).toMatchObject({
      verdict: 'pass',
      blocking: false,
      summary: 'The edition has no house style.',
    });
    expect(judge({}).verdict).toBe('pass');
  });

  test('warns of each place that has a word of which another is preferred', () => {
    const check = judge({ preferred: [{ use: 'store', insteadOf: ['shop', 'bakery'] }] });
    expect(check.verdict).toBe('warn');
    expect(check.summary).toBe('3 places are not in the house style.');
    expect(check.items).toEqual([
      { blockId: null, message: '“store” is preferred to “bakery”.' },
      { blockId: 'B1', message: '“store” is preferred to “bakery”.' },
      { blockId: 'B2', message: '“store” is preferred to “shop”.' },
    ]);
  });

  test('leaves quotations and listings as they are', () => {
    const kinds = (kind: 'quote' | 'code'): Draft => ({
      ...good,
      lead: good.lead.map((block) => ({ ...block, kind })),
    });
    const style = { preferred: [{ use: 'tea', insteadOf: ['coffee'] }] };
    expect(judge(style, kinds('quote')).verdict).toBe('pass');
    expect(judge(style, kinds('code')).verdict).toBe('pass');
    expect(judge(style).verdict).toBe('warn');
  });

  test.each([
    ['sentence', 'The Ovens And Their Bakers', 'warn'],
    ['sentence', 'The ovens and their bakers', 'pass'],
    ['sentence', 'Ovens built on Mill Street', 'pass'],
    ['title', 'The ovens and their bakers', 'warn'],
    ['title', 'The Ovens and Their Bakers', 'pass'],
    ['title', 'Oven hours', 'pass'],
    ['title', '焼き窯と営業時間のこと', 'pass'],
  ] as const)('asks for %s case of “%s”: %s', (headingCase, heading, verdict) => {
    const check = judge({ headingCase }, headed(heading));
    expect(check.verdict).toBe(verdict);
    if (verdict === 'warn')
      expect(check.items).toEqual([
        { blockId: null, message: `“${heading}” is not in ${headingCase} case.` },
      ]);
  });

  test('takes no heading of the brief for its own, and no German noun for a title', () => {
    const draft = headed('The Ovens And Their Bakers');
    const sections = [{ heading: 'The Ovens And Their Bakers' }];
    expect(judge({ headingCase: 'sentence' }, draft, { settings: { sections } }).verdict).toBe('pass');
    expect(
      judge({ headingCase: 'sentence' }, headed('Öfen, Bäcker und Kuchen'), { language: 'de' }).verdict,
    ).toBe('pass');
  });

  test('reads the title as well', () => {
    const titled = { outline: { ...outline, title: 'Bread From Better Ovens' } };
    expect(judge({ headingCase: 'sentence' }, good, titled).verdict).toBe('warn');
  });
});

describe('the settings of a brief in a house style', () => {
  test('forbid what either does, each once', () => {
    const settings = withHouseStyle(
      { forbidden: ['synergy', 'leverage'] },
      { ...STYLE, forbidden: ['leverage', 'hub'] },
    );
    expect(settings.forbidden).toEqual(['synergy', 'leverage', 'hub']);
    expect(
      checked(
        'forbidden',
        inputOf(good, { settings: withHouseStyle({}, { ...STYLE, forbidden: ['cakes'] }) }),
      ),
    ).toMatchObject({
      verdict: 'fail',
      blocking: true,
    });
  });

  test('have the reading level of the house where the brief names none', () => {
    const style: HouseStyle = { ...STYLE, readingLevel: 'simple' };
    expect(withHouseStyle({}, style)).toEqual({ reading_level: 'simple' });
    expect(withHouseStyle({ reading_level: 'any' }, style)).toEqual({ reading_level: 'any' });
  });

  test('stay as they are without one', () => {
    const settings = { forbidden: ['synergy'] };
    expect(withHouseStyle(settings, null)).toBe(settings);
    expect(withHouseStyle(settings, STYLE)).toEqual(settings);
  });
});
