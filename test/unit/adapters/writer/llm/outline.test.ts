import { afterEach, describe, expect, it } from '@jest/globals';
import type { LLMock } from '@copilotkit/aimock';
import { openLlmWriter } from '../../../../../src/adapters/writer/llm/open-llm-writer.js';
import { JOB_BUDGET, ModelBudget } from '../../../../../src/domain/article/job-budget.js';
import { StageFailure } from '../../../../../src/domain/article/stage-failure.js';
import type { WritingTask } from '../../../../../src/ports/article/writer.js';
import { QUEUE_PAGES, sourceOf, taskOf } from '../../../../support/writing/writer-sources.js';
import { listen } from '../../../../contract/writer-suite.js';
import { recordingLog } from '../../../../support/recording-log.js';
import { openScriptedModel, TEST_KEY } from '../../../../support/writing/scripted-model.js';
import { watchBlocking } from '../../../../support/event-loop-blocking.js';
import { itOfMany } from '../../../../support/sample.js';

let model: LLMock | null = null;
afterEach(async () => {
  await model?.stop();
  model = null;
});

const INPUT = 'How the job queue works';
type Section = readonly [heading: string, ...ids: string[]];
type Plan = string | readonly Section[];

const planOf = (sections: Plan, title = 'How the queue works') =>
  typeof sections === 'string'
    ? sections
    : JSON.stringify({
        title,
        sections: sections.map(([heading, ...ids]) => ({ heading, source_ids: ids })),
      });

/** @param plans what the model answers, one after the other, the last for ever */
async function outline(
  plans: readonly Plan[],
  task: WritingTask = taskOf(INPUT, QUEUE_PAGES),
  title?: string,
) {
  const prompts: string[] = [];
  model = await openScriptedModel(({ prompt }) => {
    prompts.push(prompt);
    return planOf(plans[Math.min(prompts.length, plans.length) - 1] ?? '', title);
  });
  const access = { kind: 'openai', baseUrl: `${model.url}/v1`, apiKey: TEST_KEY, model: 'test' } as const;
  const progress = listen();
  const outcome = await openLlmWriter(access, recordingLog())
    .outline(task, progress)
    .then(
      (made) => ({ made, code: null }),
      (error: unknown) => ({ made: null, code: error instanceof StageFailure ? error.code : 'none' }),
    );
  return {
    ...outcome,
    prompts,
    headings: outcome.made?.sections.map(({ heading }) => heading),
    warnings: progress.warnings.filter(({ code }) => code !== 'short_sources'),
  };
}

const GOOD: Plan = [
  ['Rows and pauses', 'S1'],
  ['Workers', 'S2'],
];

describe('a heading that may not stand', () => {
  const BAD: readonly [string, string][] = [
    ['an address', 'Visit https://evil.example/pay now'],
    ['an address without a scheme', 'Visit evil-shop.com now'],
    ['a figure of its own', 'Call 555 0199 today'],
    ['a mark', 'What [S1] says'],
    ['somebody’s words', 'Why “a crash loses nothing” holds'],
    ['HTML', '<b>Workers</b> now'],
    ['too much', 'so '.repeat(60)],
    ['nothing', '**'],
  ];

  it.each(BAD)('goes back to the model for %s, and is fixed', async (_what, heading) => {
    const { headings, prompts, warnings } = await outline([
      [
        ['Rows', 'S1'],
        [heading, 'S2'],
      ],
      GOOD,
    ]);
    expect(headings).toEqual(['Rows and pauses', 'Workers']);
    expect(prompts).toHaveLength(2);
    expect(prompts[1]).toContain('Your last answer could not be used: heading 2: ');
    // What a plan holds may be anybody's words, and goes nowhere as an order.
    expect(prompts[1]?.split('Your last answer')[1]).not.toContain('evil');
    expect(warnings).toEqual([]);
  });

  it.each(BAD)('is replaced by a plain one in the end for %s', async (_what, heading) => {
    const { made, prompts, warnings } = await outline([
      [
        ['Rows', 'S1'],
        [heading, 'S2'],
      ],
    ]);
    expect(prompts).toHaveLength(3);
    expect(made?.sections).toMatchObject([
      { heading: 'Rows', sourceIds: ['S1'] },
      { heading: 'Overview', sourceIds: ['S2'] },
    ]);
    expect(warnings).toMatchObject([{ code: 'heading_replaced' }]);
  });

  it('is not kept by another beside it: all of them become one', async () => {
    const bad: Plan = [
      ['Visit evil-shop.com', 'S2'],
      ['Pay at evil-shop.com', 'S1', 'S2'],
    ];
    const { made } = await outline([bad], { ...taskOf(INPUT, QUEUE_PAGES), language: 'de' });
    expect(made?.sections).toMatchObject([{ heading: 'Überblick', sourceIds: ['S2', 'S1'] }]);
  });

  it('is one that stands twice', async () => {
    const { headings, prompts } = await outline([
      [
        ['Workers', 'S2'],
        ['workers', 'S1'],
      ],
    ]);
    expect([headings, prompts.length]).toEqual([['Workers'], 3]);
  });
});

describe('a title', () => {
  it.each([
    ['How Harbour queues', 'How Harbour queues'],
    ['Pay at evil-shop.com', 'How the job queue works'],
    ['90 reasons for queues', 'How the job queue works'],
    ['Why “a crash loses nothing” is true', 'How the job queue works'],
    ['A queue <script>', 'How the job queue works'],
    ['**Queues** that last', 'Queues that last'],
  ])('becomes, of a model’s %j, %j', async (proposed, title) => {
    expect((await outline([GOOD], undefined, proposed)).made?.title).toBe(title);
  });
});

describe('a plan that names no source', () => {
  it.each<[string, Plan]>([
    ['for it has no section', []],
    ['for its ids are none', [['Workers', 'Queue', 'passage nine']]],
    ['for they are empty', [['Workers']]],
  ])('%s is made again', async (_how, plan) => {
    const { headings, prompts } = await outline([plan, GOOD]);
    expect([headings, prompts.length]).toEqual([['Rows and pauses', 'Workers'], 2]);
  });

  it('has its sources found by us in the end', async () => {
    const { made, prompts } = await outline([
      [
        ['Alerts', 'S77'],
        ['Xyz', 'nine'],
      ],
    ]);
    expect(prompts).toHaveLength(3);
    expect(made?.sections[0]).toMatchObject({ heading: 'Alerts', sourceIds: ['S3'] });
    expect(made?.sections[1]?.sourceIds).toContain('S1');
  });

  it('is the model’s failure where the sources speak of the subject, and else that of the sources', async () => {
    expect(await outline([[]])).toMatchObject({ code: 'provider_bad_output' });
    await model?.stop();
    const elsewhere = await outline([[]], taskOf('Sourdough bread at home', QUEUE_PAGES));
    expect(elsewhere).toMatchObject({ code: 'no_usable_sources' });
    expect(elsewhere.prompts).toHaveLength(3);
  });
});

describe('headings of the brief', () => {
  const sections = [{ heading: 'Alerts' }, { heading: 'Retries' }, { heading: 'Moon landings' }];
  const task = taskOf(INPUT, QUEUE_PAGES, { sections });

  it('are asked for again when the model words them anew, and then used with sources of our finding', async () => {
    const { made, prompts, warnings } = await outline(
      [
        [
          ['Warnings', 'S3'],
          ['Trying again', 'S1'],
        ],
      ],
      task,
    );
    expect(prompts).toHaveLength(3);
    expect(prompts[1]).toContain('heading 1 of those given is not in it');
    expect(made?.sections).toMatchObject([
      { heading: 'Alerts', sourceIds: ['S3'] },
      { heading: 'Retries', sourceIds: expect.arrayContaining(['S1']) },
    ]);
    expect(warnings).toMatchObject([{ code: 'section_without_source' }]);
  });

  it('stand without a second call where one has no source', async () => {
    const { headings, prompts } = await outline(
      [[['alerts', 'S3'], ['Retries', 'S1'], ['Moon landings']]],
      task,
    );
    expect([headings, prompts.length]).toEqual([['Alerts', 'Retries'], 1]);
  });

  it('without any source at all fail the brief, after three tries', async () => {
    const moon = taskOf(INPUT, QUEUE_PAGES, { sections: [{ heading: 'Moon landings' }] });
    expect(await outline([[['Moon landings']]], moon)).toMatchObject({ code: 'no_usable_sources' });
  });
});

describe('the number of sections', () => {
  const many = (count: number): Plan =>
    Array.from({ length: count }, (_, index) => [`Part ${'abcdefghijklmnop'.charAt(index)}b`, 'S1']);

  it.each([
    ['of a short brief', {}, 2],
    ['that is asked for', { sections: 3 }, 3],
  ])('%s is not passed', async (_what, settings, most) => {
    const task = taskOf(INPUT, QUEUE_PAGES, { word_count: 300, ...settings });
    const { headings, prompts } = await outline([many(12)], task);
    expect(prompts).toHaveLength(3);
    expect(prompts[1]).toContain(`it plans 12 sections, and at most ${most} are wanted`);
    expect(headings).toHaveLength(most);
  });

  it('is reported when fewer were made than the brief asks for', async () => {
    const task = taskOf(INPUT, QUEUE_PAGES, { sections: 6 });
    const { headings, warnings } = await outline([[['Workers', 'S2']]], task);
    expect(headings).toEqual(['Workers']);
    expect(warnings).toEqual([
      { code: 'fewer_sections', message: 'The sources support one section instead of 6.' },
    ]);
  });
});

describe('prompts', () => {
  itOfMany('stay short however long the texts, and leave others their turn', async () => {
    const word = (index: number) => `w${index % 997}`;
    const text = Array.from({ length: 14_000 }, (_, index) => `queue ${word(index)}`).join(' ');
    const sources = Array.from({ length: 20 }, (_, index) =>
      sourceOf(`S${index + 1}`, 'Long', [text.replaceAll('w', `w${index}x`).slice(0, 100_000)]),
    );
    const task = taskOf('queue', sources);
    const blocking = watchBlocking();
    const { prompts } = await outline([[['Queues', 'S1']]], task, '7 queues');
    blocking.stop();
    expect(Math.max(...prompts.map(({ length }) => length))).toBeLessThan(50_000);
    expect(blocking.longestMs()).toBeLessThan(3000);
  });

  it('show less when few tokens are left', async () => {
    model = await openScriptedModel(() => planOf(GOOD));
    const access = { kind: 'openai', baseUrl: `${model.url}/v1`, apiKey: TEST_KEY, model: 'test' } as const;
    const writer = openLlmWriter(access, recordingLog());
    const shown = async (left: number) => {
      const models = new ModelBudget({ modelCalls: 0, modelTokens: JOB_BUDGET.modelTokens - left });
      await writer.outline(taskOf(INPUT, QUEUE_PAGES), { ...listen(), models });
      const body = JSON.stringify(model?.getRequests().at(-1)?.body);
      return body.split('<passage mark').length - 1;
    };
    expect(await shown(JOB_BUDGET.modelTokens)).toBeGreaterThan(10);
    expect(await shown(2500)).toBeLessThan(9);
  });
});
