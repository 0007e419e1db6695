import type {
  Draft,
  DraftBlock,
  DraftSection,
  DraftSentence,
  Engine,
  Outline,
  RefusedSentence,
} from '../../../domain/article/draft.js';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import { foldText } from '../../../domain/text/phrases.js';
import type { Writer, WritingProgress, WritingTask } from '../../../ports/writer.js';
import { evidencePassages } from './evidence-passages.js';
import type { ModelClient, Request } from './model-client.js';
import { givenHeadings, planOutline } from './outline-plan.js';
import { writePart, type Part, type PartBlock } from './part-writer.js';
import { Passages, type Passage } from './passages.js';
import {
  asData,
  leadPrompt,
  PROMPTS_VERSION,
  questionsPrompt,
  sectionPrompt,
  SYSTEM,
  takeawaysPrompt,
} from './prompts.js';
import { SentenceJudge } from './sentence-judge.js';

export interface LlmWriterParts {
  readonly engine: Engine;
  readonly client: ModelClient;
  /** Whether the provider takes a seed. */
  readonly takesSeed: boolean;
}

const PASSAGES_A_SECTION = 14;
/** In these forms a section may have headings of its own. */
const WITH_SUBHEADINGS = new Set(['how_to', 'listicle', 'comparison', 'faq']);
const DEFAULT_QUESTIONS = 5;

/**
 * Writes with a language model: a plan, then section by section from the passages of that section, the opening last. A
 * model names sources by their ids only, and each sentence of its is held against the passages that it was shown; what
 * doesn't stand there is mended once or left out.
 */
export class LlmWriter implements Writer {
  readonly engine: Engine;
  readonly promptsVersion = PROMPTS_VERSION;

  constructor(private readonly parts: LlmWriterParts) {
    this.engine = parts.engine;
  }

  async outline(task: WritingTask, progress: WritingProgress): Promise<Outline> {
    progress.signal.throwIfAborted();
    const passages = new Passages(task.sources, task.language);
    if (passages.all.length === 0) {
      throw new StageFailure('no_usable_sources', 'The sources hold no text to write from.');
    }
    await step(progress, 0.05);
    if (task.settings.seed !== undefined && !this.parts.takesSeed) {
      progress.warn({
        code: 'setting_not_applied',
        message:
          '“seed” was not applied: this provider takes none, and may write the same brief differently.',
      });
    }
    const outline = await planOutline(
      this.parts.client,
      this.requestOf(task, progress),
      task,
      passages,
      progress,
    );
    await step(progress, 1);
    return outline;
  }

  async draft(task: WritingTask, outline: Outline, progress: WritingProgress): Promise<Draft> {
    progress.signal.throwIfAborted();
    const work = new Drafting(this.parts.client, this.requestOf(task, progress), task, outline, progress);
    const draft = await work.write();
    await step(progress, 1);
    return draft;
  }

  private requestOf({ settings }: WritingTask, { models, signal }: WritingProgress) {
    const seed = this.parts.takesSeed ? settings.seed : undefined;
    return { system: SYSTEM, seed, budget: models, signal };
  }
}

/** Progress is told between two calls, and whoever wants to stop is heard there too. */
async function step(progress: WritingProgress, fraction: number): Promise<void> {
  await progress.advance(fraction);
  progress.signal.throwIfAborted();
}

interface WrittenSection {
  readonly heading: string;
  readonly blocks: readonly PartBlock[];
}

/** One article on its way. */
class Drafting {
  private readonly passages: Passages;
  private readonly subject: string;
  private readonly said = new Set<string>();
  private readonly refused: RefusedSentence[] = [];

  constructor(
    private readonly client: ModelClient,
    private readonly request: Omit<Request, 'prompt' | 'task'>,
    private readonly task: WritingTask,
    private readonly outline: Outline,
    private readonly progress: WritingProgress,
  ) {
    this.passages = new Passages(task.sources, task.language);
    this.subject = [task.input, ...(task.settings.keywords ?? [])].join(' ');
  }

  async write(): Promise<Draft> {
    const { settings } = this.task;
    const questions = settings.extras?.faq ?? (settings.article_type === 'faq' ? DEFAULT_QUESTIONS : 0);
    const wantsTakeaways = settings.extras?.key_takeaways === true;
    const steps = this.outline.sections.length + (questions > 0 ? 1 : 0) + (wantsTakeaways ? 1 : 0) + 1;
    let done = 0;
    const next = async () => {
      done += 1;
      await step(this.progress, Math.min(0.99, done / steps));
    };
    const body: WrittenSection[] = [];
    for (const section of this.outline.sections) {
      const written = await this.section(section);
      if (written) body.push(written);
      await next();
    }
    if (body.length === 0) {
      throw new StageFailure(
        'provider_bad_output',
        'The language model wrote nothing that stands in the sources.',
      );
    }
    const faq = questions > 0 ? await this.questions(questions) : null;
    if (questions > 0) await next();
    const written = this.markedText(body);
    const sentences = body.flatMap(({ blocks }) => blocks.flatMap((block) => block.sentences));
    const drafted = evidencePassages(sentences, this.task.language);
    const takeaways = wantsTakeaways ? await this.takeaways(written, drafted) : null;
    if (wantsTakeaways) await next();
    const lead = await this.part('lead', leadPrompt(this.task, this.outline.title, written), drafted, 'lead');
    await next();
    const sections = [takeaways, ...body, faq].filter((section) => section !== null);
    const draft = numbered(
      lead.blocks.filter(({ kind }) => kind === 'paragraph'),
      sections,
      this.refused,
    );
    this.warnOfMissing(draft);
    return draft;
  }

  private async section(section: Outline['sections'][number]): Promise<WrittenSection | null> {
    const { heading, sourceIds, targetWords } = section;
    const notes = givenHeadings(this.task)?.find((given) => given.heading === heading)?.notes ?? null;
    const shown = this.passages.find(
      `${heading} ${heading} ${notes ?? ''} ${this.subject}`,
      PASSAGES_A_SECTION,
      sourceIds,
    );
    const prompt = sectionPrompt({
      task: this.task,
      passages: shown,
      heading,
      notes,
      otherHeadings: this.outline.sections.map((other) => other.heading).filter((other) => other !== heading),
      words: targetWords,
    });
    const { blocks } = await this.part('section', prompt, shown, heading);
    if (blocks.some(({ kind }) => kind !== 'subheading')) return { heading, blocks };
    this.progress.warn({
      code: 'section_left_out',
      message: `Nothing that the model wrote under “${heading}” stands in its sources, so the section was left out.`,
    });
    return null;
  }

  private async questions(most: number): Promise<WrittenSection | null> {
    const shown = this.passages.find(this.subject, PASSAGES_A_SECTION);
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
    for (const { sentences } of part.blocks) for (const { text } of sentences) this.said.add(foldText(text));
    this.refused.push(...part.refused);
    if (part.refused.length > 0) {
      const reasons = [
        ...new Set(part.refused.flatMap(({ reasons: all }) => all.map((each) => each.split(':')[0]))),
      ];
      this.progress.warn({
        code: 'sentences_left_out',
        message: `${part.refused.length} of the model’s sentences were left out of “${name}”, for they do not stand in their sources as they should (${reasons.join(', ')}).`,
      });
    }
    return part;
  }

  /** The draft as the model is shown it: each sentence with its marks. */
  private markedText(sections: readonly WrittenSection[]): string {
    return sections
      .map(({ heading, blocks }) => {
        const lines = blocks.map(({ sentences }) => sentences.map(marked).join(' '));
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

/** Questions with their answers; what stands before the first question answers nothing. */
function firstQuestions(blocks: readonly PartBlock[], most: number): PartBlock[] {
  let questions = 0;
  return blocks.filter(({ kind }) => {
    if (kind === 'subheading') questions += 1;
    return questions > 0 && questions <= most;
  });
}

function numbered(
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
  return { lead: opening, sections: parts, refused };
}
