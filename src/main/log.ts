import { destination, pino, type DestinationStream } from 'pino';
import type { Log } from '../ports/log.js';
import type { Config } from './config.js';
import { maskerOf } from './secrets.js';

/** Characters of an error's message; a library may put a whole answer, page or statement into it. */
const MAX_MESSAGE = 2000;
/** Some twenty lines with paths. */
const MAX_STACK = 4000;

/**
 * JSON lines on standard error, so that standard output holds only a command's result. Secrets are masked in every
 * line.
 *
 * @param secrets are masked in every field
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

/** Without its last word: half a secret could not be recognised. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/\S{0,200}$/, '')}…` : text;
}

/** Called after the cut: the search for a scheme takes quadratic time in a text without any. */
function withoutPassword(text: string): string {
  return text.replace(/\b(\w+:\/\/[^:@/\s]*):[^@/\s]*@/g, '$1:***@');
}
