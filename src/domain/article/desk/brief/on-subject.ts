import {
  countTerms,
  countWords,
  namesTerm,
  subjectCover,
  termsOf,
  type Subject,
  type SubjectTerm,
} from '../../../../libs/text/index.js';
import { textOfBlock } from '../../claims.js';
import type { Draft, DraftBlock } from '../../draft.js';
import { withoutListings } from '../draft-sentences.js';

/** One of many words that a brief requires does not make a paragraph one on its subject: this share of their weight does. */
const OF_REQUIRED = 0.25;
/** From this share of the required words on an article names most of them (chosen). */
const MOST_NAMED = 0.5;
/** A paragraph that has none of the required words must have this share of the subject's weight in others. */
const COVERED = 0.5;
/** A part is on the subject as a whole when its paragraphs that name it have this share of its words. */
const OF_PART = 0.5;
/**
 * Or when this share of its different words stands in the article's paragraphs that name the subject: an account of one event
 * names it at the start and goes on from there. Of 100 articles of an encyclopedia 22 would fail without this, and 5 do with it;
 * of 20 articles that miss their brief it lets one more pass (ADR 048).
 */
const LIKE_THE_REST = 0.35;

/** The lead of a draft, or a section. */
export interface JudgedPart {
  /** Null for the lead. */
  readonly heading: string | null;
  readonly words: number;
  /** Of them, in sentences on the subject. */
  readonly onSubject: number;
}

/**
 * How much of each part of a draft is on the subject of its brief. A paragraph is, when it names the subject together with
 * the headings above it.
 *
 * @param isGiven tells headings of the brief: what stands under one is on the subject too when it names half of what the heading does
 * @param thing as for `namesSubject`
 */
export function judgedParts(
  draft: Draft,
  subject: Subject,
  isGiven: (heading: string) => boolean,
  thing: readonly SubjectTerm[] = [],
): JudgedPart[] {
  const { lead, sections } = withoutListings(draft);
  const parts = [{ heading: null, blocks: lead }, ...sections].filter(({ blocks }) => blocks.length > 0);
  const about = withoutUnnamedTerms(subject, parts);
  const read = parts.map(({ heading, blocks }) =>
    readPart(about, thing, heading, blocks, heading !== null && isGiven(heading)),
  );
  const naming = new Set(read.flatMap((part) => part.termsOfNaming));
  return read.map(({ heading, words, terms, naming: wordsOfNaming }) => {
    const isWhole = wordsOfNaming >= OF_PART * words || sharedWith(naming, terms) >= LIKE_THE_REST;
    return { heading, words, onSubject: isWhole ? words : wordsOfNaming };
  });
}

/** A required word that no paragraph has tells none from another, where the article names most of them; it is reported by itself. */
function withoutUnnamedTerms(
  subject: Subject,
  parts: readonly { readonly heading: string | null; readonly blocks: readonly DraftBlock[] }[],
): Subject {
  const text = parts.flatMap(({ heading, blocks }) => [heading ?? '', ...blocks.map(textOfBlock)]).join('\n');
  const said = countTerms(termsOf(text, subject.language));
  const required = subject.terms.filter((term) => term.required);
  const named = required.filter((term) => namesTerm(term, said));
  if (weightOf(named) < MOST_NAMED * weightOf(required)) return subject;
  return { ...subject, terms: subject.terms.filter((term) => !term.required || named.includes(term)) };
}

interface ReadPart {
  readonly heading: string | null;
  readonly words: number;
  readonly terms: readonly string[];
  /** Words of the paragraphs that name the subject. */
  readonly naming: number;
  readonly termsOfNaming: readonly string[];
}

function readPart(
  subject: Subject,
  thing: readonly SubjectTerm[],
  heading: string | null,
  blocks: readonly DraftBlock[],
  isGiven: boolean,
): ReadPart {
  const { language } = subject;
  const above = termsOf(heading ?? '', language);
  let under: readonly string[] = [];
  const read = blocks.map((block) => {
    const text = textOfBlock(block);
    if (block.kind === 'subheading') under = termsOf(text, language);
    const terms = termsOf(`${block.label ?? ''} ${text}`, language);
    const names =
      namesSubject(subject, [...above, ...under, ...terms], thing) ||
      (isGiven && sharedWith(new Set(terms), above) >= 0.5);
    return { words: countWords(text), terms, names };
  });
  const naming = read.filter(({ names }) => names);
  return {
    heading,
    words: sumOf(read),
    terms: read.flatMap(({ terms }) => terms),
    naming: sumOf(naming),
    termsOfNaming: naming.flatMap(({ terms }) => terms),
  };
}

/**
 * @param thing of a brief that lists what it asks for of one thing, the words of that thing: a paragraph on it is on the subject,
 *   though the rarer words are those of the list: "the swimming pool, with times, prices and lessons"
 * @returns whether words have enough of what the subject requires, or others of it that weigh much, or name the thing
 */
export function namesSubject(
  subject: Subject,
  terms: readonly string[],
  thing: readonly SubjectTerm[] = [],
): boolean {
  const counts = countTerms(terms);
  const isNamed = (some: readonly SubjectTerm[], share: number) => {
    const named = weightOf(some.filter((term) => namesTerm(term, counts)));
    return named > 0 && named >= share * weightOf(some);
  };
  return (
    isNamed(
      subject.terms.filter((term) => term.required),
      OF_REQUIRED,
    ) ||
    subjectCover(subject, counts) >= COVERED ||
    isNamed(thing, COVERED)
  );
}

function weightOf(terms: readonly SubjectTerm[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

function sumOf(read: readonly { readonly words: number }[]): number {
  return read.reduce((sum, { words }) => sum + words, 0);
}

/** @returns the share of different terms that are in a set; 0 of none */
function sharedWith(set: ReadonlySet<string>, terms: readonly string[]): number {
  const own = new Set(terms);
  let shared = 0;
  for (const term of own) if (set.has(term)) shared += 1;
  return own.size === 0 ? 0 : shared / own.size;
}
