import { destination, pino, type DestinationStream } from 'pino';
import type { Log } from '../ports/log.js';
import type { Config } from './config.js';
import { maskerOf } from './secrets.js';

/** Characters of an error's message; a library may put a whole answer, page or statement into it. */
const MAX_MESSAGE = 2000;
/** Some twenty lines with paths. */
const MAX_STACK = 4000;

/**
 * JSON lines on standard error, so that what a command prints stays clean. Whatever looks like a secret is cut out
 * even where a caller of the log forgot.
 *
 * @param secrets are masked in every line, whatever field holds them
 */
export function openLog(
  level: Config['logLevel'],
  secrets: readonly string[],
  to: DestinationStream = destination({ fd: 2, sync: true }),
): Log {
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
      hooks: { streamWrite: maskerOf(secrets) },
    },
    to,
  );
}

/** Name, message, code and stack only: an error may carry a whole request, a statement's values, or a connection's address. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: cut(String(error), MAX_MESSAGE) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  const message = cut(error.message, MAX_MESSAGE);
  return {
    name: error.name,
    message: withoutPassword(message),
    ...code,
    // The stack begins with the message.
    stack: withoutPassword(
      cut(
        (error.stack ?? '').replace(error.message, () => message),
        MAX_STACK,
      ),
    ),
    ...cause,
  };
}

/** Without its last word: a secret that is cut in two would no longer be known. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/\S{0,200}$/, '')}…` : text;
}

/** What was cut is short: the search for a scheme grows with the square of a text without any. */
function withoutPassword(text: string): string {
  return text.replace(/\b(\w+:\/\/[^:@/\s]*):[^@/\s]*@/g, '$1:***@');
}
