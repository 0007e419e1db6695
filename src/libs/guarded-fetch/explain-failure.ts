import type { AnswerFailure } from './answer-facts.js';
import { UnknownCoding } from './body.js';
import { WrongPeer } from './connect.js';
import { FetchFailure } from './fetch-failure.js';
import { TimeUsedUp } from './time-budget.js';

/** Turns an error of an exchange into the reason why a page can't be fetched. @returns any other error unchanged */
export function fetchFailureOf(error: unknown, url: string): unknown {
  if (error instanceof FetchFailure || error instanceof TimeUsedUp) return error;
  if (error instanceof UnknownCoding) {
    return new FetchFailure('unsupported_type', url, `${url} is compressed in a way that was not asked for`);
  }
  if (error instanceof WrongPeer) {
    return new FetchFailure(
      'source_blocked',
      url,
      `${url} is not read: the connection ended at another address`,
    );
  }
  const code = codeOf(error);
  const said = code === '' ? '' : ` (${code})`;
  const message = `${url} could not be read: the connection failed${said}`;
  return new FetchFailure('unreachable', url, message, null, { cause: error });
}

/** The failure that a crawl records for a missing answer. @returns null when the site did not fail, as for a forbidden address */
export function answerFailureOf(error: unknown): AnswerFailure | null {
  if (error instanceof FetchFailure) return error.code === 'unreachable' ? 'dns' : null;
  if (error instanceof WrongPeer) return null;
  if (error instanceof TimeUsedUp) return 'timeout';
  // For the caller a body that can't be decoded was damaged on its way.
  if (error instanceof UnknownCoding) return 'reset';
  const code = codeOf(error);
  const { message } = error as { readonly message?: unknown };
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return 'refused';
  if (/CERT|TLS|SSL|ALTNAME|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code)) return 'tls';
  if (/TIMEOUT|TIMEDOUT|ABORT/.test(code) || String(message).includes('handshake took too long'))
    return 'timeout';
  return 'reset';
}

/** Whether the other side closed the connection. */
export function isHungUp(error: unknown): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}
