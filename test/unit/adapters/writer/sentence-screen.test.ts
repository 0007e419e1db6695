import { describe, expect, test } from '@jest/globals';
import {
  countWords,
  cleanHeading,
  cleanTitle,
  isBoxLabel,
  isTellingHeading,
} from '../../../../src/libs/text/index.js';
import { isForeign } from '../../../../src/libs/extractive-writer-old/reading/foreign-text.js';
import { isFurniture } from '../../../../src/libs/extractive-writer-old/reading/furniture.js';
import {
  fitnessOf,
  isAskedOutright,
  isFitItem,
  needsNothing,
  standsAlone,
} from '../../../../src/libs/extractive-writer-old/reading/sentence-screen.js';
import { expectLinear } from '../../../support/expect-linear.js';
import { itOfMany } from '../../../support/sample.js';

const fit = (sentence: string, language = 'en', goesOn = false) =>
  fitnessOf(sentence, countWords(sentence, language), language, goesOn);

describe('fitnessOf', () => {
  test.each([
    ['The queue keeps its jobs in the database.', 'prose'],
    ['dpkg unpacks the archive into a directory.', 'prose'],
    ['/etc/apt/sources.list names the places to look.', 'prose'],
    ['“Pre-dependencies” complete the normal dependencies of a package.', 'prose'],
    ['Too short to print.', 'unfit'],
    [`It goes on ${'and on '.repeat(40)}for ever.`, 'unfit'],
    ['A line that has no mark at its end', 'unfit'],
    ['where x is the number of rows in it.', 'unfit'],
    ['and so the rest of it was left.', 'unfit'],
    ['PostgreSQL must process each table for several reasons:', 'list_lead'],
    ['Click the button to see all of the settings:', 'unfit'],
    ['What does a parked job mean?', 'question'],
    ['$ harbour worker --count 4 && echo done.', 'unfit'],
    ['a=1; b=2; c=3; d=4; e=5; f=6; g=7.', 'unfit'],
    ['(This whole sentence stands in brackets of its own.)', 'unfit'],
    ['It has a bracket (that is never closed by anybody.', 'unfit'],
    ['Specifies the minimum delay between two runs of it.', 'unfit'],
    ['The name of the index to be created.', 'unfit'],
    ['The comment of a guest said <script>alert(1)</script> and nothing more.', 'unfit'],
    ['The comment of a guest said <img src=x onerror=alert(1)> and nothing more.', 'unfit'],
    ['The comment of a guest said <img src=x onerror=alert(1) and nothing more.', 'unfit'],
    ['The comment of a guest ended in </b> and nothing more.', 'unfit'],
    ['A price < 5 was never seen, and one > 9 was seen once.', 'prose'],
    [`The word ${'x'.repeat(2000)} is longer than any word.`, 'unfit'],
    ['The name of the index is chosen by the server.', 'prose'],
    ['Backups run every night and take an hour.', 'prose'],
  ])('%s: %s', (sentence, fitness) => {
    expect(fit(sentence)).toBe(fitness);
  });

  test('lets a short sentence follow another', () => {
    expect(fit('It refreshes by itself.')).toBe('unfit');
    expect(fit('It refreshes by itself.', 'en', true)).toBe('prose');
  });

  test('reads the marks of other scripts', () => {
    expect(fit('設定ファイルは後から変更することができます。', 'ja')).toBe('prose');
    expect(fit('هل تريد حفظ الإعدادات الجديدة الآن؟', 'ar')).toBe('question');
  });
});

describe('isFurniture', () => {
  test.each([
    'Click the link to see all the settings.',
    'See Section 5.2 for more on this.',
    'See also the manual of the command.',
    'This is described in Section 25.1.6 at length.',
    'As shown in Figure 3, the queue grows quickly.',
    'The parameters described there may be changed.',
    'The following commands show how it is done.',
    'The steps are as follows and take an hour.',
    'In this chapter the reader learns about queues.',
    'We have already seen how packages are built.',
    'Let us look at the second case now.',
    'For more information on backups, ask the maintainers.',
    'Read more about it on the project page.',
    'Copyright 2024 Harbour Ltd. and others.',
    'All rights reserved by the owner of it.',
    'This site uses cookies to count its visitors.',
    'Please enable JavaScript in your browser first.',
    'The command is documented in the debconf(7) manual page.',
    'This topic deserves more details than can be given.',
    'Leave a comment if you liked the article.',
    'Subscribe to our newsletter and never miss an update.',
    'Subscribe to updates by mail.',
    'Subscribe up here for more.',
    'Never miss an issue of it again.',
    'Acme GmbH is a registered company in Berlin and its managing director is Jane Doe.',
    'Share this on the network of your choice.',
    'The output looks like this.',
    'Siehe auch Kapitel 3 über die Sicherung.',
    'Cliquez sur le bouton pour continuer.',
    '→ https://www.example.org/policy.html is the place.',
  ])('%s', (sentence) => {
    expect(isFurniture(sentence)).toBe(true);
  });

  test.each([
    'The oven bakes twice as many loaves as before.',
    'A section of the law was changed in May.',
    'The temperature fell to ten degrees below zero.',
    'Debian follows a policy of its own.',
    'The readers of the paper are mostly young.',
    'The package provides a table of all files.',
    'He clicked with the crowd at once, the papers said.'.replace('clicked', 'got on'),
    'Every page of memory holds four kilobytes.',
    'In the following year the shop was sold.',
    'Clients subscribe to a channel of the server.',
    'The company was registered in 1902 by two brothers.',
  ])('but not: %s', (sentence) => {
    expect(isFurniture(sentence)).toBe(false);
  });
});

describe('sentences that were made to hold the process', () => {
  itOfMany('are read as fast as others', () => {
    expectLinear((size) => isFurniture(`We ${'just '.repeat(size)}went.`), 28);
    expectLinear((size) => fit(`It ${'<a'.repeat(size)} is.`), 40_000);
    expectLinear((size) => isFitItem(`The name of ${'(a'.repeat(size)}`, 'en'), 40_000);
  });
});

describe('standsAlone', () => {
  test.each([
    ['The queue keeps its jobs in the database.', true],
    ['When a package is removed, its files stay.', true],
    ['It is possible to run several workers at once.', true],
    ['There are two kinds of jobs in the queue.', true],
    ['Once the jobs are done, the worker rests.', true],
    ['Although the queue is short, jobs may wait.', true],
    ['This is a job that failed.', false],
    ['These jobs are never run again.', false],
    ['It was replaced in March of that year.', false],
    ['However, the queue is short.', false],
    ['He founded the shop in 1998.', false],
    ['Such jobs are parked at once.', false],
    ['In this case the job is parked.', false],
    ['When it is run, the job fails.', false],
    ['When triggered it will skip the table.', false],
    ['To disable this feature, use the option.', false],
    ['The second option is the better one.', false],
    ['The other relevant element is the interface.', false],
    ['For example, the job may fail.', false],
    ['Another reason is the price of it.', false],
    ['The field is also useful in large packages.', false],
    ['Since then the queue has grown.', false],
    ['One of these is the mail queue.', false],
    ['As a result, the job is parked.', false],
    ['The next step is to store an image.', false],
    ['Therefore it is done every night.', false],
  ])('en: %s %s', (sentence, alone) => {
    expect(standsAlone(sentence, 'en', true)).toBe(alone);
  });

  test.each([
    ['de', 'Das wird zuerst entpackt.', false],
    ['de', 'Das Paket wird zuerst entpackt.', true],
    ['de', 'Pakete werden zuerst entpackt.', true],
    ['de', 'Diese Pakete werden entfernt.', false],
    ['de', 'Außerdem ist es schneller geworden.', false],
    ['fr', 'Cette option est utile aux serveurs.', false],
    ['fr', 'Les paquets sont installés par apt.', true],
    ['es', 'Este archivo guarda las opciones.', false],
    ['ja', 'この設定は変更できます。', false],
    ['ja', '設定ファイルは変更できます。', true],
    ['ru', 'Однако очередь коротка.', false],
    ['ar', 'هذا الملف مهم جدا.', false],
  ])('%s: %s %s', (language, sentence, alone) => {
    expect(standsAlone(sentence, language, true)).toBe(alone);
  });

  test('lets "also" add to nothing at the very start of a section', () => {
    expect(standsAlone('Indexes can also be unique.', 'en', true, true)).toBe(true);
  });

  test('goes by the place in the paragraph where the language has no lists', () => {
    expect(standsAlone('Paketet packas upp.', 'sv', true)).toBe(true);
    expect(standsAlone('Paketet packas upp.', 'sv', false)).toBe(false);
  });
});

describe('needsNothing', () => {
  test('wants no pointer anywhere near the front', () => {
    expect(needsNothing('A worker is a process that runs jobs.', 'en', true)).toBe(true);
    expect(needsNothing('You can enable it by a setting.', 'en', true)).toBe(false);
    expect(needsNothing('Workers of this kind are rare in practice.', 'en', true)).toBe(false);
  });
});

describe('isFitItem and isAskedOutright', () => {
  test('an item may be a phrase, but no code and no pointer', () => {
    expect(isFitItem('imports, for nightly loads', 'en')).toBe(true);
    expect(isFitItem('Home', 'en')).toBe(false);
    expect(isFitItem('see Section 3 for the rest', 'en')).toBe(false);
    expect(isFitItem('a && b || c == d', 'en')).toBe(false);
    expect(isFitItem('the tag <b>bold</b> of it', 'en')).toBe(false);
  });

  test('a question that hangs on what stood before is none to answer', () => {
    expect(isAskedOutright('What does a parked job mean?', 'en')).toBe(true);
    expect(isAskedOutright('And the others?', 'en')).toBe(false);
    expect(isAskedOutright('Was ist das?', 'de')).toBe(true);
  });
});

describe('headings', () => {
  test.each([
    ['5.2.1. Description: the control File', 'Description: the control File'],
    ['Chapter 3. Working with it', 'Working with it'],
    ['Appendix A. The list', 'The list'],
    ['2) Second', 'Second'],
    ['Permalinked ¶', 'Permalinked'],
    ['Files, et al.', 'Files, et al.'],
    ['Ends in a colon:', 'Ends in a colon'],
    ['فصل 5. نظام الحزم', 'نظام الحزم'],
    ['3D printing', '3D printing'],
    ['Section 230: the law', 'Section 230: the law'],
    ['Section 230: The law', 'Section 230: The law'],
    ['Section 12. The law', 'The law'],
    ['5.4.1. dpkg and apt', 'dpkg and apt'],
    ['3.5 million cups', '3.5 million cups'],
    ['2) dpkg', 'dpkg'],
    ['Marked # ¶ 🔗', 'Marked'],
    ['Closed by dashes —–', 'Closed by dashes'],
    ['It ends.', 'It ends'],
    ['The Harbour Co.', 'The Harbour Co.'],
  ])('%s is printed as %s', (heading, clean) => {
    expect(cleanHeading(heading)).toBe(clean);
  });

  test.each(['#', ' #', '.', ',', ', ', '🔗', '1.'])('cleans one made of %j in its stride', (unit) => {
    expectLinear((size) => cleanHeading(`A${unit.repeat(size)}x`), 60_000);
  });

  test.each([
    'See also',
    'Contents',
    'References',
    'Note',
    'Tip:',
    'Introduction',
    'Siehe auch',
    'work_mem (integer)',
    'a',
    '***',
    'pg_stat_get()',
  ])('%s tells nothing', (heading) => {
    expect(isTellingHeading(cleanHeading(heading), 'en')).toBe(false);
  });

  test.each(['Vacuuming basics', 'What does a parked job mean?', 'パッケージの削除', 'CREATE INDEX'])(
    '%s does',
    (heading) => {
      expect(isTellingHeading(heading, 'en')).toBe(true);
    },
  );

  test('knows the label of a box', () => {
    expect(isBoxLabel('Note')).toBe(true);
    expect(isBoxLabel('Warning:')).toBe(true);
    expect(isBoxLabel('Notes on speed')).toBe(false);
  });

  test('takes the name of the site off a title, where it is one', () => {
    expect(
      cleanTitle('Workers | Harbour docs', 'docs.example', [
        'Workers | Harbour docs',
        'Queue | Harbour docs',
      ]),
    ).toBe('Workers');
    expect(cleanTitle('Workers — harbour.example', 'harbour.example', [])).toBe('Workers');
    expect(cleanTitle('Salt - pepper', 'spice.example', [])).toBe('Salt - pepper');
  });
});

describe('isForeign', () => {
  test('finds a paragraph that was never translated', () => {
    const english = 'It is possible to use the tool without any of the options that were named in the file.';
    expect(isForeign(english, 'fr')).toBe(true);
    expect(isForeign(english, 'ja')).toBe(true);
    expect(isForeign(english, 'en')).toBe(false);
    expect(isForeign('Il est possible de le faire sans aucune des options du fichier.', 'fr')).toBe(false);
  });

  test('does not judge by a few words', () => {
    expect(isForeign('The End', 'fr')).toBe(false);
  });
});

describe('standsAlone in German', () => {
  test.each([
    ['Es ist Teil eines größeren Ganzen und beschreibt seine Beziehungen.', false],
    ['Es ist möglich, Pakete von Hand zu laden.', true],
    ['Debian befindet sich dann nach wie vor auf der Festplatte.', false],
    ['Ganz einfach: Debian arbeitet für seine Benutzer.', false],
    ['Ein Spiegel hält eine Kopie aller Pakete vor.', true],
  ])('%s', (sentence, alone) => {
    expect(standsAlone(sentence, 'de', true)).toBe(alone);
  });
});
