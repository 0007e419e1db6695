import { randomUUID } from 'node:crypto';
import type { GraphQLFormattedError } from 'graphql';
import type { RequestLog } from '../request-log.js';
import { presentGraphError } from './graph-errors.js';

interface Passing {
  readonly formatted: GraphQLFormattedError;
  readonly thrown: unknown;
}

/**
 * Errors on their way through Apollo, which does not say which request they belong to: they go in as a token and are
 * shown when the answer comes out. To have the request follow along instead, Node would watch every promise of the
 * process, which costs a tenth of all the work.
 */
export class PassingErrors {
  private readonly passing = new Map<string, Passing>();

  /** Apollo's `formatError`. */
  readonly hide = (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const token = randomUUID();
    this.passing.set(token, { formatted, thrown });
    return { message: token };
  };

  /** @param body an answer of Apollo's, whose errors stand first where it has some */
  show(body: string, requestId: string, log: RequestLog): string {
    if (!body.startsWith('{"errors"')) return body;
    const { errors, ...rest } = JSON.parse(body) as {
      readonly errors: readonly { readonly message: string }[];
    };
    const shown = errors.map(({ message }) => {
      const { formatted, thrown } = this.passing.get(message) ?? unknown(message);
      this.passing.delete(message);
      return presentGraphError(formatted, thrown, requestId, log);
    });
    return `${JSON.stringify({ errors: shown, ...rest })}\n`;
  }
}

/** What Apollo puts in place of an error that it could not format. */
function unknown(message: string): Passing {
  return { formatted: { message }, thrown: new Error('an error was lost on its way through Apollo') };
}
