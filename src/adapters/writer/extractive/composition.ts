import type { Draft, DraftSection, Outline, OutlineSection, Warning } from '../../../domain/article/draft.js';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import { titleOf } from '../../../domain/article/title.js';
import { DEFAULT_WORD_COUNT } from '../../../domain/brief/settings.js';
import { primaryLanguage } from '../../../domain/text/segmenter.js';
import { termsOf } from '../../../domain/text/terms.js';
import { countTerms } from '../../../domain/text/relevance.js';
import { countWords } from '../../../domain/text/words.js';
import type { WritingTask } from '../../../ports/writer.js';
import { DraftBuilder, sourceIdsOf } from './draft-builder.js';
import { type Answer, takeAnswers, takeTakeaways } from './extras.js';
import { takeLead } from './lead.js';
import { type Pool, poolOf } from './pool.js';
import { QuoteBudget } from './quotes.js';
import {
  ableSources,
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
/** Spreading the article over its sources may not cost more of it than the rest. */
const LEAST_OF_TARGET = 0.72;
const DEFAULT_QUESTIONS = 5;

export interface Composition {
  readonly pool: Pool;
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
  await pause(0.7);
  const composer = spreadOver(pool, outline);
  await pause(0.9);
  return composer.render();
}

/**
 * With three sources or more, none gives over two fifths of the sentences. Where that would cost the article more
 * than a good quarter of its length, the fullest source may lead, and a warning says so.
 */
function spreadOver(pool: Pool, outline: Outline | null): Composer {
  const free = () => {
    const composer = new Composer(pool, outline, Infinity);
    composer.choose();
    return composer;
  };
  if (pool.sources.length < 3) return free();
  const able = ableSources(pool) >= 3;
  let cap = expectedCap(pool, outline);
  for (let attempt = 0; able && attempt < 3; attempt += 1) {
    const composer = new Composer(pool, outline, cap);
    composer.choose();
    if (composer.words < LEAST_OF_TARGET * composer.targetWords) break;
    if (composer.largestShare <= LARGEST_SHARE) return composer;
    cap = Math.max(2, Math.min(cap - 1, Math.floor(LARGEST_SHARE * composer.sentences)));
  }
  const composer = free();
  composer.warnIfOneLeads();
  return composer;
}

/** How many sentences two fifths of the article are, by the sources' own mean length of a sentence. */
function expectedCap(pool: Pool, outline: Outline | null): number {
  const sentences = pool.runs.flatMap((run) => run.sentences);
  const mean = sentences.reduce((sum, sentence) => sum + sentence.words, 0) / Math.max(1, sentences.length);
  return Math.max(2, Math.floor((LARGEST_SHARE * targetOf(pool, outline)) / mean));
}

function targetOf(pool: Pool, outline: Outline | null): number {
  const asked = pool.task.settings.word_count ?? DEFAULT_WORD_COUNT;
  const part = Math.max(LARGEST_PART * pool.usableWords, Math.min(SHORTEST_ARTICLE, pool.usableWords));
  return outline?.targetWords ?? Math.min(asked, Math.floor(part));
}

/** Nothing is written about a subject that the sources don't touch. */
function refuseIfOffTopic(pool: Pool): void {
  const { query, contexts, runs, foreign, sources } = pool;
  const matches = runs.map(
    (run) => [...query.keys()].filter((term) => contexts.get(run.id)?.has(term)).length,
  );
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
