import type { Draft, DraftSection, Outline, OutlineSection, Warning } from '../../../domain/article/draft.js';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import { titleOf } from '../../../domain/article/title.js';
import { DEFAULT_WORD_COUNT } from '../../../domain/brief/settings.js';
import { countTerms } from '../../../domain/text/relevance.js';
import { primaryLanguage } from '../../../domain/text/segmenter.js';
import { termsOf } from '../../../domain/text/terms.js';
import { countWords } from '../../../domain/text/words.js';
import { DraftBuilder, sourceIdsOf } from './draft-builder.js';
import { type Answer, takeAnswers, takeTakeaways } from './extras.js';
import { takeLead } from './lead.js';
import type { Pool } from './pool.js';
import { QuoteBudget } from './quotes.js';
import {
  chooseSections,
  FEWEST_SECTION_WORDS,
  LARGEST_SHARE,
  sectionsOfOutline,
  templateWish,
  type Wish,
} from './section-choice.js';
import { type FilledSection, SectionFill } from './section-fill.js';
import { type Pick, Selection, wordsOf } from './selection.js';

/** Of the sources' usable words: with more than this the article would be a copy of its sources. */
const LARGEST_PART = 0.35;
/** The least that a brief can ask for; short notes are better printed nearly whole than cut to a line. */
const SHORTEST_ARTICLE = 150;
/** What a lead takes, more or less. */
const LEAD_WORDS = 60;
const DEFAULT_QUESTIONS = 5;

export interface Composition {
  readonly pool: Pool;
  readonly outline: Outline;
  readonly draft: Draft;
  readonly warnings: readonly Omit<Warning, 'stage'>[];
}

/** @returns the words to aim at: the outline's, else the brief's or what the sources allow. */
export function targetOf(pool: Pool, outline: Outline | null): number {
  const asked = pool.task.settings.word_count ?? DEFAULT_WORD_COUNT;
  const part = Math.max(LARGEST_PART * pool.usableWords, Math.min(SHORTEST_ARTICLE, pool.usableWords));
  return outline?.targetWords ?? Math.min(asked, Math.floor(part));
}

/** Chooses what goes into an article and where, then writes it down. Made anew for each attempt. */
export class Composer {
  private readonly selection: Selection;
  private readonly warnings: Omit<Warning, 'stage'>[] = [];
  private readonly language: string;
  readonly targetWords: number;
  private answers: Answer[] = [];
  private takeaways: ReturnType<typeof takeTakeaways> = [];
  private lead: Pick[] = [];
  private readonly sections: FilledSection[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly outline: Outline | null,
    /** Sentences that one source may give. */
    private readonly cap: number,
  ) {
    this.selection = new Selection(pool);
    this.language = primaryLanguage(pool.task.language);
    this.targetWords = targetOf(pool, outline);
  }

  private get picks(): Pick[] {
    const answers = this.answers.map(({ pick }) => pick);
    return [...this.lead, ...this.sections.flatMap((section) => section.picks), ...answers];
  }

  /** Words of what is chosen. */
  get words(): number {
    return this.picks.reduce((sum, pick) => sum + wordsOf(pick), 0);
  }

  get sentences(): number {
    return [...this.bySource.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The share of the sentences that the fullest source gives, 0 to 1. */
  get largestShare(): number {
    return Math.max(0, ...this.bySource.values()) / Math.max(1, this.sentences);
  }

  private get bySource(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { run, sentences, items } of this.picks) {
      counts.set(run.source.id, (counts.get(run.source.id) ?? 0) + sentences.length + items.flat().length);
    }
    return counts;
  }

  warnIfOneLeads(): void {
    if (this.largestShare <= LARGEST_SHARE) return;
    this.warnings.push({
      code: 'one_source_leads',
      message:
        'More than two fifths of the article come from one source, for the others say too little on the subject.',
    });
  }

  choose(): void {
    const { settings } = this.pool.task;
    const questions = settings.extras?.faq ?? (settings.article_type === 'faq' ? DEFAULT_QUESTIONS : 0);
    if (questions > 0) this.answers = takeAnswers(this.pool, this.selection, questions);
    const answered = this.answers.reduce((sum, { pick }) => sum + wordsOf(pick), 0);
    const rest = Math.max(FEWEST_SECTION_WORDS, this.targetWords - answered - LEAD_WORDS);
    this.lead = takeLead(this.pool, this.selection, this.wishesFor(rest));
    const lead = this.lead.reduce((sum, pick) => sum + wordsOf(pick), 0);
    const words = Math.max(FEWEST_SECTION_WORDS, rest + LEAD_WORDS - lead);
    this.fillSections(this.wishesFor(words), words);
    if (questions > 0 && this.answers.length === 0) {
      this.warnings.push({
        code: 'extra_not_available',
        message:
          'The sources put and answer no question on the subject, so there are no frequently asked questions.',
      });
    }
    if (!settings.extras?.key_takeaways) return;
    this.takeaways = takeTakeaways(this.pool, this.selection);
    if (this.takeaways.length > 0) return;
    this.warnings.push({
      code: 'extra_not_available',
      message: 'The sources hold too few sentences that can stand alone for a list of takeaways.',
    });
  }

  private wishesFor(words: number): Wish[] {
    if (this.outline) return sectionsOfOutline(this.pool, this.outline);
    return chooseSections(this.pool, this.selection, words, this.cap !== Infinity);
  }

  private fillSections(wishes: readonly Wish[], words: number): void {
    this.fillAll(wishes, words);
    if (this.sections.length === 0 && !Array.isArray(this.pool.task.settings.sections)) {
      this.fillAll([templateWish(this.pool, words)], words);
    }
    this.lead.push(...this.tooLittleForSection());
  }

  /** A line or two need no heading over them: they go on from the lead. */
  private tooLittleForSection(): readonly Pick[] {
    const [only] = this.sections;
    const words = only?.picks.reduce((sum, pick) => sum + wordsOf(pick), 0) ?? 0;
    const isTemplate = only?.heading === fixedHeading('what_sources_say', this.language);
    return isTemplate && words < FEWEST_SECTION_WORDS ? (this.sections.pop()?.picks ?? []) : [];
  }

  private fillAll(wishes: readonly Wish[], words: number): void {
    let left = words;
    for (const wish of wishes) {
      // Sections that ran a little long are paid for by the last.
      const room = Math.max(FEWEST_SECTION_WORDS, Math.min(wish.targetWords, left));
      const filled = new SectionFill(this.pool, this.selection, wish, room, this.cap).fill();
      if (!filled) {
        this.dropped(wish);
        continue;
      }
      this.sections.push(filled);
      left -= filled.picks.reduce((sum, pick) => sum + wordsOf(pick), 0);
    }
  }

  private dropped(wish: Wish): void {
    if (!Array.isArray(this.pool.task.settings.sections)) return;
    this.warnings.push({
      code: 'section_without_source',
      message: `The sources say too little about “${wish.heading}”, so the section was left out.`,
    });
  }

  render(): Composition {
    const builder = new DraftBuilder();
    const lead = builder.prose(this.lead);
    const quotes = new QuoteBudget(this.pool, this.selection, this.words);
    const outlined: OutlineSection[] = [];
    const sections: DraftSection[] = [];
    if (this.takeaways.length > 0) {
      const items = this.takeaways.map(({ run, fragment }) => builder.block('item', run.source, [fragment]));
      sections.push(builder.section(fixedHeading('key_takeaways', this.language), items));
    }
    for (const filled of this.sections) {
      const blocks = builder.prose(filled.picks);
      const runs = filled.picks.map((pick) => pick.run);
      const quote = quotes.next(countTerms(termsOf(filled.heading, this.language)));
      if (quote) {
        blocks.push(builder.block('quote', quote.run.source, [quote.fragment]));
        runs.push(quote.run);
      }
      const section = builder.section(filled.heading, blocks);
      sections.push(section);
      outlined.push({
        id: `H${outlined.length + 1}`,
        heading: filled.heading,
        targetWords: filled.targetWords,
        sourceIds: sourceIdsOf(runs),
      });
    }
    if (sections.length === 0) this.quoteOnly(builder, quotes, sections, outlined);
    if (this.answers.length > 0) {
      const blocks = this.answers.flatMap(({ question, pick }) => [
        builder.block('subheading', question.source, [question.question]),
        ...builder.prose([pick]),
      ]);
      sections.push(builder.section(fixedHeading('faq', this.language), blocks));
    }
    if (lead.length === 0 && sections.length === 0) {
      throw new StageFailure(
        'no_usable_sources',
        'The sources hold too little on the subject to write from.',
      );
    }
    const { input, settings } = this.pool.task;
    return {
      pool: this.pool,
      outline: {
        title: titleOf(settings.title, input, this.language),
        sections: outlined,
        // Quotations are as long as quotation allows, whatever was asked.
        targetWords: this.targetWords > 0 ? this.targetWords : countQuoted(sections),
      },
      draft: { lead, sections },
      warnings: this.warnings,
    };
  }

  /** With nothing but strangers' pages to go by, the article is a short list of attributed quotations. */
  private quoteOnly(
    builder: DraftBuilder,
    quotes: QuoteBudget,
    sections: DraftSection[],
    outlined: OutlineSection[],
  ): void {
    const blocks = [];
    const runs = [];
    for (let quote = quotes.next(this.pool.query); quote; quote = quotes.next(this.pool.query)) {
      blocks.push(builder.block('quote', quote.run.source, [quote.fragment]));
      runs.push(quote.run);
      if (blocks.length >= 2 * this.pool.sources.length) break;
    }
    if (blocks.length === 0) return;
    const heading = fixedHeading('what_sources_say', this.language);
    sections.push(builder.section(heading, blocks));
    outlined.push({ id: 'H1', heading, targetWords: this.targetWords, sourceIds: sourceIdsOf(runs) });
  }
}

function countQuoted(sections: readonly DraftSection[]): number {
  const quoted = sections.flatMap((section) => section.blocks.flatMap((block) => block.sentences));
  return quoted.reduce((sum, sentence) => sum + countWords(sentence.text), 0);
}
