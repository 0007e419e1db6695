import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type TypeScript from 'typescript';
import { attacksOn, hasRepeat } from '../support/regex-attacks.js';
import { casesOf, itOfMany } from '../support/sample.js';

interface Expression {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/**
 * Expressions that no foreign text reaches, or none that is longer than stated: at that length the worst attack must take
 * less than 20 ms. Named by their files, and by what they begin with where their files have others.
 */
const BOUNDED: readonly { readonly file: string; readonly begins: string; readonly most: number }[] = [
  // The first bytes of a page, in which a declaration of its encoding must stand.
  { file: 'src/libs/guarded-fetch/charset.ts', begins: '', most: 1024 },
  // One line of a brief, cut before it is read.
  { file: 'src/libs/text/language/compared-names.ts', begins: '', most: 600 },
  // A sentence, cut before it is read.
  { file: 'src/libs/faithfulness/orders/to-writers.ts', begins: '', most: 800 },
  // The demo's own pages, which come with the program.
  { file: 'src/main/demo/demo-site.ts', begins: '<a href', most: 100 },
  { file: 'src/transports/cli/demo-run.ts', begins: '', most: 100 },
];

/** Enough for the square of it to show, and for a thousand expressions to be tried within seconds. */
const REPEATS = 1000;
/** An expression whose time doubles with each letter would take years for more. */
const FEW = 25;
/** CPU ms below which nothing is measured again: one pass over an attack takes some hundredths. */
const SUSPECT_MS = 0.3;
/** CPU ms that no single pass takes. */
const HOPELESS_MS = 50;
const TIMES = 4;
/** CPU ms of a text from which a quarter of it can be measured as well. */
const SLOW_MS = 4;
/**
 * Of what takes no longer than this many times its quarter nothing longer is measured: a text that grows more than MOST_GROWTH from here on takes at
 * least (1 + 5/7) / (1/4 + 5/7 / 16) = 5.8 times as long as its quarter, since 5/7 of what is in proportion is then a square.
 */
const MOST_OF_QUARTER = 5.8;
/** Four times the text takes four times the time, or sixteen. */
const MOST_GROWTH = 9;
/**
 * Up to so many times what a like text took that grew in proportion, a text can't grow more than MOST_GROWTH: were the rest a
 * square, four times the text would take (4 + 16 · 0.5) / 1.5 = 8 times the time.
 */
const MOST_MORE = 1.5;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('generated'))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8') }));

/** A stroke that neither stands in a comment or a path nor divides: where a file has none, it has no expression. */
const MAY_BEGIN = /(?<![\w'"`.*/<@)\]-])\/(?![/*>])/;

/** All that stand in the sources. */
const written = once(async () => {
  const { default: ts } = await import('typescript');
  return sources
    .filter(({ text }) => MAY_BEGIN.test(text))
    .flatMap(({ file, text }) => literalsIn(ts, file, text));
});

/** What modules make while they are loaded, which happens once. */
const made = once(() =>
  recorded(async (at) => {
    for (const { file } of sources.filter(({ text }) => /\bnew RegExp\(/.test(text))) {
      at(`${file}:0`);
      // Another test file, or this one in another lane, may have loaded it: by this name it is loaded again.
      await import(`../../${file}?recorded=${performance.now()}`);
    }
  }),
);

describe('regular expressions', () => {
  itOfMany('take time in proportion to any text where they are written in the source', async () => {
    const all = await written();
    expect(all.length).toBeGreaterThan(800);
    expect(casesOf(onceEach(all.filter((each) => !isBounded(each)))).flatMap(slowOn)).toEqual([]);
  });

  itOfMany('take time in proportion to any text where they are put together while modules load', async () => {
    const all = await made();
    expect(all.length).toBeGreaterThan(20);
    expect(onceEach(all.filter((each) => !isBounded(each))).flatMap(slowOn)).toEqual([]);
  });

  test('take time in proportion to a text that they are put together for', async () => {
    const { phraseIn } = await import('../../src/domain/article/page-names.js');
    const { boundMarkup } = await import('../../src/libs/page-reading/article/bound-markup.js');
    const { maskerOf } = await import('../../src/main/secrets.js');
    const read: readonly [string, () => void][] = [
      [
        'page-names.ts',
        () => void ['a', 'of the tin', '錫 の', 'a+ (b)'].map((each) => phraseIn(each, each)),
      ],
      ['bound-markup.ts', () => void boundMarkup('<title>a</title><script>b</script>', false)],
      ['secrets.ts', () => void maskerOf(['a secret+ (of) "many" letters'])],
    ];
    for (const [file, use] of read) {
      const used = await recorded((at) => {
        at(`${file}:0`);
        use();
        return Promise.resolve();
      });
      expect({ file, count: used.length }).not.toEqual({ file, count: 0 });
      expect(onceEach(used).flatMap(slowOn)).toEqual([]);
    }
  });

  itOfMany('meet only texts too short to matter where they are slower', async () => {
    const all = [...(await written()), ...(await made())];
    for (const { file, begins, most } of BOUNDED) {
      const bounded = all.filter(({ at, source }) => at.startsWith(`${file}:`) && source.startsWith(begins));
      expect(bounded).not.toEqual([]);
      const slow: string[] = [];
      for (const { source, flags, at } of bounded) {
        const expression = new RegExp(source, flags);
        for (const attack of [...attacksOn(source, flags)].flat()) {
          const longer = attack(most);
          // Its end is what makes it one that can't be matched.
          const text = longer.slice(0, most - 2) + longer.slice(-2);
          if (leastTime(expression, text, 20) > 20) slow.push(`${at} on ${text.slice(0, 40)}`);
        }
      }
      expect(slow).toEqual([]);
    }
  });

  itOfMany('are found out where they are of the kind that once held up a gateway', () => {
    const former = [/ at "\w+([^"]*)"$/, /\s+$/, /<a\b[^>]*\shref="([^"]*)"/g, /^\s*(\d+)[\d.]*;$/];
    for (const { source, flags } of former) expect(slowOn({ at: 'x.ts:1', source, flags })).toHaveLength(1);
  });
});

function isBounded({ at, source }: Expression): boolean {
  return BOUNDED.some(({ file, begins }) => at.startsWith(`${file}:`) && source.startsWith(begins));
}

/** An expression that stands in several places takes the same time in each. */
function onceEach(all: readonly Expression[]): Expression[] {
  return [...new Map(all.map((each) => [`/${each.source}/${each.flags}`, each])).values()];
}

function literalsIn(ts: typeof TypeScript, file: string, text: string): Expression[] {
  const found: Expression[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const visit = (node: TypeScript.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({ at: `${file}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Those that are made with the constructor while something runs. */
async function recorded(runs: (at: (place: string) => void) => Promise<void>): Promise<Expression[]> {
  const found: Expression[] = [];
  const Original = RegExp;
  let at = '';
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, [pattern, flags]: [string | RegExp, string?]) => {
      const made = new target(pattern, flags);
      found.push({ at, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await runs((place) => (at = place));
  } finally {
    globalThis.RegExp = Original;
  }
  return found;
}

/** @returns what an expression is slow on: where it stands, and how the attack begins */
function slowOn({ at, source, flags }: Expression): string[] {
  // At each place of a text it looks as far as it is long, and never goes back.
  if (!hasRepeat(source, flags)) return [];
  const expression = new RegExp(source, flags);
  for (const alike of attacksOn(source, flags)) {
    let linear = 0;
    for (const attackOf of alike) {
      const time = timeInProportion(expression, attackOf, linear);
      if (time === undefined) return [`${at} on ${attackOf(1).slice(0, 40)}`];
      linear ||= time;
    }
  }
  return [];
}

/**
 * @param linear what a text took that differs in its end alone, where that was measured and grew in proportion, or 0. CPU ms
 * @returns what the attack takes, 0 where that is too little to measure, undefined where it grows faster than the text. CPU ms
 */
function timeInProportion(
  expression: RegExp,
  attackOf: (repeats: number) => string,
  linear: number,
): number | undefined {
  if (leastTime(expression, attackOf(FEW), HOPELESS_MS) > HOPELESS_MS) return undefined;
  const attack = attackOf(REPEATS);
  const unsuspected = Math.max(SUSPECT_MS, MOST_MORE * linear);
  let small = leastTime(expression, attack, unsuspected);
  if (small < unsuspected) return 0;
  // Four times what is slow would be most of what the test takes.
  if (small > SLOW_MS && small <= MOST_OF_QUARTER * cpuMs(expression, attackOf(REPEATS / TIMES)))
    return small;
  const longer = attackOf(TIMES * REPEATS);
  let large = Infinity;
  for (let tries = 0; tries < 4; tries += 1) {
    if (small > HOPELESS_MS) return undefined;
    large = Math.min(large, cpuMs(expression, longer));
    if (large <= MOST_GROWTH * small) return small;
    small = Math.min(small, cpuMs(expression, attack));
  }
  return undefined;
}

/** @returns the least that a text takes, or what one pass took if that is little enough. Ms */
function leastTime(expression: RegExp, text: string, enough: number): number {
  // The clock costs less to ask than the processor's time, and never shows less.
  const began = performance.now();
  run(expression, text);
  let least = performance.now() - began;
  for (let again = 0; again < 2 && least > enough; again += 1)
    least = Math.min(least, cpuMs(expression, text));
  return least;
}

function cpuMs(expression: RegExp, text: string): number {
  const before = process.cpuUsage();
  run(expression, text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function run(expression: RegExp, text: string): void {
  expression.lastIndex = 0;
  if (expression.global) text.replace(expression, '');
  else expression.exec(text);
}

/** @returns what makes something when it is first asked for, and then has it */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
