import { describe, expect, it } from '@jest/globals';
import {
  detectLanguage,
  loadLanguageDetector,
} from '../../../../../src/libs/text/language/detect-language.js';
import { StopWordVote } from '../../../../../src/libs/text/language/stop-word-vote.js';
import { wordSpansOf } from '../../../../../src/libs/text/word-spans.js';

const guess = await loadLanguageDetector();
const guessOf = (text: string) => guess(text, wordSpansOf(text));
const vote = new StopWordVote();

const TEXTS: Readonly<Record<string, string>> = {
  en: 'The harbour was built when the town had grown too large for the old quay, and it has been the centre of trade since.',
  de: 'Der Hafen wurde gebaut, als die Stadt für den alten Kai zu groß geworden war, und er ist seither der Mittelpunkt des Handels.',
  fr: 'Le port a été construit lorsque la ville était devenue trop grande pour le vieux quai, et il est depuis le centre du commerce.',
  es: 'El puerto se construyó cuando la ciudad había crecido demasiado para el viejo muelle, y desde entonces es el centro del comercio.',
  ru: 'Порт был построен, когда город стал слишком велик для старой пристани, и с тех пор он остаётся центром торговли.',
  ja: '港は、町が古い埠頭には大きくなりすぎたときに建設され、それ以来ずっと貿易の中心となっている。魚も毎朝ここで売られている。',
  ko: '항구는 도시가 옛 부두로는 감당할 수 없을 만큼 커졌을 때 지어졌으며 그 이후로 줄곧 무역의 중심지가 되어 왔다. 생선도 매일 아침 이곳에서 팔린다.',
  zh: '当城市大得连旧码头都容纳不下的时候，人们修建了这个港口，从那以后它一直是贸易的中心。每天早上这里还卖鱼，很多人都来买，也有人来看海。城里的老人说，以前这里只有几条小船，现在每天都有大船来往。',
  pl: 'Port zbudowano, gdy miasto stało się zbyt duże dla starego nabrzeża, i od tego czasu jest on ośrodkiem handlu.',
};

describe('the language of a text', () => {
  it.each(Object.entries(TEXTS))('is detected surely for %s, short or long', (language, text) => {
    for (const times of [3, 40]) {
      const { language: reported, confidence } = guessOf(
        Array.from({ length: times }, () => text).join('\n'),
      );
      expect(reported).toBe(language);
      expect(confidence).toBeGreaterThanOrEqual(0.9);
    }
  });

  it('is not detected in a few words, in numbers or in nothing', () => {
    for (const text of ['', 'Hello there.', '1 2 3 '.repeat(100), '.'.repeat(500)]) {
      expect(guessOf(text)).toEqual({ language: null, confidence: 0 });
    }
  });

  it('is detected less surely where a text is in two', () => {
    const half = `${`${TEXTS['en']!}\n`.repeat(20)}${`${TEXTS['de']!}\n`.repeat(20)}`;
    expect(guessOf(half).confidence).toBeLessThan(0.9);
  });

  it('is detected by the prose, not by the code around it', () => {
    const code = 'public static void main(String[] args) { return null; }\n'.repeat(60);
    expect(guessOf(`${code}${`${TEXTS['de']!}\n`.repeat(5)}${code}`).language).toBe('de');
  });

  it('is never surely detected in a list of names', () => {
    const names = 'Anna Müller\nJürgen Schmidt\nGünther Weiß\nSabine Fischer\nUrsula Wagner\n'.repeat(10);
    expect(guessOf(names).confidence).toBeLessThan(0.9);
  });
});

describe('a vote by stop words', () => {
  const voteOf = (text: string) => vote.winner(wordSpansOf(text));

  it('names English and French of long texts', () => {
    expect(voteOf(`${TEXTS['en']!} `.repeat(6))).toEqual({ language: 'en', isPlain: true });
    expect(voteOf(`${TEXTS['fr']!} `.repeat(6))).toEqual({ language: 'fr', isPlain: false });
  });

  it('says nothing of few words, of scripts without spaces, and of many languages together', () => {
    expect(voteOf(`${TEXTS['en']!} `.repeat(2))).toBeNull();
    expect(voteOf(`${TEXTS['ja']!} `.repeat(20))).toBeNull();
    expect(voteOf(`${Object.values(TEXTS).join(' ')} `.repeat(6))).toBeNull();
  });
});

it('the language of a page that is half translated is that of most of it, and not that of its beginning', async () => {
  const english = 'The administrators of the firm decided to use the server that the distribution includes. ';
  const french = 'Le serveur est configuré par des fichiers que les administrateurs de la maison modifient. ';
  expect(await detectLanguage(english.repeat(15) + french.repeat(60))).toBe('fr');
  expect(await detectLanguage(french.repeat(15) + english.repeat(60))).toBe('en');
});
