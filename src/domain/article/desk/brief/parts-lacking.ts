import {
  countTerms,
  factAsked,
  hasSense,
  partsOf,
  shareOfPart,
  tellsFact,
  termsOf,
  type BriefPart,
  type FactKind,
} from '../../../../libs/text/index.js';
import type { Draft } from '../../draft.js';
import type { Lack } from './lack.js';
import { headingsIn, passagesOf, type Passage } from './passages.js';

/** With this share of its words named by a heading or a passage a part of the brief is answered. */
const NAMED = 0.5;
/** A word that so many passages have does not tell one part from another: it counts half. */
const COMMON = { share: 0.25, weight: 0.5 };
/** With this share of the parts not touched at all, a brief is not answered. */
const UNTOUCHED = 0.5;

/** "How interest rates affect prices" names an amount, and asks for none. */
const ASKS_HOW_MUCH =
  /how (?:much|expensive)|what .{0,60}costs?|wie ?viel|wie teuer|was .{0,60}kostet|combien|cuánto|quanto|hoeveel|wat .{0,60}kost|いくら|多少[钱錢]/iu;

const FACTS: Readonly<Record<FactKind, string>> = {
  amount: 'an amount',
  number: 'a number',
  time: 'a date or time',
  name: 'a name',
  decision: 'what was decided',
};

/**
 * What of a brief that asks for several things, or for a certain fact, is not in the article.
 *
 * @param input the brief's topic, in the caller's words
 */
export function partsLacking(draft: Draft, input: string, language: string): Lack[] {
  const article = readArticle(draft, language);
  const parts = partsOf(input, language);
  const missing = parts.flatMap((part) => {
    const share = shareAnswered(part, article);
    return share >= NAMED || tellsItsFact(part, article) ? [] : [{ part, isUntouched: share === 0 }];
  });
  const untouched = missing.filter(({ isUntouched }) => isUntouched).length;
  const fails = untouched > 0 && untouched >= UNTOUCHED * parts.length;
  return [
    ...missing.map(({ part, isUntouched }) => ({
      message: `The brief asks for “${part.text}”, and no section or paragraph covers it.`,
      fails: fails && isUntouched,
    })),
    ...factsLacking(
      parts.filter((part) => missing.every((each) => each.part !== part)),
      input,
      article,
    ),
  ];
}

interface ReadArticle {
  readonly language: string;
  readonly headings: readonly string[];
  readonly passages: readonly Passage[];
  readonly weightOf: (term: string) => number;
}

function readArticle(draft: Draft, language: string): ReadArticle {
  const passages = passagesOf(draft);
  const holding = countTerms(
    passages.flatMap(({ headings, text }) => [...new Set(termsOf([...headings, text].join('\n'), language))]),
  );
  const isCommon = (term: string) => (holding.get(term) ?? 0) > COMMON.share * passages.length;
  const weightOf = (term: string) => (isCommon(term) ? COMMON.weight : 1);
  return { language, headings: headingsIn(draft), passages, weightOf };
}

/** @returns how much of a part the heading or passage that names most of it does, 0 to 1 */
function shareAnswered(part: BriefPart, { language, headings, passages, weightOf }: ReadArticle): number {
  const { sense } = part;
  const isTime = sense !== undefined && sense !== 'setup';
  // "Afterwards" is a heading for what is to be done after a flood.
  if (isTime && headings.some((heading) => hasSense(heading, sense, language))) return 1;
  const texts = passages.flatMap(({ headings: above, text, sentences }) =>
    // "Before" is in many a sentence: it must be the one that names the flood.
    isTime ? sentences : [[...above, text].join('\n')],
  );
  const shares = [...headings, ...texts].map((text) => shareOfPart(part, text, language, weightOf));
  return Math.max(0, ...shares);
}

/** "What it costs" is answered by a price, in whatever words. */
function tellsItsFact({ text }: BriefPart, { language, passages }: ReadArticle): boolean {
  const kind = factAsked(text, language);
  return (
    (kind === 'amount' || kind === 'decision') &&
    passages.some(({ sentences }) => sentences.some((sentence) => tellsFact(sentence, kind, language)))
  );
}

/** The fact that a question wants: in a passage that names the question's words, or at least somewhere. */
function factsLacking(parts: readonly BriefPart[], input: string, article: ReadArticle): Lack[] {
  const { language, passages } = article;
  const questions =
    parts.length > 0 ? parts : [{ text: input, terms: [...new Set(termsOf(input, language))] }];
  return questions.flatMap((question) => {
    const kind = factAsked(question.text, language);
    if (kind === null) return [];
    const telling = passages.filter(({ sentences }) =>
      sentences.some((sentence) => tellsFact(sentence, kind, language)),
    );
    if (telling.length === 0) {
      const message = `The brief asks for ${FACTS[kind]} (“${shortened(question.text)}”), and the article tells none.`;
      // Names and times have too many forms to be sure that there is none, and "How deep learning works" asks for no number.
      const isPlain = kind === 'decision' || (kind === 'amount' && ASKS_HOW_MUCH.test(question.text));
      return [{ message, fails: isPlain }];
    }
    const isBeside = telling.some(({ headings, text }) => {
      const said = new Set(termsOf([...headings, text].join('\n'), language));
      return question.terms.some((term) => said.has(term));
    });
    if (isBeside) return [];
    return [
      {
        message: `The brief asks for ${FACTS[kind]} (“${shortened(question.text)}”), and no sentence beside it has one.`,
      },
    ];
  });
}

const MOST_SHOWN = 80;

function shortened(text: string): string {
  const points = Array.from(text.slice(0, 2 * MOST_SHOWN));
  return points.length <= MOST_SHOWN ? points.join('') : `${points.slice(0, MOST_SHOWN - 1).join('')}…`;
}
