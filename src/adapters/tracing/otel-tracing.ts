import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import {
  type Context,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { ATTRIBUTES } from '../../domain/spans.js';
import type { Log } from '../../ports/log.js';
import type { OpenSpan, SpanOptions, Tracing } from '../../ports/tracing.js';

export interface OtelOptions {
  /** Such as `http://collector:4318`; traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Said of every span: who sent it. */
  readonly resource: Readonly<Record<string, string>>;
  readonly log: Log;
}

/** How long a collector may be silent, in ms, until what was sent to it counts as lost. */
const EXPORT_MS = 3000;
/** How long the end of a process waits for a collector at most, in ms: one that trickles its answer is never silent. */
const CLOSE_MS = 2000;
/** A collector that is away is reported once in so many ms, however many batches are lost meanwhile. */
const WARN_EVERY_MS = 60_000;

const KINDS: Readonly<Record<SpanOptions['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans by OTLP, in batches, from this thread. It registers nothing with OpenTelemetry's global API: several of these
 * in one process, as tests have them, know nothing of each other. Which traces are sampled, and how large batches are, the SDK
 * reads from the environment: `OTEL_TRACES_SAMPLER`, `OTEL_BSP_…`.
 */
export class OtelTracing implements Tracing {
  private readonly running = new AsyncLocalStorage<Context>();
  private readonly provider: NodeTracerProvider;
  private readonly tracer: Tracer;

  constructor({ endpoint, headers, resource, log }: OtelOptions) {
    logDiagnostics(log);
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: EXPORT_MS });
    this.provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ ...resource }),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.tracer = this.provider.getTracer('galley');
  }

  async span<Result>(
    name: string,
    { kind, attributes = {}, parent = null, caller = null }: SpanOptions,
    run: (span: OpenSpan) => Promise<Result>,
  ): Promise<Result> {
    const remote = remoteContext(parent) ?? this.callerContext(caller);
    const outer = remote ?? this.running.getStore() ?? ROOT_CONTEXT;
    const span = this.tracer.startSpan(name, { kind: KINDS[kind], attributes }, outer);
    try {
      return await this.running.run(trace.setSpan(outer, span), () => run(openSpan(span)));
    } catch (error) {
      openSpan(span).fail(typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  within<Result>(parent: string | null, run: () => Result): Result {
    const context = remoteContext(parent);
    return context ? this.running.run(context, run) : run();
  }

  context(): string | null {
    const current = this.current();
    if (!current) return null;
    const { traceId, spanId, traceFlags } = current;
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  ids(): ReturnType<Tracing['ids']> {
    const current = this.current();
    return current && { trace_id: current.traceId, span_id: current.spanId };
  }

  /** Sends what is left, as far as the collector takes it in time. */
  async close(): Promise<void> {
    const enough = new AbortController();
    const late = setTimeout(CLOSE_MS, undefined, { signal: enough.signal }).then(() => {
      throw new Error('the collector of traces did not take the last spans in time');
    });
    try {
      await Promise.race([this.provider.shutdown(), late]);
    } finally {
      enough.abort();
      late.catch(() => undefined);
    }
  }

  /**
   * The trace that a caller says, which is sampled where the caller and our own sampler both say so: a stranger can't have
   * spans sent. Ours is asked for a trace of its own, since the caller has chosen the id of this one.
   */
  private callerContext(said: string | null): Context | null {
    const context = remoteContext(said);
    const itsOwn = context && trace.getSpanContext(context);
    if (!itsOwn || (itsOwn.traceFlags & TraceFlags.SAMPLED) === 0) return context;
    if (this.tracer.startSpan('', {}, ROOT_CONTEXT).isRecording()) return context;
    return trace.setSpanContext(ROOT_CONTEXT, { ...itsOwn, traceFlags: TraceFlags.NONE });
  }

  private current() {
    const context = this.running.getStore();
    return (context && trace.getSpanContext(context)) ?? null;
  }
}

function openSpan(span: Span): OpenSpan {
  return {
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail: (type) => void span.setAttribute(ATTRIBUTES.error, type).setStatus({ code: SpanStatusCode.ERROR }),
  };
}

/** @param parent what a caller, a row or another thread says; it may be anything. @returns null for what is no `traceparent` */
function remoteContext(parent: string | null): Context | null {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(parent ?? '') ?? [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const context = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : null;
}

/** A code of ours, or of Node, or the name of its class. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Warns of what the SDK has to say, such as that the collector does not answer; seldom, and says what was left out. */
function logDiagnostics(log: Log): void {
  const silent = () => undefined;
  let warnAgain = -Infinity;
  let leftOut = 0;
  const warn = (message: string) => {
    if (performance.now() < warnAgain) {
      leftOut += 1;
      return;
    }
    warnAgain = performance.now() + WARN_EVERY_MS;
    log.warn({ from: 'opentelemetry', reason: reasonOf(message), leftOut }, 'traces may be incomplete');
    leftOut = 0;
  };
  diag.setLogger(
    { verbose: silent, debug: silent, info: silent, warn, error: warn },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/** The SDK tells errors as JSON, with their stacks and the collector's whole answer. */
function reasonOf(message: string): string {
  const [, reason = message] = /"message":"((?:[^"\\]|\\.)*)"/.exec(message) ?? [];
  return reason.slice(0, 200);
}
