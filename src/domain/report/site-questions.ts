import type { Evidence, Source } from '../research/source.js';
import { cleanHeading, isQuestionHeading, foldText, primaryLanguage } from '../../libs/text/index.js';
import type { ReportWords } from './report-words.js';
import { soundSentences, type SourceSentence } from './report-sentences.js';

/** A question that a reader of the site may have, and the site's answer. */
export interface PlannedQuestion {
  readonly question: string;
  /** Sentences of the site in order; empty where it has no answer. */
  readonly answer: readonly Evidence[];
  /** Where the site names the subject, for a question without an answer. */
  readonly named: Evidence | null;
}

/** The subject of a template question: a topic, or a gap. */
export interface Asked {
  readonly term: string;
  readonly key: string;
  readonly isGap: boolean;
}

export const MOST_QUESTIONS = 12;
const MOST_OF_SITE = 6;
const MOST_OF_GAPS = 4;
const LONGEST_QUESTION = 120;
/** Japanese questions need three words. */
const FEWEST_WORDS = 3;
const MOST_ANSWER_SENTENCES = 2;

/** `%` is replaced by the subject; the wording fits any number and gender. */
const TEMPLATES: Readonly<Record<string, string>> = {
  en: 'What is meant by %?',
  de: 'Was bedeutet %?',
  fr: 'Que signifie % ?',
  es: '¿Qué significa %?',
  it: 'Che cosa significa %?',
  pt: 'O que significa %?',
  nl: 'Wat betekent %?',
  sv: 'Vad betyder %?',
  da: 'Hvad betyder %?',
  pl: 'Co oznacza %?',
  ru: 'Что означает %?',
  ja: '%とは何ですか？',
  zh: '%是什么？',
  ko: '%란 무엇입니까?',
};

/** The text after a subject in a sentence that defines it. */
const DEFINES: Readonly<Record<string, RegExp>> = {
  en: /^(?: \([^()]{1,60}\))? (?:(?:is|are) (?:an?|the|any|one of)(?! [\p{L}-]+ one\b)|means|refers to|stands for)\b/iu,
  de: /^(?: \([^()]{1,60}\))? (?:ist|sind|bezeichnet|bedeutet) (?:ein|eine|der|die|das)\b/iu,
  fr: /^(?: \([^()]{1,60}\))? (?:est|sont|désigne|signifie) (?:un|une|le|la|les|des)\b/iu,
  es: /^(?: \([^()]{1,60}\))? (?:es|son|significa) (?:un|una|el|la|los|las)\b/iu,
  it: /^(?: \([^()]{1,60}\))? (?:è|sono|significa) (?:un|una|il|la|lo|i|gli|le)\b/iu,
  pt: /^(?: \([^()]{1,60}\))? (?:é|são|significa) (?:um|uma|o|a|os|as)\b/iu,
  nl: /^(?: \([^()]{1,60}\))? (?:is|zijn|betekent) (?:een|de|het)\b/iu,
  ja: /^(?:（[^（）]{1,60}）)?(?:とは|は[、]?.*(?:です|である|となります|である。|です。))/u,
  zh: /^(?:（[^（）]{1,60}）)?(?:是|指)/u,
};
const DEFINITE = /^(?:the|der|die|das|le|la|les|l’|l'|el|los|las|il|lo|gli|o|os|de|het)(?![\p{L}])/iu;
const ARTICLE: Readonly<Record<string, RegExp>> = {
  en: /^(?:an?|the) /iu,
  de: /^(?:ein|eine|der|die|das) /iu,
  fr: /^(?:un|une|le|la|les|l’|l') ?/iu,
  es: /^(?:un|una|el|la|los|las) /iu,
  it: /^(?:un|una|il|la|lo|i|gli|le) /iu,
  pt: /^(?:um|uma|o|a|os|as) /iu,
  nl: /^(?:een|de|het) /iu,
};

/** Collects questions page by page, then plans those that a report has room for. */
export class QuestionTally {
  private readonly put: PlannedQuestion[] = [];
  private readonly seen = new Map<string, number>();
  private readonly definitions = new Map<string, SourceSentence>();
  private readonly namings = new Map<string, SourceSentence>();
  private readonly primary: string;

  constructor(
    private readonly words: ReportWords,
    private readonly asked: readonly Asked[],
  ) {
    this.primary = primaryLanguage(words.language);
  }

  read(source: Source): void {
    const sentences = soundSentences(source, this.words.language);
    for (const sentence of sentences) this.define(sentence);
    for (const [index, { kind, text }] of source.blocks.entries()) {
      if (kind === 'heading') this.add(source, index, text, sentences);
    }
  }

  questions(): PlannedQuestion[] {
    // A question on several pages is part of a template: "Was this page helpful?"
    const own = this.put.filter(({ question }) => (this.seen.get(foldText(question)) ?? 0) === 1);
    const template = TEMPLATES[this.primary] ?? '%?';
    const of = ({ term, key }: Asked): PlannedQuestion => {
      const definition = this.definitions.get(key);
      return {
        question: template.replace('%', () => term),
        answer: definition ? [definition] : [],
        named: definition ? null : (this.namings.get(key) ?? null),
      };
    };
    const topics = this.asked.filter(({ isGap }) => !isGap).map(of);
    const gaps = this.asked
      .filter(({ isGap }) => isGap)
      .map(of)
      .filter(({ named, answer }) => named ?? answer[0]);
    // A site speaks of its topics everywhere; a missing definition of one is no gap.
    const chosen = [
      ...own.slice(0, MOST_OF_SITE),
      ...gaps.slice(0, MOST_OF_GAPS),
      ...topics.filter(({ answer }) => answer.length > 0),
    ];
    return listed(chosen).slice(0, MOST_QUESTIONS);
  }

  private add(source: Source, index: number, text: string, sentences: readonly SourceSentence[]): void {
    const question = cleanHeading(text);
    if (!isQuestionHeading(question) || question.length > LONGEST_QUESTION) return;
    const folded = foldText(question);
    this.seen.set(folded, (this.seen.get(folded) ?? 0) + 1);
    const words = this.words.of(question);
    // "Do I need it?" has no subject that a reader of the report could know.
    if (words.length < FEWEST_WORDS || words.every(({ isLight }) => isLight)) return;
    const until = source.blocks.findIndex(({ kind }, at) => at > index && kind === 'heading');
    const answer = sentences
      .filter(({ block }) => block > index && (until < 0 || block < until))
      .slice(0, MOST_ANSWER_SENTENCES);
    const [first, second] = answer;
    // Sentences of two blocks are two answers.
    const kept = first && second?.block === first.block ? [first, second] : first ? [first] : [];
    if (kept.length > 0) this.put.push({ question, answer: kept, named: null });
  }

  private define(sentence: SourceSentence): void {
    if (this.asked.length === 0) return;
    const { quote } = sentence;
    const words = this.words.of(quote);
    const line = ` ${words.map(({ term }) => term).join(' ')} `;
    for (const { term, key } of this.asked) {
      if (!line.includes(` ${key} `)) continue;
      if (!this.namings.has(key)) this.namings.set(key, sentence);
      // "The server is …" may mean one that was named before; "A server is …" does not.
      const known = this.definitions.get(key);
      const bare = quote.replace(ARTICLE[this.primary] ?? /^$/u, '');
      if (known && (DEFINITE.test(quote) || !DEFINITE.test(known.quote))) continue;
      if (!foldText(bare.slice(0, term.length)).startsWith(foldText(term))) continue;
      if (DEFINES[this.primary]?.test(bare.slice(term.length))) this.definitions.set(key, sentence);
    }
  }
}

function listed(questions: readonly PlannedQuestion[]): PlannedQuestion[] {
  const seen = new Set<string>();
  return questions.filter(({ question }) => {
    const folded = foldText(question);
    return !seen.has(folded) && seen.add(folded);
  });
}
