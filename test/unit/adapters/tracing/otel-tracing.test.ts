import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OtelTracing } from '../../../../src/adapters/tracing/otel-tracing.js';
import { recordingLog } from '../../../support/recording-log.js';
import { startOtlpReceiver, type OtlpReceiver } from '../../../support/server/otlp-receiver.js';
import { until } from '../../../support/until.js';

const TRACE = 'a'.repeat(32);
const SPAN = 'b'.repeat(16);

/** The sampler is read when tracing is opened. */
function open(endpoint: string, sampler: { readonly ratio: string } | null = null) {
  if (sampler) {
    process.env['OTEL_TRACES_SAMPLER'] = 'parentbased_traceidratio';
    process.env['OTEL_TRACES_SAMPLER_ARG'] = sampler.ratio;
  }
  const log = recordingLog();
  const tracing = new OtelTracing({ endpoint, headers: {}, resource: { 'service.name': 'galley' }, log });
  return { tracing, log };
}

const environment = { ...process.env };
beforeEach(() => {
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '10';
});
afterEach(() => {
  process.env = { ...environment };
});

describe('a request whose caller sends a traceparent', () => {
  let collector: OtlpReceiver;
  beforeEach(async () => {
    collector = await startOtlpReceiver();
  });
  afterEach(() => {
    collector.close();
  });

  async function requestOf(caller: string | null, ratio: string | null = null) {
    const { tracing } = open(collector.endpoint, ratio === null ? null : { ratio });
    const ids = await tracing.span('a request', { kind: 'server', caller }, async () => ({
      ...tracing.ids()!,
      context: tracing.context()!,
    }));
    await tracing.close();
    return { ...ids, sent: collector.spans };
  }

  it('goes on with its trace', async () => {
    const { trace_id, sent } = await requestOf(`00-${TRACE}-${SPAN}-01`);
    expect(trace_id).toBe(TRACE);
    expect(sent).toMatchObject([{ traceId: TRACE, parentId: SPAN }]);
  });

  it.each([
    ['', 'empty'],
    [`00-${'0'.repeat(32)}-${SPAN}-01`, 'without an id'],
    [`00-${TRACE}-${'0'.repeat(16)}-01`, 'without a span'],
    [`00-${TRACE.toUpperCase()}-${SPAN}-01`, 'in capitals'],
    [`ff-${TRACE}-${SPAN}-01`, 'of no version'],
    [`00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`, 'sent twice'],
    [`00-${TRACE}-${SPAN}-01-${'x'.repeat(5000)}`, 'too long'],
  ])('has a trace of its own where that is malformed: %#', async (caller) => {
    const { trace_id, sent } = await requestOf(caller);
    expect(trace_id).not.toBe(TRACE);
    expect(sent).toMatchObject([{ traceId: trace_id, parentId: '' }]);
  });

  it('is not sampled by its word alone, nor is what belongs to it', async () => {
    const { trace_id, context, sent } = await requestOf(`00-${TRACE}-${SPAN}-01`, '0');
    expect(trace_id).toBe(TRACE);
    expect(context).toMatch(/-00$/);
    expect(sent).toEqual([]);
    expect((await requestOf(`00-${TRACE}-${SPAN}-01`, '1')).sent).toHaveLength(1);
  });

  it('is not sampled where it says so', async () => {
    expect((await requestOf(`00-${TRACE}-${SPAN}-00`, '1')).sent).toEqual([]);
  });

  it('of a row of ours is sampled as the row says', async () => {
    const { tracing } = open(collector.endpoint, { ratio: '0' });
    const parent = `00-${TRACE}-${SPAN}-01`;
    await tracing.span('an attempt', { kind: 'consumer', parent }, async () => undefined);
    await tracing.close();
    expect(collector.spans).toMatchObject([{ traceId: TRACE, parentId: SPAN }]);
  });
});

describe('a collector', () => {
  /** @param answer what it does with what it receives */
  async function collectorThat(answer: (response: ServerResponse) => void) {
    const server = createServer((request, response) => {
      request.resume();
      answer(response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    };
  }
  const spanOf = (tracing: OtelTracing) =>
    tracing.span('a span', { kind: 'internal' }, async () => undefined);

  it.each<[string, (response: ServerResponse) => void]>([
    ['hangs', () => undefined],
    [
      'trickles its answer',
      (response) => {
        response.writeHead(200);
        const trickle = setInterval(() => response.write('x'), 100);
        response.once('close', () => clearInterval(trickle));
      },
    ],
  ])('that %s holds up neither a span nor the end', async (_name, answer) => {
    const collector = await collectorThat(answer);
    const { tracing } = open(collector.endpoint);
    await spanOf(tracing);
    const began = performance.now();
    await expect(tracing.close()).rejects.toThrow('did not take the last spans in time');
    expect(performance.now() - began).toBeLessThan(10_000);
    collector.close();
  });

  it('that refuses is reported once, by its reason alone', async () => {
    let asked = 0;
    const collector = await collectorThat((response) => {
      asked += 1;
      response.writeHead(403, 'Forbidden').end('a secret of the collector');
    });
    const { tracing, log } = open(collector.endpoint);
    for (const times of [1, 2, 3]) {
      await spanOf(tracing);
      await until(() => asked >= times);
    }
    await until(() => log.entries.length > 0);
    await tracing.close().catch(() => undefined);
    expect(log.entries).toEqual([
      {
        level: 'warn',
        fields: { from: 'opentelemetry', reason: 'Forbidden', leftOut: 0 },
        message: 'traces may be incomplete',
      },
    ]);
    collector.close();
  });
});
