import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import { mayActorSpend } from '../../domain/access/admission.js';
import type { GraphContext } from './context.js';
import { sha256 } from './documents/allowed-documents.js';

type Result = ExecutionResult | Promise<ExecutionResult>;

/**
 * Subscriptions whose results are executed once for all who would get the same: of one state, by one document with the
 * same variables, for callers of one account with the same permission and the same right to spend. A state is the same when it is the same object,
 * which services hand to all who watch together; so a result is forgotten with its state. One with errors is kept only
 * for the subscribers that wait for it: what could not be read now may be there later.
 *
 * Nothing else of a caller may count for a field below a subscription: what it shows of the key or the user would be
 * another's. What is said beside a result, its cost and the request's id in its errors, is added for each reader.
 */
export class SharedResults {
  private readonly ofStates = new WeakMap<object, Map<string, Result>>();
  private readonly numbers = new WeakMap<DocumentNode, number>();
  private documents = 0;
  private readonly groups = new TickBatcher();

  /** As `subscribe` of graphql-js. */
  async subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
    const states = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in states)) return states;
    const source = states[Symbol.asyncIterator]();
    const whose = this.keyOf(args);
    const end = { done: true, value: undefined } as const;
    const show = async ({
      done,
      value,
    }: IteratorResult<unknown>): Promise<IteratorResult<ExecutionResult>> => {
      if (done) return end;
      await this.groups.next();
      return { done: false, value: await this.resultOf(value, whose, args) };
    };
    const results: AsyncIterableIterator<ExecutionResult> = {
      [Symbol.asyncIterator]() {
        return this;
      },
      // Without an async function, which each of thousands of watchers would have waiting for most of its life.
      next: () => source.next().then(show),
      return: async () => {
        await source.return?.();
        return end;
      },
    };
    return results;
  }

  private resultOf(state: unknown, whose: string, args: ExecutionArgs): Result {
    const run = () => execute({ ...args, rootValue: state }) as Result;
    if (typeof state !== 'object' || state === null) return run();
    let results = this.ofStates.get(state);
    if (!results) {
      results = new Map<string, Result>();
      this.ofStates.set(state, results);
    }
    const shared = results.get(whose);
    if (shared) return shared;
    const result = run();
    results.set(whose, result);
    const ofState = results;
    const forget = () => {
      if (ofState.get(whose) === result) ofState.delete(whose);
    };
    if (!(result instanceof Promise)) {
      if (result.errors) forget();
      return result;
    }
    result.then(({ errors }) => {
      if (errors) forget();
    }, forget);
    return result;
  }

  /** Documents are known by their object: the gate has one for each text, as long as it keeps it. */
  private keyOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): string {
    const { actor } = contextValue as GraphContext;
    let number = this.numbers.get(document);
    if (number === undefined) this.numbers.set(document, (number = this.documents += 1));
    // Variables may be a megabyte, and each subscription keeps its key.
    return sha256(
      JSON.stringify([
        number,
        operationName,
        actor.accountId,
        actor.permission,
        mayActorSpend(actor),
        variableValues,
      ]),
    );
  }
}

/** Some milliseconds of work, and of what is allocated for it. */
const IN_A_GROUP = 50;

/**
 * Lets concurrent callers through in batches, one a tick of the event loop. Thousands who go on side by side would make
 * all others wait, and all that they allocate would live until the last of them is done.
 */
class TickBatcher {
  private readonly waiting: (() => void)[] = [];

  /** Resolves when the caller's group may go on. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) this.letSomeThrough();
    });
  }

  private letSomeThrough(): void {
    setImmediate(() => {
      for (const go of this.waiting.splice(0, IN_A_GROUP)) go();
      if (this.waiting.length > 0) this.letSomeThrough();
    });
  }
}
