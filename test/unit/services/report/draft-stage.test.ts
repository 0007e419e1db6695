import { describe, expect, it } from '@jest/globals';
import type { Draft, Outline } from '../../../../src/domain/article/draft.js';
import type { Writer, WritingTask } from '../../../../src/ports/writer.js';
import { DraftStage } from '../../../../src/services/report/draft-stage.js';
import {
  packed,
  type PlanArtifact,
  type SiteArtifact,
} from '../../../../src/services/report/report-artifacts.js';
import { reportPage } from '../../../support/writing/report-page.js';
import { ReportRun, reportTask } from '../../../support/writing/run-report.js';

const SAYS = 'The island ferry leaves Langholm at six in the morning.';
const own = [
  reportPage('S1', 'Ferry', [SAYS]),
  reportPage('S2', 'Fähre', ['Die Fähre fährt.'], { language: 'de' }),
];
const stranger = reportPage('S3', 'Other', ['Other ferries leave at nine in the evening.'], {
  kind: 'web',
  rights: 'third_party',
});
const site: SiteArtifact = {
  home: 'https://ferry.example/',
  language: 'en',
  pages: own.map(packed),
  usable: ['S1'],
  anchors: [],
  outbound: [],
  known: [],
  feedEntries: [],
  pagesSeen: 2,
  limits: [],
  tookMs: 1,
};
const plan: PlanArtifact = {
  title: 'What Sound Ferries says',
  input: 'What Sound Ferries says: ferry',
  topics: [{ term: 'ferry', key: 'ferri', score: 1, pages: 1, sourceIds: ['S1'] }],
  gaps: [],
  questions: [],
  tookMs: 1,
};
const search = { sources: [packed(stranger)], queries: [], competitors: [], limits: [], tookMs: 1 };
const made = { site, plan, search };

const OUTLINE: Outline = {
  title: plan.title,
  targetWords: 10,
  sections: [{ id: 'H1', heading: 'Ferry', targetWords: 10, sourceIds: ['S1'] }],
};
const DRAFT: Draft = {
  form: 'article',
  lead: [],
  sections: [
    {
      id: 'H1',
      heading: 'Ferry',
      blocks: [
        {
          id: 'B1',
          kind: 'paragraph',
          sentences: [
            { text: SAYS, evidence: [{ sourceId: 'S1', quote: SAYS, start: 0, end: SAYS.length }] },
          ],
        },
      ],
    },
  ],
};

/** An engine that keeps something of its own while it drafts. */
function engine() {
  const tasks: WritingTask[] = [];
  const calls: string[] = [];
  const writer: Writer = {
    engine: { mode: 'llm', provider: 'openai', model: 'm' },
    promptsVersion: '1',
    outline: async (task) => {
      calls.push('outline');
      tasks.push(task);
      return OUTLINE;
    },
    draft: async (_task, outline, progress) => {
      calls.push(`draft ${outline.title} ${JSON.stringify(progress.kept)}`);
      await progress.keep({ written: 1 });
      progress.warn({ code: 'setting_not_applied', message: 'tone' });
      progress.warn({ code: 'sentences_left_out', message: 'one' });
      return DRAFT;
    },
  };
  return { writer, tasks, calls };
}

describe('the draft of a report', () => {
  it('is made by the engine, of the plan’s topics, from the pages in its language and those of others', async () => {
    const { writer, tasks } = engine();
    const run = new ReportRun();
    const drafted = await new DraftStage(writer).run(
      reportTask('https://ferry.example/'),
      made,
      run.progress(),
    );
    expect(tasks[0]?.sources.map(({ id }) => id)).toEqual(['S1', 'S3']);
    expect(tasks[0]?.settings).toMatchObject({
      sections: [{ heading: 'Ferry' }],
      source_policy: 'only_given',
    });
    expect(drafted.parts.summary).toHaveLength(1);
    expect(drafted.sourceIds).toEqual(['S1', 'S3']);
    expect(run.warnings.map(({ code }) => code)).toEqual(['sentences_left_out']);
  });

  it('stores the outline and what the engine stores, so that a later attempt pays for neither again', async () => {
    const first = engine();
    const run = new ReportRun();
    await new DraftStage(first.writer).run(reportTask('https://ferry.example/'), made, run.progress());
    const second = engine();
    await new DraftStage(second.writer).run(
      reportTask('https://ferry.example/'),
      made,
      new ReportRun().progress(run.kept.at(-1)),
    );
    expect(first.calls).toEqual(['outline', `draft ${plan.title} null`]);
    expect(second.calls).toEqual([`draft ${plan.title} {"written":1}`]);
  });

  it('begins again when the stored part is unknown', async () => {
    const { writer, calls } = engine();
    await new DraftStage(writer).run(
      reportTask('https://ferry.example/'),
      made,
      new ReportRun().progress({ version: 0, outline: OUTLINE }),
    );
    expect(calls[0]).toBe('outline');
  });
});
