import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { segmentSentences } from '../../../../src/libs/text/sentences.js';
import { itOfMany } from '../../../support/sample.js';

/** `|` marks where the text is to be cut. */
const CASES: readonly (readonly [language: string, name: string, marked: string])[] = [
  ['en', 'plain sentences', 'One is here.| Two is there.| Three is gone.'],
  ['en', 'a single sentence', 'Only one.'],
  ['en', 'a question and a cry', 'Is it so?| Yes!| It is.'],
  ['en', 'titles', 'Dr. Smith met Mrs. Jones.| Prof. Hall came too.'],
  ['en', 'initials', 'J. R. R. Tolkien wrote it.| C. S. Lewis read it.'],
  ['en', 'one letter at the end', 'We took plan B. The rest is known.'.replace('B. The', 'B.| The')],
  ['en', 'e.g. and i.e.', 'Use a tool, e.g. Make, or i.e. nothing.| It works.'],
  ['en', 'E.g. at the start', 'Some do.| E.g. Debian does.'],
  ['en', 'etc. at the end', 'Bread, cakes, etc. are sold.| Milk, etc.| All of it is fresh.'],
  ['en', 'figures and sections', 'See Fig. 3 and Sec. 4 on p. 12.| Then go on.'],
  ['en', 'No. before a number', 'It is house No. 5 on the left.| Ring twice.'],
  ['en', 'No. as an answer', 'Will it rain?| No.| It will not.'],
  ['en', 'dotted countries inside', 'The U.S. Army came.| It stayed.'],
  ['en', 'dotted countries at the end', 'He lives in the U.S.| The flat is small.'],
  ['en', 'times of day', 'It opens at 7 a.m. daily.| It shuts at 5 p.m.| The bell rings.'],
  ['en', 'degrees', 'She holds a Ph.D. in law.| He does not.'],
  ['en', 'companies', 'Acme Inc. sells it.| So does Foo Ltd. of York.'],
  ['en', 'versus', 'It was Kent vs. Essex again.| Kent won.'],
  ['en', 'months', 'On Jan. 5 it snowed.| On Sept. 3 it did not.'],
  ['en', 'decimals', 'It costs 3.50 now.| It was 2.75 before.'],
  ['en', 'version numbers', 'Use version 12.4.1 of it.| Version 13.0 is not out.'],
  ['en', 'a number that ends a sentence', 'It was built in 1999.| In 2004 it burned.'],
  ['en', 'web addresses', 'Read https://example.com/a?b=C.d now.| Or do not.'],
  ['en', 'an address at the end', 'It is at www.example.com.| Go there.'],
  ['en', 'file names', 'Edit /etc/apt/sources.list first.| Then run it.'],
  ['en', 'a file name at the end', 'Edit /etc/apt/sources.list.| Then run it.'],
  ['en', 'dot files', 'The file .Xdefaults is read.| So is ~/.Xresources at times.'],
  ['en', 'dotted names', 'Install Node.js or .NET for it.| Both work.'],
  [
    'en',
    'names in small letters',
    'The tool reads the file.| systemd starts the unit.| dpkg unpacks it.| iPhone users wait.',
  ],
  ['en', 'no name but a function word', 'It is read twice. and so on.| All is well.'],
  ['en', 'abbreviations before small letters', 'Use e.g. the tool, approx. five, bread, etc. and so on.'],
  ['en', 'other cuts before small letters', 'The govt. policy of the dept. store, etc. bread, was changed.'],
  ['en', 'units before small letters', 'It is 5 in. wide and 10 min. old, 3 oz. heavy and 2 ft. deep.'],
  ['en', 'a name behind a file name', 'It is in sources.list. apt reads it.'],
  ['en', 'an edition', 'The 3rd ed. Oxford printed was sold.| It was the last.'],
  ['en', 'dots that trail off', 'It waits... It runs.'.replace('... ', '...| ')],
  ['en', 'dots that go on', 'It waits... and then it runs.| Good.'],
  ['en', 'the one-letter ellipsis', 'It waits… and runs.| Good.'],
  ['en', 'a closing quote', 'She said “Go.”| Then he went.'],
  ['en', 'straight quotes', 'She said "Go."| Then he went.'],
  ['en', 'a quotation of two sentences', '“It rains. We stay,” she said.| He left.'],
  ['en', 'a question in quotes that goes on', '"Really?" he asked.| Nobody knew.'],
  ['en', 'brackets', 'It works (see p. 3).| It does not (yet).'],
  ['en', 'a sentence in brackets', 'It works.| (It always did.)| Good.'],
  ['en', 'two sentences in brackets', 'It works (It did. It does.) and will.| Good.'],
  ['en', 'reference marks', 'It was so.[1]| Then it was not.[2][3]| Now it is.'],
  ['en', 'the name of a firm with a mark in it', 'Yahoo! was big.| Now it is not.'],
  ['en', 'two marks', 'What?!| No way!!| Well.'],
  ['en', 'the number of a list', '1. Install it.| 2. Run it.'],
  ['en', 'numbered headings', '5.2.1. Configuring it takes time.| It is worth it.'],
  ['en', 'a line that was wrapped', 'It is wrapped\nover two lines.| This is not.'],
  ['en', 'no mark at the end', 'It is done.| This is a line without one'],
  ['de', 'z. B. and d. h.', 'Es gibt z. B. Brot, d. h. Essen.| Das ist gut.'],
  ['de', 'z.B. without spaces', 'Es gibt z.B. Brot.| Das ist gut.'],
  ['de', 'ordinals', 'Am 3. Oktober kam sie.| Der 2. Weltkrieg war vorbei.'],
  ['de', 'a number at the end', 'Sie wurde 30.| Dann zog sie um.'],
  ['de', 'German quotes', 'Er sagte: „Gut.“| Dann ging er.'],
  ['de', 'guillemets pointing in', '»Gut«, sagte er.| »Ja.«| Dann ging er.'],
  ['de', 'usw. and bzw.', 'Brot usw. gibt es bzw. Kuchen.| Mehr nicht.'],
  ['de', 'Nr. and Str.', 'Sie wohnt in der Langen Str. Nr. 5.| Er auch.'],
  ['de', 'millions before a noun', 'Rund 3 Mrd. Menschen nutzen es.| Es kostet 5 Mio. Euro.| Das ist viel.'],
  ['de', 'centuries and editions', 'Im 19. Jh. Bauern, später Händler.| Die 2. Aufl. Leipzig 1890 fehlt.'],
  ['nl', 'millions before a name', 'Voor 5 mln. Nederlanders is het goed.| Het is gratis.'],
  ['pl', 'thousands before a name', 'Przyszło 5 tys. Polaków.| Było zimno.'],
  ['fr', 'guillemets with spaces', '« Bonjour. »| Il part.'],
  ['fr', 'guillemets that go on', '« Bonjour ! » dit-il.| Il part.'],
  ['fr', 'M. and Mme', 'M. Dupont et Mme. Durand viennent.| Ils restent.'],
  ['es', 'marks at both ends', '¿Qué es?| ¡Es pan!| Está bueno.'],
  ['es', 'Sr. and Dra.', 'El Sr. López y la Dra. Ruiz vienen.| Se quedan.'],
  ['it', 'sig. and dott.', 'Il sig. Rossi e il dott. Verdi vengono.| Restano.'],
  ['nl', 'bijv.', 'Er is brood, bijv. Zeeuws.| Dat is lekker.'],
  ['ru', 'Russian', 'Это хлеб.| Он свежий.| Да?| Да!'],
  ['el', 'the Greek question mark', 'Τι είναι αυτό;| Είναι ψωμί.'],
  ['ja', 'Japanese', 'これは文です。|次の文です。|本当ですか？|はい！'],
  ['ja', 'a quotation that goes on', '彼は「はい。」と言った。|それで終わった。'],
  ['ja', 'a quotation of two sentences', '「行く。帰る。」と言った。|終わり。'],
  ['ja', 'Latin letters after the full stop', 'これを使う。|aptitude も使う。'],
  ['zh', 'Chinese', '这是第一句。|这是第二句！|对吗？'],
  ['ar', 'Arabic', 'هذا نص.| هل تفهم؟| نعم!'],
  ['hi', 'the danda', 'यह एक वाक्य है।| यह दूसरा है।'],
  ['ko', 'Korean', '이것은 문장이다.| 다음 문장이다.'],
  ['xx-nonsense', 'an unknown language is read as any', 'One.| Two.'],
];

describe('segmentSentences', () => {
  test.each(CASES)('%s: %s', (language, _name, marked) => {
    const pieces = marked.split('|').map((piece) => piece.trim());
    const text = marked.replaceAll('|', '');
    expect(segmentSentences(text, language).map((sentence) => sentence.text)).toEqual(pieces);
  });

  test('a blank line ends a sentence, with a mark or without', () => {
    const sentences = segmentSentences('A heading\n\nIts text goes\non here.', 'en');
    expect(sentences.map((sentence) => sentence.text)).toEqual(['A heading', 'Its text goes\non here.']);
  });

  test('nothing gives nothing', () => {
    expect(segmentSentences('', 'en')).toEqual([]);
    expect(segmentSentences(' \n\n \t', 'en')).toEqual([]);
  });

  test('a bracket that is never closed does not swallow the rest', () => {
    expect(segmentSentences('It starts (here. It goes on.', 'en')).toHaveLength(2);
  });

  itOfMany.each(['(', '" "', 'A. ', '. ', '.[1]', '\n ', '\n\n', 'e.g. ', 'これは文です。', '.)))'])(
    'takes a hundred thousand characters of %j in its stride',
    (unit) => {
      const text = unit.repeat(100_000 / unit.length);
      const before = process.cpuUsage();
      for (const { start, end, text: sentence } of segmentSentences(text, 'en')) {
        expect(text.slice(start, end)).toBe(sentence);
      }
      expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
    },
  );

  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          'Dr.',
          ' ',
          'A',
          'b',
          '.',
          '?',
          '"',
          '(',
          ')',
          '…',
          '\n',
          '3',
          '。',
          '「',
          '」',
          '😀',
          '«',
          ' » ',
          'e.g.',
        ),
        {
          maxLength: 60,
        },
      )
      .map((parts) => parts.join('')),
  );
  const language = fc.constantFrom('en', 'de', 'ja', 'ar', 'el', 'zh', 'fr');

  test('each sentence is the slice that its offsets name', () => {
    fc.assert(
      fc.property(anyText, language, (text, tag) => {
        for (const sentence of segmentSentences(text, tag)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(sentence.text.trim()).toBe(sentence.text);
          expect(sentence.text).not.toBe('');
        }
      }),
    );
  });

  test('sentences follow one another, and only white space is left between them', () => {
    fc.assert(
      fc.property(anyText, language, (text, tag) => {
        let at = 0;
        for (const { start, end } of segmentSentences(text, tag)) {
          expect(text.slice(at, start).trim()).toBe('');
          at = end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
    );
  });
});
