import { describe, expect, it } from '@jest/globals';
import { getOperationAST, getVariableValues, parse } from 'graphql';
import { GalleyError } from '../../../../../src/domain/errors.js';
import { loadGraphSchema } from '../../../../../src/transports/graphql/graph-schema.js';
import { checkVariables, MAX_VALUES } from '../../../../../src/transports/graphql/documents/variables.js';
import { MAX_FAULTS } from '../../../../../src/transports/input/parse.js';
import { expectLinear } from '../../../../support/expect-linear.js';
import { itOfMany } from '../../../../support/sample.js';

const schema = loadGraphSchema();
const operationOf = (text: string) => getOperationAST(parse(text))!;
const START = operationOf(
  'mutation ($slug: ID!, $brief: BriefInput!) { startArticle(input: { edition: $slug, brief: $brief }) { job { id } } }',
);
const BATCH = operationOf(
  'mutation ($briefs: [BriefInput!]!) { startArticles(input: { edition: "x", briefs: $briefs }) { accepted } }',
);
const PAGE = operationOf('query ($n: Int = 3, $m: Int) { editions(first: $n, offset: $m) { totalCount } }');

function refusal(operation: typeof START, variables: object): GalleyError {
  try {
    checkVariables(schema, operation, variables as Record<string, unknown>);
  } catch (error) {
    if (error instanceof GalleyError) return error;
    throw error;
  }
  throw new Error('the variables were taken');
}
const pathsOf = (operation: typeof START, variables: object) =>
  refusal(operation, variables).faults.map(({ path }) => path);
const brief = (settings: object) => ({ slug: 'x', brief: { input: 'x', settings } });
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));

describe('variables that fit', () => {
  it('are those of the operation, with their defaults', () => {
    expect(checkVariables(schema, PAGE, { m: 5, other: {} })).toEqual({ n: 3, m: 5 });
    expect(checkVariables(schema, PAGE, { n: null })).toEqual({ n: null });
  });

  it('are those that graphql-js takes, of every kind', () => {
    for (const settings of [
      {},
      { keywords: 'one word stands for a list of one', wordCount: 500, seed: 1.0, title: null },
      {
        articleType: 'HOW_TO',
        sections: [{ heading: 'a', notes: null }],
        extras: { faq: 2, keyTakeaways: true },
      },
      { extra: { anything: [{ at: ['all'] }] } },
      { wordCount: '500' },
      { title: ['a'] },
      { sections: [{ notes: 'a' }] },
      { sections: [null] },
      { articleType: 'how_to' },
      { extras: [] },
      { extras: { faq: true } },
      { unknown: 1 },
      { seed: 1e10 },
      { image: { featured: 'yes' } },
    ]) {
      const { errors } = getVariableValues(schema, START.variableDefinitions!, brief(settings));
      const check = () => checkVariables(schema, START, brief(settings));
      if (errors) expect(check).toThrow(GalleyError);
      else expect(check).not.toThrow();
    }
  });
});

describe('variables that do not fit', () => {
  it('are refused with every fault and its path, which begins inside of its variable', () => {
    expect(
      pathsOf(START, {
        brief: { settings: { keywords: ['a', 5], tne: 1, 'a/b~c': 1, sections: [{ heading: 'a' }, {}] } },
      }),
    ).toEqual([
      '/slug',
      '/input',
      '/settings/keywords/1',
      '/settings/sections/1/heading',
      '/settings/tne',
      '/settings/a~1b~0c',
    ]);
    expect(pathsOf(START, { slug: null, brief: [] })).toEqual(['/slug', '/brief']);
    expect(pathsOf(BATCH, { briefs: [{ input: 'x' }, { input: {} }] })).toEqual(['/1/input']);
  });

  it('are listed up to a thousand, however many there are', () => {
    for (const wrong of [keys(30_000), { keywords: Array.from({ length: 30_000 }, () => ({})) }]) {
      const { code, faults } = refusal(START, brief(wrong));
      expect(code).toBe('invalid_params');
      expect(faults).toHaveLength(MAX_FAULTS + 1);
    }
  });

  itOfMany('are not quoted at length', () => {
    for (const wrong of [
      { [` at "${'w'.repeat(200_000)}`]: 1 },
      { title: keys(100_000) },
      { wordCount: 'x'.repeat(1_000_000) },
      { articleType: 'x'.repeat(1_000_000) },
    ])
      expect(JSON.stringify(refusal(START, brief(wrong)).faults).length).toBeLessThan(5000);
  });

  it('are refused unseen when there are too many, of fields that an object might have too', () => {
    const { faults } = refusal(START, brief({ keywords: Array.from({ length: MAX_VALUES }, () => 5) }));
    expect(faults).toEqual([{ path: '/variables', message: 'must not hold more than 50000 values' }]);
    const rows = Array.from({ length: 5000 }, () => ({ input: 'x', settings: {} }));
    expect(pathsOf(BATCH, { briefs: rows })).toEqual(['/variables']);
  });

  it.each<[string, (size: number) => object]>([
    [
      'a key of any length that looks like a place in a sentence',
      (size) => ({ [` at "${'w'.repeat(size)}`]: 1 }),
    ],
    ['unknown keys', keys],
    ['a text that is an object', (size) => ({ title: keys(size) })],
    ['words that are numbers', (size) => ({ keywords: Array.from({ length: size }, () => 5) })],
    ['words', (size) => ({ keywords: Array.from({ length: size }, () => 'a') })],
  ])('are checked in linear time: %s', (_what, settings) => {
    expectLinear((size) => {
      const variables = brief(settings(size));
      try {
        checkVariables(schema, START, variables);
      } catch (error) {
        if (!(error instanceof GalleyError)) throw error;
      }
    }, 40_000);
  });
});
