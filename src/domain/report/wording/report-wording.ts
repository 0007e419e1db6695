import type { GapKind, TopicDepth } from '../report.js';

/** Galley's own words in a report, in one language. Numbers come in as they are printed. */
export interface ReportWording {
  readonly title: (site: string) => string;
  /** The question that a report answers. */
  readonly input: (site: string) => string;
  /** "3 pages"; @param printed the number as it is printed */
  readonly pages: (count: number, printed: string) => string;
  readonly headings: {
    readonly contents: string;
    readonly summary: string;
    readonly topics: string;
    readonly says: string;
    readonly questions: string;
    readonly gaps: string;
    readonly briefs: string;
    readonly othersSay: string;
    readonly differ: string;
    readonly competitors: string;
    readonly limits: string;
  };
  readonly labels: {
    readonly domain: string;
    readonly date: string;
    readonly readBetween: string;
    readonly pagesRead: string;
    readonly topic: string;
    readonly depth: string;
    readonly pages: string;
    readonly devoted: string;
    readonly words: string;
    readonly links: string;
    readonly newest: string;
    readonly best: string;
    readonly question: string;
    readonly answer: string;
    readonly noAnswer: string;
    readonly gap: string;
    readonly why: string;
    readonly importance: string;
    readonly evidence: string;
    readonly host: string;
    readonly overlap: string;
    readonly sections: string;
    readonly sources: string;
    /** Over the JSON of a brief. */
    readonly post: string;
  };
  readonly depths: Readonly<Record<TopicDepth, string>>;
  readonly importances: Readonly<Record<1 | 2 | 3, string>>;
  readonly gapKinds: Readonly<Record<GapKind, string>>;
  readonly summary: {
    readonly read: (read: string, seen: string, words: string) => string;
    readonly topics: (
      count: string,
      first: string,
      rest: { deep: string; partial: string; thin: string },
    ) => string;
    readonly deepest: (topic: string, pages: string, words: string) => string;
    readonly covered: (topic: string, pages: string, words: string) => string;
    readonly competitor: (host: string, pages: string, percent: string) => string;
    readonly thinnest: (topics: string) => string;
    readonly questions: (asked: string, answered: string) => string;
    readonly noGaps: string;
    readonly gaps: (count: string, important: string) => string;
    readonly first: (topic: string, why: string) => string;
  };
  /** A name within a sentence. */
  readonly quoted: (term: string) => string;
  /** Between the names of a list. */
  readonly separator: string;
  readonly reasons: {
    readonly unanswered: () => string;
    readonly unansweredOnWeb: (pages: string) => string;
    readonly missingTarget: (pages: string) => string;
    readonly noPage: (mentions: string, pages: string) => string;
    readonly shallow: (mentions: string, pages: string, words: string) => string;
    readonly sentElsewhere: (pages: string, host: string) => string;
    readonly competitor: (count: number, hosts: string) => string;
    readonly thin: (words: string, pages: string) => string;
    readonly differ: (one: string, other: string) => string;
  };
}
