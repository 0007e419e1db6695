import { claimsOf } from '../../../domain/article/claims.js';
import type { DraftSentence } from '../../../domain/article/draft.js';
import type { Evidence } from '../../../domain/research/source.js';
import { isAmong, numbersIn, readingsIn, holdsPhrase, ownWordsIn } from '../../../libs/text/index.js';
import { bareAddressesIn, hasAddress } from './addresses.js';
import type { WrittenSentence } from './cited-text.js';
import type { Passage, Passages } from './passages.js';
import { locateQuotation } from './locate-quotation.js';
import { namesMissing } from './names-abroad.js';
import { SupportFinder, type Support } from './support.js';

export type FaultKind =
  | 'unknown_id'
  | 'address'
  | 'invented_quote'
  | 'number'
  | 'name'
  | 'markup'
  | 'no_source'
  | 'unsupported'
  | 'wrong_source'
  | 'forbidden';

/** Why a sentence is rejected, for the model that is to fix it and for the record. */
export interface Fault {
  readonly kind: FaultKind;
  readonly detail: string;
}

/** A sentence with its evidence; it is accepted when there are no faults. */
export interface Judgement {
  readonly sentence: DraftSentence;
  readonly faults: readonly Fault[];
}

/** HTML has no meaning in a heading, and would be printed as text. */
const TAG = /<\/?[a-z!][^<>]*>/iu;
/** Chosen: the evidence must have this share of a sentence’s words, weighted by rarity. Less is chance. */
const LEAST_SUPPORT = 0.3;
/** Chosen: a sentence without a mark gets a source only if that says nearly the same. */
const PLAINLY_SUPPORTED = 0.6;
/** Chosen: a cited source is wrong when another covers this much more of the sentence, and it covers less than `MOSTLY`. */
const CLEARLY_BETTER = 0.3;
const MOSTLY = 0.6;

/** Compares a model's text with the passages that it was shown. */
export class SentenceJudge {
  private readonly finder: SupportFinder;
  private readonly shownIds: readonly string[];
  private numbersShown: ReadonlySet<string> | null = null;

  constructor(
    private readonly passages: Passages,
    private readonly language: string,
    /** The passages that the model was shown, and may have used. */
    private readonly shown: readonly Passage[],
    private readonly forbidden: readonly string[],
  ) {
    this.finder = new SupportFinder(passages, language);
    this.shownIds = [...new Set(shown.map(({ sourceId }) => sourceId))];
  }

  /** The source of a mark, which names a passage or a source; undefined when neither was shown. */
  private sourceOf(cite: string): string | undefined {
    return this.shown.find(({ id, sourceId }) => id === cite || sourceId === cite)?.sourceId;
  }

  judge({ text, cites }: WrittenSentence): Judgement {
    const known = [...new Set(cites.flatMap((id) => this.sourceOf(id) ?? []))];
    const cited = known.length === 0 && cites.length === 0 ? this.guessed(text) : known;
    const faults = this.faultsOfWords(
      text,
      this.shown.filter(({ sourceId }) => cited.includes(sourceId)),
    );
    for (const id of cites) {
      if (this.sourceOf(id) === undefined)
        faults.push(fault('unknown_id', `[${id}] is not among the passages`));
    }
    if (cited.length === 0) {
      if (cites.length === 0)
        faults.push(fault('no_source', 'it names no passage, and none says it plainly'));
      return { sentence: { text, evidence: [] }, faults };
    }
    const quoted = this.quoted(text, cited);
    const supports = this.supportsOf(text, cited, quoted.evidence, this.marked(cites));
    const evidence = [...quoted.evidence, ...supports.evidence];
    const numbers = this.missingNumbers(text, cited, evidence);
    const sentence = { text: quoted.text, evidence: distinct([...evidence, ...numbers.evidence]) };
    faults.push(...quoted.faults, ...supports.faults, ...numbers.faults);
    return { sentence, faults: faults.length > 0 ? faults : this.faultsAtDesk(sentence) };
  }

  /** The faults that the desk would find, while they can still be fixed. */
  private faultsAtDesk(sentence: DraftSentence): Fault[] {
    const ids = [...new Set(sentence.evidence.map(({ sourceId }) => sourceId))];
    if (!ids.some((id) => this.passages.isComparable(id))) return [];
    const sources = ids.flatMap((id) => this.passages.sourceOf(id) ?? []);
    const block = { id: 'B1', kind: 'paragraph', sentences: [sentence] } as const;
    return claimsOf({ form: 'article', lead: [block], sections: [] }, sources, this.language)
      .filter(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicted')
      .map(({ reason }) => fault('unsupported', reason ?? 'its source does not say it'));
  }

  /**
   * A heading asserts nothing and has no evidence. So it may hold no number or address that the model made up, and no
   * quotation.
   * @param besides text of the brief, whose numbers are allowed too
   */
  judgeHeading({ text, cites }: WrittenSentence, besides = ''): Judgement {
    const faults = this.faultsOfWords(text, this.shown);
    if (cites.some((id) => this.sourceOf(id) === undefined))
      faults.push(fault('unknown_id', 'it names a passage that is not there'));
    if (TAG.test(text)) faults.push(fault('markup', 'it holds HTML'));
    if (ownWordsIn(text).length > 0) faults.push(fault('invented_quote', 'a heading may hold no quotation'));
    const asked = readingsIn(besides, this.language);
    for (const number of numbersIn(text, this.language)) {
      if (!isAmong(number, this.heldNumbers()) && !isAmong(number, asked))
        faults.push(fault('number', `no passage has ${number.raw}`));
    }
    return { sentence: { text, evidence: [], framing: true }, faults };
  }

  private heldNumbers(): ReadonlySet<string> {
    this.numbersShown ??= new Set(this.shown.flatMap((passage) => [...this.passages.numbersIn(passage)]));
    return this.numbersShown;
  }

  /** @param passages whose addresses are allowed */
  private faultsOfWords(text: string, passages: readonly Passage[]): Fault[] {
    const faults: Fault[] = [];
    const unheard = bareAddressesIn(text).filter(
      (address) => !passages.some((passage) => passage.text.toLowerCase().includes(address.toLowerCase())),
    );
    if (hasAddress(text) || unheard.length > 0)
      faults.push(fault('address', 'it holds an address; only marks such as [S1] may'));
    for (const phrase of this.forbidden) {
      if (holdsPhrase(text, phrase))
        faults.push(fault('forbidden', `it holds “${phrase}”, which is forbidden`));
    }
    return faults;
  }

  private guessed(text: string): string[] {
    const [best] = this.ranked(text, this.shownIds);
    return best && best.coverage >= PLAINLY_SUPPORTED ? [best.evidence.sourceId] : [];
  }

  /** The passages that are marked by their own ids, with their neighbours: a sentence may rest on two of them. */
  private marked(cites: readonly string[]): Passage[] {
    const own = this.shown.filter(({ id, sourceId }) => id !== sourceId && cites.includes(id));
    return this.shown.filter(({ sourceId, place }) =>
      own.some((each) => each.sourceId === sourceId && Math.abs(each.place - place) <= 1),
    );
  }

  /** The best place in each of these sources, best first. */
  private ranked(
    text: string,
    sourceIds: readonly string[],
    among: readonly Passage[] = this.shown,
  ): Support[] {
    return sourceIds
      .filter((id) => this.passages.isComparable(id))
      .flatMap((id) => this.finder.best(text, id, among) ?? [])
      .sort((a, b) => b.coverage - a.coverage);
  }

  /** Quoted words are searched in the whole source, and printed in its wording. */
  private quoted(text: string, cited: readonly string[]) {
    const evidence: Evidence[] = [];
    const faults: Fault[] = [];
    let printed = text;
    for (const quotation of ownWordsIn(text).reverse()) {
      const found = this.locate(quotation.text, cited);
      if (found) {
        evidence.unshift(found);
        // A mark that belongs to the surrounding sentence stays with it.
        const tail = /(?<![,.;:!?…\s])[,.;:!?…\s]*$/u.exec(quotation.text)?.[0] ?? '';
        const end = quotation.start + quotation.text.length - tail.length;
        const lead = /^\s*/u.exec(quotation.text)?.[0].length ?? 0;
        printed = printed.slice(0, quotation.start + lead) + found.quote + printed.slice(end);
        continue;
      }
      const elsewhere = this.locate(quotation.text, this.shownIds);
      faults.push(
        elsewhere
          ? fault('wrong_source', `“${quotation.text}” stands in ${elsewhere.sourceId}, not where it says`)
          : fault('invented_quote', `“${quotation.text}” stands in no passage word for word`),
      );
    }
    return { text: printed, evidence, faults };
  }

  private locate(quoted: string, sourceIds: readonly string[]): Evidence | null {
    for (const sourceId of sourceIds) {
      const at = locateQuotation(quoted, this.passages.quotable(sourceId));
      if (at) return { sourceId, quote: this.passages.textOf(sourceId).slice(at.start, at.end), ...at };
    }
    return null;
  }

  private supportsOf(
    text: string,
    cited: readonly string[],
    quoted: readonly Evidence[],
    marked: readonly Passage[],
  ) {
    const foreign = cited.filter((id) => !this.passages.isComparable(id));
    const isAllForeign = foreign.length === cited.length;
    const inMarked = this.ranked(text, cited, marked);
    const isMarked = (inMarked[0]?.coverage ?? 0) >= MOSTLY;
    // A mark that is wrong by a passage is no fault: what counts is where the source says it.
    const supports = isMarked ? inMarked : this.ranked(text, cited);
    const good = supports.filter(({ coverage }) => coverage >= LEAST_SUPPORT);
    const evidence = [
      ...good.map((support) => support.evidence),
      ...foreign.flatMap((id) => this.finder.best(text, id, this.shown)?.evidence ?? []),
    ];
    const most = supports[0]?.coverage ?? 0;
    // Across languages the words can't be compared: only names and numbers can.
    if (isAllForeign) return { evidence, faults: this.namesMissing(text, foreign) };
    if (quoted.length > 0 && most >= LEAST_SUPPORT) return { evidence, faults: [] };
    const others = this.shownIds.filter((id) => !cited.includes(id));
    const [other] = this.ranked(text, others);
    const better = other !== undefined && most < MOSTLY && other.coverage - most >= CLEARLY_BETTER;
    if (better) {
      const { sourceId } = other.evidence;
      return {
        evidence,
        faults: [fault('wrong_source', `${sourceId} says this, and ${cited.join(', ')} does not`)],
      };
    }
    return {
      evidence,
      faults:
        good.length > 0 || quoted.length > 0
          ? []
          : [fault('unsupported', `too little of it stands in ${cited.join(', ')}`)],
    };
  }

  private namesMissing(text: string, cited: readonly string[]): Fault[] {
    const sources = cited.flatMap((id) => this.passages.sourceOf(id) ?? []);
    const [first = [], ...rest] = sources.map((source) => namesMissing(text, this.language, source));
    const missing = first.filter((name) => rest.every((others) => others.includes(name)));
    return missing.map((name) => fault('name', `${name} is not named in ${cited.join(', ')}`));
  }

  private missingNumbers(text: string, cited: readonly string[], evidence: readonly Evidence[]) {
    const held = new Set(evidence.flatMap((each) => [...this.finder.readingsIn(each)]));
    const more: Evidence[] = [];
    const faults: Fault[] = [];
    for (const number of numbersIn(text, this.language)) {
      if (isAmong(number, held)) continue;
      const support = this.finder.holdingNumber(number, text, cited, this.shown);
      const comparable = support !== null && this.passages.isComparable(support.evidence.sourceId);
      if (support && (!comparable || support.coverage >= LEAST_SUPPORT)) {
        more.push(support.evidence);
        for (const other of this.finder.readingsIn(support.evidence)) held.add(other);
      } else {
        faults.push(fault('number', `${number.raw} does not stand where ${cited.join(', ')} speaks of this`));
      }
    }
    return { evidence: more, faults };
  }
}

function fault(kind: FaultKind, detail: string): Fault {
  return { kind, detail };
}

function distinct(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(
    (each, index) =>
      evidence.findIndex(
        (other) => other.sourceId === each.sourceId && other.start === each.start && other.end === each.end,
      ) === index,
  );
}
