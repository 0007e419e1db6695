import { describe, expect, test } from '@jest/globals';
import { runCheck } from '../../../../../src/domain/article/desk/run-check.js';
import type { LinkState } from '../../../../../src/domain/article/desk/desk-check.js';
import { imageAlt } from '../../../../../src/domain/article/desk/image-alt.js';
import { readingEase, syllablesOf } from '../../../../../src/libs/text/index.js';
import { checked, good, inputOf, outline, QUIET } from '../../../../support/writing/bakery.js';

describe('forbidden', () => {
  const verdictOn = (forbidden: string[], more = {}) =>
    checked('forbidden', inputOf(good, { settings: { forbidden }, ...more }));

  test('fails a word in text, heading or title, whatever its case', () => {
    expect(verdictOn(['CAKES'])).toMatchObject({
      verdict: 'fail',
      blocking: true,
      items: [{ blockId: 'B1' }],
    });
    expect(verdictOn(['oven and']).items.map(({ blockId }) => blockId)).toEqual([null]);
    expect(verdictOn(['scandal'], { outline: { ...outline, title: 'Scandal at the bakery' } }).verdict).toBe(
      'fail',
    );
  });

  test('lets be what is a part of a word only', () => {
    expect(verdictOn(['cake', 'bake', 'morn']).verdict).toBe('pass');
    expect(verdictOn([]).verdict).toBe('pass');
  });
});

describe('must_include', () => {
  const verdictOn = (phrases: string[]) =>
    checked('must_include', inputOf(good, { settings: { must_include: phrases } }));

  test('asks for each phrase, whole', () => {
    expect(verdictOn(['mill street', 'Oven and hours', 'The Bakery'])).toMatchObject({
      verdict: 'pass',
      score: 1,
    });
    const check = verdictOn(['mill street', 'cake']);
    expect(check).toMatchObject({ verdict: 'fail', blocking: false, score: 0.5 });
    expect(check.items).toEqual([{ blockId: null, message: '“cake” is missing.' }]);
  });
});

describe('links_alive', () => {
  const link = (state: LinkState['state'], note = 'status 404'): LinkState => ({
    url: 'https://x.example/',
    state,
    note,
  });
  const verdictOn = (links: LinkState[]) =>
    checked('links_alive', inputOf(good, { facts: { ...QUIET, links } }));

  test('passes what answers, fails what is gone, and takes what could not be asked for no pass', () => {
    expect(verdictOn([]).verdict).toBe('pass');
    expect(verdictOn([link('alive')]).verdict).toBe('pass');
    expect(verdictOn([link('alive'), link('unknown')])).toMatchObject({ verdict: 'warn', score: 0.5 });
    const dead = verdictOn([link('unknown'), link('dead')]);
    expect(dead).toMatchObject({ verdict: 'fail', blocking: false });
    expect(dead.items[0]?.message).toBe('https://x.example/ is dead: status 404.');
  });
});

describe('html_valid', () => {
  test('tells what a validator found', () => {
    const markup = [{ rule: 'no-dup-id', message: 'Duplicate ID "a"', line: 3 }];
    const check = checked('html_valid', inputOf(good, { facts: { ...QUIET, markup } }));
    expect(check).toMatchObject({ verdict: 'fail', blocking: true, score: 1, threshold: 0 });
    expect(check.items[0]?.message).toBe('Line 3, no-dup-id: Duplicate ID "a"');
  });
});

describe('image_alt', () => {
  const verdictOn = (alt: string | null, html = '') =>
    runCheck(imageAlt, { image: alt === null ? null : { alt }, html, claims: [] }).verdict;

  test.each([
    [null, 'pass'],
    ['A bakery at dawn', 'pass'],
    ['パン屋', 'pass'],
    ['x'.repeat(200), 'pass'],
    ['x'.repeat(201), 'warn'],
    ['', 'fail'],
    ['  ', 'fail'],
    ['ab', 'fail'],
    ['image', 'fail'],
    ['IMG_1234.jpg', 'fail'],
    ['12345', 'fail'],
  ])('%j: %s', (alt, verdict) => {
    expect(verdictOn(alt)).toBe(verdict);
  });

  test('looks at pictures in the body as well', () => {
    expect(verdictOn(null, '<img src="x">')).toBe('fail');
    expect(verdictOn('A bakery', '<img src="x" alt="">')).toBe('fail');
    expect(verdictOn(null, '<img src="x" alt="A bakery at dawn">')).toBe('pass');
  });
});

describe('reading_level', () => {
  const easy = 'The cat sat on the mat. The dog ran to the door. We all like to eat bread. '.repeat(8);
  const plain =
    'The council voted on Tuesday to close the old bridge to cars. Shops nearby had asked for more time to prepare. The change begins in May and will be reviewed after a year. '.repeat(
      4,
    );
  const hard =
    'Institutional heterogeneity notwithstanding, the administrative apparatus systematically misappropriates discretionary expenditures, whose parliamentary authorisation remains constitutionally controversial throughout successive legislative periods. '.repeat(
      6,
    );
  const verdictOn = (text: string, level: 'simple' | 'general' | 'advanced' | 'any', language = 'en') =>
    checked('reading_level', inputOf(good, { text, language, settings: { reading_level: level } })).verdict;

  test.each([
    [easy, ['pass', 'pass', 'pass', 'pass']],
    [plain, ['pass', 'pass', 'pass', 'pass']],
    [hard, ['fail', 'fail', 'fail', 'pass']],
  ])('%.40s… is for simple, general, advanced and any: %j', (text, verdicts) => {
    expect(
      (['simple', 'general', 'advanced', 'any'] as const).map((level) => verdictOn(text, level)),
    ).toEqual(verdicts);
  });

  test('asks for a general reader where the brief says nothing', () => {
    expect(checked('reading_level', inputOf(good, { text: hard })).summary).toContain('general');
  });

  test('measures German by LIX, and what no formula was made for not at all', () => {
    const german = 'Die Katze sitzt auf der Matte. Der Hund läuft zur Tür. Wir essen alle gern Brot. '.repeat(
      8,
    );
    expect(readingEase(german, 'de')).toEqual({ scale: 'lix', score: 5.3 });
    expect(verdictOn(german, 'simple', 'de')).toBe('pass');
    expect(verdictOn('猫が座っている。犬が走る。'.repeat(60), 'general', 'ja')).toBe('skipped');
    expect(verdictOn('جلست القطة على السجادة. '.repeat(60), 'general', 'ar')).toBe('skipped');
    expect(verdictOn('Too short to tell.', 'general')).toBe('skipped');
  });

  test.each([
    ['cat', 1],
    ['bread', 1],
    ['table', 2],
    ['baked', 1],
    ['wanted', 2],
    ['houses', 2],
    ['water', 2],
    ['library', 3],
    ['national', 3],
    ['video', 3],
    ['university', 5],
  ])('%s has %i syllables', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });
});
