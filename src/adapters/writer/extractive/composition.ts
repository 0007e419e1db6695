import type { Draft, DraftSection, Outline, OutlineSection, Warning } from '../../../domain/article/draft.js';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import { titleOf } from '../../../domain/article/title.js';
import { DEFAULT_WORD_COUNT } from '../../../domain/brief/settings.js';
import { holdsPhrase } from '../../../domain/text/phrases.js';
import { primaryLanguage } from '../../../domain/text/segmenter.js';
import { termsOf } from '../../../domain/text/terms.js';
import { countTerms } from '../../../domain/text/relevance.js';
import type { WritingTask } from '../../../ports/writer.js';
import { DraftBuilder, paragraphsOf, sourceIdsOf } from './draft-builder.js';
import { type Answer, takeAnswers, takeTakeaways } from './extras.js';
import { takeLead } from './lead.js';
import { mayBeBody, type Pool, poolOf } from './pool.js';
import { QuoteBudget } from './quotes.js';
import {
  chooseSections,
  FEWEST_SECTION_WORDS,
  LARGEST_SHARE,
  sectionsOfOutline,
  severalSources,
  type Wish,
} from './section-choice.js';
import { type FilledSection, SectionFill } from './section-fill.js';
import { type Pick, Selection, wordsOf } from './selection.js';

/** Of the sources' usable words: with more than this the article would be a copy of its sources. */
const LARGEST_PART = 0.35;
const LEAD_WORDS = 60;
const DEFAULT_QUESTIONS = 5;

export interface Composition {
  readonly outline: Outline;
  readonly draft: Draft;
  readonly warnings: readonly Omit<Warning, 'stage'>[];
}

/** @param pause called between steps with the share that is done; throws when the work is to stop. */
export async function compose(
  task: WritingTask,
  outline: Outline | null,
  pause: (fraction: number) => Promise<void>,
): Promise<Composition> {
  const pool = await poolOf(task, (fraction) => pause(0.6 * fraction));
  refuseIfOffTopic(pool);
  const composer = new Composer(pool, outline);
  await pause(0.7);
  composer.choose();
  await pause(0.9);
  return composer.render();
}

/** Nothing is written about a subject that the sources don't touch. */
function refuseIfOffTopic(pool: Pool): void {
  const { query, contexts, runs, foreign, sources } = pool;
  const matches = runs.map((run) => [...query.keys()].filter((term) => contexts.get(run.id)?.has(term)).length);
  // One shared word of a long question is chance, in pages that nobody chose; handed-over texts were chosen.
  const chosen = sources.some(({ source }) => source.kind === 'note' || source.kind === 'given_text');
  const fewest = query.size === 0 ? 0 : query.size >= 3 && !chosen ? 2 : 1;
  if (runs.length > 0 && Math.max(...matches) >= fewest) return;
  const why =
    sources.length === 0 && foreign.length > 0
      ? 'every source is in another language than the article, and this engine can’t translate'
      : runs.length === 0
        ? 'no source holds a sentence that can be used'
        : 'no source says anything about it';
  throw new StageFailure('no_usable_sources', `There is nothing to write from: ${why}.`);
}

class Composer {
  private readonly selection: Selection;
  private readonly warnings: Omit<Warning, 'stage'>[] = [];
  private readonly language: string;
  private readonly targetWords: number;
  private readonly asked: number;
  private answers: Answer[] = [];
  private takeaways: ReturnType<typeof takeTakeaways> = [];
  private lead: Pick | null = null;
  private sections: FilledSection[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly outline: Outline | null,
  ) {
    this.selection = new Selection(pool);
    this.language = primaryLanguage(pool.task.language);
    this.asked = pool.task.settings.word_count ?? DEFAULT_WORD_COUNT;
    this.targetWords = outline?.targetWords ?? Math.min(this.asked, Math.floor(LARGEST_PART * pool.usableWords));
  }

  choose(): void {
    const { settings } = this.pool.task;
    const questions = settings.extras?.faq ?? (settings.article_type === 'faq' ? DEFAULT_QUESTIONS : 0);
    if (questions > 0) this.answers = takeAnswers(this.pool, this.selection, questions);
    const answered = this.answers.reduce((sum, { pick }) => sum + wordsOf(pick), 0);
    this.lead = takeLead(this.pool, this.selection);
    const rest = Math.max(FEWEST_SECTION_WORDS, this.targetWords - answered - (this.lead ? wordsOf(this.lead) : 0));
    this.fillSections(rest);
    if (settings.extras?.key_takeaways) this.takeaways = takeTakeaways(this.pool, this.selection);
  }

  private fillSections(words: number): void {
    const strict = severalSources(this.pool, this.targetWords);
    const cap = strict ? this.sentenceCap() : Infinity;
    const wishes = this.outline ? sectionsOfOutline(this.pool, this.outline) : chooseSections(this.pool, words);
    for (const wish of wishes) {
      const filled = new SectionFill(this.pool, this.selection, wish, cap).fill();
      if (filled) this.sections.push(filled);
      else this.dropped(wish);
    }
  }

  /** How many sentences two fifths of the article are, by the sources' own mean length of a sentence. */
  private sentenceCap(): number {
    const sentences = this.pool.runs.flatMap((run) => run.sentences);
    const mean = sentences.reduce((sum, sentence) => sum + sentence.words, 0) / Math.max(1, sentences.length);
    return Math.max(2, Math.floor((LARGEST_SHARE * this.targetWords) / mean));
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
    const lead = this.lead ? builder.prose([this.lead]) : [];
    const ownWords = this.sections.flatMap((section) => section.picks).reduce((sum, pick) => sum + wordsOf(pick), 0);
    const quotes = new QuoteBudget(this.pool, this.selection, ownWords);
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
      throw new StageFailure('no_usable_sources', 'The sources hold too little on the subject to write from.');
    }
    const { input, settings } = this.pool.task;
    return {
      outline: {
        title: titleOf(settings.title, input, this.language),
        sections: outlined,
        targetWords: this.targetWords,
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
