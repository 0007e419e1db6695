import { countTerms, termsOf } from '../text/index.js';
import { assignUnits } from './assign.js';
import { paragraphsOf } from './blocks.js';
import { ENOUGH, FEWEST_SECTION_WORDS, LEAD, QUOTES, SHORT_ARTICLE } from './constants.js';
import { fill, inReadingOrder, readOut } from './fill.js';
import { formWriters, writeQuestions, writeTakeaways } from './forms/index.js';
import { introduces, takeLead } from './lead.js';
import type { Material } from './material.js';
import { dealOut } from './rooms.js';
import { Printed } from './printed.js';
import { Quotes } from './quotes.js';
import { isCallersText, wordCount, wordsIn, wordsOfBlocks } from './text-of.js';
import { chooseTopics, type Topic, topicsOf } from './topics.js';
import type {
  Form,
  Group,
  Notice,
  Pick,
  PlannedBlock,
  PlannedSection,
  Sentence,
  SourceText,
  Unit,
} from './types.js';

/** What goes into an article, before it is numbered. */
export interface PlannedArticle {
  readonly form: Form;
  readonly lead: readonly PlannedBlock[];
  readonly sections: readonly PlannedSection[];
  readonly targetWords: number;
  readonly notices: readonly Notice[];
}

interface OpenSection {
  readonly heading: string;
  readonly picks: Pick[];
}

/** Chooses what goes into an article and where. */
export class ArticlePlan {
  private readonly printed = new Printed();
  /** Of the caller's own texts, such as an interview: they are printed over their answers. */
  private readonly questions = new Map<Group, Sentence>();
  private readonly notices: Notice[] = [];
  private form: Form;
  private lead: Pick[] = [];
  private entries: readonly PlannedBlock[] = [];
  private readonly open: OpenSection[] = [];
  private formSections: readonly PlannedSection[] = [];
  private readonly body: readonly Unit[];
  private readonly target: number;

  constructor(private readonly material: Material) {
    const { ask } = material;
    this.form = ask.form;
    for (const { source, questions } of material.sources)
      for (const { isHeading, group, sentence } of isCallersText(source) ? questions : [])
        if (isHeading) this.questions.set(group, sentence);
    const body = material.units.filter(
      (unit) => material.isBody(unit) && (!unit.onHeading || this.questions.has(unit.group)),
    );
    // Of a long text of the caller's, an article on one of its matters has that matter alone.
    const near = body.filter((unit) => material.isNear(unit));
    const isEnough = ask.headings.length === 0 && wordsIn(near) >= ENOUGH * ask.targetWords;
    this.body = isEnough ? near : body;
    this.target = Math.min(ask.targetWords, wordsIn(this.body));
  }

  plan(): PlannedArticle {
    const { ask } = this.material;
    const questions = ask.faq > 0 ? writeQuestions(this.material, this.printed, ask.faq) : null;
    if (ask.headings.length > 0) this.fillGiven();
    else if (this.form === 'news_brief') this.fillNews();
    else this.fillForm();
    this.placeNotes();
    const lead = [...paragraphsOf(this.lead), ...this.entries];
    const sections = this.sections();
    const parts = [lead, ...sections.map(({ blocks }) => blocks)];
    const takeaways = ask.takeaways ? writeTakeaways(this.material, parts) : [];
    if (takeaways.length > 0)
      sections.unshift({ heading: ask.labels.key_takeaways, blocks: takeaways, extra: true });
    if (questions) sections.push(questions);
    this.warnOfExtras(questions !== null, takeaways.length > 0);
    return {
      form: this.form,
      lead,
      sections,
      targetWords: this.target,
      notices: this.notices,
    };
  }

  private fillGiven(): void {
    const { ask } = this.material;
    const assigned = assignUnits(this.material, ask.headings, this.body);
    const taken = new Set(assigned.flatMap((units) => [...units.keys()]));
    this.lead = takeLead(
      this.material,
      this.printed,
      this.body.filter((unit) => !taken.has(unit) || introduces(this.material, unit)),
      this.leadRoom,
      true,
    );
    const most = assigned.map((units, index) => {
      const words = wordsIn([...units.keys()]);
      const asked = ask.headings[index]?.words ?? 0;
      return asked > 0 ? Math.min(asked, words) : words;
    });
    const rooms = dealOut(Math.max(0, this.target - this.leadWords), most);
    for (const [index, { heading }] of ask.headings.entries()) {
      const units = assigned[index] ?? new Map<Unit, number>();
      const weigh = (unit: Unit) => this.material.weight(unit) + (units.get(unit) ?? 0);
      const filled = fill(this.material, this.printed, [...units.keys()], rooms[index] ?? 0, weigh);
      const picks = inOrderOfSources(filled);
      if (picks.length === 0) {
        this.warn(
          'section_without_source',
          `The sources say too little about “${heading}”, so the section was left out.`,
        );
        continue;
      }
      this.open.push({ heading, picks });
    }
    // An article is better under the sources' headings than none.
    if (this.open.length > 0 || this.lead.length > 0) return;
    this.lead = takeLead(this.material, this.printed, this.body, this.leadRoom);
    this.fillFound(this.target - this.leadWords);
  }

  private fillForm(): void {
    const writer = formWriters[this.form];
    const parts = writer?.(
      this.material,
      this.printed,
      Math.max(FEWEST_SECTION_WORDS, this.target - this.leadRoom),
    );
    let room = this.target;
    if (parts && 'why' in parts) {
      this.warn('form_not_available', `The article was not written as “${this.form}”, for ${parts.why}`);
      this.form = 'article';
    } else if (parts) {
      this.notices.push(...parts.notices);
      this.formSections = parts.sections;
      this.entries = parts.entries ?? [];
      room = parts.roomLeft;
    }
    const own = parts && !('why' in parts) ? parts.lead : undefined;
    const isForm = this.formSections.length > 0 || this.entries.length > 0;
    this.lead = [...(own ?? this.opening(isForm))];
    if (room >= FEWEST_SECTION_WORDS || !isForm)
      this.fillFound(Math.max(room, FEWEST_SECTION_WORDS) - this.leadWords);
  }

  /** What is said of one of the things that a brief lists introduces the others only where its page begins with it. */
  private opening(isStrict: boolean): Pick[] {
    const overall = this.body.filter(({ group }) => this.material.partOf(group) === -1);
    const hasParts = overall.length < this.body.length;
    const some = hasParts ? takeLead(this.material, this.printed, overall, this.leadRoom, isStrict) : [];
    if (some.length > 0) return some;
    const firsts = new Set(this.material.sources.map(({ units: [first] }) => first?.group));
    const able = hasParts ? this.body.filter(({ group }) => firsts.has(group)) : this.body;
    return takeLead(this.material, this.printed, able, this.leadRoom, isStrict);
  }

  private fillFound(room: number): void {
    const { ask } = this.material;
    if (this.isShort(room)) {
      this.lead.push(...fill(this.material, this.printed, this.body, room));
      return;
    }
    const taken = this.formSections.map(({ heading }) => heading);
    const pages = new Set(this.formSections.flatMap(({ blocks }) => blocks.map(({ source }) => source)));
    // Beside steps other pages tell how to do something else.
    const topics = topicsOf(this.material, this.printed, taken).filter(
      ({ group }) => this.form !== 'how_to' || pages.size === 0 || pages.has(group.source),
    );
    const chosen = chooseTopics(this.material, this.printed, topics, room);
    // Over all that is printed, the title of the only page would say what the article's title says.
    const [only] = chosen;
    const isTitle =
      chosen.length === 1 &&
      this.formSections.length === 0 &&
      (only?.topic.group.level === 0 || this.material.sources.length === 1);
    let left = room;
    const sections = chosen.map(({ topic, words }) => {
      const picks = this.takeOf(topic, words);
      left -= wordCount(picks);
      return { topic, picks };
    });
    for (const { topic, picks } of sections) {
      // What some could not fill goes to the others.
      const more = left >= FEWEST_SECTION_WORDS ? this.takeOf(topic, left) : [];
      left -= wordCount(more);
      const all = inReadingOrder([...picks, ...more]);
      if (isTitle) this.lead.push(...all);
      else if (all.length > 0) this.open.push({ heading: topic.heading, picks: all });
    }
    if (ask.sectionCount !== null && this.open.length < ask.sectionCount) {
      this.warn(
        'fewer_than_asked',
        `The brief asks for ${ask.sectionCount} sections, and the sources gave ${this.open.length}.`,
      );
    }
    if (this.open.length > 0 || this.lead.length > 0 || this.formSections.length > 0) return;
    const picks = fill(this.material, this.printed, this.body, room);
    if (picks.length > 0) this.open.push({ heading: ask.labels.what_sources_say, picks });
  }

  /** A section of a page is read out from its beginning on, and of a text that was handed over its best is taken. */
  private takeOf({ group, units }: Topic, room: number): Pick[] {
    return isCallersText(group.source)
      ? fill(this.material, this.printed, units, room)
      : readOut(this.printed, units, room);
  }

  /** One text makes a short article without headings. */
  private isShort(room: number): boolean {
    const sources = new Set(this.body.map(({ source }) => source));
    return (
      this.material.ask.sectionCount === null &&
      room < SHORT_ARTICLE &&
      this.formSections.length === 0 &&
      sources.size === 1
    );
  }

  /** The newest page first, each as it begins, and no headings. */
  private fillNews(): void {
    const dated = [...this.material.sources].sort(
      (a, b) => dateOf(b.source.publishedAt) - dateOf(a.source.publishedAt),
    );
    this.lead = takeLead(this.material, this.printed, this.body, this.target);
    const order = dated.map(({ source }) => source);
    const picks = fill(this.material, this.printed, this.body, this.target - this.leadWords);
    picks.sort(
      (a, b) => order.indexOf(a.unit.source) - order.indexOf(b.unit.source) || a.unit.id - b.unit.id,
    );
    this.lead.push(...picks);
    if (dated.every(({ source }) => source.publishedAt === null)) {
      this.warn(
        'sources_undated',
        'No source says when it was published, so the news is ordered by weight and not by date.',
      );
    }
  }

  private placeNotes(): void {
    const notes = this.body.filter(({ source }) => source.kind === 'note');
    const given = this.material.sources.some(({ source }) => source.kind === 'note');
    if (given && notes.every((unit) => !this.printed.has(unit))) {
      this.warn(
        'notes_not_used',
        'No sentence of the notes could be used: Galley prints whole sentences that can stand alone.',
      );
    }
  }

  private warnOfExtras(hasQuestions: boolean, hasTakeaways: boolean): void {
    const { faq, takeaways } = this.material.ask;
    if (faq > 0 && !hasQuestions) {
      this.warn(
        'extra_not_available',
        'The sources ask and answer no question on the subject, so there are no frequently asked questions.',
      );
    }
    if (takeaways && !hasTakeaways) {
      this.warn(
        'extra_not_available',
        'The article has too few sentences that can stand alone for a list of takeaways.',
      );
    }
  }

  /** What was chosen, with a quotation of a stranger in each section that one fits. */
  private sections(): PlannedSection[] {
    const { ask, language } = this.material;
    const planned: PlannedSection[] = [
      ...this.formSections,
      ...this.open.map(({ heading, picks }) => ({ heading, blocks: paragraphsOf(picks, this.questions) })),
    ];
    const words = wordsOfBlocks([
      ...paragraphsOf(this.lead),
      ...this.entries,
      ...planned.flatMap(({ blocks }) => blocks),
    ]);
    const allowed = words > 0 ? QUOTES.shareOfArticle * words : Infinity;
    const quotes = new Quotes(this.material, this.printed, allowed);
    if (words > 0) {
      return planned.map(({ heading, blocks, ...more }) => {
        const quote = quotes.next(countTerms(termsOf(heading, language)));
        return { ...more, heading, blocks: quote ? [...blocks, quote] : blocks };
      });
    }
    const quoted: PlannedBlock[] = [];
    for (let quote = quotes.next(null); quote; quote = quotes.next(null)) quoted.push(quote);
    return quoted.length > 0 ? [{ heading: ask.labels.what_sources_say, blocks: quoted }] : [];
  }

  private get leadRoom(): number {
    return Math.max(LEAD.fewestRoom, Math.min(LEAD.mostWords, LEAD.share * this.target));
  }

  private get leadWords(): number {
    return wordCount(this.lead);
  }

  private warn(code: string, message: string): void {
    this.notices.push({ code, message });
  }
}

/** The source that says most comes first, and a stray sentence of another page is left out beside it. */
function inOrderOfSources(picks: readonly Pick[]): Pick[] {
  const words = new Map<SourceText, number>();
  for (const pick of picks)
    words.set(pick.unit.source, (words.get(pick.unit.source) ?? 0) + wordCount([pick]));
  const of = ({ unit }: Pick) => words.get(unit.source) ?? 0;
  const most = Math.max(0, ...words.values());
  return picks
    .filter((pick) => isCallersText(pick.unit.source) || of(pick) >= Math.min(most, FEWEST_SECTION_WORDS))
    .sort((a, b) => of(b) - of(a) || a.unit.id - b.unit.id);
}

function dateOf(published: string | null): number {
  const date = Date.parse(published ?? '');
  return Number.isNaN(date) ? 0 : date;
}
