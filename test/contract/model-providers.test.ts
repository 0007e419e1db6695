import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Anthropic from '@anthropic-ai/sdk';
import { LLMock, type FixtureOpts } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import OpenAI from 'openai';
import { z } from 'zod';
import {
  ModelClient,
  MODEL_LIMITS,
  type ModelLimits,
} from '../../src/adapters/writer/llm/provider/model-client.js';
import { openModel } from '../../src/adapters/writer/llm/provider/open-model.js';
import { probeProvider } from '../../src/adapters/writer/llm/provider/probe-provider.js';
import { JOB_BUDGET, ModelBudget } from '../../src/domain/article/job-budget.js';
import { StageFailure } from '../../src/domain/article/stage-failure.js';
import { recordingLog } from '../support/recording-log.js';
import { TEST_KEY } from '../support/writing/scripted-model.js';

const LONG = 'The harbour opens at six and closes at ten, and the last ferry leaves an hour before. '
  .repeat(8)
  .trim();
const MODEL = 'test-model';
type Kind = 'openai' | 'anthropic';

let mock: LLMock;
beforeAll(async () => {
  mock = await LLMock.create({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  mock.reset();
});
afterAll(() => mock.stop());

/** The maker's own library, as a second reader of the same answers. */
const witness: Readonly<Record<Kind, (prompt: string) => Promise<string>>> = {
  async openai(prompt) {
    const client = new OpenAI({ apiKey: TEST_KEY, baseURL: `${mock.url}/v1` });
    const answer = await client.chat.completions.create({
      model: MODEL,
      messages: [{ role: 'user', content: prompt }],
    });
    return answer.choices[0]?.message.content ?? '';
  },
  async anthropic(prompt) {
    const client = new Anthropic({ apiKey: TEST_KEY, baseURL: mock.url });
    const answer = await client.messages.create({
      model: MODEL,
      max_tokens: 1000,
      messages: [{ role: 'user', content: prompt }],
    });
    return answer.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  },
};

const streamingWitness: typeof witness = {
  async openai(prompt) {
    const client = new OpenAI({ apiKey: TEST_KEY, baseURL: `${mock.url}/v1` });
    const stream = await client.chat.completions.create({
      model: MODEL,
      stream: true,
      messages: [{ role: 'user', content: prompt }],
    });
    let text = '';
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    return text;
  },
  async anthropic(prompt) {
    const client = new Anthropic({ apiKey: TEST_KEY, baseURL: mock.url });
    const stream = client.messages.stream({
      model: MODEL,
      max_tokens: 1000,
      messages: [{ role: 'user', content: prompt }],
    });
    return stream.finalText();
  },
};

function openClient(kind: Kind, limits: Partial<ModelLimits> = {}, baseUrl = `${mock.url}/v1`) {
  const log = recordingLog();
  const waits: number[] = [];
  const client = new ModelClient({
    model: openModel({ kind, baseUrl, apiKey: TEST_KEY, model: MODEL }),
    log,
    apiKey: TEST_KEY,
    limits: { ...MODEL_LIMITS, ...limits },
    wait: async (ms) => waits.push(ms),
  });
  return { client, log, waits };
}

function ask(prompt: string, more: { signal?: AbortSignal; budget?: ModelBudget } = {}) {
  const { signal = new AbortController().signal, budget = new ModelBudget() } = more;
  return { task: 'test', system: 'Be brief.', prompt, signal, budget, timeLeft: () => JOB_BUDGET.ranMs };
}

async function failureOf(work: Promise<unknown>): Promise<StageFailure> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StageFailure);
  return error as StageFailure;
}

/** Requests so far, by whether they were made by the maker's library or by ours. */
const asked = () => mock.getRequests().length;

/** Busy for the first `times` requests of each user agent. */
function busyFirst(times: number) {
  let seen = 0;
  mock.onMessage(/./, () => {
    seen += 1;
    return seen <= times
      ? { error: { message: 'slow down', type: 'rate_limit_error' }, status: 429, retryAfter: 0 }
      : { content: LONG };
  });
}

describe.each<Kind>(['openai', 'anthropic'])('of %s, our adapter and the maker’s own library', (kind) => {
  const answers = (content: string, more: FixtureOpts = {}) => mock.onMessage(/./, { content }, more);

  it('return the same text, whole and streamed', async () => {
    answers(LONG, { chunkSize: 7 });
    const { client } = openClient(kind);
    const text = await client.text(ask('Speak'));
    expect(text).toBe(LONG);
    expect(await witness[kind]('Speak')).toBe(text);
    expect(await streamingWitness[kind]('Speak')).toBe(text);
  });

  it('survive a provider that is busy twice, with three requests', async () => {
    busyFirst(2);
    const { client, waits } = openClient(kind);
    const budget = new ModelBudget();
    expect(await client.text(ask('Speak', { budget }))).toBe(LONG);
    expect([asked(), waits, budget.spent.modelCalls]).toEqual([3, [0, 0], 3]);
    mock.reset();
    busyFirst(2);
    expect(await witness[kind]('Speak')).toBe(LONG);
    expect(asked()).toBe(3);
  });

  it('give up on one that always fails, after three requests', async () => {
    mock.onMessage(/./, { error: { message: 'oh no' }, status: 500 });
    const { client, waits } = openClient(kind);
    const failure = await failureOf(client.text(ask('Speak')));
    expect(failure).toMatchObject({ code: 'provider_unavailable', message: expect.stringContaining('500') });
    expect([asked(), waits]).toEqual([3, [1000, 2000]]);
    mock.clearRequests();
    await expect(witness[kind]('Speak')).rejects.toMatchObject({ status: 500 });
    expect(asked()).toBe(3);
  });

  it('return nothing for an answer that is no JSON', async () => {
    answers(LONG, { chaos: { malformedRate: 1 } });
    const { client } = openClient(kind);
    const schema = z.object({ a: z.number() });
    expect(await failureOf(client.json(ask('Speak'), schema))).toMatchObject({ code: 'provider_bad_output' });
    expect(asked()).toBe(3);
    await expect(witness[kind]('Speak').then((text) => text.length)).rejects.toThrow();
  });

  it('report a cut stream as a failure, not as a short answer', async () => {
    answers(LONG, { chunkSize: 10, truncateAfterChunks: 4 });
    const { client } = openClient(kind);
    expect(await failureOf(client.text(ask('Speak')))).toMatchObject({ code: 'provider_unavailable' });
    await expect(streamingWitness[kind]('Speak')).rejects.toThrow();
  });

  it('are refused for a wrong key, once and for good, and the key is not revealed', async () => {
    mock.onMessage(/./, {
      error: { message: `Incorrect API key: ${TEST_KEY}`, type: 'authentication_error' },
      status: 401,
    });
    const { client, log } = openClient(kind);
    const failure = await failureOf(client.text(ask('Speak')));
    expect(failure).toMatchObject({ code: 'provider_rejected', retryable: false });
    expect(asked()).toBe(1);
    expect(log.entries).toHaveLength(1);
    expect(JSON.stringify(log.entries) + failure.message).not.toContain(TEST_KEY);
    await expect(witness[kind]('Speak')).rejects.toMatchObject({ status: 401 });
  });
});

describe.each<Kind>(['openai', 'anthropic'])('a model of %s', (kind) => {
  it('requeues the job until a long Retry-After is over', async () => {
    mock.onMessage(/./, { error: { message: 'slow down' }, status: 429, retryAfter: 90 });
    const failure = await failureOf(openClient(kind).client.text(ask('Speak')));
    expect(failure).toMatchObject({ code: 'provider_rate_limited', retryAfterMs: 90_000 });
    expect(asked()).toBe(1);
  });

  it('counts as unavailable when it is overloaded, and not as refusing', async () => {
    mock.onMessage(/./, { error: { message: 'overloaded', type: 'overloaded_error' }, status: 529 });
    const { code } = await failureOf(openClient(kind).client.text(ask('Speak')));
    expect(code).toBe('provider_unavailable');
  });

  it('returns an object of the requested form, also after thoughts', async () => {
    mock.onMessage(/./, { content: '<think>{"a":0}?</think>{"a":1}' });
    const value = await openClient(kind).client.json(ask('Count'), z.object({ a: z.number() }));
    expect(value).toEqual({ a: 1 });
  });

  it('gets the fault of its answer, twice', async () => {
    mock.onMessage(/could not be used: there is no b/, { content: '{"a":2}' });
    mock.onMessage(/could not be used/, { content: '{"a":1}' });
    mock.onMessage(/./, { content: '{"a":"one"}' });
    const { client } = openClient(kind);
    const check = ({ a }: { a: number }) => (a === 1 ? 'there is no b' : null);
    expect(await client.json(ask('Count'), z.object({ a: z.number() }), check)).toEqual({ a: 2 });
    expect(asked()).toBe(3);
  });

  it('gets another request when its answer breaks off for its length, three in all', async () => {
    mock.onMessage(/./, { content: LONG, finishReason: 'length' });
    expect(await failureOf(openClient(kind).client.text(ask('Speak')))).toMatchObject({
      code: 'provider_bad_output',
      retryable: true,
    });
    expect(asked()).toBe(3);
  });

  it('is given up when it takes too long', async () => {
    mock.onMessage(/./, { content: 'Late' }, { latency: 800 });
    const { client } = openClient(kind, { callMs: 80 });
    expect(await failureOf(client.text(ask('Speak')))).toMatchObject({ code: 'stage_timeout' });
  });

  it('is given up when it falls silent in the middle', async () => {
    mock.onMessage(/./, { content: 'Two pieces' }, { chunkSize: 5, streamingProfile: { ttft: 1, tps: 3 } });
    const { client } = openClient(kind, { silenceMs: 80 });
    expect(await failureOf(client.text(ask('Speak')))).toMatchObject({ code: 'stage_timeout' });
  });

  it('is given up between two pieces of its answer when the work is stopped', async () => {
    mock.onMessage(/./, { content: 'Ten little pieces' }, { chunkSize: 5, latency: 300 });
    const began = performance.now();
    const stopped = openClient(kind).client.text(ask('Speak', { signal: AbortSignal.timeout(100) }));
    await expect(stopped).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('gets no request once the budget is used up', async () => {
    mock.onMessage(/./, { content: LONG });
    const budget = new ModelBudget(undefined, { modelCalls: 5, modelTokens: 100 });
    const { client } = openClient(kind);
    await client.text(ask('Speak', { budget }));
    expect(budget.spent.modelTokens).toBeGreaterThan(100);
    expect(await failureOf(client.text(ask('Speak', { budget })))).toMatchObject({ code: 'budget_exceeded' });
    expect(asked()).toBe(1);
  });

  it('counts as unavailable when it can’t be reached', async () => {
    const { client } = openClient(kind, {}, 'http://127.0.0.1:9/v1');
    expect(await failureOf(client.text(ask('Speak')))).toMatchObject({ code: 'provider_unavailable' });
  });
});

describe('a stream that ends in good order and without a reason', () => {
  const pieces: Readonly<Record<Kind, readonly string[]>> = {
    openai: ['Half an ', 'answer'].map(
      (content) => `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: { content } }] })}\n\n`,
    ),
    anthropic: [
      {
        type: 'message_start',
        message: {
          id: 'x',
          type: 'message',
          role: 'assistant',
          model: MODEL,
          content: [],
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Half an answer' } },
    ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
  };

  it.each<Kind>(['openai', 'anthropic'])('is a failure of %s all the same', async (kind) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(pieces[kind].join(''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const { client } = openClient(kind, {}, `http://127.0.0.1:${port}/v1`);
      const { code, retryable } = await failureOf(client.text(ask('Speak')));
      // One library says itself that the end is missing; of the other's silence we make the same.
      expect(['provider_unavailable', 'provider_bad_output']).toContain(code);
      expect(retryable).toBe(true);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('a server without JSON schemas', () => {
  it('gets the form in words from then on', async () => {
    mock.on(
      { predicate: (request) => request.response_format?.type === 'json_schema' },
      { error: { message: 'response_format is not supported' }, status: 400 },
    );
    mock.onMessage(/./, { content: '{"a":1}' });
    const { client } = openClient('openai');
    const schema = z.object({ a: z.number() });
    expect(await client.json(ask('Count'), schema)).toEqual({ a: 1 });
    expect(await client.json(ask('Count'), schema)).toEqual({ a: 1 });
    expect(asked()).toBe(3);
  });
});

describe('a probe of a provider', () => {
  const access = (kind: Kind, baseUrl = `${mock.url}/v1`) => ({
    kind,
    baseUrl,
    apiKey: TEST_KEY,
    model: MODEL,
  });

  it.each<Kind>(['openai', 'anthropic'])('says that %s answers, and asks no model', async (kind) => {
    expect(await probeProvider(access(kind))).toMatch(/^(openai|anthropic) at 127\.0\.0\.1:\d+ answers/);
    expect(mock.getRequests().every(({ path }) => path.endsWith('/models'))).toBe(true);
  });

  it('reports that it does not answer, without the key', async () => {
    const looked = probeProvider(access('openai', 'http://127.0.0.1:9/v1'));
    await expect(looked).rejects.toThrow('openai at 127.0.0.1:9 does not answer');
  });
});
