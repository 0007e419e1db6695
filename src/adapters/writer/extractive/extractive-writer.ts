import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Draft, Engine, Outline } from '../../../domain/article/draft.js';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import { titleOf } from '../../../domain/article/title.js';
import { askedWords } from '../../../domain/brief/settings.js';
import {
  type Ask,
  type Label,
  NothingToWrite,
  writeArticle,
  type Written,
} from '../../../libs/extractive-writer/index.js';
import { primaryLanguage } from '../../../libs/text/index.js';
import type { Writer, WritingProgress, WritingTask } from '../../../ports/article/writer.js';
import { missingPhrases, settingsNotApplied } from './settings-not-applied.js';

const LABELS: readonly Label[] = [
  'overview',
  'notes',
  'key_takeaways',
  'faq',
  'what_sources_say',
  'key_figures',
  'dates',
  'open_questions',
  'compared',
];

/** Bound: articles between their outline and their draft, some hundred kilobytes each. */
const MOST_KEPT = 4;

/**
 * The engine that needs no model: it prints sentences of the sources as they stand. The same task and seed give the same
 * bytes, so the draft stage prints the article of the outline, or makes it again in another process. What it can't do, it says
 * in warnings.
 */
export class ExtractiveWriter implements Writer {
  readonly engine: Engine = { mode: 'extractive', provider: null, model: null };
  readonly promptsVersion = null;
  private readonly outlined = new LRUCache<string, Written>({ max: MOST_KEPT });

  async outline(task: WritingTask, progress: WritingProgress): Promise<Outline> {
    const written = await write(task, progress);
    const { outline, notices } = written;
    this.outlined.set(digestOf(task), written);
    for (const warning of [...settingsNotApplied(task.settings), ...notices]) progress.warn(warning);
    await progress.advance(1);
    return outline;
  }

  async draft(task: WritingTask, _outline: Outline, progress: WritingProgress): Promise<Draft> {
    const digest = digestOf(task);
    const { form, lead, sections } = this.outlined.get(digest) ?? (await write(task, progress));
    this.outlined.delete(digest);
    const draft: Draft = { form, lead, sections };
    for (const warning of missingPhrases(task.settings, draft)) progress.warn(warning);
    await progress.advance(1);
    return draft;
  }
}

/** Of all that the article depends on. */
function digestOf(task: WritingTask): string {
  return createHash('sha256')
    .update(JSON.stringify([askOf(task), task.sources]))
    .digest('base64');
}

async function write(task: WritingTask, progress: WritingProgress): Promise<Written> {
  try {
    return await writeArticle(askOf(task), task.sources, pauseOf(progress));
  } catch (error) {
    if (!(error instanceof NothingToWrite)) throw error;
    throw new StageFailure('no_usable_sources', `There is nothing to write from: ${error.message}.`);
  }
}

function askOf({ input, language, settings, subject, seed }: WritingTask): Ask {
  const { sections, extras } = settings;
  const headings = Array.isArray(sections) ? sections : [];
  const label = (name: Label) => [name, fixedHeading(name, language)] as const;
  return {
    input,
    keywords: settings.keywords ?? [],
    title: titleOf(settings.title, input, primaryLanguage(language)),
    language,
    subject,
    form: settings.article_type ?? 'article',
    headings: headings.map(({ heading, notes = '', words = 0 }) => ({ heading, notes, words })),
    sectionCount: typeof sections === 'number' ? sections : null,
    targetWords: askedWords(settings),
    mustInclude: settings.must_include ?? [],
    forbidden: settings.forbidden ?? [],
    faq: extras?.faq ?? 0,
    takeaways: extras?.key_takeaways ?? false,
    seed,
    // Every label is listed above.
    labels: Object.fromEntries(LABELS.map(label)) as Record<Label, string>,
  };
}

/** Choosing is plain computing, so between its steps the process must get a turn, or no abort could ever arrive. */
function pauseOf(progress: WritingProgress): (fraction: number) => Promise<void> {
  return async (fraction) => {
    progress.signal.throwIfAborted();
    await progress.advance(Math.min(0.99, fraction));
    await setImmediate();
    progress.signal.throwIfAborted();
  };
}
