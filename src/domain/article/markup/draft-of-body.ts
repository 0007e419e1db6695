import { countWords, segmentSentences, termsOf } from '../../../libs/text/index.js';
import { textOfBlock } from '../claims.js';
import type { Draft, DraftBlock, DraftSection, DraftSentence } from '../draft.js';
import type { ProvenanceRecord, RecordedClaim } from '../provenance.js';
import { unescapeText } from './escape-html.js';
import { readMarkup, type MarkupElement, type MarkupNode } from './markup-tree.js';

type Kind = DraftBlock['kind'];

/** An edited body as the desk reads articles. */
export interface ReadBody {
  readonly draft: Draft;
  /** As `assembleBody` gives them: no citation marks, no list of sources. */
  readonly text: string;
  readonly wordCount: number;
}

/**
 * Reads the sanitised body of an article back into blocks and sentences. A sentence of the record keeps its evidence; one
 * that was altered keeps that of the sentence that it was, to be judged by its new words; a new one has none.
 *
 * @param record of the text before; the draft has its form
 * @param language BCP 47 tag
 */
export function draftOfBody(
  body: string,
  record: Pick<ProvenanceRecord, 'form' | 'blocks' | 'claims'>,
  language: string,
): ReadBody {
  const reader = new BodyReader(new KnownSentences(record, language));
  reader.blocks(readMarkup(body), 'paragraph');
  const { lead, sections } = reader;
  const text = [
    ...lead.map(textOfBlock),
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(textOfBlock)]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  return { draft: { form: record.form, lead, sections }, text, wordCount: countWords(text) };
}

const CONTAINERS = new Set(['div', 'dl', 'thead', 'tbody', 'table', 'footer']);
const TEXTS = new Set(['p', 'dt', 'dd', 'caption', 'li', 'td', 'th']);

class BodyReader {
  readonly lead: DraftBlock[] = [];
  readonly sections: (DraftSection & { readonly blocks: DraftBlock[] })[] = [];
  private count = 0;
  /** The item that is being read has its first line already. */
  private inItem = false;
  /** How many lists are open. */
  private depth = 0;

  constructor(private readonly known: KnownSentences) {}

  /** @param kind of the text that stands in no element of its own, and of paragraphs */
  blocks(nodes: readonly MarkupNode[], kind: Kind): void {
    let run: MarkupNode[] = [];
    const flush = () => {
      this.add(kind, inlineText(run));
      run = [];
    };
    for (const node of nodes) {
      if (typeof node === 'string' || !this.isBlock(node)) {
        run.push(node);
        continue;
      }
      flush();
      this.block(node, kind);
    }
    flush();
  }

  private isBlock({ tag }: MarkupElement): boolean {
    return CONTAINERS.has(tag) || TEXTS.has(tag) || OTHERS.has(tag);
  }

  private block(element: MarkupElement, kind: Kind): void {
    const { tag, open, children } = element;
    if (tag === 'h2') {
      if (!open.includes(' id="sources"')) this.section(inlineText(children));
    } else if (tag === 'pre') this.add('code', listingText(children));
    else if (tag === 'h3' || tag === 'h4') this.add('subheading', inlineText(children));
    else if (tag === 'ul' || tag === 'ol') {
      if (!open.includes(' class="sources"')) this.list(children, tag === 'ol' ? 'step' : 'item');
    } else if (tag === 'blockquote')
      this.blocks(
        // The line that names its source is no part of a quotation.
        children.filter((child) => typeof child === 'string' || child.tag !== 'footer'),
        'quote',
      );
    else if (tag === 'tr') this.row(children);
    else if (tag !== 'hr') this.blocks(children, kind);
  }

  private list(children: readonly MarkupNode[], kind: Kind): void {
    this.depth += 1;
    for (const child of children) {
      if (typeof child === 'string') continue;
      this.inItem = false;
      this.blocks(child.children, kind);
    }
    this.depth -= 1;
    // What follows a list inside of an item belongs to that item still.
    this.inItem = this.depth > 0;
  }

  private row(cells: readonly MarkupNode[]): void {
    const filled = cells.filter((cell) => typeof cell !== 'string');
    const [first, ...rest] = filled;
    const hasLabel = first?.tag === 'th' && rest.length > 0 && rest.every(({ tag }) => tag === 'td');
    const said = (hasLabel ? rest : filled).map(({ children }) => inlineText(children));
    this.add('row', said.filter((text) => text !== '').join(' '), hasLabel ? inlineText(first.children) : '');
  }

  private section(heading: string): void {
    this.sections.push({ id: `H${this.sections.length + 1}`, heading, blocks: [] });
  }

  private add(kind: Kind, text: string, label?: string): void {
    if (text === '') return;
    this.count += 1;
    const isItem = kind === 'item' || kind === 'step';
    // A further paragraph of an item, or a listing in it.
    const goesOn = this.inItem && (isItem || kind === 'code');
    const within = goesOn || (isItem && this.depth > 1);
    const own = isItem && goesOn ? 'paragraph' : kind;
    const block: DraftBlock = {
      id: `B${this.count}`,
      kind: own,
      ...(within ? { within: true as const } : {}),
      ...(label === undefined ? {} : { label }),
      sentences: this.known.sentencesOf(text, own),
    };
    if (isItem) this.inItem = true;
    (this.sections.at(-1)?.blocks ?? this.lead).push(block);
  }
}

const OTHERS = new Set(['h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'tr', 'hr']);

/** The words of elements, without citation marks. */
function inlineText(nodes: readonly MarkupNode[]): string {
  return folded(shown(nodes, ' '));
}

/** With its white space. */
function listingText(nodes: readonly MarkupNode[]): string {
  const text = shown(nodes, '\n');
  return text.trim() === '' ? '' : text;
}

function shown(nodes: readonly MarkupNode[], lineBreak: string): string {
  const escaped = (all: readonly MarkupNode[]): string =>
    all
      .map((node) => {
        if (typeof node === 'string') return node;
        if (node.tag === 'br') return lineBreak;
        return node.open === '<sup class="citation">' ? '' : escaped(node.children);
      })
      .join('');
  return unescapeText(escaped(nodes));
}

function folded(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** A sentence with at least this share of its terms, and of theirs, in common with another is that one, altered. */
const ALTERED = 0.6;
/** Chosen: so many sentences of the record are compared with one that is new, those with its rarest terms. */
const MOST_COMPARED = 100;

/** The sentences of a record, to be found again in an edited text. */
class KnownSentences {
  private readonly byBlock = new Map<string, readonly RecordedClaim[]>();
  private readonly byText = new Map<string, RecordedClaim>();
  private readonly indexed: { readonly claim: RecordedClaim; readonly terms: ReadonlySet<string> }[] = [];
  private readonly withTerm = new Map<string, number[]>();

  constructor(
    { blocks, claims }: Pick<ProvenanceRecord, 'blocks' | 'claims'>,
    private readonly language: string,
  ) {
    const ofBlock = new Map<string, RecordedClaim[]>();
    for (const claim of claims) {
      const together = ofBlock.get(claim.blockId) ?? [];
      ofBlock.set(claim.blockId, together);
      together.push(claim);
      const text = folded(claim.text);
      // Of two that are alike, the one with evidence says more.
      if (claim.evidence.length > 0 || !this.byText.has(text)) this.byText.set(text, claim);
      if (claim.evidence.length > 0) this.index(claim);
    }
    for (const { id, kind, text } of blocks)
      this.byBlock.set(`${kind} ${folded(text)}`, ofBlock.get(id) ?? []);
  }

  sentencesOf(text: string, kind: Kind): DraftSentence[] {
    // Blocks that nobody touched: in the sentences of the engine, which need not be where a reader would part them.
    const untouched = this.byBlock.get(`${kind} ${folded(text)}`) ?? [];
    if (untouched.length > 0) return untouched.map((claim) => sentenceOf(claim.text, claim));
    if (kind === 'code') return [sentenceOf(text, null)];
    return segmentSentences(text, this.language).map((sentence) =>
      sentenceOf(sentence.text, this.byText.get(sentence.text) ?? this.closest(sentence.text)),
    );
  }

  private index(claim: RecordedClaim): void {
    const terms = new Set(termsOf(claim.text, this.language));
    const place = this.indexed.push({ claim, terms }) - 1;
    for (const term of terms) {
      const places = this.withTerm.get(term) ?? [];
      this.withTerm.set(term, places);
      places.push(place);
    }
  }

  private closest(text: string): RecordedClaim | null {
    const own = new Set(termsOf(text, this.language));
    let best: { readonly claim: RecordedClaim; readonly share: number } | null = null;
    for (const place of this.sharing(own)) {
      const other = this.indexed[place];
      if (!other) continue;
      let both = 0;
      for (const term of own) if (other.terms.has(term)) both += 1;
      const share = both / Math.max(own.size, other.terms.size);
      if (share >= ALTERED && share > (best?.share ?? 0)) best = { claim: other.claim, share };
    }
    return best?.claim ?? null;
  }

  /** In their order, so that of equals the first is found. */
  private sharing(own: ReadonlySet<string>): number[] {
    const found = [...own].map((term) => this.withTerm.get(term) ?? []);
    const places = new Set<number>();
    for (const rare of found.sort((a, b) => a.length - b.length))
      for (const place of rare) {
        if (places.size === MOST_COMPARED) break;
        places.add(place);
      }
    return [...places].sort((a, b) => a - b);
  }
}

/** @param claim that it is or was; null for new words */
function sentenceOf(text: string, claim: RecordedClaim | null): DraftSentence {
  const evidence = (claim?.evidence ?? []).map(({ sourceId, quote, start, end }) => ({
    sourceId,
    quote,
    start,
    end,
  }));
  const isFraming = claim?.text === text && evidence.length === 0 && !claim.checkRequired;
  return isFraming ? { text, evidence, framing: true } : { text, evidence };
}
