/** Why a page could not be rendered. */
export const RENDER_FAILURES = [
  'no_browser',
  'not_answered',
  'no_html',
  'timeout',
  'crashed',
  'too_large',
  'unreadable',
  'worker_lost',
] as const;
export type RenderFailure = (typeof RENDER_FAILURES)[number];

/** A file that a page asked for, as it is handed to the browser. */
export interface RenderedFile {
  readonly status: number;
  /** As received; empty without one. */
  readonly contentType: string;
  /** `Link` headers. */
  readonly link: readonly string[];
  readonly body: Uint8Array;
}

/** A page as it stands after its scripts have run. */
export interface RenderedDocument {
  /** The tree of the document, written as HTML; without what is in frames and shadow trees. */
  readonly html: string;
  /** Where its scripts led the reader; the browser did not follow. null where they led nowhere. */
  readonly leadsTo: string | null;
  /** Requests of the page, and those of them that were refused: what is no GET, or may not be fetched. */
  readonly requests: number;
  readonly refused: number;
}

export type Rendering = RenderedDocument | { readonly failure: RenderFailure; readonly detail: string };

export interface RenderOptions {
  /** The name of the user agent. */
  readonly userAgent: string;
  /**
   * The only way in which anything of the page reaches a network.
   * @param kind the page itself, or a script, style sheet or datum that it loads
   * @param maxBytes of the body; what is longer is refused
   * @returns null for what may not be fetched, or was not answered
   */
  readonly fetch: (
    url: string,
    kind: 'document' | 'file',
    maxBytes: number,
    signal: AbortSignal,
  ) => Promise<RenderedFile | null>;
  readonly signal: AbortSignal;
}

/**
 * Runs the scripts of pages in a browser that has no network of its own: whatever a page asks for is fetched by the caller, or
 * refused.
 */
export interface PageRenderer {
  /** How many pages are rendered at once; more wait. */
  readonly atOnce: number;
  /**
   * Never takes longer, more memory or more bytes than its bounds; what exceeds them is a failure of that page alone.
   * @throws the signal's reason when it is aborted
   */
  render(url: string, options: RenderOptions): Promise<Rendering>;
  /** Ends the browser. */
  close(): Promise<void>;
}
