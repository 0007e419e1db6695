import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fixedHeading } from '../../../../src/domain/article/fixed-headings.js';
import { metaDescription, metaTitle } from '../../../../src/domain/article/meta.js';
import { slugOf, slugOfArticle } from '../../../../src/domain/article/slug.js';
import { cutAtWord, titleOf } from '../../../../src/domain/article/title.js';
import type { Draft, DraftBlock } from '../../../../src/domain/article/draft.js';

describe('titleOf', () => {
  test('keeps the title of the brief', () => {
    expect(titleOf(' my  Own title. ', 'input', 'en')).toBe('my Own title.');
  });

  test.each([
    ['how vacuuming works', 'How vacuuming works'],
    ['Bake bread. It should be short.', 'Bake bread'],
    ['Write about bread. It should be short.', 'Bread'],
    ['Write an article about bread', 'Bread'],
    ['Please write me a short, friendly blog post about how bread is baked.', 'How bread is baked'],
    ['Create a guide for beginners on rye bread', 'Rye bread'],
    ['Could you write a post that explains why bread rises?', 'Why bread rises?'],
    ['Write an introduction to rye bread', 'Introduction to rye bread'],
    ['How to write an article about bread', 'How to write an article about bread'],
    ['Create a table on disk', 'Create a table on disk'],
    ['Write an article about', 'Write an article about'],
    [
      'Show the people who look after our office network how to set up a Samba server',
      'How to set up a Samba server',
    ],
    [
      'An article for general readers about how much carbon salt marshes bury',
      'How much carbon salt marshes bury',
    ],
    ['A digest of what residents pay for allotments', 'What residents pay for allotments'],
    ['An article of clothing', 'An article of clothing'],
    ['A portrait of the bell founder Marit Solberg', 'A portrait of the bell founder Marit Solberg'],
    [
      'What people who live near the river Ash should do before, during and after a flood',
      'What people who live near the river Ash should do before, during and after a flood',
    ],
    ['https://bread.example/rye is down', 'https://bread.example/rye is down'],
    ['www.bread.example moves', 'www.bread.example moves'],
    ['bread.example moves', 'bread.example moves'],
    ['baker@bread.example answers', 'baker@bread.example answers'],
    ['iPhone ovens', 'iPhone ovens'],
    ['bread. Nothing else.', 'Bread'],
    ['First line\nsecond line', 'First line'],
    ['Why vacuum?', 'Why vacuum?'],
    ['  spaced   out  ', 'Spaced out'],
    ['éclairs,', 'Éclairs'],
    ['🎉🎉', '🎉🎉'],
    ['...', '...'],
  ])('makes one from the input: %s', (input, title) => {
    expect(titleOf(null, input, 'en')).toBe(title);
  });

  test('cuts a long input at a word', () => {
    const title = titleOf(
      undefined,
      'a very long request that goes on and on and on about packages of every kind on servers and how they are configured by people who look after them',
      'en',
    );
    expect(title.length).toBeLessThanOrEqual(120);
    expect(title).toBe(
      'A very long request that goes on and on and on about packages of every kind on servers and how they are configured',
    );
    expect(titleOf(null, `bread ${'and '.repeat(30)}`, 'en')).toBe('Bread');
  });

  test('ends before a list behind a colon, of which some would be left', () => {
    const head =
      'A thorough guide for bakers to keeping the ovens of a small bakery in good order all the year round';
    expect(titleOf(null, `${head}: cleaning, oiling and testing them`, 'en')).toBe(head);
    expect(titleOf(null, 'Keeping ovens: cleaning, oiling', 'en')).toBe('Keeping ovens: cleaning, oiling');
  });

  test.each([
    [
      'en',
      'Setting up a mail server with Postfix and Dovecot on a small machine in the cellar of an office, including virtual users and spam filters',
      'Setting up a mail server with Postfix and Dovecot on a small machine in the cellar of an office',
    ],
    [
      'de',
      `Wie man ${'Anlagen '.repeat(13)}und für Betriebe plant`,
      `Wie man ${'Anlagen '.repeat(13).trim()}`,
    ],
    [
      'ja',
      'データベースのバックアップとレプリケーションをクラウド環境で安全に運用するための手順、注意点、監視の方法データベースのバックアップとレプリケーションをクラウド環境で安全に運用するための手順、注意点、監視の方法、そして障害が起きたときの復旧計画の立て方、訓練の進め方',
      'データベースのバックアップとレプリケーションをクラウド環境で安全に運用するための手順、注意点、監視の方法データベースのバックアップとレプリケーションをクラウド環境で安全に運用するための手順、注意点、監視の方法',
    ],
  ])('cuts where a clause ends, or a word that needs no other: %s', (language, input, title) => {
    expect(titleOf(null, input, language)).toBe(title);
  });

  test('cuts scripts without spaces between words', () => {
    const input = '自動車運転免許証更新手続'.repeat(12);
    const title = titleOf(null, input, 'ja');
    expect(input.startsWith(title)).toBe(true);
    expect(title.length).toBeGreaterThan(100);
    const ends = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(input)].map(
      ({ index, segment }) => index + segment.length,
    );
    expect(ends).toContain(title.length);
  });

  test('cuts hard where there is no word to cut at', () => {
    expect(cutAtWord('x'.repeat(100), 70)).toHaveLength(70);
    expect(cutAtWord('short', 70)).toBe('short');
  });

  test('cuts a list off whole', () => {
    const input =
      'A thorough guide for the keepers of the village to baking bread and keeping it: ovens of brick, jars of clay and boxes of wood';
    expect(titleOf(null, input, 'en')).toBe(
      'A thorough guide for the keepers of the village to baking bread and keeping it',
    );
  });
});

describe('slugOf', () => {
  test.each([
    ['How packages are configured', 'how-packages-are-configured'],
    ['Äpfel & Öl', 'aepfel-and-oel'],
    ['IT’s 5.2.1 iPhone', 'its-5-2-1-iphone'],
    ['Привет мир', 'privet-mir'],
    ['数据库的设置', 'shu-ju-ku-de-she-zhi'],
    ['데이터', 'deiteo'],
    ['マシンとセキュリティ', 'mashin-to-sekyuriti'],
    ['カーネルとフェリー、ウェブ', 'kaneru-to-feri-webu'],
    ['ちょっとマッチとジェット', 'chotto-matchi-to-jetto'],
    ['ﾃﾞﾊﾞｯｸﾞ', 'debaggu'],
    ['مرحبا', 'mrhba'],
    ['😀🎉', ''],
    ['!?…', ''],
    ['', ''],
    ['--a--', 'a'],
  ])('%s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test.each([
    ['Debian サーバーのバックアップ方法', 'ja', 'debian-saba-no-bakkuappu'],
    ['陶芸の始め方', 'ja', ''],
    ['陶芸の始め方', 'und', ''],
    ['東京', 'ja', ''],
    ['东京', 'zh', 'dong-jing'],
    ['陶芸教室 Kiln', 'ja', 'kiln'],
  ])('spells no ideograph of a Japanese title as Chinese: %s in %s', (title, language, slug) => {
    expect(slugOf(title, language)).toBe(slug);
  });

  test('makes the slug of a Japanese title of ideographs of a hash', () => {
    expect(slugOfArticle('陶芸の始め方', 'ja')).toMatch(/^article-[\da-f]{8}$/);
    expect(slugOfArticle('陶芸の始め方', 'ja')).toBe(slugOfArticle('陶芸の始め方', 'ja'));
    expect(slugOfArticle('陶芸の終わり方', 'ja')).not.toBe(slugOfArticle('陶芸の始め方', 'ja'));
    expect(slugOfArticle('カーネル', 'ja')).toBe('kaneru');
    expect(slugOfArticle('😀🎉', 'en')).toBe('');
  });

  test('is cut at a hyphen, 80 characters at most', () => {
    const slug = slugOf('word '.repeat(40));
    expect(slug).toBe(Array.from({ length: 16 }, () => 'word').join('-'));
    expect(slugOf('x'.repeat(200))).toHaveLength(80);
  });

  test('is ASCII letters, digits and single hyphens, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
        const slug = slugOf(title);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

function paragraph(...texts: string[]): DraftBlock {
  return {
    id: 'B1',
    kind: 'paragraph',
    sentences: texts.map((text) => ({
      text,
      evidence: [{ sourceId: 'S1', quote: text, start: 0, end: text.length }],
    })),
  };
}

function draftOf(...lead: DraftBlock[]): Draft {
  return { form: 'article', lead, sections: [] };
}

describe('meta title and meta description', () => {
  test('a title that fits stays, one that does not is cut at a word', () => {
    expect(metaTitle('Short', 'en')).toBe('Short');
    const cut = metaTitle('A title that is rather longer than what a search engine shows of it', 'en');
    expect(cut).toBe('A title that is rather longer than what a search engine');
  });

  test('takes whole sentences while they fit', () => {
    const first = 'Bread is baked in an oven that was heated for an hour before.';
    const second = 'Rye needs longer than wheat.';
    const third =
      'This sentence is far too long to be shown with the others, and so it is left out of the description.';
    expect(metaDescription(draftOf(paragraph(first, second, third)))).toBe(`${first} ${second}`);
  });

  test('cuts at a word, with an ellipsis, when whole sentences are not enough', () => {
    const description = metaDescription(draftOf(paragraph(`Bread ${'is good and '.repeat(30)}cheap.`)));
    expect(description).toMatch(/^Bread is good and .* (?:is|good|and)…$/);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description.length).toBeGreaterThan(140);
  });

  test('goes on to the sections, and leaves out quotations and leads of lists', () => {
    const quote: DraftBlock = {
      ...paragraph('A stranger said a thing that is long enough to be shown here, had it been ours.'),
      kind: 'quote',
    };
    const list = paragraph(
      'There are three kinds of bread that are baked in this town of ours, and they are these:',
    );
    const plain = paragraph('Rye bread keeps for a week.');
    const draft: Draft = {
      form: 'article',
      lead: [quote, list],
      sections: [{ id: 'H1', heading: 'Rye', blocks: [plain] }],
    };
    expect(metaDescription(draft)).toBe('Rye bread keeps for a week.');
  });

  test('describes an article of quotations by its quotations', () => {
    expect(metaDescription(draftOf({ ...paragraph('Only this was said.'), kind: 'quote' }))).toBe(
      'Only this was said.',
    );
    expect(metaDescription(draftOf())).toBe('');
  });
});

describe('fixedHeading', () => {
  test('speaks the language of the article, English where there is no translation', () => {
    expect(fixedHeading('sources', 'de-AT')).toBe('Quellen');
    expect(fixedHeading('sources', 'fi')).toBe('Sources');
  });
});
