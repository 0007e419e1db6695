import { describe, expect, it } from '@jest/globals';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { GraphContext } from '../../../../src/transports/graphql/context.js';
import { SharedResults } from '../../../../src/transports/graphql/shared-results.js';

interface State {
  readonly number: number;
}

/** A subscription whose states a test gives, and who was asked for its field. */
function feed(states: readonly unknown[]) {
  const executions: string[] = [];
  const schema = makeExecutableSchema({
    typeDefs: `
      type Query { none: Int }
      type Subscription { state(from: Int): State! }
      type State { number: Int! whose(times: Int): String! }`,
    resolvers: {
      Subscription: {
        state: {
          subscribe: async function* () {
            yield* states;
          },
          resolve: (state: State) => state,
        },
      },
      State: {
        whose: (_state: State, _args: unknown, { actor }: GraphContext) => {
          executions.push(actor.accountId);
          if (actor.accountId === 'broken') throw new Error('broken');
          return actor.accountId;
        },
      },
    },
  });
  return { schema, executions };
}

const DOCUMENT = parse('subscription ($times: Int) { state { number whose(times: $times) } }');

type Options = Partial<ExecutionArgs> & { readonly actor?: object };
const argsOf = (schema: ExecutionArgs['schema'], { actor, ...options }: Options = {}): ExecutionArgs => ({
  schema,
  document: DOCUMENT,
  operationName: null,
  variableValues: {},
  contextValue: {
    actor: { accountId: 'one', permission: 'read', plan: { contentApi: true }, maySpend: true, ...actor },
  },
  ...options,
});

async function resultsOf(shared: SharedResults, args: ExecutionArgs): Promise<ExecutionResult[]> {
  const results = await shared.subscribe(args);
  if (!(Symbol.asyncIterator in results)) return [results];
  const all: ExecutionResult[] = [];
  for await (const result of results) all.push(result);
  return all;
}

describe('the results of subscriptions', () => {
  it('are executed once for all who would get the same of one state', async () => {
    const { schema, executions } = feed([{ number: 1 }, { number: 2 }]);
    const shared = new SharedResults();
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        resultsOf(shared, argsOf(schema, { actor: { keyId: `key ${index}` } })),
      ),
    );
    expect(executions).toEqual(['one', 'one']);
    const expected = [1, 2].map((number) => ({ data: { state: { number, whose: 'one' } } }));
    expect(all).toEqual(Array(200).fill(expected));
    expect(new Set(all.map(([first]) => first)).size).toBe(1);
  });

  it.each<[string, Options, unknown]>([
    ['of another account', { actor: { accountId: 'two' } }, { number: 1, whose: 'two' }],
    ['whose key may do something else', { actor: { permission: 'full' } }, { number: 1, whose: 'one' }],
    ['with other variables', { variableValues: { times: 2 } }, { number: 1, whose: 'one' }],
    ['with another document', { document: parse('subscription { state { whose } }') }, { whose: 'one' }],
  ])('are never those of a caller %s', async (_who, options, state) => {
    const { schema, executions } = feed([{ number: 1 }]);
    const shared = new SharedResults();
    const [first] = await resultsOf(shared, argsOf(schema));
    const [other] = await resultsOf(shared, argsOf(schema, options));
    expect(executions).toHaveLength(2);
    expect(other).not.toBe(first);
    expect(other).toEqual({ data: { state } });
  });

  it('are never those of another state, though it looks the same', async () => {
    const { schema, executions } = feed([{ number: 1 }, { number: 1 }]);
    await resultsOf(new SharedResults(), argsOf(schema));
    expect(executions).toHaveLength(2);
  });

  it('have the errors of the execution, and go on after them', async () => {
    const { schema, executions } = feed([{ number: 1 }, { number: 2 }]);
    const broken = { actor: { accountId: 'broken' } };
    const shared = new SharedResults();
    const results = await resultsOf(shared, argsOf(schema, broken));
    expect(results.map(({ errors }) => errors?.[0]?.message)).toEqual(['broken', 'broken']);
    await resultsOf(shared, argsOf(schema));
    expect(executions).toEqual(['broken', 'broken', 'one', 'one']);
  });

  it('are not kept with errors, but for callers that wait for the same', async () => {
    const state = { number: 1 };
    let asked = 0;
    const schema = makeExecutableSchema({
      typeDefs: `
        type Query { none: Int }
        type Subscription { state: State! }
        type State { number: Int late: Int }`,
      resolvers: {
        Subscription: {
          state: {
            subscribe: async function* () {
              yield state;
            },
            resolve: (shown: State) => shown,
          },
        },
        State: {
          late: async () => {
            if ((asked += 1) === 1) throw new Error('away');
            return 7;
          },
        },
      },
    });
    const shared = new SharedResults();
    const args = argsOf(schema, { document: parse('subscription { state { late } }') });
    const first = await Promise.all([resultsOf(shared, args), resultsOf(shared, args)]);
    expect(first.map(([result]) => result?.errors?.[0]?.message)).toEqual(['away', 'away']);
    expect(asked).toBe(1);
    for (let n = 0; n < 2; n += 1)
      expect(await resultsOf(shared, args)).toEqual([{ data: { state: { late: 7 } } }]);
    expect(asked).toBe(2);
  });

  it('are not kept with errors that are there at once', async () => {
    const state = { number: 1 };
    const { schema, executions } = feed([state, state]);
    await resultsOf(new SharedResults(), argsOf(schema, { actor: { accountId: 'broken' } }));
    expect(executions).toEqual(['broken', 'broken']);
  });

  it('are not executed for a document that can’t begin', async () => {
    const { schema } = feed([]);
    const [refused] = await resultsOf(
      new SharedResults(),
      argsOf(schema, { variableValues: { times: 'many' } }),
    );
    expect(refused).toMatchObject({ errors: [{ message: expect.stringContaining('$times') }] });
  });
});
