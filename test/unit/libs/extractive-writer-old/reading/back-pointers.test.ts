import { describe, expect, test } from '@jest/globals';
import {
  opensAfterCut,
  standsAlone,
} from '../../../../../src/libs/extractive-writer-old/reading/sentence-screen.js';
import { expectLinear } from '../../../../support/expect-linear.js';

describe('A sentence that points back from further in stands alone in no place', () => {
  test.each([
    ['en', 'The program takes advantage of this, limiting the number of calls.'],
    ['en', 'While a search in this larger index might have to descend further, it is still fast.'],
    ['en', 'On a primary, it also performs a switch to the next segment.'],
    ['en', 'At 03:00 UTC the next day, the centre issued its final warning.'],
    ['en', 'He was followed by the minister, who resigned that evening.'],
    ['en', 'A driver in Diemen was killed by a falling tree as well.'],
    ['en', 'The first commands record the list of packages in the database.'],
    ['en', 'For large databases, split must be combined with one of the other two approaches.'],
    ['de', 'Idealerweise wird diese Entscheidung getroffen, wenn das Programm fertig ist.'],
    ['de', 'Um also Binärdateien zu erstellen, hält das Projekt Rechner bereit.'],
    ['de', 'Am folgenden Tag zog der Sturm über das Meer ab.'],
    ['de', 'Das Gleiche gilt für alle Häuser der Stadt.'],
    ['de', 'Das kostet im Jahr etwa tausend Euro.'],
    ['fr', 'Le serveur applique cette règle à toutes les requêtes.'],
    ['ja', '具体的に言えば、これは現在開発中のソフトウェアに相当するグループです。'],
    ['ja', '財政的な観点からすると、この可能性は興味深いものです。'],
    ['ar', 'بل هناك نظم ملفات شبكية أيضاً، مثل NFS.'],
    ['ar', 'وإذا كانت قصيرة جداً، سيضيّع النظام الوقت.'],
    ['ar', 'فإذا كان الملف كبيرا فسيستغرق النقل وقتا طويلا.'],
  ])('%s: %s', (language, sentence) => {
    expect(standsAlone(sentence, language, true)).toBe(false);
  });
});

describe('A sentence that has in itself what it points to stands alone', () => {
  test.each([
    ['en', 'The daemon watches the tables and cleans them when this is needed.'],
    ['en', 'On 16 May the storm turned north, and the next day it reached the coast.'],
    ['en', 'In most houses, it is best to keep the pump running.'],
    ['en', 'The new plan of the council will help those who travel by train.'],
    ['en', 'Prices of bread and milk rose faster this year than before the war.'],
    ['de', 'Das Programm liest die Datei weil diese sich ändern kann.'],
    ['de', 'Der Preis ist in diesem Jahr gestiegen.'],
    ['de', 'Das alte Haus wurde vor dem Krieg gebaut.'],
    ['ja', 'データは、その妥当性を検査してから使われます。'],
    ['ja', 'プログラムはそれぞれ別の領域で実行されます。'],
    ['ar', 'تراجع محصول البرازيل هذا الموسم بنحو النصف.'],
  ])('%s: %s', (language, sentence) => {
    expect(standsAlone(sentence, language, true)).toBe(true);
  });
});

test('Behind a cut, what is one of several opens nothing', () => {
  expect(standsAlone('The fourth bridge was built of steel in 1912.', 'en', true)).toBe(true);
  expect(opensAfterCut('The fourth bridge was built of steel in 1912.', 'en')).toBe(false);
  expect(opensAfterCut('Bridges of steel were built from 1912 on.', 'en')).toBe(true);
});

test('The look back takes a time that grows with the sentence only', () => {
  expectLinear(
    (size) => standsAlone(`on ${'a '.repeat(size)}, ${'this the next day '.repeat(size)}`, 'en', true),
    20_000,
  );
});
