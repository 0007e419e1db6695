import { describe, expect, it } from '@jest/globals';
import { leans, pointsNowhere } from '../../../../src/libs/extractive-writer/language/leaning.js';
import { countTerms, termsOf } from '../../../../src/libs/text/index.js';

const nothing = { before: null, above: new Set<string>(), heading: null };

describe('what leans on the sentence before it', () => {
  it.each([
    ['en', 'However, the pump must be dry.'],
    ['en', 'As a last resort, remove the paper by hand.'],
    ['en', 'In other cases, the recommended way is a script.'],
    ['en', 'When they run, the lamp is green.'],
    ['en', 'The council also lends dryers.'],
    ['en', 'The pump is in fact a small one.'],
    ['de', 'Deshalb muss die Pumpe trocken sein.'],
    ['de', 'Dieses Verfahren dauert eine Stunde.'],
    ['de', 'Die letzteren Pumpen laufen von Hand.'],
    ['de', 'Der letzte Schritt dauert eine Stunde.'],
  ])('%s: %s', (language, sentence) => {
    expect(leans(sentence, language, nothing)).toBe(true);
  });

  it.each([
    ['en', 'The pump must be dry before winter.'],
    ['en', 'It is important to drain the pump.'],
    ['en', 'It is not OK to run a pump without water.'],
    ['de', 'Das Wasser steht im Keller.'],
    ['de', 'Die Erstellung eines Plans dauert eine Stunde.'],
    ['de', 'Es ist wichtig, die Pumpe zu leeren.'],
  ])('%s, not: %s', (language, sentence) => {
    expect(leans(sentence, language, nothing)).toBe(false);
  });

  it('is a noun with its article that was named just before, and in no heading', () => {
    const before = countTerms(termsOf('A diaphragm pump stands in the cellar.', 'en'));
    const sentence = 'The pump weighs forty kilos.';
    expect(leans(sentence, 'en', { ...nothing, before })).toBe(true);
    expect(leans(sentence, 'en', { ...nothing, before, above: new Set(termsOf('Pump', 'en')) })).toBe(false);
    expect(leans(sentence, 'en', nothing)).toBe(false);
  });

  it('is not what names the heading right above it again', () => {
    const under = { ...nothing, heading: new Set(termsOf('Diaphragm pumps', 'en')) };
    for (const sentence of ['The idea behind this pump is simple.', 'This diaphragm pump is of steel.']) {
      expect(leans(sentence, 'en', nothing)).toBe(true);
      expect(leans(sentence, 'en', under)).toBe(false);
    }
    expect(leans('The idea behind this valve is simple.', 'en', under)).toBe(true);
    expect(leans('It pumps water out of cellars.', 'en', under)).toBe(true);
  });

  it('is all but the first of a paragraph in a language without lists', () => {
    expect(leans('Pompa lazima iwe kavu.', 'sw', nothing)).toBe(false);
    expect(leans('Pompa lazima iwe kavu.', 'sw', { ...nothing, before: new Map() })).toBe(true);
  });
});

describe('what opens an article', () => {
  it.each(['If you only want one pump, buy a small one.', 'Buyers take them home at night.'])(
    'is not “%s”',
    (sentence) => {
      expect(pointsNowhere(sentence, 'en')).toBe(false);
    },
  );

  it('is a sentence without pronoun or condition', () => {
    expect(pointsNowhere('Pumps lift water from cellars.', 'en')).toBe(true);
  });
});
