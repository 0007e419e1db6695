import { describe, expect, test } from '@jest/globals';
import type { Draft, DraftSentence, Warning } from '../../src/domain/article/draft.js';
import { JOB_BUDGET, ModelBudget } from '../../src/domain/article/job-budget.js';
import { StageFailure } from '../../src/domain/article/stage-failure.js';
import type { Writer, WritingProgress } from '../../src/ports/article/writer.js';
import { QUEUE_PAGES, sourceOf, taskOf } from '../support/writing/writer-sources.js';

type StageWarning = Omit<Warning, 'stage'>;

/** A progress that records its calls. */
export function listen(signal: AbortSignal = new AbortController().signal): WritingProgress & {
  readonly fractions: number[];
  readonly warnings: StageWarning[];
} {
  const fractions: number[] = [];
  const warnings: StageWarning[] = [];
  return {
    fractions,
    warnings,
    signal,
    models: new ModelBudget(),
    savedPart: null,
    savePart: () => Promise.resolve(),
    timeLeft: () => JOB_BUDGET.ranMs,
    advance: async (fraction) => {
      fractions.push(fraction);
    },
    warn: (warning) => {
      warnings.push(warning);
    },
  };
}

export function sentencesOf(draft: Draft): DraftSentence[] {
  const blocks = [...draft.lead, ...draft.sections.flatMap((section) => section.blocks)];
  return blocks.flatMap((block) => block.sentences);
}

/**
 * What every engine must do for the pipeline.
 * @param create makes an engine that can write from the sources of `writer-sources.ts`
 */
export function describeWriter(name: string, create: () => Writer): void {
  const input = 'How the job queue works';

  describe(`${name} as a writer`, () => {
    test('outlines sections with headings of their own, each naming sources that were given', async () => {
      const outline = await create().outline(taskOf(input, QUEUE_PAGES), listen());
      const headings = outline.sections.map((section) => section.heading.toLowerCase());
      expect(outline.title).not.toBe('');
      expect(headings.length).toBeGreaterThan(0);
      expect(new Set(headings).size).toBe(headings.length);
      for (const section of outline.sections) {
        expect(section.sourceIds.length).toBeGreaterThan(0);
        expect(['S1', 'S2', 'S3']).toEqual(expect.arrayContaining([...section.sourceIds]));
      }
      expect(outline.sections.map((section) => section.id)).toEqual(
        outline.sections.map((_, index) => `H${index + 1}`),
      );
    });

    test('cites known sources only, and every quote stands in its source where the evidence says', async () => {
      const writer = create();
      const task = taskOf(input, QUEUE_PAGES);
      const draft = await writer.draft(task, await writer.outline(task, listen()), listen());
      const texts = new Map(QUEUE_PAGES.map((source) => [source.id, source.text]));
      const evidence = sentencesOf(draft).flatMap((sentence) => sentence.evidence);
      expect(evidence.length).toBeGreaterThan(0);
      for (const { sourceId, quote, start, end } of evidence) {
        expect(texts.get(sourceId)?.slice(start, end)).toBe(quote);
      }
    });

    test('leaves no sentence without evidence, save those that frame', async () => {
      const writer = create();
      const task = taskOf(input, QUEUE_PAGES);
      const draft = await writer.draft(task, await writer.outline(task, listen()), listen());
      const bare = sentencesOf(draft).filter(
        (sentence) => sentence.evidence.length === 0 && sentence.framing !== true,
      );
      expect(bare).toEqual([]);
    });

    test('numbers blocks from B1 on, through the whole draft', async () => {
      const writer = create();
      const task = taskOf(input, QUEUE_PAGES);
      const { lead, sections } = await writer.draft(task, await writer.outline(task, listen()), listen());
      const ids = [...lead, ...sections.flatMap((section) => section.blocks)].map((block) => block.id);
      expect(ids).toEqual(ids.map((_, index) => `B${index + 1}`));
    });

    test('names the form that it printed, an article where none is asked for', async () => {
      const writer = create();
      const task = taskOf(input, QUEUE_PAGES);
      const draft = await writer.draft(task, await writer.outline(task, listen()), listen());
      expect(draft.form).toBe('article');
    });

    test('refuses to write without sources', async () => {
      const refused = create().outline(taskOf(input, []), listen());
      await expect(refused).rejects.toBeInstanceOf(StageFailure);
      await expect(refused).rejects.toMatchObject({ code: 'no_usable_sources' });
    });

    test('refuses to write from sources that hold no text', async () => {
      const empty = sourceOf('S1', 'Empty', []);
      await expect(create().outline(taskOf(input, [empty]), listen())).rejects.toMatchObject({
        code: 'no_usable_sources',
      });
    });

    test('stops when its signal is aborted before it begins', async () => {
      const stopped = listen(AbortSignal.abort());
      await expect(create().outline(taskOf(input, QUEUE_PAGES), stopped)).rejects.toMatchObject({
        name: 'AbortError',
      });
      expect(stopped.warnings).toEqual([]);
    });

    test('stops when its signal is aborted on the way', async () => {
      const controller = new AbortController();
      const progress = listen(controller.signal);
      const stopping: WritingProgress = {
        ...progress,
        advance: async (fraction) => {
          await progress.advance(fraction);
          controller.abort();
        },
      };
      await expect(create().outline(taskOf(input, QUEUE_PAGES), stopping)).rejects.toMatchObject({
        name: 'AbortError',
      });
      expect(progress.fractions.length).toBe(1);
    });

    test('reports progress that never falls and ends at 1', async () => {
      const writer = create();
      const task = taskOf(input, QUEUE_PAGES);
      const outlining = listen();
      const drafting = listen();
      await writer.draft(task, await writer.outline(task, outlining), drafting);
      for (const { fractions } of [outlining, drafting]) {
        expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
        expect(fractions.at(-1)).toBe(1);
        expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
      }
    });
  });
}
