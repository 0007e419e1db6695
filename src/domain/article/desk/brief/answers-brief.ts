import {
  countTerms,
  foldText,
  holdsPhrase,
  namesTerm,
  partsOf as partsOfBrief,
  termsOf,
  type Subject,
  type SubjectTerm,
} from '../../../../libs/text/index.js';
import { textOfBlock } from '../../claims.js';
import { defineCheck, type DeskInput, type DeskItem } from '../desk-check.js';
import { blocksOf } from '../../draft.js';
import { sentencesOf, withoutListings } from '../draft-sentences.js';
import { formFaults } from './form-faults.js';
import type { Lack } from './lack.js';
import { judgedParts, namesSubject, type JudgedPart } from './on-subject.js';
import { partsLacking } from './parts-lacking.js';
import { tornSections } from './torn-sections.js';

/**
 * The share of the words that is on the subject. Of 46 labelled articles those that answer their brief have 0.51 at least, but for
 * one that says it in other words, and 15 of the 20 that do not have less than half (ADR 048).
 */
const ON_SUBJECT = { fail: 0.5, pass: 0.8 };
/** With this share of the brief's headings left out an article does not answer it. */
const HEADINGS_DROPPED = 0.5;

const NO_SUBJECT = 'The brief names nothing that the article must be about.';
/** A pair of Japanese letters of which one is a particle is no word. */
const HAS_PARTICLE = /^(?:\p{Script=Hiragana}.|.\p{Script=Hiragana})$/u;
/** Chosen: a single listing may be of something else. */
const FEWEST_LISTINGS = 2;
/** With words of this share of the subject's weight never named, an article is about something else. */
const NEVER_NAMED = 0.5;
/** Chosen: with one word of its brief an article may be about anything. */
const FEWEST_NAMED = 2;

/**
 * The article answers its brief: it is on the subject, opens with it, names what must be named, tells each part and fact that is
 * asked for, and has the form and headings asked for.
 */
export const answersBrief = defineCheck({ name: 'answers_brief', version: 6, blocking: true }, (input) => {
  const { subject } = input;
  if (!subject) return { verdict: 'skipped', summary: 'What the brief asks about is not recorded.' };
  const given = headingsGiven(input);
  const thing = given.length > 0 ? [] : thingOf(input.input ?? '', subject);
  const about = { ...input, subject, given, thing };
  const parts = partsOf(about);
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const share = words === 0 ? 1 : parts.reduce((sum, part) => sum + part.onSubject, 0) / words;
  const off = parts.filter((part) => part.heading !== null && part.onSubject < part.words / 2);
  const lacks: readonly Lack[] = [
    ...off.map(({ heading }) => ({ message: `Section “${heading}” is not on the subject.` })),
    ...leadLacks(about),
    ...termsLacking(about),
    ...briefLacks(about),
    ...keywordsLacking(about),
    ...headingsLacking(about),
    ...formLacks(about),
    ...commandsLacking(about),
    ...tornSections(input.draft, input.sources),
  ];
  const fails = share < ON_SUBJECT.fail || lacks.some((lack) => lack.fails);
  return {
    verdict: fails ? 'fail' : lacks.length > 0 || share < ON_SUBJECT.pass ? 'warn' : 'pass',
    score: share,
    threshold: ON_SUBJECT.pass,
    summary: summaryOf(lacks, subjectWords(parts, share, off.length)),
    items: lacks.map(({ message }): DeskItem => ({ blockId: null, message })),
  };
});

interface About extends DeskInput {
  readonly subject: Subject;
  /** The headings that the brief gives. */
  readonly given: readonly string[];
  /** What the things are asked of that the brief lists. */
  readonly thing: readonly SubjectTerm[];
}

function partsOf({ draft, given, subject, thing }: About): JudgedPart[] {
  if (subject.terms.length === 0) return [];
  const folded = new Set(given.map(foldText));
  return judgedParts(draft, subject, (heading) => folded.has(foldText(heading)), thing);
}

/** The words of the subject that stand before the second of the things that the brief lists; none where it lists nothing. */
function thingOf(input: string, subject: Subject): SubjectTerm[] {
  const [, second] = partsOfBrief(input, subject.language);
  if (!second) return [];
  const said = countTerms(termsOf(input.slice(0, input.indexOf(second.text)), subject.language));
  return subject.terms.filter((term) => namesTerm(term, said));
}

/** What fails comes first, because a reader of the summary alone asks why. */
function summaryOf(lacks: readonly Lack[], ofSubject: string): string {
  const first = lacks.find(({ fails }) => fails) ?? lacks[0];
  if (!first || first.message === ofSubject) return ofSubject;
  const others = lacks.length === 1 ? '' : ` (and ${lacks.length - 1} more)`;
  return `${first.message.replace(/[.]$/, '')}${others}. ${ofSubject}`;
}

function subjectWords(parts: readonly JudgedPart[], share: number, off: number): string {
  if (parts.length === 0) return NO_SUBJECT;
  const sections = parts.filter(({ heading }) => heading !== null).length;
  const ofSections = sections === 0 ? '' : ` and ${sections - off} of ${sections} sections`;
  return `${Math.round(100 * share)} % of the words${ofSections} are on the subject of the brief.`;
}

/** The first paragraph is what search engines and readers in a hurry see. */
function leadLacks({ draft, subject, thing }: About): Lack[] {
  const [first] = withoutListings(draft).lead;
  if (subject.terms.length === 0 || first === undefined) return [];
  if (namesSubject(subject, termsOf(textOfBlock(first), subject.language), thing)) return [];
  return [{ message: 'The first paragraph does not name the subject.' }];
}

/** Headings of the brief say themselves what its parts are. */
function briefLacks({ draft, given, input, language }: About): Lack[] {
  return input === undefined || given.length > 0 ? [] : partsLacking(draft, input, language);
}

/**
 * Words that are not required count towards the failure where they are no heavier than those that are: heavier ones are on no
 * page of a site, and may be "properly".
 */
function termsLacking({ outline, sources, subject, text }: About): Lack[] {
  if (subject.terms.length === 0) return [{ message: NO_SUBJECT }];
  const said = countTerms(termsOf(text, subject.language));
  const heaviest = Math.max(0, ...subject.terms.map(({ required, weight }) => (required ? weight : 0)));
  const missing = subject.terms.filter((term) => term.weight <= heaviest && !namesTerm(term, said));
  const named = subject.terms.filter((term) => namesTerm(term, said));
  const isMuch = weightOf(missing) >= NEVER_NAMED;
  const unsaid =
    isMuch && named.length >= FEWEST_NAMED ? unsaidBySources(missing, named, sources, subject.language) : [];
  const asked = missing.filter((term) => !unsaid.includes(term));
  const fails = isMuch && weightOf(asked) >= NEVER_NAMED * (1 - weightOf(unsaid));
  const isNamed = named.length >= FEWEST_NAMED;
  const inTitle = countTerms(termsOf(outline.title, subject.language));
  return missing
    .filter(({ required, term }) => (required || fails) && !HAS_PARTICLE.test(term))
    .map((term) => {
      // Who reads the title has read it, where the text names more of the subject; how it says the rest is for a reader to judge.
      const isInTitle = namesTerm(term, inTitle);
      const where = isInTitle ? 'is named in the title alone' : 'is never named';
      return { message: `“${term.word}” ${where}.`, fails: fails && !(isInTitle && isNamed) };
    });
}

/**
 * What no source says can't be asked of an article that names other words of the brief, "explain" or "residents": it stays a
 * warning. But a word heavier than all those is what the brief is about.
 */
function unsaidBySources(
  missing: readonly SubjectTerm[],
  named: readonly SubjectTerm[],
  sources: DeskInput['sources'],
  language: string,
): SubjectTerm[] {
  const heaviest = Math.max(...named.map(({ weight }) => weight));
  const light = missing.filter(({ weight }) => weight <= heaviest);
  const inSources = sources.map(({ text, title }) => countTerms(termsOf(`${title}\n${text}`, language)));
  return light.filter((term) => !inSources.some((counts) => namesTerm(term, counts)));
}

function weightOf(terms: readonly SubjectTerm[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

function keywordsLacking({ language, settings, text }: About): Lack[] {
  const keywords = settings?.keywords ?? [];
  if (keywords.length === 0) return [];
  const said = new Set(termsOf(text, language));
  const isUsed = (keyword: string) => {
    const terms = termsOf(keyword, language);
    return (terms.length > 0 && terms.every((term) => said.has(term))) || holdsPhrase(text, keyword);
  };
  return keywords
    .filter((keyword) => !isUsed(keyword))
    .map((keyword) => ({ message: `The keyword “${keyword}” is not used.` }));
}

function headingsGiven({ settings }: DeskInput): string[] {
  return Array.isArray(settings?.sections) ? settings.sections.map(({ heading }) => heading) : [];
}

function headingsLacking({ draft, given }: About): Lack[] {
  const printed = new Set(draft.sections.map(({ heading }) => foldText(heading)));
  const dropped = given.filter((heading) => !printed.has(foldText(heading)));
  const fails = dropped.length > 0 && dropped.length >= HEADINGS_DROPPED * given.length;
  return dropped.map((heading) => ({ message: `The brief’s heading “${heading}” is missing.`, fails }));
}

/** Headings of the brief go before any form: then what the form lacks is a warning. */
function formLacks({ draft, given, input, settings, subject }: About): Lack[] {
  const asked = { form: settings?.article_type ?? 'article', input, keywords: settings?.keywords ?? [] };
  return formFaults(draft, asked, subject).map(({ message, missesForm }) => ({
    message,
    fails: missesForm && given.length === 0,
  }));
}

/** A how-to that tells nobody what to type, though the pages that it rests on show it. Their words for it may be in a sentence. */
function commandsLacking({ draft, settings, sources }: About): Lack[] {
  if (settings?.article_type !== 'how_to' || blocksOf(draft).some(({ kind }) => kind === 'code')) return [];
  const cited = new Set(
    sentencesOf(draft).flatMap(({ sentence }) => sentence.evidence.map((each) => each.sourceId)),
  );
  const listings = sources
    .filter(({ id }) => cited.has(id))
    .flatMap(({ blocks }) => blocks.filter(({ kind, aside }) => kind === 'code' && aside !== true));
  if (listings.length < FEWEST_LISTINGS) return [];
  return [
    { message: `The how-to shows no command, and the pages that it cites have ${listings.length} listings.` },
  ];
}
