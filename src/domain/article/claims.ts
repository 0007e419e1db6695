import type { Evidence, Source } from '../research/source.js';
import { faultsOf, type Fault, type FaultKind } from '../../libs/faithfulness/index.js';
import {
  joinSentences,
  isAmong,
  numbersIn,
  readingsIn,
  type WrittenNumber,
  ownWordsIn,
  countTerms,
  countWords,
  sameLanguage,
  segmentSentences,
  termsOf,
  TermStatistics,
} from '../../libs/text/index.js';
import { kindOf, type ClaimKind } from './claim-kind.js';

import { blocksOf, type Draft, type DraftBlock, type DraftSentence } from './draft.js';
import { supportOf, type EvidenceMatch, type Support } from './support.js';

export type ClaimVerdict = 'supported' | 'partly_supported' | 'unsupported' | 'contradicted' | 'not_checked';

/** A passage that supports a claim. `text.slice(start, end) === quote` in its source; otherwise it is no evidence. */
export interface ClaimEvidence extends Evidence {
  /** How it supports the claim; null where the quote is not at its place in the source. */
  readonly match: EvidenceMatch | null;
  /** 0 to 1: the share of the claim's terms that this passage has. */
  readonly score: number;
}

export interface ClaimNumber {
  readonly raw: string;
  /** The likeliest reading, as a decimal with a point. */
  readonly value: string;
  /** The source whose cited passage holds it, else the source whose text does; null when no cited source has it. */
  readonly foundIn: string | null;
  /** Whether a cited passage holds it. */
  readonly cited: boolean;
  readonly inWords: boolean;
}

/** One sentence of an article, its evidence, and how far the evidence supports it. It does not say whether it is true. */
export interface Claim {
  /** `C1` … in order. */
  readonly id: string;
  readonly blockId: string;
  /** In UTF-16 units of the block's text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** false for a sentence that asserts nothing: a heading, a connecting phrase. */
  readonly checkRequired: boolean;
  readonly kind: ClaimKind;
  readonly evidence: readonly ClaimEvidence[];
  readonly numbers: readonly ClaimNumber[];
  readonly verdict: ClaimVerdict;
  readonly method: 'exact_search' | 'lexical' | null;
  readonly score: number | null;
  /** A sentence; null where no reason is needed. */
  readonly reason: string | null;
}

/** Raised with every change that could give the same claim another verdict. */
export const CLAIM_CHECKER_VERSION = 8;

/**
 * A passage that has at least this share of a claim's words supports it; from `PARTLY` on, in part. docs/writing.md says
 * what these were measured on.
 */
const SUPPORTED = 0.6;
const PARTLY = 0.35;

export function textOfBlock(block: DraftBlock): string {
  return joinSentences(block.sentences.map((sentence) => sentence.text).filter((text) => text !== ''));
}

/** @returns every sentence of a draft as a claim, with its evidence searched for and scored */
export function claimsOf(draft: Draft, sources: readonly Source[], language: string): Claim[] {
  const byId = new Map(sources.map((source) => [source.id, new CitedSource(source, language)]));
  const claims: Claim[] = [];
  for (const block of blocksOf(draft)) {
    let text = '';
    for (const sentence of block.sentences) {
      text = joinSentences([text, sentence.text].filter((part) => part !== ''));
      claims.push({
        id: `C${claims.length + 1}`,
        blockId: block.id,
        start: text.length - sentence.text.length,
        end: text.length,
        text: sentence.text,
        ...weigh(sentence, block.kind, byId, language),
      });
    }
  }
  return claims;
}

function weigh(
  sentence: DraftSentence,
  block: DraftBlock['kind'],
  sources: ReadonlyMap<string, CitedSource>,
  language: string,
): Omit<Claim, 'id' | 'blockId' | 'start' | 'end' | 'text'> {
  const { text } = sentence;
  const standing = sentence.evidence.map((each) => standsThere(each, sources));
  const quotes = sentence.evidence.filter((_, index) => standing[index]).map(({ quote }) => quote);
  const options = {
    rarity: sources.get(sentence.evidence[0]?.sourceId ?? '')?.rarity,
    around: aroundOf(sentence, sources),
  };
  const evidence = sentence.evidence.map((each, index): ClaimEvidence => {
    const own = standing[index] ? supportOf(text, [each.quote], language, options) : null;
    return { ...each, match: own?.match ?? null, score: own?.score ?? 0 };
  });
  const written = numbersIn(text, language);
  const numbers = written.map((number) => place(number, sentence.evidence, standing, sources, language));
  const checkRequired = asserts(sentence, block, written);
  const common = { checkRequired, kind: kindOf(text, block, written, language), evidence, numbers };
  if (!checkRequired) return { ...common, verdict: 'not_checked', method: null, score: null, reason: null };
  if (evidence.length === 0)
    return { ...common, verdict: 'unsupported', method: null, score: 0, reason: 'It cites no source.' };
  if (standing.includes(false)) {
    const reason = 'Its evidence is not at the stated place in the source.';
    return { ...common, verdict: 'unsupported', method: 'exact_search', score: 0, reason };
  }
  const support = supportOf(text, quotes, language, options);
  const method = support.match === 'verbatim' ? ('exact_search' as const) : ('lexical' as const);
  const missing = numbers.filter(({ cited, inWords }) => !cited && !inWords).map(({ raw }) => raw);
  const faults = faultsBeside(sentence, options.around, quotes, sources, language);
  return { ...common, method, score: support.score, ...judge(support, missing, faults, quotes, language) };
}

/** How much of a source before a passage may name what the passage calls "it". In UTF-16 units. */
const AROUND = 800;

/** What a sentence says otherwise than its passages; nothing of a passage in another language. */
function faultsBeside(
  { text, evidence }: DraftSentence,
  around: string,
  quotes: readonly string[],
  sources: ReadonlyMap<string, CitedSource>,
  language: string,
): Fault[] {
  const isForeign = evidence.some(({ sourceId }) => {
    const source = sources.get(sourceId);
    return source !== undefined && !sameLanguage(source.language, language);
  });
  if (isForeign) return [];
  // A whole sentence of a passage says what it says; a part of one may leave out the "not", or obey an order.
  const isWhole = (quote: string) =>
    quote.includes(text) && segmentSentences(quote, language).some((each) => each.text === text);
  if (quotes.some((quote) => quote === text || isWhole(quote))) return [];
  return faultsOf({ text, quotes, around, language });
}

/** Titles of the sources, and what stands before each passage. */
function aroundOf({ evidence }: DraftSentence, sources: ReadonlyMap<string, CitedSource>): string {
  return evidence
    .flatMap(({ sourceId, start }) => {
      const source = sources.get(sourceId);
      return source ? [source.title, source.text.slice(Math.max(0, start - AROUND), Math.max(0, start))] : [];
    })
    .join('\n');
}

/** What a sentence can say otherwise that stands word for word in another one. */
const TEARS = new Set<FaultKind>(['polarity', 'quantifier']);

/** Where the passages say the opposite, and not only less. */
const CONTRADICTS = new Set<FaultKind>(['unit', 'polarity', 'roles', 'number_roles']);

function judge(
  support: Support,
  missing: readonly string[],
  faults: readonly Fault[],
  quotes: readonly string[],
  language: string,
): Pick<Claim, 'verdict' | 'reason'> {
  const order = faults.find(({ kind }) => kind === 'instruction' || kind === 'advert');
  if (order) return { verdict: 'unsupported', reason: order.reason };
  if (missing.length > 0) {
    const others = quotes.some((quote) => numbersIn(quote, language).some(({ inWords }) => !inWords));
    const verdict = others && support.words >= 0.8 ? 'contradicted' : 'unsupported';
    return { verdict, reason: `The cited text does not have ${missing.join(', ')}.` };
  }
  // A part of a sentence may leave out its "not", or the "not" of its "not all".
  const torn = support.match === 'verbatim' ? faults.filter(({ kind }) => TEARS.has(kind)) : faults;
  if (support.match === 'verbatim' && torn.length === 0) return { verdict: 'supported', reason: null };
  if (support.score < PARTLY)
    return { verdict: 'unsupported', reason: 'The cited text has few of its words.' };
  if (torn.length > 0) {
    const isOpposite = torn.some(({ kind }) => CONTRADICTS.has(kind));
    return {
      verdict: isOpposite ? 'contradicted' : 'unsupported',
      reason: torn.map(({ reason }) => reason).join(' '),
    };
  }
  if (support.score < SUPPORTED)
    return { verdict: 'partly_supported', reason: 'The cited text has only a part of its words.' };
  return { verdict: 'supported', reason: null };
}

function standsThere(
  { sourceId, quote, start, end }: Evidence,
  sources: ReadonlyMap<string, CitedSource>,
): boolean {
  return (
    quote !== '' &&
    start >= 0 &&
    end - start === quote.length &&
    sources.get(sourceId)?.text.slice(start, end) === quote
  );
}

function place(
  number: WrittenNumber,
  evidence: readonly Evidence[],
  standing: readonly boolean[],
  sources: ReadonlyMap<string, CitedSource>,
  language: string,
): ClaimNumber {
  // A source writes numbers by the habit of its own language.
  const passage = evidence.find(
    ({ sourceId, quote }, index) =>
      standing[index] && isAmong(number, readingsIn(quote, sources.get(sourceId)?.language ?? language)),
  );
  const elsewhere =
    passage ?? evidence.find(({ sourceId }) => isAmong(number, sources.get(sourceId)?.readings ?? NOTHING));
  return {
    raw: number.raw,
    value: number.values[0] ?? number.raw,
    foundIn: elsewhere?.sourceId ?? null,
    cited: passage !== undefined,
    inWords: number.inWords,
  };
}

const NOTHING: ReadonlySet<string> = new Set();

const rarities = new WeakMap<Source, TermStatistics>();

/** Counted once for each source: a writer's sentences are judged one by one. */
function rarityIn(source: Source, language: string): TermStatistics {
  let rarity = rarities.get(source);
  if (!rarity) {
    const sentences = segmentSentences(source.text, language);
    rarity = new TermStatistics(sentences.map(({ text }) => countTerms(termsOf(text, language))));
    rarities.set(source, rarity);
  }
  return rarity;
}

/** A source whose numbers are read once, however many sentences look for theirs in it. */
class CitedSource {
  readonly text: string;
  readonly title: string;
  readonly language: string;
  private read: ReadonlySet<string> | null = null;
  /** How rare terms are among its sentences. */
  readonly rarity: () => TermStatistics;

  constructor(source: Source, language: string) {
    this.rarity = () => rarityIn(source, source.language ?? language);
    this.text = source.text;
    this.title = source.title;
    this.language = source.language ?? language;
  }

  get readings(): ReadonlySet<string> {
    return (this.read ??= readingsIn(this.text, this.language));
  }
}

/** A framing sentence of this many words or more asserts something, whatever it is declared as. */
const LONG_FRAME = 30;

/** Whether a sentence needs a source. A connecting phrase must not smuggle in a figure or a quotation. */
function asserts(
  sentence: DraftSentence,
  block: DraftBlock['kind'],
  numbers: readonly WrittenNumber[],
): boolean {
  if (sentence.text.trim() === '') return false;
  if (sentence.evidence.length > 0) return block !== 'subheading';
  if (numbers.some(({ inWords }) => !inWords)) return true;
  if (block === 'subheading') return false;
  if (!sentence.framing) return true;
  return ownWordsIn(sentence.text).length > 0 || countWords(sentence.text) >= LONG_FRAME;
}
