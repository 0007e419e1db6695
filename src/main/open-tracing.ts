import { hostname } from 'node:os';
import type { Log } from '../ports/log.js';
import { NO_TRACING, type Tracing } from '../ports/tracing.js';
import type { Closers } from './shutdown.js';
import { VERSION } from './version.js';

/** Where spans are sent. */
export interface TracingConfig {
  /** Such as `http://collector:4318`. */
  readonly endpoint: string;
  /** Of every request to it; their values may be secret. */
  readonly headers: Readonly<Record<string, string>>;
  /** As which its spans are shown. */
  readonly serviceName: string;
}

/**
 * Spans of one thread. Without a collector neither its SDK nor its exporter is loaded.
 *
 * @param role of the process, or of the thread
 */
export async function openTracing(
  config: TracingConfig | null,
  role: string,
  closers: Closers,
  log: Log,
): Promise<Tracing> {
  if (config === null) return NO_TRACING;
  const { OtelTracing } = await import('../adapters/tracing/otel-tracing.js');
  const { endpoint, headers, serviceName } = config;
  const resource = {
    'service.name': serviceName,
    'service.version': VERSION,
    'service.instance.id': `${hostname()}-${process.pid}`,
    'galley.role': role,
  };
  const tracing = new OtelTracing({ endpoint, headers, resource, log });
  closers.add('traces', () => tracing.close());
  return tracing;
}

/** The same log, each of whose lines names the span that it was written in. */
export function tracedLog(log: Log, tracing: Tracing): Log {
  if (tracing === NO_TRACING) return log;
  const within = (fields: object) => ({ ...tracing.ids(), ...fields });
  return {
    debug: (fields, message) => {
      log.debug(within(fields), message);
    },
    info: (fields, message) => {
      log.info(within(fields), message);
    },
    warn: (fields, message) => {
      log.warn(within(fields), message);
    },
    error: (fields, message) => {
      log.error(within(fields), message);
    },
  };
}
