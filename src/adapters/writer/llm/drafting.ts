import type {
  Draft,
  DraftBlock,
  DraftSection,
  DraftSentence,
  Outline,
  RefusedSentence,
} from '../../../domain/article/draft.js';
import type { ArticleForm } from '../../../domain/brief/settings.js';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import { foldText } from '../../../libs/text/index.js';
import type { WritingProgress, WritingTask } from '../../../ports/article/writer.js';
import { NOTHING_YET, readDraftSoFar, type DraftSoFar, type WrittenSection } from './draft-so-far.js';
import type { ModelClient, Request } from './provider/model-client.js';
import { givenHeadings } from './outline-plan.js';
import { writePart, type Part, type PartBlock } from './part-writer.js';
import { evidencePassages, type Passage, type Passages } from './passages.js';
import { asData, leadPrompt, questionsPrompt, sectionPrompt, takeawaysPrompt } from './prompts.js';
import { SentenceJudge } from './sentence-judge.js';
import { step } from './step.js';
import { withinTokens } from './provider/tokens.js';

/** Chosen: several passages for each paragraph of a section, within a share of the prompt. */
const PASSAGES_A_SECTION = 14;
/** In these forms a section may have headings of its own. */
const WITH_SUBHEADINGS = new Set(['how_to', 'listicle', 'comparison', 'faq']);
const DEFAULT_QUESTIONS = 5;
/** Chosen: with fewer passages a model has too little to write from. */
const FEWEST_PASSAGES = 3;
/** Chosen: a call, its fix, and the answers to both; so a fourth of a call’s share is for its prompt. */
const SHARE_SHOWN = 4;
/** Chosen: the share of the prompt for the draft, in the parts written from it: more than any article that a brief may have. */
const LONGEST_DRAFT_TOKENS = 20_000;

/** Chosen: two thousand words of earlier sections are more than a section can repeat. */
const LONGEST_EARLIER_TOKENS = 3000;

/** The writing of one article. Each written part is stored at once, for the next attempt. */
export class Drafting {
  private readonly subject: string;
  private readonly said = new Set<string>();
  private soFar: DraftSoFar;

  constructor(
    private readonly client: ModelClient,
    private readonly request: Omit<Request, 'prompt' | 'task'>,
    private readonly task: WritingTask,
    private readonly outline: Outline,
    private readonly passages: Passages,
    private readonly progress: WritingProgress,
  ) {
    this.subject = [task.input, ...(task.settings.keywords ?? [])].join(' ');
    this.soFar = readDraftSoFar(progress.savedPart, outline);
    const { sections, faq, takeaways } = this.soFar;
    for (const each of [...sections, faq, takeaways]) this.remember(each?.blocks ?? []);
  }

  async write(): Promise<Draft> {
    const { settings } = this.task;
    const questions = settings.extras?.faq ?? (settings.article_type === 'faq' ? DEFAULT_QUESTIONS : 0);
    const wantsTakeaways = settings.extras?.key_takeaways === true;
    const steps = this.outline.sections.length + (questions > 0 ? 1 : 0) + (wantsTakeaways ? 1 : 0) + 1;
    const { sections } = this.outline;
    for (const section of sections.slice(this.soFar.sections.length)) {
      const written = await this.section(section);
      await this.savePart({ sections: [...this.soFar.sections, written] });
      await step(this.progress, this.soFar.sections.length / steps);
    }
    const body = this.soFar.sections.filter((section) => section !== null);
    if (body.length === 0) {
      // The next attempt must not continue from an empty draft.
      await this.progress.savePart(NOTHING_YET);
      throw new StageFailure(
        'provider_bad_output',
        this.soFar.refused.length > 0 && this.soFar.refused.every(({ reasons }) => isUnmarked(reasons))
          ? 'The language model marked no passage that its sentences rest on.'
          : 'The language model wrote nothing that its sources support.',
      );
    }
    if (questions > 0 && this.soFar.faq === undefined) {
      await this.savePart({ faq: await this.questions(questions) });
      await step(this.progress, (sections.length + 1) / steps);
    }
    const written = this.markedText(body);
    const sentences = body.flatMap(({ blocks }) => blocks.flatMap((block) => block.sentences));
    const drafted = evidencePassages(sentences, this.task.language);
    if (wantsTakeaways && this.soFar.takeaways === undefined) {
      await this.savePart({ takeaways: await this.takeaways(written, drafted) });
      await step(this.progress, (steps - 1) / steps);
    }
    const lead = await this.part('lead', leadPrompt(this.task, this.outline.title, written), drafted, 'lead');
    await step(this.progress, 0.99);
    const { takeaways = null, faq = null, refused } = this.soFar;
    const form = settings.article_type ?? 'article';
    const draft = numbered(
      form === 'faq' && faq === null ? 'article' : form,
      lead.blocks.filter(({ kind }) => kind === 'paragraph'),
      [takeaways, ...body, faq].filter((section) => section !== null),
      refused,
    );
    this.warnOfMissing(draft);
    return draft;
  }

  private async savePart(more: Partial<DraftSoFar>): Promise<void> {
    this.soFar = { ...this.soFar, ...more };
    await this.progress.savePart(this.soFar);
  }

  private remember(blocks: readonly PartBlock[]): void {
    for (const { sentences } of blocks) for (const { text } of sentences) this.said.add(foldText(text));
  }

  /** The tokens that a call may show, so that enough is left for the calls after it. */
  private mostShown(): number {
    const { faq, takeaways, sections } = this.soFar;
    const calls = this.outline.sections.length - sections.length;
    const extras = (faq === undefined ? 1 : 0) + (takeaways === undefined ? 1 : 0);
    return this.progress.models.tokensLeft / (SHARE_SHOWN * (calls + extras + 1));
  }

  private find(subject: string, sourceIds?: readonly string[]): Passage[] {
    const found = this.passages.find(subject, PASSAGES_A_SECTION, sourceIds);
    return withinTokens(found, this.mostShown(), FEWEST_PASSAGES, ({ heading, text }) => heading + text);
  }

  private async section(section: Outline['sections'][number]): Promise<WrittenSection | null> {
    const { heading, sourceIds, targetWords } = section;
    const notes = givenHeadings(this.task)?.find((given) => given.heading === heading)?.notes ?? null;
    const shown = this.find(`${heading} ${heading} ${notes ?? ''} ${this.subject}`, sourceIds);
    const prompt = sectionPrompt({
      task: this.task,
      passages: shown,
      heading,
      notes,
      otherHeadings: this.outline.sections.map((other) => other.heading).filter((other) => other !== heading),
      words: targetWords,
      earlier: this.earlier(),
    });
    const { blocks } = await this.part('section', prompt, shown, heading);
    if (blocks.some(({ kind }) => kind !== 'subheading')) return { heading, blocks };
    this.progress.warn({
      code: 'section_left_out',
      message: `The sources support nothing that the model wrote under “${heading}”, so the section was left out.`,
    });
    return null;
  }

  /** The beginnings of the sections that are written, for the next one not to repeat them. */
  private earlier(): string {
    const written = this.soFar.sections.filter((section) => section !== null);
    if (written.length === 0) return '';
    const most = Math.min(LONGEST_EARLIER_TOKENS, this.mostShown() / 2) / written.length;
    return written
      .map(({ heading, blocks }) => {
        const lines = blocks.map(({ sentences }) => sentences.map(({ text }) => asData(text)).join(' '));
        return [`## ${asData(heading)}`, ...withinTokens(lines, most, 1, (line) => line)].join('\n');
      })
      .join('\n');
  }

  private async questions(most: number): Promise<WrittenSection | null> {
    const shown = this.find(this.subject);
    const prompt = questionsPrompt(this.task, shown, most);
    const { blocks } = await this.part('questions', prompt, shown, fixedHeading('faq', this.task.language));
    const answered = firstQuestions(blocks, most);
    if (answered.length === 0) {
      this.notAvailable(
        'The sources answer no question on the subject, so there are no frequently asked questions.',
      );
      return null;
    }
    return { heading: fixedHeading('faq', this.task.language), blocks: answered };
  }

  private async takeaways(written: string, drafted: readonly Passage[]): Promise<WrittenSection | null> {
    const heading = fixedHeading('key_takeaways', this.task.language);
    const part = await this.part('takeaways', takeawaysPrompt(this.task, written), drafted, heading);
    const items = part.blocks.filter(({ kind }) => kind === 'item').slice(0, 5);
    if (items.length > 0) return { heading, blocks: items };
    this.notAvailable('The draft gives no list of takeaways.');
    return null;
  }

  private async part(task: string, prompt: string, shown: readonly Passage[], name: string): Promise<Part> {
    const { settings, language } = this.task;
    const judge = new SentenceJudge(this.passages, language, shown, settings.forbidden ?? []);
    const part = await writePart(this.client, { ...this.request, task }, prompt, {
      name,
      language,
      judge,
      subheadings: task === 'questions' || WITH_SUBHEADINGS.has(settings.article_type ?? 'article'),
      said: this.said,
    });
    this.remember(part.blocks);
    this.soFar = { ...this.soFar, refused: [...this.soFar.refused, ...part.refused] };
    if (part.refused.length > 0) {
      const reasons = [
        ...new Set(part.refused.flatMap(({ reasons: all }) => all.map((each) => each.split(':')[0]))),
      ];
      this.progress.warn({
        code: 'sentences_left_out',
        message: `${part.refused.length} of the model’s sentences were left out of “${name}”, because their sources do not support them (${reasons.join(', ')}).`,
      });
    }
    return part;
  }

  /** The draft for a prompt: each sentence with its marks, and at least the beginning of each section. */
  private markedText(sections: readonly WrittenSection[]): string {
    const most = Math.min(LONGEST_DRAFT_TOKENS, this.mostShown()) / sections.length;
    return sections
      .map(({ heading, blocks }) => {
        const whole = blocks.map(({ sentences }) => sentences.map(marked).join(' '));
        const lines = withinTokens(whole, most, 1, (line) => line);
        return [`<part heading="${asData(heading).replaceAll('"', '&quot;')}">`, ...lines, '</part>'].join(
          '\n',
        );
      })
      .join('\n');
  }

  private notAvailable(message: string): void {
    this.progress.warn({ code: 'extra_not_available', message });
  }

  private warnOfMissing({ lead, sections }: Draft): void {
    const blocks = [...lead, ...sections.flatMap((section) => section.blocks)];
    const texts = blocks.flatMap((block) => block.sentences.map(({ text }) => text));
    const whole = foldText([...sections.map(({ heading }) => heading), ...texts].join(' '));
    for (const phrase of this.task.settings.must_include ?? []) {
      if (whole.includes(foldText(phrase))) continue;
      this.progress.warn({
        code: 'must_include_missing',
        message: `“${phrase}” is not in the article: the model found no place for it in what the sources say.`,
      });
    }
  }
}

function marked({ text, evidence }: DraftSentence): string {
  const ids = [...new Set(evidence.map(({ sourceId }) => sourceId))];
  return `${asData(text)} ${ids.map((id) => `[${id}]`).join('')}`;
}

function isUnmarked(reasons: readonly string[]): boolean {
  return reasons.some((reason) => reason.startsWith('no_source'));
}

/** Questions with their answers; blocks before the first question are dropped. */
function firstQuestions(blocks: readonly PartBlock[], most: number): PartBlock[] {
  let questions = 0;
  return blocks.filter(({ kind }) => {
    if (kind === 'subheading') questions += 1;
    return questions > 0 && questions <= most;
  });
}

function numbered(
  form: ArticleForm,
  lead: readonly PartBlock[],
  sections: readonly WrittenSection[],
  refused: readonly RefusedSentence[],
): Draft {
  let count = 0;
  const block = ({ kind, sentences }: PartBlock): DraftBlock => {
    count += 1;
    return { id: `B${count}`, kind, sentences };
  };
  const opening = lead.map(block);
  const parts = sections.map(({ heading, blocks }, index): DraftSection => ({
    id: `H${index + 1}`,
    heading,
    blocks: blocks.map(block),
  }));
  return { form, lead: opening, sections: parts, refused };
}
