/** The name of the `meta` tag by which an owner proves that a site is theirs; in a file and in a DNS record it stands before the token. */
export const VERIFICATION_META = 'galley-site-verification';

/** The contents of a page's `<meta>` tags of one name, in the head and elsewhere as a browser would place them. */
export interface NamedMetas {
  readonly inHead: readonly string[];
  readonly outside: readonly string[];
}

/** Reads the ownership tags of a page. Never throws; takes time proportional to the page's length. */
export interface HeadReader {
  /** @param contentType lower case, without parameters */
  proofsIn(html: string, contentType: string): NamedMetas;
}
