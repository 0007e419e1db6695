import { isRecordOf, isString } from '../../libs/shape/index.js';
import type { StageName } from './stages.js';
import {
  countCodePoints,
  cutCodePoints,
  isStopWord,
  segmentSentences,
  segmenterFor,
  withoutTail,
} from '../../libs/text/index.js';

/**
 * A brief's first sentence is the title, whole, up to here: a headline cut in the middle of a phrase is worse than a long
 * one. What search engines show is the meta title, which is shorter.
 */
export const LONGEST_TITLE = 120;

/** A shorter clause says too little. */
const SHORTEST_CUT = 30;

const DOING = '(?:write|create|draft|compose|produce|prepare)';
const TEXT =
  '(?:blog ?posts?|blog articles?|articles?|posts?|guides?|pieces?|texts?|tutorials?|introductions?|overviews?)';
const ON =
  '(?:about|on|regarding|concerning|covering|explaining|describing|that (?:explains|describes|covers))';

/** "Please write me a short article for beginners about": the order, which is no part of the subject. */
const ORDER = new RegExp(
  `^(?:please,? )?(?:(?:can|could|would) you (?:please )?)?(?:${DOING}(?: (?:me|us))?|(?:i|we) (?:need|want)) ` +
    `(?:(?:an?|the|one|some) )?(?:[\\p{L}\\p{N}’'-]+,? ){0,5}?${TEXT} (?:for [^.,;:]{1,40}? )?${ON} |` +
    `^(?:please,? )?write (?:(?:me|us) )?about `,
  'iu',
);

/** "Show our members how to", "An article for beginners about": whom it is for, and that it is a text, are no part of a title. */
const AUDIENCE =
  /^(?:please,? )?(?:show|tell|teach|help|explain to) (?:[\p{L}\p{N}’'-]+ ){1,12}?(?=how to )|^an? (?:(?:article|text|piece|post|digest|summary|overview)) (?:for (?:[\p{L}\p{N}’'-]+ ){1,6}?)?(?:about|on|of) (?=what |how |why |which )/iu;

/** "Write an introduction to": there the rest is a title already. */
const ORDER_OF_TITLE = new RegExp(
  `^(?:please,? )?${DOING}(?: (?:me|us))?(?: (?:an?|the|one|some))? (?=(?:[\\p{L}\\p{N}’'-]+,? ){0,5}?${TEXT} (?:to|of|for) )`,
  'iu',
);

/**
 * @param given the brief's own title, unchanged except for white space around and inside it
 * @param input what the article is about; its first line or sentence makes the title
 * @returns a title of one line, never empty unless both are
 */
export function titleOf(given: string | null | undefined, input: string, language: string): string {
  const own = given?.replace(/\s+/gu, ' ').trim();
  if (own) return own;
  const line = input.trim().split(/\r?\n/u)[0] ?? '';
  const first = segmentSentences(line, language)[0]?.text ?? line;
  const folded = first.replace(/\s+/gu, ' ').trim();
  const subject = folded.replace(ORDER, '').replace(ORDER_OF_TITLE, '').replace(AUDIENCE, '') || folded;
  return capitalised(shortenedTitle(withoutFinalMark(subject), LONGEST_TITLE, language), language) || folded;
}

const isTitled = isRecordOf({ title: isString });

/**
 * The headline that a stage has settled on: that of the meta stage, else the planned one.
 * @param made what stages left
 * @returns null where neither of the two is among them
 */
export function plannedTitle(
  made: readonly { readonly stage: StageName; readonly content: unknown }[],
): string | null {
  const contentOf = (wanted: StageName) => made.find(({ stage }) => stage === wanted)?.content;
  const planned = contentOf('meta') ?? contentOf('outline');
  return isTitled(planned) ? planned.title : null;
}

/**
 * Cut where a clause ends, else at a word, and not after one that needs another ("… and how they"). Scripts without spaces are cut
 * between words, too.
 *
 * @param most code points
 */
export function shortenedTitle(title: string, most: number, language: string): string {
  if (countCodePoints(title) <= most) return title;
  // Of what is listed behind a colon some would be left.
  const list = title.search(/[:：] [^:：]*[,、，]/u);
  if (list >= SHORTEST_CUT && list < most) return title.slice(0, list);
  const cut = /\s/u.test(cutCodePoints(title, most))
    ? cutAtWord(title, most)
    : cutInWords(title, most, language);
  const clause = cut.search(/[,;:、，；：–—][^,;:、，；：–—]*$/u);
  if (clause >= SHORTEST_CUT) return withoutFinalMark(cut.slice(0, clause));
  let words = cut.split(' ');
  while (words.length > 1 && isStopWord((words.at(-1) ?? '').toLocaleLowerCase(language), language))
    words = words.slice(0, -1);
  return withoutFinalMark(words.join(' '));
}

function cutInWords(title: string, most: number, language: string): string {
  const head = cutCodePoints(title, most);
  let end = 0;
  for (const { index, segment } of segmenterFor(language, 'word').segment(title)) {
    if (index + segment.length > head.length) break;
    end = index + segment.length;
  }
  return end === 0 ? head : title.slice(0, end);
}

/** Addresses and names such as `iPhone` begin with a small letter on purpose. */
const WRITTEN_SMALL =
  /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|[/~]|[^\s@]+@[^\s@]|(?:[a-z\d-]+\.)+(?:[a-z]{2}|com|org|net|edu|gov|info|dev|app|blog|example)(?=[/:?#,.;]|\s|$)|\p{Ll}+\p{Lu})/u;

export function capitalised(title: string, language: string): string {
  if (WRITTEN_SMALL.test(title)) return title;
  const [letter = '', ...rest] = Array.from(title);
  return letter.toLocaleUpperCase(language) + rest.join('');
}

/** A question mark stays: "Why vacuum?" is not "Why vacuum". */
function withoutFinalMark(text: string): string {
  return withoutTail(text, (letter) => /[\s.。!！,;:،؛–—-]/u.test(letter));
}

/**
 * @param most code points
 * @returns the text up to the last whole word that fits; cut hard only when the first word alone is longer
 */
export function cutAtWord(text: string, most: number): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  const head = points.slice(0, most + 1).join('');
  const space = head.search(/\s\S*$/u);
  const cut = space > 0 ? head.slice(0, space) : points.slice(0, most).join('');
  return withoutTail(cut, (letter) => /[\s.,;:،؛–—-]/u.test(letter));
}
