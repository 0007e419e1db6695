import { WordRuns, countWords } from '../../../libs/text/index.js';
import type { Claim } from '../claims.js';
import type { Source } from '../../research/source.js';
import { defineCheck, type DeskInput, type DeskItem } from './desk-check.js';
import { blocksOf } from '../draft.js';
import { shortened } from './draft-sentences.js';

/** A run of eight words that a page has too counts as copied. */
const RUN = 8;
/** Of the article's words: this share of one third-party page outside of quotations warns. */
const WARN_SHARE = 0.02;
const FAIL_SHARE = 0.05;
/** A run of this many words is a copied passage, however long the article. */
const FAIL_RUN = 40;
/** What quotation law is assumed to allow: short, and little of the page; see docs/writing.md. */
const LONGEST_QUOTE = 40;
const MOST_OF_SOURCE = 0.05;
const MOST_OF_ARTICLE = 0.1;

/** Of third-party pages the article holds little, and that quoted. */
export const sourceOverlap = defineCheck({ name: 'source_overlap', version: 1, blocking: true }, (input) => {
  const strangers = input.sources.filter(({ rights }) => rights === 'third_party');
  if (strangers.length === 0)
    return { verdict: 'pass', score: 0, threshold: FAIL_SHARE, summary: 'No source is a stranger’s.' };
  const prose = ownWordsOf(input);
  const words = Math.max(1, input.wordCount);
  const items: DeskItem[] = [];
  let [score, copied] = [0, false];
  for (const source of strangers) {
    const taken = new WordRuns(source.text, RUN, input.language).overlapOf(prose);
    const share = taken.words / words;
    score = Math.max(score, share);
    copied ||= taken.longest >= FAIL_RUN;
    if (share < WARN_SHARE && taken.longest < FAIL_RUN) continue;
    const message = `${taken.words} words stand in ${source.id} as well, ${taken.longest} in one run, and not as a quotation.`;
    items.push({ blockId: null, message });
  }
  const quotes = faultsOfQuotes(input, strangers);
  const failed = score >= FAIL_SHARE || copied || quotes.tooMuch.length > 0;
  const all = [...items, ...quotes.tooMuch, ...quotes.much];
  return {
    verdict: failed ? 'fail' : all.length > 0 ? 'warn' : 'pass',
    score,
    threshold: FAIL_SHARE,
    summary:
      all.length === 0
        ? 'Of strangers’ pages only short quotations stand in the article.'
        : 'More of strangers’ pages stands in the article than may.',
    items: all,
  };
});

/** All but quotations, and but what a page of the edition or a text of the caller says in the same words. */
function ownWordsOf({ draft, sources, claims }: DeskInput & { readonly claims: readonly Claim[] }): string {
  const quotes = new Set(blocksOf(draft).flatMap(({ id, kind }) => (kind === 'quote' ? [id] : [])));
  const free = new Set(sources.flatMap(({ id, rights }) => (rights === 'third_party' ? [] : [id])));
  return claims
    .filter(({ blockId }) => !quotes.has(blockId))
    .filter(
      ({ evidence }) => !evidence.some(({ match, sourceId }) => match === 'verbatim' && free.has(sourceId)),
    )
    .map(({ text }) => text)
    .join(' ');
}

function faultsOfQuotes(
  { draft, wordCount }: DeskInput,
  strangers: readonly Source[],
): { readonly tooMuch: readonly DeskItem[]; readonly much: readonly DeskItem[] } {
  const tooMuch: DeskItem[] = [];
  const much: DeskItem[] = [];
  const quoted = new Map<string, { words: number; quotes: number }>();
  let all = 0;
  for (const { id, kind, sentences } of blocksOf(draft)) {
    if (kind !== 'quote') continue;
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const words = countWords(text);
    const from = strangers.find((source) =>
      sentences.some(({ evidence }) => evidence.some(({ sourceId }) => sourceId === source.id)),
    );
    if (!from) continue;
    all += words;
    const before = quoted.get(from.id) ?? { words: 0, quotes: 0 };
    quoted.set(from.id, { words: before.words + words, quotes: before.quotes + 1 });
    if (words > LONGEST_QUOTE)
      tooMuch.push({ blockId: id, message: `A quotation of ${words} words: “${shortened(text)}”` });
  }
  for (const source of strangers) {
    const { words = 0, quotes = 0 } = quoted.get(source.id) ?? {};
    // A first quotation passes however short the page is.
    if (quotes > 1 && words > source.words * MOST_OF_SOURCE)
      tooMuch.push({
        blockId: null,
        message: `${words} of the ${source.words} words of ${source.id} are quoted.`,
      });
  }
  // An article may have to consist of quotations alone; its writer then warns of it too.
  if (all > wordCount * MOST_OF_ARTICLE && [...quoted.values()].some(({ quotes }) => quotes > 0))
    much.push({ blockId: null, message: `${all} of the article’s ${wordCount} words are quotations.` });
  return { tooMuch, much };
}
