import { assembleBody } from '../../../src/domain/article/markup/body.js';
import { runDesk } from '../../../src/domain/article/desk/desk.js';
import type { DeskCheck, DeskInput } from '../../../src/domain/article/desk/desk-check.js';
import type { Draft, DraftBlock, DraftSentence, Outline } from '../../../src/domain/article/draft.js';
import type { Subject } from '../../../src/libs/text/index.js';
import type { Source } from '../../../src/domain/research/source.js';
import { sourceOf } from './writer-sources.js';

/** What the source of the article says, one sentence each. */
export const TEXT = [
  'The bakery on Mill Street opens at seven in the morning.',
  'It sells bread, cakes and coffee to people who go to work.',
  'The oven was built in the year 1912 by two brothers from the north.',
  'On Sundays the shop stays closed and the bakers sleep until noon.',
] as const;
export const source = sourceOf('S1', 'The bakery', [TEXT.join(' ')]);

/** A sentence that rests on the place where `quote` stands in a source. */
export function resting(text: string, quote: string, on: Source = source): DraftSentence {
  const start = on.text.indexOf(quote);
  if (start === -1) throw new Error(`${on.id} does not have: ${quote}`);
  return { text, evidence: [{ sourceId: on.id, quote, start, end: start + quote.length }] };
}

/** A sentence of the source, as it stands. */
export function cited(text: string): DraftSentence {
  return resting(text, text);
}

export function paragraph(id: string, ...sentences: DraftSentence[]): DraftBlock {
  return { id, kind: 'paragraph', sentences };
}

export const outline: Outline = {
  title: 'The bakery',
  targetWords: 45,
  sections: [{ id: 'H1', heading: 'Oven and hours', targetWords: 25, sourceIds: ['S1'] }],
};

export const good: Draft = {
  form: 'article',
  lead: [paragraph('B1', cited(TEXT[0]), cited(TEXT[1]))],
  sections: [
    { id: 'H1', heading: 'Oven and hours', blocks: [paragraph('B2', cited(TEXT[2]), cited(TEXT[3]))] },
  ],
};

/** Asked about: the bakery, and its oven. */
export const subject: Subject = {
  language: 'en',
  terms: [
    { term: 'bakeri', word: 'bakery', weight: 0.5, required: true },
    { term: 'oven', word: 'oven', weight: 0.5, required: true },
  ],
};

/** Nothing published, no fault in the HTML, no link: what the world answers to a sound article. */
export const QUIET = { markup: [], links: [], published: { alike: [], titles: [] } } as const;

export function inputOf(draft: Draft, more: Partial<DeskInput> = {}): DeskInput {
  const sources = more.sources ?? [source];
  const language = more.language ?? 'en';
  const body = assembleBody({ draft, sources, language, citations: 'inline' });
  return { draft, outline, sources, subject, language, facts: QUIET, ...body, ...more };
}

/** The sound article with these sentences as its lead. */
export function withLead(...sentences: DraftSentence[]): Draft {
  return { ...good, lead: [paragraph('B1', ...sentences)] };
}

export function checked(name: string, input: DeskInput): DeskCheck {
  const check = runDesk(input).checks.find((one) => one.name === name);
  if (!check) throw new Error(`no check ${name}`);
  return check;
}
