import type { HeadFacts } from '../facts/page-facts.js';

/** How far the page has come: a browser builds `html`, `head` and `body` whether they are written or not. */
export const BEFORE_HTML = 0;
export const BEFORE_HEAD = 1;
export const IN_HEAD = 2;
/** Behind `</head>`, where what is of the head still gets into it. */
export const AFTER_HEAD = 3;
export const IN_BODY = 4;

/** Where the head ends, and what is lost because it ended too early. */
export class HeadState {
  mode = BEFORE_HTML;
  private ender: { readonly element: string; readonly line: number } | null = null;
  private isPastHead = false;
  private lost: string | null = null;

  /**
   * What may not stand in a head begins the body.
   * @param isEarly whether the head had no end tag: behind one the body is due
   */
  endBy(element: string, line: number, isEarly: boolean): void {
    if (isEarly) this.ender = { element, line };
    this.mode = IN_BODY;
  }

  /** The page itself says here that its head ends: by `</head>`, or by `<body>`. */
  endAsWritten(): void {
    this.isPastHead = true;
  }

  /** A title, meta or canonical. */
  meet(what: string): void {
    // Behind the head's own end tag they would have been in the body anyhow.
    if (this.ender !== null && !this.isPastHead) this.lost ??= what;
  }

  get endedBy(): HeadFacts['endedBy'] {
    return this.ender === null || this.lost === null ? null : { ...this.ender, lost: this.lost };
  }
}
