import type { HeadFacts } from '../facts/page-facts.js';

/** The state of the tree: a browser builds `html`, `head` and `body` whether their tags are written or not. */
export const BEFORE_HTML = 0;
export const BEFORE_HEAD = 1;
export const IN_HEAD = 2;
/** After `</head>`, where elements of the head are still added to it. */
export const AFTER_HEAD = 3;
export const IN_BODY = 4;

/** Where the head ends, and what is lost because it ended too early. */
export class HeadState {
  mode = BEFORE_HTML;
  private ender: { readonly element: string; readonly line: number } | null = null;
  private isPastHead = false;
  private lost: string | null = null;

  /**
   * An element that may not be in a head begins the body.
   * @param isEarly whether the head had no end tag; after one the body begins normally
   */
  endBy(element: string, line: number, isEarly: boolean): void {
    if (isEarly) this.ender = { element, line };
    this.mode = IN_BODY;
  }

  /** The page itself ends its head here, by `</head>` or `<body>`. */
  endAsWritten(): void {
    this.isPastHead = true;
  }

  /** A title, meta or canonical. */
  meet(what: string): void {
    // After the head's own end tag they would have been in the body anyway.
    if (this.ender !== null && !this.isPastHead) this.lost ??= what;
  }

  get endedBy(): HeadFacts['endedBy'] {
    return this.ender === null || this.lost === null ? null : { ...this.ender, lost: this.lost };
  }
}
