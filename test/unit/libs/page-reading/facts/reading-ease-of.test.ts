import { describe, expect, it } from '@jest/globals';
import { readingEaseOf } from '../../../../../src/libs/page-reading/facts/reading-ease-of.js';
import { readingEase } from '../../../../../src/libs/text/index.js';

const EASY = 'The cat sat on the mat. It was a warm day and the sun was out. We had tea and cake. ';
const PROSE =
  'The harbour opened in 1892, when Mr. Smith sold his land to the town. At first only small boats came, e.g. those of ' +
  'the herring fishers from the north. “Nobody believed in it!” his daughter wrote later. Did the council regret it? In 5 ' +
  'years the traffic had doubled, and the U.S. Navy asked for a berth. Today 3.5 million tons of goods pass the piers. ';
const HARD =
  'Notwithstanding considerable methodological heterogeneity, interdisciplinary investigators characteristically ' +
  'overestimate generalisability, disregarding epistemological considerations surrounding institutional accountability. ';

describe('the reading ease of a page', () => {
  it('is Flesch’s score in English, close to the slower count of syllables', () => {
    for (const text of [EASY.repeat(8), PROSE.repeat(3), HARD.repeat(10)]) {
      const slow = readingEase(text, 'en')!.score;
      expect(Math.abs(readingEaseOf(text, 'en')! - Math.max(-200, slow))).toBeLessThan(4);
    }
  });

  it('ranks hard text below easy text in each of its languages', () => {
    const texts = {
      de: [
        'Die Katze liegt auf dem Bett. Es ist warm und sie will nicht gehen. Wir essen Brot. ',
        'Die Gesundheitsversorgungsinfrastruktur beeinträchtigt Wirtschaftlichkeitsuntersuchungen bundesweiter Verwaltungseinrichtungen. ',
      ],
      es: [
        'El gato está en la casa. Hoy hace sol y no quiere salir. Yo como pan con él. ',
        'Las consideraciones metodológicas interdisciplinarias obstaculizan significativamente investigaciones epidemiológicas institucionales contemporáneas. ',
      ],
      ru: [
        'Кот спит на полу. Был тёплый день, и мы пили чай. Он ест хлеб и мёд. ',
        'Методологические исследования характеризуются недостаточной последовательностью институциональных преобразований государственного законодательства. ',
      ],
    };
    for (const [language, [easy, hard]] of Object.entries(texts)) {
      expect(readingEaseOf(easy!.repeat(10), language)!).toBeGreaterThan(70);
      expect(readingEaseOf(hard!.repeat(20), language)!).toBeLessThan(10);
    }
  });

  it.each([
    ['de', 'Am 3. Oktober kam Dr. Weiß, d.h. der Arzt, z.B. mit Brot. ', 180 - 12 - 58.5 * (14 / 12)],
    ['es', 'El cielo es azul y la ciudad es buena. ', 206.84 - 1.02 * 9 - 60 * (13 / 9)],
    ['ru', 'Мама мыла раму. ', 206.835 - 1.3 * 3 - 60.1 * 2],
  ])('is computed in %s by its own formula', (language, sentence, score) => {
    expect(Math.abs(readingEaseOf(sentence.repeat(40), language)! - score)).toBeLessThan(3);
  });

  it('is null for few words and for other languages', () => {
    expect(readingEaseOf(EASY.repeat(4), 'en')).toBeNull();
    expect(readingEaseOf(EASY.repeat(5), 'en-GB')).not.toBeNull();
    expect(readingEaseOf(EASY.repeat(5), 'fr')).toBeNull();
  });

  it('is computed from prose only, without code, menus and headings', () => {
    const clutter =
      'configuration_parameter_initialisation(x)\nDocumentation\nInternationalisation Authentication\n'.repeat(
        50,
      );
    expect(readingEaseOf(clutter + EASY.repeat(8), 'en')).toBe(readingEaseOf(EASY.repeat(8), 'en'));
    expect(readingEaseOf(clutter, 'en')).toBeNull();
  });

  it('treats the end of a block as the end of a sentence', () => {
    const blocks = 'The cat sat on the mat and the dog lay at the door of the house.\n'.repeat(10);
    expect(readingEaseOf(blocks, 'en')).toBe(readingEaseOf(blocks.replaceAll('\n', ' '), 'en'));
  });
});
