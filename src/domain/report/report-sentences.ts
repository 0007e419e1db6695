import { BLOCK_SEPARATOR, type Evidence, type Source } from '../research/source.js';
import { primaryLanguage, segmentSentences, countWords } from '../../libs/text/index.js';

/** A sentence of a source that can be quoted apart from its page. */
export interface SourceSentence extends Evidence {
  readonly words: number;
  /** The number of its block. */
  readonly block: number;
  /** Whether it is the first of its block. */
  readonly isFirst: boolean;
}

/** No longer sentence of a third-party page may be quoted. */
const WORDS = { fewest: 6, most: 40 };
const LONGEST_BLOCK = 6000;
const MOST_BLOCKS = 600;
const TERMINATOR = /[.!。！।][”"'’)\]」』）]*$/u;

/** Anaphoric first words, which need the previous sentence, in lower case; a comma may follow. */
const LEANING: Readonly<Record<string, string>> = {
  en: 'this these that those it its he she they his her their them there here such however but and or so thus hence therefore then also moreover furthermore otherwise instead likewise similarly additionally meanwhile nevertheless see note click please',
  de: 'dies diese dieser dieses er sie es ihr sein das dort hier aber und oder doch jedoch daher deshalb dann auch außerdem ferner siehe beispielsweise',
  fr: 'ce cet cette ces cela il elle ils elles son sa ses leur mais et ou donc ainsi puis aussi cependant toutefois voir ici',
  es: 'este esta estos estas esto eso él ella ellos su sus pero y o así entonces también además ver aquí',
  it: 'questo questa questi queste ciò esso essa lui lei ma e o quindi così inoltre tuttavia vedi qui',
  pt: 'este esta estes estas isto isso ele ela eles mas e ou então assim também além ver aqui',
  nl: 'dit deze dat die hij zij het ze maar en of dus ook daarom echter zie hier',
};
const LEANING_CJK =
  /^(?:これ|この|それ|その|あれ|ここ|そこ|こう|そう|また|しかし|ただし|そして|だから|次に|例えば|たとえば|这|那|它|但|因此)/u;
/** The untranslated rest of a half translated page stays in its own language. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  bg: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  th: /\p{Script=Thai}/u,
};
/** A page that addresses a program, not a reader. */
const ORDERS =
  /\b(?:ignore|disregard|forget) (?:all|any|the|your|previous|prior)\b|\bsystem prompt\b|\byou are (?:an?|now) /iu;
const UNSOUND = /https?:|www\.|[{}<>|\\]|\(\)|(?:^|\s)[$#]\s|[…:;]$/u;

/** @returns the sentences of a source that can be quoted alone, in order, each with its place in the source's text */
export function soundSentences(source: Source, language: string): SourceSentence[] {
  const primary = primaryLanguage(language);
  const sentences: SourceSentence[] = [];
  let offset = 0;
  for (const [block, { kind, aside, text }] of source.blocks.entries()) {
    const isProse = (kind === 'paragraph' || kind === 'item') && aside !== true;
    if (isProse && block < MOST_BLOCKS && text.length <= LONGEST_BLOCK) {
      for (const { text: quote, start, end } of segmentSentences(text, primary)) {
        const words = countWords(quote);
        if (words < WORDS.fewest || words > WORDS.most || !isSound(quote, primary)) continue;
        const place = { start: offset + start, end: offset + end };
        sentences.push({ sourceId: source.id, quote, ...place, words, block, isFirst: start === 0 });
      }
    }
    offset += text.length + BLOCK_SEPARATOR.length;
  }
  return sentences;
}

/** Whether a text has letters of its language's own script; the rest of a half translated page has not. */
export function isInScript(text: string, language: string): boolean {
  return SCRIPTS[primaryLanguage(language)]?.test(text) !== false;
}

function isSound(text: string, primary: string): boolean {
  if (!TERMINATOR.test(text) || UNSOUND.test(text) || ORDERS.test(text)) return false;
  if (LEANING_CJK.test(text) || !isInScript(text, primary)) return false;
  const first = /^[“"'‘«「(]?([\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*)/u.exec(text)?.[1];
  if (first === undefined || /^\p{Ll}/u.test(first)) return false;
  return !leaningOf(primary).has(first.toLowerCase());
}

const leaning = new Map<string, ReadonlySet<string>>();

function leaningOf(primary: string): ReadonlySet<string> {
  const known = leaning.get(primary) ?? new Set((LEANING[primary] ?? '').split(' '));
  leaning.set(primary, known);
  return known;
}
