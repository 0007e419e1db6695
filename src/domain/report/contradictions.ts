import type { Source } from '../research/source.js';
import { namesIn, numbersIn } from '../../libs/text/index.js';
import type { ReportWords } from './report-words.js';
import { soundSentences, type SourceSentence } from './report-sentences.js';

/** Two sentences of two sources that say the same with another number. */
export interface Contradiction {
  readonly sentences: readonly [SourceSentence, SourceSentence];
  readonly values: readonly [string, string];
}

const FEWEST_TERMS = 5;
const FIRST_TERMS = 5;
/** A sentence with more different numbers is a form that each page fills in for its own subject. */
const MOST_VALUES = 2;
const MOST_SENTENCES = 50_000;
const MOST_FOUND = 10;
/** Digits and the separators between them. */
const DIGITS = /\p{Nd}+(?:[.,:'’\u00a0\u202f/-]\p{Nd}+)*/gu;

interface Said {
  readonly sentence: SourceSentence;
  readonly numbers: readonly string[];
}

/**
 * Finds sentences that are alike in every word and differ in one number or date. It is strict. Such a sentence must begin
 * with a name or one of the site's topics, because "the syntax" is another one on each page; and a third number makes it
 * a form.
 */
export class ContradictionTally {
  private readonly said = new Map<string, Said[]>();
  private count = 0;

  constructor(
    private readonly words: ReportWords,
    /** Topics of the site, each as its terms separated by spaces. */
    private readonly topics: readonly string[],
  ) {}

  read(source: Source): void {
    for (const sentence of soundSentences(source, this.words.language)) {
      if (this.count >= MOST_SENTENCES) return;
      if (!/\p{Nd}/u.test(sentence.quote)) continue;
      const numbers = numbersIn(sentence.quote, source.language ?? this.words.language)
        .filter(({ inWords }) => !inWords)
        .map(({ values, raw }) => values[0] ?? raw);
      const bare = sentence.quote.replace(DIGITS, ' ');
      // Stop words too: "is" and "is not" differ in one of them alone.
      const terms = this.words.of(bare).map(({ term }) => term);
      if (numbers.length === 0 || terms.length < FEWEST_TERMS || !this.isNamed(bare)) continue;
      const key = `${numbers.length} ${terms.join(' ')}`;
      this.said.set(key, [...(this.said.get(key) ?? []).slice(0, MOST_ALIKE), { sentence, numbers }]);
      this.count += 1;
    }
  }

  found(): Contradiction[] {
    const found: Contradiction[] = [];
    for (const alike of this.said.values()) {
      const [first] = alike;
      if (!first || alike.length < 2 || found.length >= MOST_FOUND) continue;
      if (new Set(alike.map(({ numbers }) => numbers.join(' '))).size !== MOST_VALUES) continue;
      const other = alike.find(
        ({ sentence, numbers }) =>
          sentence.sourceId !== first.sentence.sourceId && differing(first.numbers, numbers).length === 1,
      );
      const at = other ? differing(first.numbers, other.numbers)[0] : undefined;
      if (!other || at === undefined) continue;
      found.push({
        sentences: [first.sentence, other.sentence],
        values: [first.numbers[at] ?? '', other.numbers[at] ?? ''],
      });
    }
    return found;
  }

  /** Whether its first content word begins a name or a topic: "the syntax" and "the default" differ on each page. */
  private isNamed(text: string): boolean {
    const words = this.words.of(text);
    const first = words.find(({ isLight }) => !isLight);
    if (!first) return false;
    if (namesIn(text, this.words.language).includes(first.text)) return true;
    const line = `${words
      .slice(words.indexOf(first), words.indexOf(first) + FIRST_TERMS)
      .map(({ term }) => term)
      .join(' ')} `;
    return this.topics.some((topic) => line.startsWith(`${topic} `));
  }
}

const MOST_ALIKE = 20;

function differing(one: readonly string[], other: readonly string[]): number[] {
  return one.flatMap((value, index) => (value === other[index] ? [] : [index]));
}
