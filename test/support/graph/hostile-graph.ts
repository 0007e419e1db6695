import type { GraphAsk } from './graph-transports.js';

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, n) => text(n)).join(' ');
const keys = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: Math.floor(count) }, (_, n) => [`key${n}`, value]));
const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < levels; n += 1) value = [value];
  return value;
};

const ME = '{ me { account { name } } }';
const START =
  'mutation ($brief: BriefInput!) { startArticle(input: { edition: "x", brief: $brief }) { job { id } } }';
const BATCH =
  'mutation ($briefs: [BriefInput!]!) { startArticles(input: { edition: "x", briefs: $briefs }) { accepted } }';
const literal = (input: string): GraphAsk => ({
  query: `mutation { startArticle(input: { edition: "x", brief: { input: ${input} } }) { job { id } } }`,
});
const settings = (given: object): GraphAsk => ({
  query: START,
  variables: { brief: { input: 'x', settings: given } },
});
const on = (field: string): GraphAsk => ({ query: `{ me { ${field} } }` });

/** Documents that keep a server busy for as little as they cost to send, each made in any size. */
export const HOSTILE_DOCUMENTS: readonly (readonly [
  what: string,
  most: number,
  ask: (size: number) => GraphAsk,
])[] = [
  ['fields inside of fields', 1600, (n) => on(`${'me { '.repeat(n)}id${' }'.repeat(n)}`)],
  ['braces that never close', 2400, (n) => ({ query: '{ me '.repeat(n) })],
  ['lists inside of lists', 2400, (n) => literal('['.repeat(n) + ']'.repeat(n))],
  ['objects inside of objects', 1200, (n) => literal('{ a: '.repeat(n) + '1' + ' }'.repeat(n))],
  ['inline fragments inside of each other', 1500, (n) => on(`${'... { '.repeat(n)}id${' }'.repeat(n)}`)],
  [
    'lists of types inside of lists',
    2000,
    (n) => ({ query: `query ($v: ${'['.repeat(n)}Int${']'.repeat(n)}) ${ME}` }),
  ],
  ['unknown fields', 4800, (n) => ({ query: `{ ${times(n, (i) => `unknown${i}`)} }` })],
  ['unknown fields that are nearly known', 4800, (n) => ({ query: `{ ${times(n, (i) => `edition${i}`)} }` })],
  [
    'few unknown names of great length',
    13_000,
    (n) => ({ query: `{ ${times(9, (i) => `u${'n'.repeat(n)}${i}`)} }` }),
  ],
  [
    'many unknown names of great length',
    30_000,
    (n) => ({ query: `{ ${times(99, (i) => `u${'n'.repeat(n)}${i}`)} }` }),
  ],
  [
    'unknown names as long as names may be',
    480,
    (n) => ({ query: `{ ${times(n, (i) => `u${'n'.repeat(250)}${i}`)} }` }),
  ],
  [
    'unknown types',
    900,
    (n) => ({ query: `query (${times(n, (i) => `$v${i}: AuditOverviews${i}`)}) ${ME}` }),
  ],
  [
    'unknown arguments',
    1600,
    (n) => ({ query: `{ editions(${times(n, (i) => `limits${i}: 1`)}) { total } }` }),
  ],
  ['unknown directives', 2400, (n) => on(`id ${times(n, (i) => `@directive${i}`)}`)],
  ['unknown fields of an input', 1600, (n) => literal(`"x", ${times(n, (i) => `inputs${i}: 1`)}`)],
  ['comments', 65_000, (n) => ({ query: '#\n'.repeat(n) + ME })],
  [
    'comments before unknown fields',
    65_000,
    (n) => ({ query: `${'#\n'.repeat(n)}{ ${times(99, (i) => `u${i}`)} }` }),
  ],
  [
    'two hundred thousand comments before unknown fields',
    200_000,
    (n) => ({ query: `${'# x\n'.repeat(n)}{ ${times(99, (i) => `u${i}`)} }` }),
  ],
  [
    'empty lines before an argument that is given again and again',
    120_000,
    (n) => ({ query: `{${'\n'.repeat(n)}editions(${'limit:1 '.repeat(1300)}) { total } }` }),
  ],
  ['commas', 130_000, (n) => ({ query: ','.repeat(n) + ME })],
  ['a long string', 130_000, (n) => literal(`"${'x'.repeat(n)}"`)],
  ['a string of escapes', 20_000, (n) => literal(`"${'\\u0041'.repeat(n)}"`)],
  ['a text of many lines', 60_000, (n) => literal(`"""${' \n'.repeat(n)}"""`)],
  [
    'a text of many lines in a place where it does not fit',
    60_000,
    (n) => literal(`{ a: """${'x\n'.repeat(n)}""" }`),
  ],
  ['a huge number', 130_000, (n) => ({ query: `{ editions(first: ${'9'.repeat(n)}) { total } }` })],
  [
    'a number of many places',
    130_000,
    (n) => ({ query: `{ editions(first: 0.${'9'.repeat(n)}) { total } }` }),
  ],
  ['aliases', 1000, (n) => ({ query: `{ ${times(n, (i) => `a${i}: __typename`)} }` })],
  ['aliases that fail', 500, (n) => ({ query: `{ ${times(n, (i) => `a${i}: job`)} }` })],
  ['the same field', 2000, (n) => on('id '.repeat(n))],
  ['the same argument', 1600, (n) => ({ query: `{ editions(${'limit: 1 '.repeat(n)}) { total } }` })],
  ['the same field of an input', 1600, (n) => literal(`"x", ${'language: "en" '.repeat(n)}`)],
  ['the same directive', 600, (n) => on(`id ${'@include(if: true) '.repeat(n)}`)],
  ['the same operation', 700, (n) => ({ query: `query Same ${ME} `.repeat(n) })],
  ['the same variable', 1000, (n) => ({ query: `query (${'$v: Int '.repeat(n)}) ${ME}` })],
  [
    'variables that are not used',
    1000,
    (n) => ({ query: `query (${times(n, (i) => `$v${i}: Int`)}) ${ME}` }),
  ],
  [
    'variables that are not there',
    400,
    (n) => ({ query: `{ ${times(n, (i) => `a${i}: editions(first: $v${i}) { totalCount }`)} }` }),
  ],
  [
    'fragments one in the other',
    100,
    (n) => ({
      query: `{ ...f0 } ${times(n, (i) => `fragment f${i} on Query { ...f${i + 1} me { user { id } } }`)} fragment f${n} on Query { __typename }`,
    }),
  ],
  [
    'fragments in a circle',
    100,
    (n) => ({ query: `{ ...f0 } ${times(n, (i) => `fragment f${i} on Query { ...f${(i + 1) % n} }`)}` }),
  ],
  [
    'fragments that spread each other',
    68,
    (n) => ({
      query: `{ ...f0 } ${times(n, (i) => `fragment f${i} on Query { __typename ${times(n - i - 1, (j) => `...f${i + j + 1}`)} }`)}`,
    }),
  ],
  [
    'fragments that nobody uses',
    700,
    (n) => ({ query: `${ME} ${times(n, (i) => `fragment f${i} on Query { __typename }`)}` }),
  ],
  [
    'operations over a chain of fragments',
    300,
    (n) => ({
      query: `${times(n, (i) => `query q${i} { ...f0 }`)} ${times(90, (i) => `fragment f${i} on Query { ...f${i + 1} __typename }`)} fragment f90 on Query { __typename }`,
    }),
  ],
  [
    'operations over a chain of fragments with unknown variables',
    200,
    (n) => ({
      query: `${times(n, (i) => `query q${i} { ...f0 }`)} ${times(90, (i) => `fragment f${i} on Query { ...f${i + 1} __typename @include(if: $x${i}) }`)} fragment f90 on Query { __typename }`,
    }),
  ],
  ['values of another type', 4000, (n) => literal(`"x", settings: { keywords: [${'A '.repeat(n)}] }`)],
  [
    'the schema by many names',
    // Half of what is let in: jest runs it at half the speed of the product.
    2,
    (n) => ({
      query: `{ ${times(n, (i) => `a${i}: __schema { types { name description fields(includeDeprecated: true) { name description args { name type { name } } type { kind name ofType { kind name } } } } }`)} }`,
    }),
  ],
];

/** Variables likewise. */
export const HOSTILE_VARIABLES: readonly (readonly [
  what: string,
  most: number,
  ask: (size: number) => GraphAsk,
])[] = [
  ['a key that looks like a place in a sentence', 100_000, (n) => settings({ [` at "${'w'.repeat(n)}`]: 1 })],
  [
    'keys that look like places in sentences',
    9000,
    (n) => settings(keys(n, ' at "brief.settings"; String ')),
  ],
  ['unknown keys', 9000, (n) => settings(keys(n))],
  ['unknown keys in place of a text', 9000, (n) => settings({ title: keys(n) })],
  ['a list in place of a text', 15_000, (n) => settings({ title: Array.from({ length: n }, () => 'x') })],
  ['numbers in place of words', 15_000, (n) => settings({ keywords: Array.from({ length: n }, () => 5) })],
  ['words', 15_000, (n) => settings({ keywords: Array.from({ length: n }, () => 'x') })],
  [
    'briefs without anything',
    10_000,
    (n) => ({ query: BATCH, variables: { briefs: Array.from({ length: n }, () => ({})) } }),
  ],
  [
    'briefs of empty settings',
    5000,
    (n) => ({
      query: BATCH,
      variables: { briefs: Array.from({ length: n }, () => ({ input: 'x', settings: {} })) },
    }),
  ],
  ['a long text in place of a number', 500_000, (n) => settings({ wordCount: 'x'.repeat(n) })],
  ['a long text in place of a word of an enum', 500_000, (n) => settings({ articleType: 'x'.repeat(n) })],
  ['a long text', 500_000, (n) => ({ query: START, variables: { brief: { input: 'x'.repeat(n) } } })],
  ['variables that the document does not have', 9000, (n) => ({ query: ME, variables: keys(n) })],
  ['lists inside of lists', 60, (n) => settings({ extra: nested(n) })],
  [
    'variables that are missing',
    300,
    (n) => ({
      query: `query (${times(n, (i) => `$v${i}: Int!`)}) { ${times(n, (i) => `a${i}: editions(first: $v${i}) { totalCount }`)} }`,
    }),
  ],
];
