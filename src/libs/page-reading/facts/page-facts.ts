import type { PageFind } from '../search/page-search.js';

/** What one parse of an HTML page finds: everything that checks and views need, without a judgement. */
export interface PageFacts {
  readonly charset: CharsetFacts;
  readonly head: HeadFacts;
  /** In document order, `h1` to `h6`; white space joined. A heading of images only has their alts. */
  readonly headings: readonly HeadingFacts[];
  /**
   * Links of `a`, `area`, `link` (except canonical, alternate with a language, next, prev, icons and other files) and of forms with GET: a
   * form with POST need not answer a plain request for its address. In document order.
   */
  readonly links: readonly LinkFacts[];
  readonly resources: readonly ResourceFacts[];
  readonly images: readonly ImageFacts[];
  readonly forms: readonly FormFacts[];
  /** Every `id`, and every `name` of an `a`, each once: the possible targets of fragments. */
  readonly anchors: readonly string[];
  /** Ids used more than once, with how often; the first 20. */
  readonly duplicateIds: readonly { readonly id: string; readonly count: number; readonly line: number }[];
  readonly jsonLd: readonly JsonLdFacts[];
  readonly dom: {
    readonly elements: number;
    readonly depth: number;
    /** The count of the element with the most children. */
    readonly children: number;
    readonly scripts: number;
    /** Whether the body holds an element that a script fills: an empty `#root`, `#app`, `#__next` or the like. */
    readonly emptyRoot: boolean;
  };
  readonly text: TextFacts;
  /** Of each search that the audit was started with; absent where it was started without. */
  readonly found?: readonly PageFind[];
}

export interface CharsetFacts {
  /** Labels as written; null without one. */
  readonly header: string | null;
  readonly bom: string | null;
  /** Of a `meta` within the first 1024 bytes. */
  readonly meta: string | null;
  /** WHATWG name of the encoding that was used, in lower case. */
  readonly used: string;
  /** U+FFFD in the decoded text outside scripts. */
  readonly replacements: number;
  /** Sequences of UTF-8 read as Latin-1 outside scripts: `Ã¤`, `â€™`. */
  readonly misread: number;
}

export interface HeadFacts {
  /** The attribute `lang` of `html`, as written. */
  readonly lang: string | null;
  /** Titles within the head as a browser builds it, white space joined, empty ones too; titles of SVG are left out. */
  readonly titles: readonly Located[];
  readonly titlesOutside: number;
  readonly descriptions: readonly Located[];
  /** `meta` of robots and of named crawlers: name and content in lower case. */
  readonly robots: readonly { readonly name: string; readonly content: string; readonly line: number }[];
  readonly canonicals: readonly CanonicalFacts[];
  readonly hreflangs: readonly {
    readonly code: string;
    readonly url: string | null;
    readonly line: number;
  }[];
  /** The targets of `link rel=next` and `rel=prev`: absolute, null when not a web address. */
  readonly next: string | null;
  readonly prev: string | null;
  /** The `meta http-equiv=refresh` outside `noscript`; url null for a page that reloads itself. */
  readonly refresh: { readonly seconds: number; readonly url: string | null; readonly line: number } | null;
  readonly viewport: string | null;
  /** The content of `og:…` by the name after the colon; the first of each. */
  readonly og: Readonly<Record<string, string>>;
  /** The element that ended the head before a later title, meta or canonical; null for a head without this fault. */
  readonly endedBy: { readonly element: string; readonly line: number; readonly lost: string } | null;
}

export interface Located {
  readonly text: string;
  readonly line: number;
}

export interface CanonicalFacts {
  readonly href: string;
  /** Absolute and normalised (see `url-identity`), null when not a web address. */
  readonly url: string | null;
  readonly absolute: boolean;
  readonly inHead: boolean;
  /** 0 for one in the Link header. */
  readonly line: number;
}

export interface HeadingFacts extends Located {
  readonly level: number;
}

export const POSITIONS = ['main', 'nav', 'header', 'footer', 'aside'] as const;
export type Position = (typeof POSITIONS)[number];

export interface LinkFacts {
  readonly element: 'a' | 'area' | 'form' | 'link';
  /** As written, trimmed; at most 2,048 characters. */
  readonly href: string;
  /** Absolute, normalised, without its fragment; null when not a web address (`mailto:`, `javascript:`) or malformed. */
  readonly url: string | null;
  /** The part after `#`, decoded; null without one. */
  readonly fragment: string | null;
  readonly malformed: 'unparsable' | 'double_scheme' | 'backslash' | 'space' | null;
  /** What a reader sees or hears: text, else aria-label, title, or the alts of images inside; at most 200 characters. */
  readonly anchor: string;
  readonly position: Position;
  /** Lower case. */
  readonly rel: readonly string[];
  readonly line: number;
}

/** A file that a page, a style sheet or a script loads. */
export interface ResourceFacts {
  /** A `preview` is the image of `og:image` and `twitter:image`, which readers see where the page is shared and not on it. */
  readonly kind: 'script' | 'style' | 'image' | 'iframe' | 'font' | 'media' | 'preview' | 'other';
  readonly url: string;
  /** 0 for one of a `Link` header or a manifest. */
  readonly line: number;
}

export interface ImageFacts {
  readonly src: string;
  /** null without the attribute. */
  readonly alt: string | null;
  readonly hasWidth: boolean;
  readonly hasHeight: boolean;
  /** Both are declared as 1 or less: a tracking pixel. */
  readonly isPixel: boolean;
  /** Whether it is the only content of a link. */
  readonly isLink: boolean;
  readonly line: number;
}

export interface FormFacts {
  /** Absolute; the page's own address when the form names none; null also for a password field outside of every form. */
  readonly action: string | null;
  readonly hasPassword: boolean;
  readonly line: number;
}

export interface JsonLdFacts {
  readonly line: number;
  /** The fault of a block that does not parse; line and column within the block, from 1. */
  readonly error: { readonly message: string; readonly line: number; readonly column: number } | null;
  /** Things of types in the table of required properties, with the properties that they lack. */
  readonly lacking: readonly { readonly type: string; readonly missing: readonly string[] }[];
}

export interface TextFacts {
  /** Words of the body without scripts and styles. */
  readonly bodyWords: number;
  /** Words without nav, header, footer and aside. */
  readonly mainWords: number;
  /** SHA-256 of the main text, case and white space folded, lower-case hex. */
  readonly hash: string;
  /** 128 minima of 5-word shingles' hashes, as base64 of 32-bit numbers; null under 50 words. */
  readonly minhash: string | null;
  /** 64 bits, hex. */
  readonly simhash: string;
  /** BCP 47 primary tag of the main text; null when it can't be detected. */
  readonly language: string | null;
  /** 0 to 1. */
  readonly languageConfidence: number;
  /** By the formula of the language; null without a formula or with too little text. */
  readonly readingEase: number | null;
  /** Placeholder phrases found, each once. */
  readonly placeholders: readonly string[];
}
