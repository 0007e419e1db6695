import { Parser } from 'htmlparser2';

/** Chosen: a sitemap is four deep, a feed deeper when it holds markup; for each tag the parser searches all open ones. */
const DEEPEST = 100;
/** The paths of entries: `rss/channel/item`. */
const DEEPEST_ENTRY = 3;
/** Chosen: children of one entry; a page has about a hundred versions in other languages at most. */
const MOST_FIELDS = 5000;
/** Chosen: longer text is cut; no address and no title is so long. */
const LONGEST_TEXT = 4096;

/** A child of an entry. Names are in lower case and without a namespace's prefix. */
export interface XmlField {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text without that of its children, as written; entities and CDATA are decoded. */
  readonly text: string;
}

export interface XmlList {
  /** The name of the root; empty when it is not XML. */
  readonly root: string;
  /** One root, each element closed in order, and no text beside the root. */
  readonly isWellFormed: boolean;
}

/**
 * Reads sitemaps and feeds, which are lists of flat entries, as a stream of tags, so that one of 50 MB needs no tree. The
 * five XML entities and numeric ones are decoded, entities that the document declares are not.
 * @param paths of entries: `urlset/url`
 * @param onEntry called at the end of each, with its children in order
 */
export function readEntries(
  xml: string,
  paths: ReadonlySet<string>,
  onEntry: (fields: readonly XmlField[]) => void,
): XmlList {
  const open: string[] = [];
  let root = '';
  // As the callbacks leave it, which the compiler does not follow.
  let isWellFormed = true as boolean;
  let openedAt = -1;
  let entry: { readonly depth: number; readonly fields: XmlField[] } | null = null;
  let field: { name: string; attributes: Record<string, string>; text: string } | null = null;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length === 0) {
          if (root !== '') isWellFormed = false;
          root = localName(name);
        }
        open.push(name);
        openedAt = parser.startIndex;
        if (open.length > DEEPEST) {
          isWellFormed = false;
          parser.pause();
        } else if (entry === null) {
          if (open.length <= DEEPEST_ENTRY && paths.has(open.map(localName).join('/')))
            entry = { depth: open.length, fields: [] };
        } else if (open.length === entry.depth + 1) {
          field = { name: localName(name), attributes, text: '' };
          if (entry.fields.length < MOST_FIELDS) entry.fields.push(field);
        }
      },
      ontext: (part) => {
        if (entry && field && open.length === entry.depth + 1) {
          if (field.text.length < LONGEST_TEXT) field.text += part;
        } else if (open.length === 0 && part.trim() !== '') isWellFormed = false;
      },
      onclosetag: (name, implied) => {
        // The parser also reports a self-closing tag as implied, at the place where it was opened.
        const closesItself = implied && parser.startIndex === openedAt;
        if (open.pop() !== name || (implied && !closesItself)) isWellFormed = false;
        if (!entry) return;
        if (open.length === entry.depth) field = null;
        if (open.length >= entry.depth) return;
        onEntry(entry.fields);
        entry = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  // The parser closes what is still open, and reports it as implied.
  parser.end();
  return { root, isWellFormed };
}

/** A document type may declare entities, which are not decoded, so text with them would be wrong. */
export function hasDoctype(xml: string): boolean {
  return /<!DOCTYPE/i.test(xml.slice(0, 2000));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
