import { afterEach, describe, expect, it } from '@jest/globals';
import { inspect } from 'node:util';
import { z } from 'zod';
import {
  ModelClient,
  MODEL_LIMITS,
  type ModelLimits,
} from '../../src/adapters/writer/llm/provider/model-client.js';
import { openModel } from '../../src/adapters/writer/llm/provider/open-model.js';
import { JOB_BUDGET, ModelBudget } from '../../src/domain/article/job-budget.js';
import { recordingLog } from '../support/recording-log.js';
import {
  openModelServer,
  refuse,
  sendAnswer,
  sendPieces,
  type ModelServer,
} from '../support/writing/model-server.js';
import { TEST_KEY } from '../support/writing/scripted-model.js';

const SCHEMA = z.object({ a: z.number() });
type Kind = 'openai' | 'anthropic';

let servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function serve(answer: Parameters<typeof openModelServer>[0]): Promise<ModelServer> {
  const server = await openModelServer(answer);
  servers.push(server);
  return server;
}

function openClient(baseUrl: string, limits: Partial<ModelLimits> = {}, kind: Kind = 'openai') {
  const log = recordingLog();
  const waits: number[] = [];
  const client = new ModelClient({
    model: openModel({ kind, baseUrl, apiKey: TEST_KEY, model: 'm' }),
    log,
    apiKey: TEST_KEY,
    limits: { ...MODEL_LIMITS, ...limits },
    wait: async (ms) => waits.push(ms),
  });
  return { client, log, waits };
}

function ask(prompt: string, more: { timeLeft?: number; budget?: ModelBudget; signal?: AbortSignal } = {}) {
  const { timeLeft = JOB_BUDGET.ranMs, budget = new ModelBudget() } = more;
  const { signal = new AbortController().signal } = more;
  return { task: 'test', system: 'Be brief.', prompt, signal, budget, timeLeft: () => timeLeft };
}

describe('a server without JSON schemas', () => {
  const withSchema = (body: { response_format?: unknown }) => body.response_format !== undefined;

  it('does not fail concurrent callers', async () => {
    const server = await serve((response, { body }) => {
      if (withSchema(body)) setTimeout(() => refuse(response, 400, 'response_format not supported'), 100);
      else sendAnswer(response, '{"a":1}');
    });
    const { client } = openClient(server.url);
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.json(ask('Count'), SCHEMA)));
    expect(answers).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }]);
    expect(server.requests).toHaveLength(8);
    await client.json(ask('Count'), SCHEMA);
    expect(server.requests.slice(8).map(({ body }) => withSchema(body))).toEqual([false]);
  });

  it('is not assumed when a request is refused for another reason', async () => {
    const server = await serve((response, { body }) => {
      if (JSON.stringify(body).includes('Too long')) refuse(response, 400, 'maximum context length');
      else sendAnswer(response, '{"a":1}');
    });
    const { client } = openClient(server.url);
    await expect(client.json(ask('Too long'), SCHEMA)).rejects.toMatchObject({ code: 'provider_rejected' });
    await client.json(ask('Count'), SCHEMA);
    expect(server.requests.map(({ body }) => withSchema(body))).toEqual([true, false, true]);
  });
});

describe('a server that redirects', () => {
  it.each([
    ['openai', 302],
    ['openai', 307],
    ['anthropic', 302],
    ['anthropic', 307],
  ] as const)('gets no key and no prompt of %s at the other address (%i)', async (kind, status) => {
    const elsewhere = await serve((response) => sendAnswer(response, 'Hello.'));
    const server = await serve((response) => {
      response.writeHead(status, { location: `${elsewhere.url}/chat/completions` }).end();
    });
    const { client } = openClient(server.url, {}, kind);
    await expect(client.text(ask('Speak'))).rejects.toMatchObject({ code: 'provider_unavailable' });
    await expect(client.json(ask('Speak'), SCHEMA)).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('an endless answer', () => {
  it('is cut at its server when it is a stream of words', async () => {
    const server = await serve((response) => {
      sendPieces(
        response,
        Array.from({ length: 100 }, () => 'blah '.repeat(400)),
      );
    });
    const { client } = openClient(server.url);
    await expect(client.text(ask('Speak'))).rejects.toMatchObject({ code: 'provider_bad_output' });
    expect(await Promise.all(server.requests.map(({ closed }) => closed))).toEqual([false, false, false]);
  });

  it.each([
    ['as one object', '{"id":"', 200, 'provider_bad_output'],
    ['as a refusal', '{"error":{"message":"', 400, 'provider_rejected'],
  ])('is not read any further %s', async (_how, start, status, code) => {
    let sent = 0;
    const server = await serve((response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.write(start);
      const line = ' '.repeat(2 ** 20);
      const go = () => {
        while (!response.destroyed && sent < 400e6) {
          sent += line.length;
          if (!response.write(line)) return void response.once('drain', go);
        }
        response.end('"}');
      };
      go();
    });
    const { client } = openClient(server.url);
    await expect(client.json(ask('Count'), SCHEMA)).rejects.toMatchObject({ code });
    expect(sent).toBeLessThan(100e6);
    expect(await server.requests[0]?.closed).toBe(false);
  });

  it('is given up when its time is over or the work is stopped, whole or streamed', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(() => response.write(': still here\n\n'), 20);
      response.on('close', () => {
        clearInterval(timer);
      });
    });
    const { client } = openClient(server.url, { callMs: 300 });
    await expect(client.text(ask('Speak'))).rejects.toMatchObject({ code: 'stage_timeout' });
    await expect(client.json(ask('Count'), SCHEMA)).rejects.toMatchObject({ code: 'stage_timeout' });
    const stopped = client.json(ask('Count', { signal: AbortSignal.timeout(100) }), SCHEMA);
    await expect(stopped).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await Promise.all(server.requests.map(({ closed }) => closed))).toEqual([false, false, false]);
  });

  it('is refused when one object is longer than any part of an article', async () => {
    const server = await serve((response) => {
      sendAnswer(response, `{"a":1}${' '.repeat(70_000)}`);
    });
    const { client } = openClient(server.url);
    await expect(client.json(ask('Count'), SCHEMA)).rejects.toMatchObject({ code: 'provider_bad_output' });
  });
});

describe('the usage of a failed call', () => {
  const PROMPT = 'word '.repeat(2000);
  const spentBy = async (
    answer: Parameters<typeof openModelServer>[0],
    limits: Partial<ModelLimits> = {},
    stopAfter?: number,
  ) => {
    const server = await serve(answer);
    const budget = new ModelBudget();
    const { client } = openClient(server.url, limits);
    const more = stopAfter === undefined ? {} : { signal: AbortSignal.timeout(stopAfter) };
    await client.text(ask(PROMPT, { budget, ...more })).catch(() => undefined);
    return budget.spent.modelTokens / budget.spent.modelCalls;
  };
  const half = (response: Parameters<typeof sendPieces>[0]) => {
    sendPieces(response, ['word '.repeat(4000)]);
  };

  it.each<[string, Parameters<typeof spentBy>]>([
    ['is cut', [(response) => (half(response), setTimeout(() => response.destroy(), 50))]],
    ['falls silent', [half, { silenceMs: 200 }]],
    ['takes too long', [half, { callMs: 300 }]],
    ['is stopped by us', [half, {}, 300]],
    ['is withheld', [(response) => sendPieces(response, ['word '.repeat(4000)], 'content_filter')]],
  ])('counts the prompt and the part that arrived when the answer %s', async (_how, how) => {
    // A token for four letters, of 10,000 and 20,000.
    const tokens = await spentBy(...how);
    expect(tokens).toBeGreaterThan(7400);
    expect(tokens).toBeLessThan(7700);
  });

  it('is zero for an error status', async () => {
    expect(await spentBy((response) => refuse(response, 429))).toBe(0);
    expect(await spentBy((response) => refuse(response, 500))).toBe(0);
  });

  it('counts the whole answer when that made no sense', async () => {
    const tokens = await spentBy((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: no JSON\n\n');
    });
    expect(tokens).toBeGreaterThan(2500);
  });
});

describe('the usage that a server reports', () => {
  it.each([3_000_000_000, -50_000, 0])('is ignored when it is nonsense (%i)', async (tokens) => {
    const usage = { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens };
    const server = await serve((response) => sendAnswer(response, '{"a":1}', usage));
    const budget = new ModelBudget();
    await openClient(server.url).client.json(ask('Count', { budget }), SCHEMA);
    expect(budget.spent.modelTokens).toBeGreaterThan(0);
    expect(budget.spent.modelTokens).toBeLessThan(100);
  });
});

describe('a prompt', () => {
  it('is not sent when it is longer than the remaining tokens', async () => {
    const server = await serve((response) => sendPieces(response, ['Hi.'], 'stop'));
    const budget = new ModelBudget({ modelCalls: 3, modelTokens: JOB_BUDGET.modelTokens - 1000 });
    const { client } = openClient(server.url);
    await expect(client.text(ask('word '.repeat(2000), { budget }))).rejects.toMatchObject({
      code: 'budget_exceeded',
    });
    expect([server.requests, budget.spent.modelCalls]).toEqual([[], 3]);
  });
});

describe('a provider’s Retry-After', () => {
  const busy = (seconds: number) =>
    serve((response, _request, nth) => {
      if (nth > 1) {
        sendPieces(response, ['Here I am.'], 'stop');
        return;
      }
      response.setHeader('retry-after', String(seconds));
      refuse(response, 429);
    });

  it('is waited for, up to a minute, while the job has time', async () => {
    const { client, waits } = openClient((await busy(45)).url);
    expect(await client.text(ask('Speak'))).toBe('Here I am.');
    expect(waits).toEqual([45_000]);
  });

  it.each([
    ['is longer', 61, JOB_BUDGET.ranMs],
    ['would use up the time of the job', 45, 320_000],
  ])('sends the job back to its queue when it %s', async (_how, seconds, timeLeft) => {
    const { client, waits } = openClient((await busy(seconds)).url);
    await expect(client.text(ask('Speak', { timeLeft }))).rejects.toMatchObject({
      code: 'provider_rate_limited',
      retryAfterMs: seconds * 1000,
    });
    expect(waits).toEqual([]);
  });

  it('is waited for in any case when it names some seconds', async () => {
    const { client, waits } = openClient((await busy(5)).url);
    await client.text(ask('Speak', { timeLeft: 60_000 }));
    expect(waits).toEqual([5000]);
  });
});

describe('a complete answer', () => {
  it.each(['stop', 'eos', 'eos_token', 'end_turn', 'stop_sequence', 'STOP'])(
    'is recognised when its server says “%s”',
    async (reason) => {
      const server = await serve((response) => sendPieces(response, ['Here I am.'], reason));
      expect(await openClient(server.url).client.text(ask('Speak'))).toBe('Here I am.');
      expect(server.requests).toHaveLength(1);
    },
  );
});

describe('the log of a failed call', () => {
  it('has the provider’s words without anything that was sent, and so has the cause of the failure', async () => {
    const brief = 'The unannounced merger of Zebulon and Quillfeather';
    const quoting = `Content policy: your prompt ${JSON.stringify(brief)} after "Be brief." was rejected, key ${TEST_KEY}`;
    const server = await serve((response) => refuse(response, 400, quoting));
    const { client, log } = openClient(server.url);
    const failure: unknown = await client.text(ask(brief)).catch((error: unknown) => error);
    expect((failure as Error).cause).toBeInstanceOf(Error);
    for (const text of [JSON.stringify(log.entries), inspect(failure, { depth: 9, showHidden: true })]) {
      expect(text).toContain('was rejected, key ***');
      expect(text).not.toMatch(/unannounced|merger|Zebulon|Quillfeather/i);
      expect(text).not.toContain(TEST_KEY);
    }
  });

  it('has no password of an address', async () => {
    const { client, log } = openClient('http://user:hunter2@127.0.0.1:9/v1');
    await expect(client.text(ask('Speak'))).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(log.entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(log.entries)).not.toContain('hunter2');
  });
});
