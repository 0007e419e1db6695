import { describe, expect, it } from '@jest/globals';
import { supportOf } from '../../../../src/domain/article/support.js';

const scoreOf = (text: string, passage: string, language: string) =>
  supportOf(text, [passage], language).score;

describe('how far a passage supports a sentence', () => {
  it.each([
    ['de', 'Rund 1.500 Gläser gehen in den Export.', 'Etwa 1500 Gläser werden exportiert.'],
    ['en', 'The drug did not affect blood pressure.', 'The drug left blood pressure unaffected.'],
  ])('counts words of one family, in %s', (language, passage, text) => {
    expect(scoreOf(text, passage, language)).toBeGreaterThan(0.6);
  });

  it('counts no short words as a family', () => {
    expect(scoreOf('The cart was old.', 'The carton is old.', 'en')).toBeLessThan(
      scoreOf('The carton was old.', 'The carton is old.', 'en'),
    );
  });

  it.each([
    ['The band held a reunion in May.', 'The union was founded in May.', 'en'],
    ['The members were organised in May.', 'The papers were reorganised in May.', 'en'],
  ])('counts no word as a family with one that it holds: %s', (passage, text, language) => {
    expect(scoreOf(text, passage, language)).toBeLessThan(0.6);
  });

  it('counts what a compound ends with as its family', () => {
    const passage = 'Die Datensicherung läuft jede Nacht.';
    expect(scoreOf('Die Sicherung läuft jede Nacht.', passage, 'de')).toBe(1);
  });

  it.each([
    ['es', 'Solo los socios pueden usar el horno.', 'El horno pueden usarlo únicamente los socios.'],
    ['de', 'Fast alle Pächter wohnen in der Nähe.', 'Nahezu alle Pächter wohnen in der Nähe.'],
    ['fr', 'Il chauffe pendant au moins six heures.', 'Il chauffe six heures au minimum.'],
    ['de', 'Die Anlage könnte den Verbrauch senken.', 'Möglicherweise senkt die Anlage den Verbrauch.'],
  ])('leaves how many and how surely to the rules that compare it, in %s', (language, passage, text) => {
    expect(scoreOf(text, passage, language)).toBeGreaterThan(0.6);
  });

  it('is none of what a passage does not speak of', () => {
    expect(scoreOf('Geese fly south in autumn.', 'The mill sold 40 sacks.', 'en')).toBe(0);
  });
});
