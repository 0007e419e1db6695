import type { TextBlock } from '../page-reading/index.js';
import type { Subject, TermCounts } from '../text/index.js';

/** A text to write from. */
export interface SourceText {
  readonly id: string;
  readonly kind: 'note' | 'given_text' | 'given_url' | 'domain_page' | 'web';
  /** A third party's words are quoted, shortly; those of the edition and of the caller are printed at any length. */
  readonly rights: 'own' | 'given' | 'third_party';
  readonly title: string;
  readonly site: string | null;
  /** ISO 8601; null when the page states none. */
  readonly publishedAt: string | null;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
  readonly blocks: readonly TextBlock[];
  /** The blocks' texts joined by a blank line. */
  readonly text: string;
  readonly words: number;
}

export type Form = 'article' | 'how_to' | 'listicle' | 'comparison' | 'faq' | 'news_brief' | 'digest';

/** Headings that the writer sets itself, in the language of the article. */
export type Label =
  | 'overview'
  | 'notes'
  | 'key_takeaways'
  | 'faq'
  | 'what_sources_say'
  | 'key_figures'
  | 'dates'
  | 'open_questions'
  | 'compared';

export interface AskedHeading {
  readonly heading: string;
  /** What the caller says about the section; it helps to choose its sentences. */
  readonly notes: string;
  /** 0 for a share like the others'. */
  readonly words: number;
}

/** What is to be written. */
export interface Ask {
  /** As the caller put it. */
  readonly input: string;
  readonly keywords: readonly string[];
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly subject: Subject;
  readonly form: Form;
  /** In the order of the article; none: those of the sources. */
  readonly headings: readonly AskedHeading[];
  /** How many sections, where the caller counts them. */
  readonly sectionCount: number | null;
  readonly targetWords: number;
  readonly mustInclude: readonly string[];
  readonly forbidden: readonly string[];
  /** How many questions on top of the article; 0 for none. */
  readonly faq: number;
  readonly takeaways: boolean;
  /** Decides between equals. */
  readonly seed: number;
  readonly labels: Readonly<Record<Label, string>>;
}

/** A stretch of a source; `text` is what stands there, but for ways in brackets ("(see Section 3)"). */
export interface Slice {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Sentence extends Slice {
  readonly words: number;
  readonly terms: TermCounts;
  /** Index in the source's blocks. */
  readonly block: number;
}

/** What stands under one heading of a source, up to the next. */
export interface Group {
  readonly source: SourceText;
  /** Fit for print; the page's title for what stands before its first heading. */
  readonly heading: string;
  /** 0 for the page itself. */
  readonly level: number;
  readonly parent: Group | null;
  /** The heading asks, and what stands under it answers. */
  readonly isQuestion: boolean;
  /** Of the heading. */
  readonly terms: TermCounts;
  readonly units: Unit[];
  readonly lists: List[];
}

/** A list of a source, or a listing. */
export interface List {
  readonly source: SourceText;
  readonly group: Group;
  readonly kind: 'items' | 'steps' | 'code';
  /** What leads into it, from a sentence that can stand; none where nothing does. */
  readonly leadIn: readonly Sentence[];
  /** Each with its further paragraphs. */
  readonly items: readonly (readonly Sentence[])[];
  /** Index of the first item's block. */
  readonly block: number;
  /** Of the items. */
  readonly words: number;
  /** Every item may be printed, and of numbered ones none is missing. */
  readonly whole: boolean;
}

/**
 * The smallest thing that is placed: a sentence that can stand, and those behind it that lean on it, one on the other. Only
 * a beginning of it is printed, never a sentence without those before it.
 */
export interface Unit {
  /** In reading order through all sources. */
  readonly id: number;
  readonly source: SourceText;
  readonly group: Group;
  readonly sentences: readonly Sentence[];
  /** The last sentence leads into it: it is printed with all sentences or not at all. */
  readonly list: List | null;
  /** How its text is set. */
  readonly kind: 'prose' | 'item' | 'definition';
  /** It leans on its heading, as an answer on its question: it stands right under that or nowhere. */
  readonly onHeading: boolean;
  /** It points to nothing outside itself at all: fit for a lead, a takeaway or a quotation. */
  readonly opens: boolean;
  /** With the list. */
  readonly words: number;
  readonly terms: TermCounts;
}

/** A question that a source asks. */
export interface Question {
  readonly source: SourceText;
  readonly group: Group;
  readonly sentence: Sentence;
  /** What follows at once; null where nothing does that can be printed. */
  readonly answer: Unit | null;
  readonly isHeading: boolean;
}

export interface ReadSource {
  readonly source: SourceText;
  /** Without the site's name; '' for notes. */
  readonly title: string;
  /** Where each block begins in the source's text. */
  readonly offsets: readonly number[];
  readonly groups: readonly Group[];
  readonly units: readonly Unit[];
  readonly questions: readonly Question[];
}

/** A unit that is in the article, or its first `count` sentences. */
export interface Pick {
  readonly unit: Unit;
  readonly count: number;
}

/** A block of the article. */
export interface PlannedBlock {
  readonly kind: 'paragraph' | 'item' | 'step' | 'row' | 'quote' | 'subheading' | 'code';
  readonly source: SourceText;
  readonly sentences: readonly Slice[];
  /** It continues the item or step before it. */
  readonly within?: true;
  /** Of a `row`: its head. */
  readonly label?: string;
  /** Printed in place of the sentences, which are its place: the name of a source, which asserts nothing. */
  readonly framing?: string;
}

export interface PlannedSection {
  readonly heading: string;
  readonly blocks: readonly PlannedBlock[];
  /** On top of the length asked for, and in no outline. */
  readonly extra?: true;
}

/** Something that the caller should know. */
export interface Notice {
  readonly code: string;
  readonly message: string;
}

export interface EvidenceSlice {
  readonly sourceId: string;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

export interface WrittenBlock {
  /** `B1` … through the whole article. */
  readonly id: string;
  readonly kind: PlannedBlock['kind'];
  readonly label?: string;
  readonly within?: true;
  readonly sentences: readonly {
    readonly text: string;
    readonly evidence: readonly EvidenceSlice[];
    readonly framing?: boolean;
  }[];
}

export interface WrittenSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly WrittenBlock[];
}

export interface WrittenOutline {
  readonly title: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly targetWords: number;
    readonly sourceIds: readonly string[];
  }[];
  readonly targetWords: number;
}

export interface Written {
  /** The form that was printed; `article` where the one asked for was not to be had. */
  readonly form: Form;
  readonly outline: WrittenOutline;
  readonly lead: readonly WrittenBlock[];
  readonly sections: readonly WrittenSection[];
  readonly notices: readonly Notice[];
}

/** There is nothing to write from. */
export class NothingToWrite extends Error {}

/** How a source is read. */
export interface ReadOptions {
  /** Cleaned of the site's name; '' for notes. */
  readonly title: string;
  /** Primary subtag. */
  readonly language: string;
  readonly forbidden: readonly string[];
  /** Terms of the subject: they need no introduction. */
  readonly subject: ReadonlySet<string>;
  readonly firstId: number;
}
