import { describe, expect, test } from '@jest/globals';
import { isTellingHeading, countWords } from '../../../../src/libs/text/index.js';
import { fitnessOf } from '../../../../src/libs/extractive-writer-old/reading/sentence-screen.js';

const fit = (sentence: string, language = 'en') =>
  fitnessOf(sentence, countWords(sentence, language), language, false);

describe('Sentences that a page’s reader has damaged are not printed', () => {
  test.each([
    '[a] His letter of resignation was published on the next day.',
    'The centre in Hawaii [nb 2] began to watch the storm in August.',
    'The scheme was named after Christel Willers [sv] by her students.',
    'Storm Eunice () was a strong storm over the north of Europe.',
    'The emblem shows a bar and several curved bars above it ().',
    'The house voted for the bill with fifty members abstaining..',
    'The main types of ropes in use today are:.',
    'The ferry stopped for the storm of 1987.The boats were kept inside.',
  ])('%s', (sentence) => {
    expect(fit(sentence)).toBe('unfit');
  });
});

describe('Pointers into the page are not printed', () => {
  test.each([
    ['en', 'This man page lists the options of all timers.'],
    ['en', 'For the options of all units see systemd.unit(5) and its neighbours.'],
    ['en', 'The schedule below maps each release to its versions.'],
    ['en', 'The valve shown on the left keeps the pressure even.'],
    ['en', 'They can run on tasks, as when we used a call to start work from code in the streams section.'],
    ['en', 'Everything is kept, as in the scenario we opened the chapter with.'],
    ['en', 'Note: This is a feature of the newest release.'],
    ['de', 'Das Paket wird in den Beispielen in diesem Abschnitt verwendet.'],
    ['ja', 'この節では、不幸な状況に直面した場合の対応方法に関して、いくつかの指針を紹介します。'],
    ['ja', '制限は上で説明したとおり、必ずしも適用できるとは限りません。'],
  ])('%s: %s', (language, sentence) => {
    expect(fit(sentence, language)).toBe('unfit');
  });

  test('but the parts of a window may be named', () => {
    expect(fit('The menu in the Volumes section of the window shows all disks.')).toBe('prose');
  });
});

describe('Entries of a reference are not printed', () => {
  test.each([
    "Write a 'error' level log, if the configured level allows for it.",
    'All arguments that are left will be passed to this function.',
    'maxTtl: The maximum time to live for a key in the cache.',
    'AccuracySec= Specify the accuracy the timer shall elapse with.',
  ])('%s', (sentence) => {
    expect(fit(sentence)).toBe('unfit');
  });

  test('but a name and a colon may begin a sentence', () => {
    expect(fit('PostgreSQL: The database of many large sites is free software.')).toBe('prose');
  });
});

describe('Figures count as words', () => {
  test.each([
    ['en', 'A heat pump costs £8,000 to £14,000 before the grant.'],
    ['en', 'Passenger numbers fell from 240,000 in 2015 to 96,000 in 2025.'],
    ['de', 'Der Preis stieg von 1.200 Euro auf 1.800 Euro im Jahr 2024.'],
  ])('%s: %s', (language, sentence) => {
    expect(fit(sentence, language)).toBe('prose');
  });

  test.each([
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 rows.',
    'a=1; b=2; c=3; d=4; e=5; f=6; g=7.',
    '/var/1 /var/2 /var/3 /var/4 /var/5 /var/6 /var/7.',
  ])('but rows of them don’t: %s', (line) => {
    expect(fit(line)).toBe('unfit');
  });
});

test.each(['API', 'Help', 'systemd.timer(5)', 'Table of Contents - cacheable'])(
  'The heading “%s” says nothing',
  (heading) => {
    expect(isTellingHeading(heading, 'en')).toBe(false);
  },
);
