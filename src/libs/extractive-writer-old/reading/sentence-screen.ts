import { isStopWord, countWords } from '../../text/index.js';
import { isOneOfSeveral, pointsBack } from './back-pointers.js';
import { isFurniture, isFurnitureOfListLead, isFurnitureOfStep } from './furniture.js';
import { openersOf } from './openers.js';

export const FEWEST_WORDS = 6;
const FEWEST_WORDS_GOING_ON = 4;
const FEWEST_WORDS_OPENING = 3;
export const MOST_WORDS = 60;
/** Sixty long words; what has more in them is no prose, and would be looked through by all the patterns below. */
const MOST_LETTERS = 1500;

/** What a sentence can be used for. */
export type Fitness = 'prose' | 'question' | 'list_lead' | 'unfit';

const LETTER = /\p{L}/u;
const FINAL_MARK = /[.!。！｡۔।॥።։៕។…](?:["'”’»›“)\]」』）]|\[\w{1,4}\])*$/u;
const QUESTION_MARK = /[?？؟;፧](?:["'”’»›“)\]」』）])*$/u;
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\(/g, /\)/g],
  [/\[/g, /\]/g],
  [/“/g, /”/g],
  [/「/g, /」/g],
  [/（/g, /）/g],
];

/**
 * @param words of the sentence
 * @param goesOn whether the sentence before it is printed too: a short one may follow there ("It refreshes by itself.")
 * @returns whether a sentence may be printed, away from its page, and as what
 */
export function fitnessOf(sentence: string, words: number, language: string, goesOn: boolean): Fitness {
  if (words > MOST_WORDS || sentence.length > MOST_LETTERS) return 'unfit';
  if (!startsLikeSentence(sentence, language) || looksLikeCode(sentence)) return 'unfit';
  if (/[:：]$/.test(sentence)) return words >= 3 && !isFurnitureOfListLead(sentence) ? 'list_lead' : 'unfit';
  if (isQuestion(sentence)) return words >= 3 ? 'question' : 'unfit';
  if (language === 'en' && isEntryOfReference(sentence)) return 'unfit';
  if (
    words < (goesOn ? FEWEST_WORDS_GOING_ON : FEWEST_WORDS) ||
    !FINAL_MARK.test(sentence) ||
    isFurniture(sentence)
  )
    return 'unfit';
  return hasLoosePairs(sentence) || isDamaged(sentence) || /^[(（].*[)）]$/u.test(sentence)
    ? 'unfit'
    : 'prose';
}

/** @returns whether a sentence is too short by itself only: the next of its paragraph may make it whole. */
export function isShortOpening(sentence: string, words: number, language: string): boolean {
  if (words < FEWEST_WORDS_OPENING || words >= FEWEST_WORDS) return false;
  return fitnessOf(sentence, FEWEST_WORDS, language, false) === 'prose';
}

/** @returns whether a sentence is whole, if it is too short to stand anywhere but under the question that it answers. */
export function isShortSentence(sentence: string): boolean {
  return (
    /^["'“‘«„]?[\p{Lu}\p{Lo}\p{Nd}]/u.test(sentence) &&
    FINAL_MARK.test(sentence) &&
    !isQuestion(sentence) &&
    // Of "No." a third is no letter, so the shares that tell code from prose say nothing here.
    !/[{}<>|=$#`\\/]/.test(sentence) &&
    !hasLoosePairs(sentence) &&
    !isFurniture(sentence)
  );
}

/** @returns whether an item of a list may stand in one, full sentence or not. */
export function isFitItem(item: string, language: string): boolean {
  const words = countWords(item, language);
  if (words < 2 || words > MOST_WORDS || item.length > MOST_LETTERS) return false;
  if (looksLikeCode(item) || hasLoosePairs(item) || isDamaged(item) || isQuestion(item)) return false;
  return LETTER.test(item) && !/[:：]$/.test(item) && !isFurniture(item);
}

/** @returns whether an item of a numbered list may stand in one; "Click Save" is furniture anywhere else. */
export function isFitStep(step: string, language: string): boolean {
  const words = countWords(step, language);
  if (words < 2 || words > MOST_WORDS || step.length > MOST_LETTERS) return false;
  if (looksLikeCode(step) || hasLoosePairs(step) || isDamaged(step) || isQuestion(step)) return false;
  return LETTER.test(step) && !/[:：]$/.test(step) && !isFurnitureOfStep(step);
}

/** Without a final mark it may be a heading that lost its tag, the end of a cut-off page, or a line of a menu. */
export function endsLikeSentence(text: string): boolean {
  return FINAL_MARK.test(text);
}

export function isQuestion(text: string): boolean {
  return QUESTION_MARK.test(text) && (!text.endsWith(';') || /\p{Script=Greek}/u.test(text));
}

/** In English a true question starts with its question word or its verb; "And the others?" hangs on what stood before. */
export function isAskedOutright(question: string, language: string): boolean {
  if (language !== 'en') return true;
  return /^["“]?(?:what|how|why|when|where|who|whom|whose|which|can|could|is|are|was|were|do|does|did|should|would|will|may|might|must|has|have)\b/i.test(
    question,
  );
}

/**
 * Text that starts small goes on from something that was cut away (a formula, a code block), unless the small
 * word is a name: "dpkg unpacks the archive."
 */
function startsLikeSentence(sentence: string, language: string): boolean {
  const start = /^["'“‘«„「『([¿¡]*(?:([\p{L}\p{M}\p{Nd}]+)|[/$~@#.<`-]\S*)/u.exec(sentence);
  if (!start) return false;
  const word = start[1];
  if (word === undefined || !/^\p{Ll}/u.test(word)) return true;
  return !isStopWord(word.toLowerCase(), language);
}

/** A tag, or what begins as one: `<img src=x onerror=…` without its end is no prose either. */
const MARKUP = /<\/?[a-z][^<>]{0,200}[>=]/i;

/** Of ten marks of true prose seven are letters (measured on manuals: 0.76 and more) … */
const LETTERS_OF_PROSE = 0.7;
/** … or figures, as many as news have of them; what has fewer words to its figures is a row of a table. */
const LETTERS_BESIDE_FIGURES = 0.5;
/** A number that stands by itself like a word: `£8,000`, `1.200`, `12%`; not the one in `a=1;` or `/var/1`. */
const FIGURE =
  /(?<![^\s("“„«'‘–—-])(?:[€$£¥₹]|US\$)?\p{Nd}+(?:[.,:]\p{Nd}+)*(?: ?[%€٪％])?(?![\p{L}\p{Nd}=/_*+<>|;])/gu;

function lettersIn(text: string): number {
  return text.replace(/[^\p{L}\p{M}]/gu, '').length;
}

/** Output of commands, paths in rows, formulas. */
function looksLikeCode(sentence: string): boolean {
  const visible = sentence.replace(/\s/gu, '').length;
  const letters = lettersIn(sentence);
  const figures = (sentence.match(FIGURE) ?? []).reduce((sum, { length }) => sum + length, 0);
  return (
    (letters + figures) / Math.max(1, visible) < LETTERS_OF_PROSE ||
    letters / Math.max(1, visible) < LETTERS_BESIDE_FIGURES ||
    /[{}]|[<>|=&]{2,}|\$ \S|^#|https?:\/\/\S{40,}/.test(sentence) ||
    MARKUP.test(sentence)
  );
}

/**
 * What taking an image, a note's mark or a formula out of a page leaves behind: empty brackets, a mark of a note, a full
 * stop too many, or two sentences grown together.
 */
const DAMAGE =
  /(?<![\w.])\(\s*(?:[,;]\s*)?\)|(?<!\w)\[\s*\](?!\()|^\[\w{1,3}\]\s|(?<!\.)\.\.["”’)]*$|[:;,]\.["”’)]*$|(?<=\s|\p{Nd})(?:1\d|20)\d\d\.\p{Lu}\p{Ll}|\s\[(?:[a-z]{2}|nb \d+|n \d+|note \d+|[a-z])\](?!\w)/u;

function isDamaged(sentence: string): boolean {
  return DAMAGE.test(sentence);
}

function hasLoosePairs(sentence: string): boolean {
  if ((sentence.match(/(?<![\d\p{L}])"|"(?![\d\p{L}])/gu)?.length ?? 0) % 2 === 1) return true;
  return PAIRS.some(
    ([open, close]) => (sentence.match(open)?.length ?? 0) !== (sentence.match(close)?.length ?? 0),
  );
}

/**
 * References describe an entry without naming it: "Specifies the delay between runs.", "The name of the index to be
 * created." Apart from their entry these are no sentences.
 */
function isEntryOfReference(sentence: string): boolean {
  // `maxTtl: The maximum time …`, `AccuracySec= Specify the accuracy …`, `Write an 'error' level log …`.
  if (/^(?:[\w.$-]{1,60}=|[a-z][\w.$]{0,40}(?:[A-Z_.]|\(\))[\w.$()]{0,40}:) ?(?=[A-Z])/.test(sentence))
    return true;
  if (/^[A-Z][a-z]+ an? ['"‘“`][\w.-]{1,30}['"’”`] /.test(sentence)) return true;
  if (
    /\b(?:passed|given|handed) (?:on |in)?to this (?:function|method|constructor|callback)\b/.test(sentence)
  )
    return true;
  if (
    /^(?:Controls|Specifies|Creates|Returns|Sets|Determines|Enables|Disables|Causes|Forces|Allows|Prevents|Prints|Updates|Selects|Indicates|Defines|Displays|Shows|Lists|Adds|Removes|Deletes|Executes|Performs|Reclaims|Gives|Gets|Provides|Represents|Contains|Describes|Reports|Waits|Reads|Writes|Connects|Configures|Applies|Converts|Checks|Runs|Starts|Stops|Makes|Uses|Turns|Tells|Limits|Requires|Enforces|Computes|Decides|Installs|Denotes|Restricts|Skips|Sends|Stores|Processes|Matches|Changes|Generates|Overrides|Ignores|Aborts) (?!(?:is|are|was|were|can|must|may|will|have|should)\b)/.test(
      sentence,
    )
  ) {
    return true;
  }
  return (
    /^(?:The|An?) (?:\w+ )?(?:name|names|number|list|type|value|path|address|port|host|size|time|amount|set|id|identifier|expression|method|condition|schema|user|password|file|directory|string)(?: \([^)]*\))? (?:of|to|for|in|on|at|used|which|that|whose|where|by|from)\b/.test(
      sentence,
    ) &&
    !/\b(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|does|do|did|contains?|holds?|depends?|determines?|means?|gives?|allows?|uses?|works?|needs?|starts?|becomes?|comes?|goes|lets?|makes?|takes?|shows?|lists?|specif(?:y|ies)|defines?|provides?|refers?|remains?|stays?|tells?|varies|changes?|[a-z]+ed)\b(?<!\bbe \w+ed)/.test(
      sentence.replace(/\([^)]*(?:\)|$)/g, ''),
    )
  );
}

/** "Das Haus" has an article, "Das kostet" a pronoun, and "Das Gleiche" something that was said. */
const ARTICLE_DE =
  /^["„»]?(?:Das|Dem) (?!Gleiche|Selbe|Ganze|Letzte|Erste|Zweite|Andere)(?:\p{Ll}+(?:e|en|er|es) )?\p{Lu}/u;

/** How many words may come before a pronoun that still points back behind them: "And when, however, *they* …". */
const EARLY = 6;

/**
 * @param first whether it is the first sentence of its paragraph
 * @param opensGroup whether it is the first under its heading, where "can also" adds to nothing in particular
 * @returns whether a sentence can be read without the one before it
 */
export function standsAlone(sentence: string, language: string, first: boolean, opensGroup = false): boolean {
  const openers = openersOf(language);
  if (!openers) return first;
  const lower = folded(sentence);
  if (openers.harmless.some((pattern) => pattern.test(lower))) return true;
  if (openers.phrases.some((pattern) => pattern.test(lower))) return false;
  if (!opensGroup && openers.adds?.test(lower)) return false;
  if (pointsBack(lower, language)) return false;
  const words = lower.match(/[\p{L}\p{M}\p{Nd}_'.-]+/gu) ?? [];
  const head = (words[0] ?? '').replace(/'.*/, '');
  const isArticle = language === 'de' && ARTICLE_DE.test(sentence);
  if (openers.first.has(head) && !isArticle) return false;
  if (words.slice(0, 3).some((word) => openers.pronouns.has(word))) return false;
  for (const word of words.slice(isArticle ? 1 : 0, EARLY)) {
    const bare = word.replace(/'.*/, '').replace(/\.$/, '');
    if (openers.early.has(bare)) return false;
    if (!isStopWord(bare, language)) return true;
  }
  return true;
}

/** Vowel signs of Arabic are written or not; no list of words has them. */
function folded(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/^["'“‘«„([¿¡]+/u, '');
}

/**
 * @returns whether a sentence can open a paragraph though those before it were cut out: what it counts on may have
 * been said in them, so it must point to nothing at all
 */
export function opensAfterCut(sentence: string, language: string): boolean {
  return needsNothing(sentence, language, false) && !isOneOfSeveral(folded(sentence));
}

/**
 * @param first whether it is the first sentence of its paragraph, all that can be gone by in a language without lists
 * @returns whether a sentence points to nothing outside itself at all: fit for a lead, a takeaway, a description
 */
export function needsNothing(sentence: string, language: string, first: boolean): boolean {
  const openers = openersOf(language);
  if (!openers || !standsAlone(sentence, language, first)) return first && !openers;
  const words = (sentence.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []).map((word) =>
    word.replace(/['’].*/u, ''),
  );
  if (words.slice(0, EARLY).some((word) => openers.references.has(word))) return false;
  return !words.some((word) => openers.anywhere.has(word) && !isConjunction(word));
}

/** English "that" mostly joins clauses ("files that …"), and the German "das" and "dem" are articles. */
function isConjunction(word: string): boolean {
  return (
    word === 'that' || word === 'das' || word === 'dem' || word === 'such' || word === 'la' || word === 'los'
  );
}
