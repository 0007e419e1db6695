import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
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
/** Four times the text takes four times the time, or sixteen. */
const MOST_GROWTH = 9;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('generated'))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8') }));

let parsed: Expression[] | undefined;
/** All that stand in the sources. */
const written = () => (parsed ??= sources.flatMap(({ file, text }) => literalsIn(file, text)));

/** What modules make while they are loaded, which happens once. */
const made = await recorded(async (at) => {
  for (const { file } of sources.filter(({ text }) => /\bnew RegExp\(/.test(text))) {
    at(`${file}:0`);
    // Another test file, or this one in another lane, may have loaded it: by this name it is loaded again.
    await import(`../../${file}?recorded=${performance.now()}`);
  }
});

describe('regular expressions', () => {
  itOfMany('that are written in the source take time in proportion to any text', () => {
    const all = written();
    expect(all.length).toBeGreaterThan(800);
    expect(casesOf(onceEach(all.filter((each) => !isBounded(each)))).flatMap(slowOn)).toEqual([]);
  });

  itOfMany('that are put together while modules load take time in proportion to any text', () => {
    expect(made.length).toBeGreaterThan(20);
    expect(onceEach(made.filter((each) => !isBounded(each))).flatMap(slowOn)).toEqual([]);
  });

  test('that are put together while a text is read take time in proportion to it', async () => {
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

  itOfMany('that are slower only meet texts too short to matter', () => {
    const all = [...written(), ...made];
    for (const { file, begins, most } of BOUNDED) {
      const bounded = all.filter(({ at, source }) => at.startsWith(`${file}:`) && source.startsWith(begins));
      expect(bounded).not.toEqual([]);
      for (const { source, flags, at } of bounded) {
        const expression = new RegExp(source, flags);
        for (const attack of attacksOn(source, flags)) {
          const text = attack(most).slice(0, most);
          expect({ at, slow: leastOf(3, () => cpuMs(expression, text), 20) > 20 }).toEqual({
            at,
            slow: false,
          });
        }
      }
    }
  });

  test('of the kind that once held up a gateway are found out', () => {
    const once = [
      '/ at "\\w+([^"]*)"$/',
      '/\\s+$/',
      '/<a\\b[^>]*\\shref="([^"]*)"/g',
      '/^\\s*(\\d+)[\\d.]*;$/',
    ];
    for (const literal of once)
      expect(literalsIn('x.ts', `const x = ${literal};`).flatMap(slowOn)).toHaveLength(1);
  });
});

function isBounded({ at, source }: Expression): boolean {
  return BOUNDED.some(({ file, begins }) => at.startsWith(`${file}:`) && source.startsWith(begins));
}

/** An expression that stands in several places takes the same time in each. */
function onceEach(all: readonly Expression[]): Expression[] {
  return [...new Map(all.map((each) => [`/${each.source}/${each.flags}`, each])).values()];
}

function literalsIn(file: string, text: string): Expression[] {
  const found: Expression[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const visit = (node: ts.Node): void => {
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
  for (const attackOf of attacksOn(source, flags)) {
    const found = [`${at} on ${attackOf(1).slice(0, 40)}`];
    if (leastOf(3, () => cpuMs(expression, attackOf(FEW)), HOPELESS_MS) > HOPELESS_MS) return found;
    const attack = attackOf(REPEATS);
    const began = performance.now();
    run(expression, attack);
    if (performance.now() - began < SUSPECT_MS) continue;
    const small = leastOf(5, () => cpuMs(expression, attack), SUSPECT_MS);
    if (small < SUSPECT_MS) continue;
    if (small > HOPELESS_MS) return found;
    const most = MOST_GROWTH * small;
    const large = attackOf(TIMES * REPEATS);
    if (leastOf(4, () => cpuMs(expression, large), most) > most) return found;
  }
  return [];
}

/** @returns the least of a few, or the first that is little enough */
function leastOf(tries: number, measure: () => number, enough: number): number {
  let least = Infinity;
  for (let count = 0; count < tries && least > enough; count += 1) least = Math.min(least, measure());
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
