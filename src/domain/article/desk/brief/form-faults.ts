import {
  comparedNames,
  countTerms,
  entriesAsked,
  namesTerm,
  numbersIn,
  primaryLanguage,
  termsOf,
  type Subject,
} from '../../../../libs/text/index.js';
import type { ArticleForm } from '../../../brief/settings.js';
import { textOfBlock } from '../../claims.js';
import { blocksOf, type Draft, type DraftBlock } from '../../draft.js';
import { withoutListings } from '../draft-sentences.js';

/** With fewer entries a text is no list. */
const FEWEST_ENTRIES = 3;
const FEWEST_STEPS = 2;
/** In UTF-16 units, of a number in letters at the beginning of a brief. */
const LONGEST_NUMBER = 12;
const QUESTION = /[?？؟]\s*$/u;
const GREEK_QUESTION = /[?;\u037e]\s*$/u;

export interface FormFault {
  readonly message: string;
  /** Whether a draft with it is not in the form at all, so that the brief is not answered. */
  readonly missesForm: boolean;
}

const NAMES: Readonly<Record<ArticleForm, string>> = {
  article: 'an article',
  how_to: 'a how-to',
  listicle: 'a listicle',
  comparison: 'a comparison',
  faq: 'an FAQ',
  news_brief: 'a news brief',
  digest: 'a digest',
};

/** What a brief says of the form of its article. */
export interface AskedForm {
  readonly form: ArticleForm;
  readonly input: string | undefined;
  readonly keywords: readonly string[];
}

/** What a draft lacks of the form that its brief asks for. */
export function formFaults(
  whole: Draft,
  { form: asked, input = '', keywords }: AskedForm,
  subject: Subject,
): FormFault[] {
  const draft = withoutListings(whole);
  const faults: FormFault[] = [];
  if (draft.form !== asked) {
    const message = `The brief asks for ${NAMES[asked]}, and this is written as ${NAMES[draft.form]}.`;
    faults.push({ message, missesForm: false });
  }
  const blocks = blocksOf(draft);
  if (asked === 'how_to' && count(blocks, ['step', 'item']) < FEWEST_STEPS)
    faults.push({ message: 'The how-to has no steps.', missesForm: true });
  if (asked === 'listicle') faults.push(...entriesLacking(entriesIn(draft, blocks), input, subject.language));
  if (asked === 'comparison') {
    const names = [input, ...keywords]
      .map((text) => comparedNames(text, subject.language))
      .find((each) => each.length > 1);
    faults.push(...(names ? sidesMissing(blocks, names, subject.language) : sidesUnnamed(blocks, subject)));
  }
  if (asked === 'faq') faults.push(...unanswered(draft, subject.language));
  return faults;
}

function entriesLacking(printed: number, input: string, language: string): FormFault[] {
  if (printed < FEWEST_ENTRIES)
    return [{ message: `The listicle has fewer than ${FEWEST_ENTRIES} entries.`, missesForm: true }];
  const asked = entriesAsked(input, language);
  if (asked === undefined || asked === printed) return [];
  const message = `The brief asks for ${asked} entries, and the listicle has ${printed}.`;
  return [{ message, missesForm: beginsWithNumber(input, language) && printed < asked / 2 }];
}

/** Elsewhere a number may be a name's or a bound: "Windows 11 tips", "snacks for children under 12". */
function beginsWithNumber(input: string, language: string): boolean {
  const [first = ''] = input.trim().slice(0, LONGEST_NUMBER).split(/\s/u, 1);
  return /^[\p{L}\p{N}]+$/u.test(first) && numbersIn(first, language).length > 0;
}

/** Every thing compared must be named, and by more than one sentence. */
function sidesMissing(
  blocks: readonly DraftBlock[],
  names: readonly string[],
  language: string,
): FormFault[] {
  const sentences = blocks
    .flatMap((block) =>
      block.kind === 'subheading' ? [textOfBlock(block)] : block.sentences.map(({ text }) => text),
    )
    .map((text) => new Set(termsOf(text, language)));
  const counted = names.map((name) => {
    const terms = termsOf(name, language);
    const own = terms.filter(
      (term) => !names.some((other) => other !== name && termsOf(other, language).includes(term)),
    );
    const named = sentences.filter((said) => own.length > 0 && own.every((term) => said.has(term))).length;
    return { name, named: own.length === 0 ? Infinity : named };
  });
  const missing = counted.filter(({ named }) => named === 0);
  if (missing.length >= names.length - 1) {
    const only = counted.find(({ named }) => named > 0);
    const message = only
      ? `The comparison names “${only.name}” only.`
      : 'The comparison names none of the things compared.';
    return [{ message, missesForm: true }];
  }
  return [
    ...missing.map(({ name }) => ({
      message: `The comparison does not name “${name}”.`,
      missesForm: missing.length * 2 >= names.length,
    })),
    ...counted
      .filter(({ named }) => named === 1)
      .map(({ name }) => ({ message: `The comparison has one sentence on “${name}”.`, missesForm: false })),
  ];
}

function count(blocks: readonly DraftBlock[], kinds: readonly DraftBlock['kind'][]): number {
  return blocks.filter(({ kind }) => kinds.includes(kind)).length;
}

/** Sections, items or subheadings: a writer may make entries of any. */
function entriesIn({ sections }: Draft, blocks: readonly DraftBlock[]): number {
  return Math.max(sections.length, count(blocks, ['item', 'step']), count(blocks, ['subheading']));
}

/** The words that the subject requires are what it compares. */
function sidesUnnamed(blocks: readonly DraftBlock[], subject: Subject): FormFault[] {
  const sides = subject.terms.filter(({ required }) => required);
  if (sides.length < 2) return [];
  const said = countTerms(termsOf(blocks.map(textOfBlock).join('\n'), subject.language));
  const named = sides.filter((side) => namesTerm(side, said));
  if (named.length > 1) return [];
  const only = named[0] ? `names “${named[0].word}” only` : 'names none of the things compared';
  return [{ message: `The comparison ${only}.`, missesForm: true }];
}

/** A question is a heading or an item with a question mark; what follows it answers it. */
function unanswered({ sections }: Draft, language: string): FormFault[] {
  // A semicolon ends a Greek question, and no other.
  const mark = primaryLanguage(language) === 'el' ? GREEK_QUESTION : QUESTION;
  let answered = 0;
  const open: string[] = [];
  for (const { heading, blocks } of sections) {
    let question = mark.test(heading) ? heading : null;
    for (const block of blocks) {
      const text = textOfBlock(block);
      const asks = block.kind !== 'paragraph' && mark.test(text);
      if (asks && question !== null) open.push(question);
      if (!asks && question !== null && block.kind !== 'subheading') answered += 1;
      if (asks) question = text;
      else if (block.kind !== 'subheading') question = null;
    }
    if (question !== null) open.push(question);
  }
  if (answered === 0) return [{ message: 'The FAQ answers no question.', missesForm: true }];
  return open.map((question) => ({ message: `“${question}” has no answer.`, missesForm: false }));
}
