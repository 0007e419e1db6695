import { type ByLanguage, inLanguage } from './by-language.js';
import type { RequestWords } from './request-words.js';
import { REQUESTS_DE } from './requests-de.js';
import { REQUESTS_EN } from './requests-en.js';
import { REQUESTS_ES } from './requests-es.js';
import { REQUESTS_FR } from './requests-fr.js';

interface Requests {
  readonly always: readonly RegExp[];
  readonly frames: readonly RegExp[];
  /** Frames for which a name is enough of a favour. */
  readonly orders: readonly RegExp[];
  readonly favours: readonly RegExp[];
  readonly name: RegExp | null;
}

/** Letters between two parts of a frame, within a sentence. */
const GAP = String.raw`(?:[^.!?;]|\.(?=\S)){0,60}?`;
const HOST = String.raw`(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]{2,40}\.){1,3}[a-z]{2,8}(?![\p{L}\p{N}])`;
const NAME = /\p{L},? ["“„«]?(?!(?:AI|I|KI|IA|Sie|Ihre?[mnrs]?)(?!\p{L}))\p{Lu}[\p{L}\p{N}]+/u;

function whole(source: string): string {
  return String.raw`(?<!\p{L})(?:${source})(?!\p{L})`;
}

function requestsOf(words: RequestWords): Requests {
  const { text, which, order, softly, sayThat, always, further, favours, hasNames } = words;
  const start = String.raw`(?:^|[.:;!?]\s|["“„«(])\P{L}{0,5}(?:(?:${softly}) ){0,3}`;
  const read = (source: string) => new RegExp(source.replaceAll('~', GAP), 'iu');
  return {
    always: always.map((each) => read(whole(each))),
    frames: further.map(whole).map(read),
    orders: [`${start}(?:${order}) ~${whole(`(?:${which}) (?:${text})`)}`, `${start}(?:${sayThat})`].map(
      read,
    ),
    favours: [...favours.map(whole), HOST].map(read),
    name: hasNames ? NAME : null,
  };
}

const REQUESTS: ByLanguage<Requests> = {
  en: requestsOf(REQUESTS_EN),
  de: requestsOf(REQUESTS_DE),
  fr: requestsOf(REQUESTS_FR),
  es: requestsOf(REQUESTS_ES),
};

/** Japanese has no spaces between words, and its order comes last. */
const JAPANESE = {
  frame:
    /(?:記事|文章|要約|紹介文|レビュー)[^。！？]{0,60}(?:書いてください|書くこと|書きましょう|記載してください|記載すること|述べてください|述べること|紹介してください|紹介すること|入れてください)/u,
  favour: /日本一|世界一|最高|最良|唯一|一番|おすすめ|リンク|当店|当社|弊社/u,
};

/** An order begins its sentence; what would be longer is a text, and its time would grow with each frame. */
const LONGEST = 800;

/** Whether a sentence tells writers to praise its subject, to name it or to link to it. */
export function isOrderToWriters(text: string, language?: string): boolean {
  const sentence = text.slice(0, LONGEST);
  const has = (expressions: readonly RegExp[]) => expressions.some((each) => each.test(sentence));
  if (JAPANESE.frame.test(sentence) && JAPANESE.favour.test(sentence)) return true;
  return inLanguage(REQUESTS, language).some(({ always, frames, orders, favours, name }) => {
    if (has(always)) return true;
    const isOrder = has(orders);
    if (!isOrder && !has(frames)) return false;
    return has(favours) || (isOrder && name?.test(sentence) === true);
  });
}
