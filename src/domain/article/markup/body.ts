import type { Source } from '../../research/source.js';
import { joinSentences, primaryLanguage, countWords } from '../../../libs/text/index.js';
import { SourceNumbers } from './body-sources.js';
import type { Draft, DraftBlock, DraftSentence } from '../draft.js';
import { escapeAttribute, escapeText } from './escape-html.js';
import { HeadingIds } from './heading-ids.js';

export interface BodyParts {
  readonly draft: Draft;
  readonly sources: readonly Source[];
  /** BCP 47 tag of the article. */
  readonly language: string;
  /** `inline`: marks and list; `end`: the list alone; `none`: neither. Quotations always name their source. */
  readonly citations: 'inline' | 'end' | 'none';
  /** HTML between the text and the list of sources; its text is escaped already. */
  readonly remarks?: readonly string[];
}

export interface Body {
  /** Semantic HTML; `sanitiseHtml` leaves it as it is. */
  readonly html: string;
  /** The article as plain text, paragraphs separated by blank lines: no citation marks, no list of sources. */
  readonly text: string;
  /** Words of `text`. */
  readonly wordCount: number;
  /** Ids of the sources, in the order of their numbers. */
  readonly citedSourceIds: readonly string[];
}

const RIGHT_TO_LEFT = new Set('ar fa he ur yi ps sd ug dv ckb'.split(' '));

/**
 * Renders each block of a draft as HTML by itself, its marks numbered as in the whole.
 * @returns HTML by block id
 */
export function blocksAsHtml(parts: Omit<BodyParts, 'citations' | 'remarks'>): Map<string, string> {
  const writer = new BodyWriter({ ...parts, citations: 'inline' });
  const { lead, sections } = parts.draft;
  return new Map(
    [...lead, ...sections.flatMap(({ blocks }) => blocks)].map((block) => [block.id, writer.one(block)]),
  );
}

/** Renders a draft as the body of an article. All text is escaped; the only addresses in it are those of its sources. */
export function assembleBody(parts: BodyParts): Body {
  return new BodyWriter(parts).write();
}

class BodyWriter {
  private readonly html: string[] = [];
  private readonly text: string[] = [];
  private readonly numbers: SourceNumbers;
  private readonly ids = new HeadingIds();
  private readonly inline: boolean;

  constructor(private readonly parts: BodyParts) {
    this.numbers = new SourceNumbers(parts.sources, parts.language);
    this.inline = parts.citations === 'inline';
  }

  write(): Body {
    const { draft, language, citations } = this.parts;
    this.blocks(draft.lead);
    for (const section of draft.sections) {
      this.heading('h2', section.heading);
      this.blocks(section.blocks);
    }
    this.html.push(...(this.parts.remarks ?? []));
    if (citations !== 'none') this.html.push(...this.numbers.list());
    const text = this.text.join('\n\n');
    const html = this.html.join('\n');
    const rightToLeft = RIGHT_TO_LEFT.has(primaryLanguage(language));
    return {
      html: rightToLeft ? `<div lang="${escapeAttribute(language)}" dir="rtl">\n${html}\n</div>` : html,
      text,
      wordCount: countWords(text),
      citedSourceIds: this.numbers.citedIds,
    };
  }

  /** One block without its surroundings. */
  one(block: DraftBlock): string {
    const from = this.html.length;
    this.blocks([block]);
    return this.html.splice(from).join('\n');
  }

  private heading(tag: 'h2' | 'h3', text: string): void {
    // An empty heading is left out; the desk reports it.
    if (escapeText(text).trim() === '') return;
    this.html.push(`<${tag} id="${this.ids.idFor(text)}">${escapeText(text)}</${tag}>`);
    this.text.push(text);
  }

  private blocks(blocks: readonly DraftBlock[]): void {
    let alike: DraftBlock[] = [];
    for (const block of blocks) {
      const goesOn = block.within === true && isItem(alike[0]);
      if (!goesOn && alike[0]?.kind !== block.kind) {
        this.together(alike);
        alike = [];
      }
      if (goesOn || isPartOfMore(block)) alike.push(block);
      else this.block(block);
    }
    this.together(alike);
  }

  /** Items make a list, rows a table. */
  private together(blocks: readonly DraftBlock[]): void {
    if (blocks[0]?.kind === 'row') this.table(blocks);
    else this.list(blocks);
  }

  private table(rows: readonly DraftBlock[]): void {
    const lines = rows.map(({ label = '', sentences }) => {
      this.text.push(joinSentences(sentences.map((sentence) => sentence.text)));
      return `<tr><th scope="row">${escapeText(label)}</th><td>${this.cited(sentences)}</td></tr>`;
    });
    this.html.push(`<table>\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`);
  }

  private block(block: DraftBlock): void {
    const text = joinSentences(block.sentences.map((sentence) => sentence.text));
    if (block.kind === 'subheading') {
      this.heading('h3', text);
      return;
    }
    this.text.push(text);
    if (block.kind === 'code') this.html.push(this.code(block));
    else if (block.kind === 'quote') this.html.push(this.quote(block, text));
    else this.html.push(`<p>${this.cited(block.sentences)}</p>`);
  }

  private list(items: readonly DraftBlock[]): void {
    if (items.length === 0) return;
    // One mark for a list that has one source: the same number after every item would be noise.
    const sources = items.map((item) => sourcesOf(item.sentences));
    const same = sources.every((ids) => ids.join() === sources[0]?.join());
    const last = items.findLastIndex(({ kind }) => kind !== 'code');
    const lines: string[] = [];
    for (const [index, item] of items.entries()) {
      this.text.push(joinSentences(item.sentences.map((sentence) => sentence.text)));
      const mark = !same || index === last;
      const words = mark ? this.cited(item.sentences) : escapeText(this.text.at(-1) ?? '');
      const before = items[index - 1];
      if (item.within && isItem(item)) {
        const opens = before?.within && before.kind === item.kind ? '' : `<${listTag(item)}>`;
        const next = items[index + 1];
        const closes = next?.within && next.kind === item.kind ? '' : `</${listTag(item)}>`;
        lines.push(`\n${opens}<li>${words}</li>${closes}`);
      } else if (item.kind === 'code') lines.push(`\n${this.code(item)}`);
      else if (item.within) lines.push(`\n<p>${words}</p>`);
      else lines.push(`${index > 0 ? '</li>\n' : ''}<li>${words}`);
    }
    const tag = listTag(items[0]);
    this.html.push(`<${tag}>\n${lines.join('')}</li>\n</${tag}>`);
  }

  /** A listing has no mark inside, but its source is listed. */
  private code({ sentences }: DraftBlock): string {
    for (const id of sourcesOf(sentences)) this.numbers.numberOf(id);
    return `<pre><code>${escapeText(sentences.map(({ text }) => text).join('\n'))}</code></pre>`;
  }

  private quote(block: DraftBlock, text: string): string {
    const [sourceId] = sourcesOf(block.sentences);
    const attributes = sourceId === undefined ? '' : this.numbers.quoteAttributes(sourceId);
    const footer = sourceId === undefined ? '' : this.numbers.attribution(sourceId);
    const mark = sourceId === undefined ? '' : this.marks([sourceId]);
    return `<blockquote${attributes}>\n<p>${escapeText(text)}${mark}</p>${footer}\n</blockquote>`;
  }

  /** Sentences with a mark wherever the source changes and at the end. */
  private cited(sentences: readonly DraftSentence[]): string {
    const stretches: { ids: readonly string[]; texts: string[] }[] = [];
    for (const sentence of sentences) {
      const ids = sourcesOf([sentence]);
      const last = stretches.at(-1);
      // A framing sentence has no evidence: it neither gets a mark nor separates those of its neighbours.
      if (last && (ids.length === 0 || last.ids.join() === ids.join())) last.texts.push(sentence.text);
      else stretches.push({ ids, texts: [sentence.text] });
    }
    return stretches
      .map(({ ids, texts }) => ({ text: joinSentences(texts), marks: this.marks(ids) }))
      .reduce((html, { text, marks }, index, all) => {
        const before = all[index - 1]?.text;
        // As `joinSentences` does, with the marks of the previous sentence in between.
        const space =
          before === undefined || !joinSentences([before, text]).startsWith(`${before} `) ? '' : ' ';
        return `${html}${space}${escapeText(text)}${marks}`;
      }, '');
  }

  private marks(ids: readonly string[]): string {
    const numbers = ids.flatMap((id) => this.numbers.numberOf(id) ?? []);
    if (!this.inline) return '';
    return numbers
      .map((number) => `<sup class="citation"><a href="#source-${number}">[${number}]</a></sup>`)
      .join('');
  }
}

function isPartOfMore(block: DraftBlock): boolean {
  return isItem(block) || block.kind === 'row';
}

function listTag(item: DraftBlock | undefined): 'ol' | 'ul' {
  return item?.kind === 'step' ? 'ol' : 'ul';
}

function isItem(block: DraftBlock | undefined): boolean {
  return block?.kind === 'item' || block?.kind === 'step';
}

/** @returns the sources of sentences, each once, in order of first use. */
function sourcesOf(sentences: readonly DraftSentence[]): string[] {
  return [
    ...new Set(sentences.flatMap((sentence) => sentence.evidence.map((evidence) => evidence.sourceId))),
  ];
}
