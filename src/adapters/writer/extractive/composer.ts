import type { Outline, Warning } from '../../../domain/article/draft.js';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import { type Composition, targetOf } from './composition-target.js';
import { CompositionWriter } from './composition-writer.js';
import { type Answer, takeAnswers, takeTakeaways } from './extras.js';
import {
  comparisonWishes,
  entryCount,
  type Form,
  formNotAvailable,
  formOf,
  openQuestionsOf,
  proceduresOf,
  sourceWishes,
} from './forms.js';
import { takeLead } from './lead.js';
import { inNewsOrder, newsOrder, newsWishes } from './news.js';
import type { Pool } from './pool.js';
import {
  chooseSections,
  FEWEST_SECTION_WORDS,
  LARGEST_SHARE,
  sectionsOfOutline,
  templateWish,
  type Wish,
} from './section-choice.js';
import { type FilledSection, SectionFill } from './section-fill.js';
import {
  type Entry,
  formSection,
  planWords,
  proseSection,
  type SectionPlan,
  type Share,
  shareOfPick,
  sharesOf,
} from './section-plan.js';
import { type Pick, Selection, wordsOf } from './selection.js';
import { takeDates, takeFigures } from './tables.js';

/** What a lead takes, more or less. */
const LEAD_WORDS = 60;
const DEFAULT_QUESTIONS = 5;
/** A question with its answer, more or less. */
const ANSWER_WORDS = 70;
const MOST_QUESTIONS = 20;
/** Fewer questions are no page of questions, and fewer entries no list. */
const FEWEST_OF_FORM = 3;
/** Of a how-to: the rest is what one should know beside the steps. */
const STEPS_SHARE = 0.7;

/** Chooses what goes into an article and where, then writes it down. Made anew for each attempt. */
export class Composer {
  private readonly selection: Selection;
  private readonly warnings: Omit<Warning, 'stage'>[] = [];
  private readonly form: Form;
  readonly targetWords: number;
  private takeaways: ReturnType<typeof takeTakeaways> = [];
  private lead: Pick[] = [];
  private plans: SectionPlan[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly outline: Outline | null,
    /** Sentences that one source may give. */
    private readonly cap: number,
  ) {
    this.selection = new Selection(pool);
    this.form = formOf(pool.task.settings);
    this.targetWords = targetOf(pool, outline);
  }

  /** Words of what is chosen. */
  get words(): number {
    return this.shares.reduce((sum, share) => sum + share.words, 0);
  }

  get sentences(): number {
    return this.shares.reduce((sum, share) => sum + share.sentences, 0);
  }

  /** The share of the sentences that the fullest source gives, 0 to 1. */
  get largestShare(): number {
    const counts = new Map<string, number>();
    for (const { source, sentences } of this.shares)
      counts.set(source.id, (counts.get(source.id) ?? 0) + sentences);
    return Math.max(0, ...counts.values()) / Math.max(1, this.sentences);
  }

  private get shares(): Share[] {
    return [...this.lead.map(shareOfPick), ...this.plans.flatMap((plan) => plan.entries.flatMap(sharesOf))];
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
    const answers = this.chooseAnswers();
    const answered = answers.reduce((sum, { pick }) => sum + wordsOf(pick), 0);
    const rest = Math.max(FEWEST_SECTION_WORDS, this.targetWords - answered - LEAD_WORDS);
    this.lead = takeLead(this.pool, this.selection, this.wishesFor(rest));
    const words = Math.max(FEWEST_SECTION_WORDS, rest + LEAD_WORDS - this.leadWords);
    this.chooseBody(words, answers.length);
    if (answers.length > 0) {
      const entries = answers.map((answer): Entry => ({ kind: 'answer', answer }));
      this.plans.push(formSection(this.fixed('faq'), entries, this.form !== 'faq'));
    }
    if (!settings.extras?.key_takeaways) return;
    this.takeaways = takeTakeaways(this.pool, this.selection);
    if (this.takeaways.length > 0) return;
    this.warnings.push({
      code: 'extra_not_available',
      message: 'The sources hold too few sentences that can stand alone for a list of takeaways.',
    });
  }

  private get leadWords(): number {
    return this.lead.reduce((sum, pick) => sum + wordsOf(pick), 0);
  }

  private chooseAnswers(): Answer[] {
    const { settings } = this.pool.task;
    const byLength = Math.min(MOST_QUESTIONS, Math.round(this.targetWords / ANSWER_WORDS));
    const usual = this.form === 'faq' ? Math.max(DEFAULT_QUESTIONS, byLength) : 0;
    const asked = settings.extras?.faq ?? usual;
    const answers = asked > 0 ? takeAnswers(this.pool, this.selection, asked, this.cap) : [];
    if (asked > 0 && answers.length === 0) {
      this.warnings.push({
        code: 'extra_not_available',
        message:
          'The sources put and answer no question on the subject, so there are no frequently asked questions.',
      });
    }
    return answers;
  }

  /** The brief's own headings go before any form's. */
  private chooseBody(words: number, answers: number): void {
    const { settings } = this.pool.task;
    if (Array.isArray(settings.sections) && settings.sections.length > 0) this.fillSections(words);
    else if (this.form === 'digest') this.chooseDigest(words);
    else if (this.form === 'faq') this.chooseBesideAnswers(words, answers);
    else if (this.form === 'how_to') this.chooseSteps(words);
    else if (this.form === 'listicle') this.chooseEntries(words);
    else if (this.form === 'comparison') this.chooseCompared(words);
    else if (this.form === 'news_brief') this.chooseNews(words);
    else this.fillSections(words);
    if (this.form === 'digest' && Array.isArray(settings.sections)) this.plans.push(...this.chooseTables());
  }

  /** Tables first, for they can take fewer sentences than prose can; they stand behind it. */
  private chooseDigest(words: number): void {
    const tables = this.chooseTables();
    const left = Math.max(
      FEWEST_SECTION_WORDS,
      words - tables.reduce((sum, plan) => sum + planWords(plan), 0),
    );
    const wishes = sourceWishes(this.pool, left);
    const entries: Entry[] = [];
    for (const { source, wish } of wishes.length > 1 ? wishes : []) {
      const filled = this.fill(wish, wish.targetWords);
      const name = source.source.kind === 'note' ? this.fixed('notes') : wish.heading;
      if (filled) entries.push({ kind: 'named', name, picks: filled.picks });
    }
    if (entries.length > 0)
      this.plans.push({ ...formSection(this.fixed('what_sources_say'), entries), quotes: true });
    else this.fillSections(left);
    this.plans.push(...tables);
    if (tables.length > 0) return;
    this.warnings.push({
      code: 'form_not_available',
      message:
        'The sources hold too few figures, dates and open questions for tables, so the digest has prose alone.',
    });
  }

  private chooseTables(): SectionPlan[] {
    const plans: SectionPlan[] = [];
    const figures = takeFigures(this.pool, this.selection, this.cap);
    if (figures.length > 0)
      plans.push(formSection(this.fixed('key_figures'), [{ kind: 'table', rows: figures }]));
    const dates = takeDates(this.pool, this.selection, this.cap);
    if (dates.length > 0) plans.push(formSection(this.fixed('dates'), [{ kind: 'table', rows: dates }]));
    const questions = openQuestionsOf(this.pool, this.selection);
    if (questions.length > 0)
      plans.push(formSection(this.fixed('open_questions'), [{ kind: 'questions', questions }]));
    return plans;
  }

  private chooseBesideAnswers(words: number, answers: number): void {
    if (answers >= FEWEST_OF_FORM) return;
    this.notAvailable('the sources put and answer too few questions on the subject.');
    this.fillSections(words);
  }

  private chooseSteps(words: number): void {
    const chosen = proceduresOf(this.pool, this.selection, STEPS_SHARE * words);
    if (chosen.length === 0)
      this.notAvailable('the sources hold no numbered steps that can be printed whole.');
    for (const { heading, procedure } of chosen)
      this.plans.push(formSection(heading, [{ kind: 'procedure', procedure }]));
    const left = words - chosen.reduce((sum, { procedure }) => sum + procedure.words, 0);
    if (chosen.length === 0 || left >= FEWEST_SECTION_WORDS) this.fillSections(left);
  }

  private chooseEntries(words: number): void {
    this.fillAll(this.wishesFor(words), words);
    if (this.plans.length >= FEWEST_OF_FORM) {
      this.plans = this.plans.map((plan, index) => ({ ...plan, heading: `${index + 1}. ${plan.heading}` }));
      return;
    }
    this.notAvailable('the sources have too few headings on the subject to make entries of.');
    if (this.plans.length === 0) this.fillSections(words);
  }

  private chooseCompared(words: number): void {
    const plan = comparisonWishes(this.pool, words);
    if (!plan) {
      this.notAvailable('name two things that the sources tell of, such as “tin or copper”.');
      this.fillSections(words);
      return;
    }
    this.fillAll(plan.wishes, words);
    const side = this.fixed('compared');
    if (this.plans.filter(({ heading }) => heading !== side).length < 2) {
      this.notAvailable('the sources tell enough of one of the things only.');
      const left = words - this.plans.reduce((sum, filled) => sum + planWords(filled), 0);
      if (left >= FEWEST_SECTION_WORDS) this.fillSections(left);
      return;
    }
    if (!plan.comparesNothing) return;
    this.warnings.push({
      code: 'comparison_not_in_sources',
      message:
        'No sentence of the sources names two of the things compared, so they only stand side by side.',
    });
  }

  /** The most important first, then page by page from the newest on, and no headings. */
  private chooseNews(words: number): void {
    const order = newsOrder(this.pool, this.lead);
    const wishes = newsWishes(this.pool, order, words);
    const picks: Pick[] = [];
    let left = words;
    for (const [index, wish] of wishes.entries()) {
      const room = left / (wishes.length - index);
      const opening = this.fill(wish.opening, room)?.picks ?? [];
      const said = opening.reduce((sum, pick) => sum + wordsOf(pick), 0);
      // What a page goes on to say hangs in the air without what it began with.
      const begun = opening.length > 0 || wish.opening.runs.some((run) => this.selection.has(run));
      const rest = begun && said < room ? (this.fill(wish.rest, room - said)?.picks ?? []) : [];
      picks.push(...opening, ...rest);
      left = words - picks.reduce((sum, pick) => sum + wordsOf(pick), 0);
    }
    if (left > words / 2) picks.push(...(this.fill(templateWish(this.pool, left), left)?.picks ?? []));
    this.lead.push(...(wishes.length > 0 ? inNewsOrder(picks, order) : picks));
    if (this.pool.sources.some(({ source }) => source.publishedAt !== null)) return;
    this.warnings.push({
      code: 'sources_undated',
      message: 'No source says when it was published, so the news is ordered by weight and not by date.',
    });
  }

  private notAvailable(why: string): void {
    this.warnings.push(formNotAvailable(this.form, why));
  }

  private fixed(name: Parameters<typeof fixedHeading>[0]): string {
    return fixedHeading(name, this.pool.language);
  }

  private wishesFor(words: number): Wish[] {
    if (this.outline) return sectionsOfOutline(this.pool, this.outline);
    const count = this.form === 'listicle' ? entryCount(this.pool.task.settings, words) : null;
    return chooseSections(this.pool, this.selection, words, this.cap !== Infinity, count);
  }

  private fillSections(words: number): void {
    const before = this.plans.length;
    this.fillAll(this.wishesFor(words), words);
    if (this.plans.length === before && !Array.isArray(this.pool.task.settings.sections)) {
      this.fillAll([templateWish(this.pool, words)], words);
    }
    this.lead.push(...this.tooLittleForSection());
  }

  /** A line or two need no heading over them: they go on from the lead. */
  private tooLittleForSection(): readonly Pick[] {
    const [only] = this.plans;
    const [entry] = only?.entries ?? [];
    const isTemplate = only?.heading === this.fixed('what_sources_say') && entry?.kind === 'prose';
    if (!isTemplate || planWords(only) >= FEWEST_SECTION_WORDS) return [];
    this.plans.shift();
    return entry.picks;
  }

  private fillAll(wishes: readonly Wish[], words: number): void {
    let left = words;
    for (const wish of wishes) {
      // Sections that ran a little long are paid for by the last.
      const room = Math.max(FEWEST_SECTION_WORDS, Math.min(wish.targetWords, left));
      const filled = this.fill(wish, room);
      if (!filled) {
        this.dropped(wish);
        continue;
      }
      this.plans.push(proseSection(filled.heading, filled.targetWords, filled.picks));
      left -= filled.picks.reduce((sum, pick) => sum + wordsOf(pick), 0);
    }
  }

  private fill(wish: Wish, room: number): FilledSection | null {
    return new SectionFill(this.pool, this.selection, wish, room, this.cap).fill();
  }

  private dropped(wish: Wish): void {
    if (!Array.isArray(this.pool.task.settings.sections)) return;
    this.warnings.push({
      code: 'section_without_source',
      message: `The sources say too little about “${wish.heading}”, so the section was left out.`,
    });
  }

  render(): Composition {
    const { pool, selection, form, targetWords, words, lead, takeaways, plans, warnings } = this;
    const chosen = { pool, selection, form, targetWords, words, lead, takeaways, plans, warnings };
    return new CompositionWriter(chosen).write();
  }
}
