import { afterEach, describe, expect, it } from '@jest/globals';
import type { LLMock } from '@copilotkit/aimock';
import { openLlmWriter } from '../../../../../src/adapters/writer/llm/open-llm-writer.js';
import type { Outline } from '../../../../../src/domain/article/draft.js';
import type { WritingProgress } from '../../../../../src/ports/article/writer.js';
import { QUEUE_PAGES, taskOf } from '../../../../support/writing/writer-sources.js';
import { listen, sentencesOf } from '../../../../contract/writer-suite.js';
import { recordingLog } from '../../../../support/recording-log.js';
import { openScriptedModel, TEST_KEY, type Asked } from '../../../../support/writing/scripted-model.js';
import { itOfMany } from '../../../../support/sample.js';

let models: LLMock[] = [];
afterEach(async () => {
  await Promise.all(models.map((model) => model.stop()));
  models = [];
});

const TASK = taskOf('How the job queue works', QUEUE_PAGES, { extras: { faq: 2, key_takeaways: true } });
const HEADINGS = ['Rows', 'Pauses', 'Parked jobs', 'Workers', 'Alerts'];
const OUTLINE: Outline = {
  title: 'How the job queue works',
  targetWords: 400,
  sections: HEADINGS.map((heading, index) => ({
    id: `H${index + 1}`,
    heading,
    targetWords: 60,
    sourceIds: ['S1', 'S2', 'S3'],
  })),
};

/** Each section says something of its own. */
const SAID: Readonly<Record<string, string>> = {
  Rows: 'Every job is a row in the database, so a crash loses nothing. [S1]',
  Pauses: 'The pause doubles with each attempt, up to one hour. [S1]',
  'Parked jobs': 'Parked jobs stay in the queue until somebody decides about them. [S1]',
  Workers: 'A worker is a process that takes jobs from the queue and runs them. [S2]',
  Alerts: 'Alerts go to the address in the settings file. [S3]',
};

type Answer = Parameters<typeof openScriptedModel>[0];
const BUSY = { error: { message: 'slow down' }, status: 429, retryAfter: 90 };

/** Attempts at one draft, each with what the one before it kept, as JSON. */
async function attempts(answer: Answer) {
  const asked: Asked[] = [];
  const model = await openScriptedModel((each) => {
    asked.push(each);
    return answer?.(each) ?? (each.task === 'section' ? SAID[each.heading] : undefined);
  });
  models.push(model);
  const access = { kind: 'openai', baseUrl: `${model.url}/v1`, apiKey: TEST_KEY, model: 'test' } as const;
  const writer = openLlmWriter(access, recordingLog());
  let kept: unknown = null;
  const attempt = (outline = OUTLINE) => {
    const progress: WritingProgress = {
      ...listen(),
      savedPart: kept,
      savePart: async (part) => {
        kept = JSON.parse(JSON.stringify(part));
      },
    };
    return writer.draft(TASK, outline, progress);
  };
  const sections = () => asked.filter(({ task }) => task === 'section').map(({ heading }) => heading);
  return { attempt, asked, sections };
}

/** Every call but the first `many` is refused, until it is made again. */
function refusedOnce(task: string, heading = '') {
  let isRefused = false;
  return (asked: Asked) => {
    if (isRefused || asked.task !== task || (heading !== '' && asked.heading !== heading)) return undefined;
    isRefused = true;
    return BUSY;
  };
}

describe('a draft that was cut short', () => {
  it('goes on behind its last section: what is written is not paid for again', async () => {
    const { attempt, sections } = await attempts(refusedOnce('section', 'Workers'));
    await expect(attempt()).rejects.toMatchObject({ code: 'provider_rate_limited', retryAfterMs: 90_000 });
    const draft = await attempt();
    expect(sections()).toEqual(['Rows', 'Pauses', 'Parked jobs', 'Workers', 'Workers', 'Alerts']);
    const whole = await (await attempts(undefined)).attempt();
    expect(draft).toEqual(whole);
    expect(draft.sections.map(({ heading }) => heading)).toEqual([
      'Key takeaways',
      ...HEADINGS,
      'Frequently asked questions',
    ]);
  });

  it.each(['questions', 'takeaways', 'lead'])(
    'asks for its %s alone when the call for that was interrupted',
    async (task) => {
      const { attempt, asked } = await attempts(refusedOnce(task));
      await expect(attempt()).rejects.toMatchObject({ code: 'provider_rate_limited' });
      const before = asked.length;
      await attempt();
      const rest = ['questions', 'takeaways', 'lead'];
      expect(asked.slice(before).map((each) => each.task)).toEqual(rest.slice(rest.indexOf(task)));
    },
  );

  it('keeps what was refused of the model’s sentences, and says nothing twice', async () => {
    const refuse = refusedOnce('section', 'Pauses');
    const { attempt } = await attempts((asked) => {
      if (asked.heading === 'Rows') return `${SAID['Rows'] ?? ''} Romans built lighthouses. [S1]`;
      return (
        refuse(asked) ??
        (asked.heading === 'Pauses' ? `${SAID['Rows'] ?? ''} ${SAID['Pauses'] ?? ''}` : undefined)
      );
    });
    await expect(attempt()).rejects.toMatchObject({ code: 'provider_rate_limited' });
    const draft = await attempt();
    expect(draft.refused).toMatchObject([{ part: 'Rows', text: 'Romans built lighthouses.' }]);
    const texts = draft.sections
      .filter(({ heading }) => HEADINGS.includes(heading))
      .flatMap(({ blocks }) => blocks.flatMap((block) => block.sentences.map(({ text }) => text)));
    expect(new Set(texts).size).toBe(texts.length);
  });

  itOfMany('begins anew where nothing that was written could stand, or the outline is another', async () => {
    let stands = false;
    const { attempt, sections } = await attempts(({ task }) =>
      task === 'section' && !stands ? 'Romans built lighthouses. [S1]' : undefined,
    );
    await expect(attempt()).rejects.toMatchObject({ code: 'provider_bad_output' });
    stands = true;
    const before = sections().length;
    const draft = await attempt();
    expect(sections().slice(before)).toEqual(HEADINGS);
    expect(sentencesOf(draft).length).toBeGreaterThan(5);
    const [first, ...others] = OUTLINE.sections;
    await attempt({ ...OUTLINE, sections: [{ ...first!, heading: 'Queues' }, ...others] });
    expect(sections().slice(before + HEADINGS.length)).toEqual(['Queues', ...HEADINGS.slice(1)]);
  });
});
