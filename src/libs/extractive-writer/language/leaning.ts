import { isStopWord, stemOf, type TermCounts } from '../../text/index.js';
import { LEANING_WORDS, type LeaningWords } from './leaning-words.js';

interface Lists extends Pick<LeaningWords, 'phrases' | 'within' | 'harmless'> {
  readonly first: ReadonlySet<string>;
  readonly early: ReadonlySet<string>;
  readonly anywhere: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
}

const LISTS = new Map(
  Object.entries(LEANING_WORDS).map(([language, words]): [string, Lists] => [
    language,
    {
      ...words,
      first: setOf(words.first),
      early: setOf(words.early),
      anywhere: setOf(words.anywhere),
      articles: setOf(words.articles),
    },
  ]),
);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').filter((word) => word !== ''));
}

/** How many words may stand before a pronoun that still points back behind them. */
const EARLY = 6;
/** German "das" and "dem" before a noun are articles, and "sein" is a verb. */
const GERMAN_ARTICLE = /^["„»]?(?:Das|Dem) (?:\p{Ll}+(?:e|en|er|es) )?\p{Lu}/u;

/** What is known before a sentence without anything that went before it in its paragraph. */
export interface Known {
  /** Terms of the sentence before it; null for the first of a paragraph. */
  readonly before: TermCounts | null;
  /** Terms of headings, title and subject. */
  readonly above: ReadonlySet<string>;
  /** Terms of the heading right above it; null where something stands between. */
  readonly heading?: Pick<TermCounts, 'has'> | null;
}

/**
 * @param language primary subtag
 * @returns whether a sentence can't be understood without the one before it
 */
export function leans(sentence: string, language: string, known: Known): boolean {
  const lists = LISTS.get(language);
  if (!lists) return known.before !== null;
  const lower = folded(sentence);
  if (lists.within?.test(lower)) return true;
  const isHarmless = lists.harmless?.test(lower) ?? false;
  if (!isHarmless && lists.phrases?.test(lower)) return true;
  const clause = /^[^,;:،؛—–(]*/u.exec(lower)?.[0] ?? '';
  const words = wordsOf(lower);
  const isArticle = language === 'de' && GERMAN_ARTICLE.test(sentence);
  if (!isHarmless && !isArticle && lists.first.has(words[0] ?? '')) return true;
  const named = wordsOf(clause);
  if (named.some((word, at) => lists.anywhere.has(word) && !namesHeading(named, at, language, known)))
    return true;
  if (!isHarmless) {
    const from = isArticle ? 1 : 0;
    for (const [at, word] of words.slice(from, EARLY).entries()) {
      if (lists.early.has(word))
        return !(lists.anywhere.has(word) && namesHeading(words, from + at, language, known));
      if (!isStopWord(word, language)) break;
    }
  }
  return namesAgain(words, lists, language, known);
}

/** Right under the heading "SQL dump": "the idea behind *this dump* method". */
function namesHeading(words: readonly string[], at: number, language: string, { heading }: Known): boolean {
  const noun = words.slice(at + 1, at + 3).find((word) => !isStopWord(word, language));
  return noun !== undefined && (heading?.has(stemOf(noun, language)) ?? false);
}

/** "… a pump. The pump …": what the article names stood in the sentence before, and in no heading. */
function namesAgain(words: readonly string[], { articles }: Lists, language: string, known: Known): boolean {
  if (!known.before || !articles.has(words[0] ?? '')) return false;
  const noun = words.slice(1, 4).find((word) => !isStopWord(word, language));
  if (noun === undefined) return false;
  const term = stemOf(noun, language);
  return known.before.has(term) && !known.above.has(term);
}

/**
 * @param language primary subtag
 * @returns whether a sentence that doesn't lean has no pronoun either that may point to something before it: fit to open
 * an article, and to be quoted
 */
export function pointsNowhere(sentence: string, language: string): boolean {
  const lists = LISTS.get(language);
  if (!lists) return true;
  const [head = ''] = wordsOf(folded(sentence));
  if (DEPENDS.test(head)) return false;
  const words = wordsOf(folded(sentence)).slice(0, 2 * EARLY);
  return !words.some((word, at) => lists.early.has(word) && !JOINS.has(word) && !goesOnFrom(words, at));
}

/** "The cake is a dough, and it is sweet": behind a joint a pronoun stands for what the sentence itself has named. */
function goesOnFrom(words: readonly string[], at: number): boolean {
  return at >= EARLY && JOINTS.has(words[at - 1] ?? '');
}

const JOINTS = setOf(
  'and but or because so und aber weil denn et mais car y pero porque e ma perché mas en maar want и но',
);
/** A condition or purpose speaks to somebody who knows already what it is about: "If you only want …", "To recover, …". */
const DEPENDS =
  /^(?:to|um|pour|once|sobald|nachdem|if|when|whenever|while|although|though|unless|wenn|falls|si|cuando|quando|als)$/u;
/** These join clauses, or are articles, more often than they point. */
const JOINS = setOf(
  'that such one das dem die dat sein seine ihre ihr su sus son sa ses leur leurs en y its their his her suo sua seu sua',
);

/** In lower case, with one form of apostrophe, and without the vowel signs of Arabic, which are written or not. */
function folded(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/^["'“‘«„([¿¡「『（]+/u, '');
}

function wordsOf(lower: string): string[] {
  return (lower.match(/[\p{L}\p{M}\p{Nd}_-]+/gu) ?? []).slice(0, 60);
}
