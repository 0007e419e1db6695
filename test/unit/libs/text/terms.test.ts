import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isStopWord } from '../../../../src/libs/text/language/stop-words.js';
import { stemOf, termsOf } from '../../../../src/libs/text/terms.js';
import { piecesOf } from '../../../../src/libs/text/segmenter.js';
import { countWords } from '../../../../src/libs/text/words.js';
import { itOfMany } from '../../../support/sample.js';

describe('termsOf', () => {
  test('folds case, drops small words and keeps stems, in order and with repeats', () => {
    expect(termsOf('The packages are configured; a package configures itself.', 'en')).toEqual([
      'packag',
      'configur',
      'packag',
      'configur',
    ]);
  });

  test('keeps English words that name a subject though the list of small words has them', () => {
    expect(termsOf('index type, system group, number order', 'en')).toEqual([
      'index',
      'type',
      'system',
      'group',
      'number',
      'order',
    ]);
  });

  test('takes capitals for a name, unless all is in capitals', () => {
    expect(termsOf('The IT department of the US', 'en')).toEqual(['it', 'depart', 'us']);
    expect(termsOf('IT IS A SHOUT', 'en')).toEqual(['shout']);
  });

  test('stems as the language does', () => {
    expect(termsOf('Häuser und Hauses', 'de')).toEqual([stemOf('Häuser', 'de'), stemOf('Hauses', 'de')]);
    expect(stemOf('Häuser', 'de')).toBe('haus');
    expect(termsOf('des maisons et une maison', 'fr')).toEqual(['maison', 'maison']);
  });

  test.each([
    ['en', 'Writing C++17 and C# code with g++', ['write', 'c++', '17', 'c#', 'code', 'g++']],
    ['en', 'Issue #12 of ASP.NET and .NET, 1 + 1', ['issu', '12', 'asp.net', '.net', '1', '1']],
    ['en', 'Node.js over 5G', ['node.j', '5g']],
    ['en', 'Statistics in R. I ask', ['statist']],
    ['en', 'Statistics in R, plan B', ['statist', 'r', 'plan', 'b']],
    ['en', 'R. A. Fisher at 20 °C', ['fisher', '20']],
    ['en', 'A letter and I', ['letter']],
    ['en', 'Services in Go', ['servic', 'go']],
    ['en', 'Go is tiny. Go upstairs.', ['go', 'tini', 'upstair']],
    ['de', 'Programme in C++ und Go', ['programm', 'c++', 'go']],
    ['ja', 'C++入門', ['c++', '入門']],
    ['cs', 'V domě', ['dom']],
  ])(
    'keeps short names that are letters, marks or small words elsewhere: %s, %s',
    (language, text, terms) => {
      expect(termsOf(text, language)).toEqual(terms);
    },
  );

  test.each([
    ['fr', 'L’installation d’un serveur, jusqu’à l’hébergement', 'installation serveur hébergement'],
    ['it', 'L’acqua dell’orto', 'acqua orto'],
  ])('takes no article for a part of a word: %s', (language, text, bare) => {
    expect(termsOf(text, language)).toEqual(termsOf(bare, language));
  });

  test('reads both apostrophes as one', () => {
    expect(termsOf('don’t panic', 'en')).toEqual(termsOf("don't panic", 'en'));
  });

  test('makes pairs of letters out of Japanese and Chinese, and drops those of small letters only', () => {
    expect(termsOf('設定する', 'ja')).toEqual(['設定', '定す']);
    expect(termsOf('数据库 index', 'zh')).toEqual(['数据', '据库', 'index']);
    expect(termsOf('木', 'ja')).toEqual(['木']);
  });

  test('leaves words whole in a language without a stemmer', () => {
    expect(termsOf('Πακέτα', 'el')).toEqual(['πακέτα']);
  });

  test('finds nothing in marks and emoji', () => {
    expect(termsOf('🎉 … !?', 'en')).toEqual([]);
  });
});

describe('isStopWord', () => {
  test('knows the small words of a language by its tag', () => {
    expect(isStopWord('the', 'en-GB')).toBe(true);
    expect(isStopWord('und', 'de')).toBe(true);
    expect(isStopWord('og', 'nb')).toBe(true);
    expect(isStopWord('the', 'xx')).toBe(false);
  });
});

describe('countWords', () => {
  test.each([
    ['en', 'Two words.', 2],
    ['en', 'It’s 3.5 — really!', 3],
    [undefined, 'One two three', 3],
    ['de', 'Zwölf Bäume', 2],
    ['ar', 'هذا نص قصير', 3],
    ['en', '', 0],
    ['en', ' … ', 0],
    ['not a tag!', 'Still two', 2],
  ])('%s: %s', (language, text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test('parts words where the script writes no spaces', () => {
    expect(countWords('これは文です')).toBeGreaterThan(2);
    expect(countWords('ฉันชอบขนมปัง')).toBeGreaterThan(2);
  });
});

describe('piecesOf', () => {
  test('gives back the text, piece by piece, each from where it says', () => {
    const text = fc
      .tuple(
        fc.array(fc.constantFrom('word ', '(', '文。', '😀', 'long', '\n'), { maxLength: 40 }),
        fc.integer({ min: 1, max: 400 }),
      )
      .map(([parts, times]) => parts.join('').repeat(times));
    fc.assert(
      fc.property(text, (whole) => {
        const pieces = [...piecesOf(whole)];
        expect(pieces.map((piece) => piece.text).join('')).toBe(whole);
        for (const piece of pieces) expect(whole.startsWith(piece.text, piece.start)).toBe(true);
        expect(pieces.every((piece) => !/[\ud800-\udbff]$/.test(piece.text))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('counts the words of a long text as those of its parts', () => {
    expect(countWords('a long and winding road '.repeat(4000))).toBe(20_000);
  });

  itOfMany('takes a megabyte of brackets without choking', () => {
    const before = process.cpuUsage();
    expect(countWords('( ) '.repeat(250_000))).toBe(0);
    // In one piece this took minutes.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(20);
  });
});

describe('the words of one family', () => {
  test.each([
    ['de', 'sichern Sicherung Sicherungen'],
    ['de', 'verschlüsseln Verschlüsselung'],
    ['de', 'installieren installiert Installation Installationen'],
    ['de', 'aktualisieren Aktualisierung'],
    ['de', 'Akku Akkus'],
    ['nl', 'installeren installatie'],
    ['sv', 'installera installation installationer'],
    ['da', 'installere installation installationen'],
    ['nb', 'installere installasjon installasjonen'],
  ])('are one term in %s: %s', (language, words) => {
    expect(new Set(termsOf(words, language)).size).toBe(1);
  });

  test.each(['sicher Sicherung', 'Server servieren', 'Station stieren', 'Modus Modul'])(
    'are not those that only look alike: %s',
    (words) => {
      expect(new Set(termsOf(words, 'de')).size).toBe(2);
    },
  );

  test('have their umlauts', () => {
    expect(termsOf('Rathaus Rathäuser', 'de')).toEqual(['rathaus', 'rathaus']);
  });
});
