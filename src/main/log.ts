import { destination, pino } from 'pino';
import type { Log } from '../ports/log.js';
import type { Config } from './config.js';

/**
 * JSON lines on standard error, so that what a command prints stays clean. Whatever looks like a secret is cut out
 * even where a caller of the log forgot.
 */
export function openLog(level: Config['logLevel']): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'token',
          'password',
          'apiKey',
          '*.token',
          '*.password',
          '*.apiKey',
          'authorization',
          '*.authorization',
        ],
      },
      serializers: { err: serializeError },
    },
    destination({ fd: 2, sync: true }),
  );
}

/** Name, message, code and stack only: an error may carry a whole request, a statement's values, or a connection's address. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  return {
    name: error.name,
    message: withoutPassword(error.message),
    ...code,
    stack: withoutPassword(error.stack ?? ''),
    ...cause,
  };
}

function withoutPassword(text: string): string {
  return text.replace(/\b(\w+:\/\/[^:@/\s]*):[^@/\s]*@/g, '$1:***@');
}
