import { describe, expect, it } from '@jest/globals';
import { ExtractiveWriter } from '../../../../../src/adapters/writer/extractive/extractive-writer.js';
import type { WritingTask } from '../../../../../src/ports/article/writer.js';
import { listen } from '../../../../contract/writer-suite.js';
import { QUEUE_PAGES, taskOf } from '../../../../support/writing/writer-sources.js';

const TASK = taskOf('How the job queue works', QUEUE_PAGES);

/** Whether the draft stage prints what the outline stage wrote: writing tells of its progress source by source. */
async function isKept(writer: ExtractiveWriter, task: WritingTask): Promise<boolean> {
  const progress = listen();
  await writer.draft(task, await new ExtractiveWriter().outline(task, listen()), progress);
  return progress.fractions.length === 1;
}

async function outlined(...tasks: readonly WritingTask[]): Promise<ExtractiveWriter> {
  const writer = new ExtractiveWriter();
  for (const task of tasks) await writer.outline(task, listen());
  return writer;
}

describe('an article between its outline and its draft', () => {
  it('is written once, and kept until it is drafted', async () => {
    const writer = await outlined(TASK);
    expect(await isKept(writer, TASK)).toBe(true);
    expect(await isKept(writer, TASK)).toBe(false);
  });

  it('is known by all that it depends on', async () => {
    const [first, ...rest] = QUEUE_PAGES;
    const others: readonly WritingTask[] = [
      { ...TASK, seed: TASK.seed + 1 },
      { ...TASK, input: 'How workers scale out' },
      { ...TASK, language: 'en-GB' },
      { ...TASK, settings: { word_count: 300 } },
      { ...TASK, settings: { forbidden: ['parked'] } },
      { ...TASK, sources: rest },
      { ...TASK, sources: [{ ...first!, publishedAt: '2026-01-02' }, ...rest] },
    ];
    for (const other of others) expect(await isKept(await outlined(TASK), other)).toBe(false);
  });

  it('is written again where four others were outlined since, so that memory is bounded', async () => {
    const later = Array.from({ length: 4 }, (_, at) => ({ ...TASK, seed: at + 100 }));
    expect(await isKept(await outlined(TASK, ...later.slice(1)), TASK)).toBe(true);
    expect(await isKept(await outlined(TASK, ...later), TASK)).toBe(false);
  });
});
