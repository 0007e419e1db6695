import type { DraftBlock, DraftSection, OutlineSection, Warning } from '../../domain/article/draft.js';
import type { ArticleForm } from '../../domain/brief/settings.js';
import { fixedHeading } from '../../domain/article/fixed-headings.js';
import { StageFailure } from '../../domain/article/stage-failure.js';
import { titleOf } from '../../domain/article/title.js';
import { countTerms, termsOf, countWords } from '../text/index.js';
import type { Composition } from './composition-target.js';
import { DraftBuilder, sourceIdsOf } from './draft-builder.js';
import type { Takeaway } from './takeaways.js';
import type { Pool } from './pool.js';
import { QuoteBudget } from './reading/quotes.js';
import { type SectionPlan, sharesOf } from './section-plan.js';
import type { Pick, Selection } from './selection.js';

/** A form that comes out shorter than this share of its target is said to aim lower. */
const NEAR_TARGET = 0.8;

/** What is chosen for an article, before it is written down. */
export interface Chosen {
  readonly pool: Pool;
  readonly selection: Selection;
  /** The form that was asked for. */
  readonly form: ArticleForm;
  readonly printed: ArticleForm;
  readonly targetWords: number;
  /** Of lead and sections. */
  readonly words: number;
  readonly lead: readonly Pick[];
  readonly takeaways: readonly Takeaway[];
  readonly plans: readonly SectionPlan[];
  readonly warnings: readonly Omit<Warning, 'stage'>[];
}

/** Writes down what is chosen: blocks with their evidence, quotations of strangers, and the outline that it comes to. */
export class CompositionWriter {
  constructor(private readonly chosen: Chosen) {}

  write(): Composition {
    const builder = new DraftBuilder();
    const lead = builder.prose(this.chosen.lead);
    const quotes = new QuoteBudget(this.chosen.pool, this.chosen.selection, this.chosen.words);
    const outlined: OutlineSection[] = [];
    const sections: DraftSection[] = [];
    if (this.chosen.takeaways.length > 0) {
      const items = this.chosen.takeaways.map(({ run, fragment }) =>
        builder.block('item', run.source, [fragment]),
      );
      sections.push(builder.section(this.fixed('key_takeaways'), items));
    }
    if (this.chosen.form === 'news_brief' && this.chosen.plans.length === 0)
      lead.push(...this.quoted(builder, quotes));
    for (const plan of this.chosen.plans) this.renderPlan(plan, builder, quotes, sections, outlined);
    if (sections.length === 0 && lead.length === 0) this.quoteOnly(builder, quotes, sections, outlined);
    if (lead.length === 0 && sections.length === 0) {
      throw new StageFailure(
        'no_usable_sources',
        'The sources hold too little on the subject to write from.',
      );
    }
    const { input, settings } = this.chosen.pool.task;
    return {
      pool: this.chosen.pool,
      outline: {
        title: titleOf(settings.title, input, this.chosen.pool.language),
        sections: outlined,
        targetWords: this.reachable(sections),
      },
      draft: { form: this.chosen.printed, lead, sections },
      warnings: this.chosen.warnings,
    };
  }

  /** A form has only what it is made of; and quotations are as long as quotation allows, whatever was asked. */
  private reachable(sections: readonly DraftSection[]): number {
    if (this.chosen.targetWords <= 0) return countQuoted(sections);
    const isShort =
      this.chosen.form !== 'article' && this.chosen.words < NEAR_TARGET * this.chosen.targetWords;
    return isShort && this.chosen.words > 0 ? this.chosen.words : this.chosen.targetWords;
  }

  private renderPlan(
    plan: SectionPlan,
    builder: DraftBuilder,
    quotes: QuoteBudget,
    sections: DraftSection[],
    outlined: OutlineSection[],
  ): void {
    const blocks = plan.entries.flatMap((entry) => builder.entry(entry));
    const shares = plan.entries.flatMap(sharesOf);
    const quote = plan.quotes
      ? quotes.next(countTerms(termsOf(plan.heading, this.chosen.pool.language)))
      : null;
    if (quote) {
      blocks.push(builder.block('quote', quote.run.source, [quote.fragment]));
      shares.push({ source: quote.run.source, sentences: 1, words: quote.fragment.words });
    }
    // A digest has one section for all that the sources say, so there all quotations stand.
    if (plan.entries.some(({ kind }) => kind === 'named')) blocks.push(...this.quoted(builder, quotes));
    sections.push(builder.section(plan.heading, blocks));
    if (plan.extra) return;
    outlined.push({
      id: `H${outlined.length + 1}`,
      heading: plan.heading,
      targetWords: plan.targetWords,
      sourceIds: sourceIdsOf(shares),
    });
  }

  private quoted(builder: DraftBuilder, quotes: QuoteBudget): DraftBlock[] {
    const blocks: DraftBlock[] = [];
    for (
      let quote = quotes.next(this.chosen.pool.query);
      quote;
      quote = quotes.next(this.chosen.pool.query)
    ) {
      blocks.push(builder.block('quote', quote.run.source, [quote.fragment]));
      if (blocks.length >= 2 * this.chosen.pool.sources.length) break;
    }
    return blocks;
  }

  /** With nothing but strangers' pages to go by, the article is a short list of attributed quotations. */
  private quoteOnly(
    builder: DraftBuilder,
    quotes: QuoteBudget,
    sections: DraftSection[],
    outlined: OutlineSection[],
  ): void {
    const blocks = this.quoted(builder, quotes);
    if (blocks.length === 0) return;
    const heading = this.fixed('what_sources_say');
    sections.push(builder.section(heading, blocks));
    const cited = blocks.flatMap((block) => block.sentences.flatMap(({ evidence }) => evidence));
    const sourceIds = [...new Set(cited.map(({ sourceId }) => sourceId))];
    outlined.push({ id: 'H1', heading, targetWords: this.chosen.targetWords, sourceIds });
  }

  private fixed(name: Parameters<typeof fixedHeading>[0]): string {
    return fixedHeading(name, this.chosen.pool.language);
  }
}

function countQuoted(sections: readonly DraftSection[]): number {
  const quoted = sections.flatMap((section) => section.blocks.flatMap((block) => block.sentences));
  return quoted.reduce((sum, sentence) => sum + countWords(sentence.text), 0);
}
