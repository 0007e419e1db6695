import type { DraftBlock, DraftSection, DraftSentence } from '../../domain/article/draft.js';
import type { Source } from '../../domain/research/source.js';
import type { Entry, Share } from './section-plan.js';
import type { Procedure } from './runs.js';
import type { Pick } from './selection.js';

const MOST_SENTENCES = 5;
const MOST_WORDS = 120;
/** With a sentence that leans on the last: it reads worse at the head of a paragraph than behind a long one. */
const MOST_SENTENCES_LEANING = 9;
const MOST_WORDS_LEANING = 220;

/** Numbers blocks and sections as they come, and turns picks into paragraphs, lists and quotations. */
export class DraftBuilder {
  private blocks = 0;
  private sections = 0;

  section(heading: string, blocks: readonly DraftBlock[]): DraftSection {
    this.sections += 1;
    return { id: `H${this.sections}`, heading, blocks };
  }

  block(kind: DraftBlock['kind'], source: Source, fragments: readonly Slice[]): DraftBlock {
    this.blocks += 1;
    return { id: `B${this.blocks}`, kind, sentences: fragments.map((fragment) => cited(source, fragment)) };
  }

  /** Neighbours in a source that are short become one paragraph; a list follows the paragraph that leads into it. */
  prose(picks: readonly Pick[]): DraftBlock[] {
    return paragraphsOf(picks).flatMap((paragraph) => {
      const last = paragraph.at(-1);
      const source = last?.run.source;
      if (!last || !source) return [];
      const text = this.block(
        'paragraph',
        source,
        paragraph.flatMap((pick) => pick.sentences),
      );
      const kind = last.run.ordered ? 'step' : 'item';
      return [text, ...last.items.map((item) => this.block(kind, source, item))];
    });
  }

  entry(entry: Entry): DraftBlock[] {
    switch (entry.kind) {
      case 'prose':
        return this.prose(entry.picks);
      case 'named':
        return [this.frame(entry), ...this.prose(entry.picks)];
      case 'answer': {
        const { question, pick, procedure } = entry.answer;
        return [
          this.block('subheading', question.source, [question.question]),
          ...this.prose([pick]),
          ...(procedure ? this.procedure(procedure) : []),
        ];
      }
      case 'procedure':
        return this.procedure(entry.procedure);
      case 'table':
        return entry.rows.map(({ run, fragment, label }) => ({
          ...this.block('row', run.source, [fragment]),
          label,
        }));
      case 'questions':
        return entry.questions.map(({ source, question }) => this.block('item', source, [question]));
    }
  }

  private procedure({ source, lead, steps }: Procedure): DraftBlock[] {
    const into = lead.length > 0 ? [this.block('paragraph', source, lead)] : [];
    return [...into, ...steps.map((step) => this.block('step', source, step))];
  }

  /**
   * The name of a source over what it says: it asserts nothing. A name may hold a figure all the same ("July 2022 …"),
   * so it names its place: where the page says it, else the first sentence of what stands under it.
   */
  private frame({ name, source, picks }: Extract<Entry, { kind: 'named' }>): DraftBlock {
    const start = source.text.indexOf(name);
    const said = picks[0]?.sentences[0];
    const place = start >= 0 ? { text: name, start, end: start + name.length } : said;
    const evidence = place ? cited(source, place).evidence : [];
    this.blocks += 1;
    return {
      id: `B${this.blocks}`,
      kind: 'subheading',
      sentences: [{ text: name, evidence, framing: true }],
    };
  }
}

interface Slice {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function cited(source: Source, { text, start, end }: Slice): DraftSentence {
  return { text, evidence: [{ sourceId: source.id, quote: text, start, end }] };
}

/** One sentence by itself looks lost, so it joins a neighbour under the same heading where there is room. */
export function paragraphsOf(picks: readonly Pick[]): Pick[][] {
  const paragraphs: Pick[][] = [];
  for (const pick of picks) {
    const before = paragraphs.at(-1);
    if (before && joins(before, pick)) before.push(pick);
    else paragraphs.push([pick]);
  }
  return paragraphs;
}

function joins(before: readonly Pick[], pick: Pick): boolean {
  const last = before.at(-1);
  if (!last || last.items.length > 0 || last.run.source !== pick.run.source) return false;
  const sentences = before.reduce((sum, other) => sum + other.sentences.length, 0);
  const words = wordsIn([...before, pick]);
  const leans = pick.run.needs === last.run;
  const most = leans ? MOST_SENTENCES_LEANING : MOST_SENTENCES;
  if (sentences + pick.sentences.length > most || words > (leans ? MOST_WORDS_LEANING : MOST_WORDS))
    return false;
  if (leans) return true;
  // What stood under different headings speaks of different things.
  if (pick.run.group !== last.run.group) return false;
  const neighbours = Math.abs(pick.run.block - last.run.block) <= 2;
  return sentences === 1 || pick.sentences.length === 1 || (neighbours && words <= 70);
}

function wordsIn(picks: readonly Pick[]): number {
  return picks.reduce(
    (sum, pick) => sum + pick.sentences.reduce((words, fragment) => words + fragment.words, 0),
    0,
  );
}

/** @returns the sources of shares, each once, the one that gives most first. */
export function sourceIdsOf(shares: readonly Share[]): string[] {
  const words = new Map<string, number>();
  for (const { source, words: more } of shares) words.set(source.id, (words.get(source.id) ?? 0) + more);
  return [...words]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en', { numeric: true }))
    .map(([id]) => id);
}
