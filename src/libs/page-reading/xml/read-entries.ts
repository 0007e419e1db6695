import { Parser } from 'htmlparser2';

/** A sitemap is four deep, a feed some more where it holds markup; the parser walks through all that is open for each tag. */
const DEEPEST = 100;
/** Where entries may stand: `rss/channel/item`. */
const DEEPEST_ENTRY = 3;
/** Of one entry; a page has some hundred versions in other languages at most. */
const MOST_FIELDS = 5000;
/** What follows is not kept: no address and no title is longer. */
const LONGEST_TEXT = 4096;

/** A child of an entry. Names are in lower case and without a namespace's prefix. */
export interface XmlField {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands in it and in none of its children, as it is written; entities are read, CDATA too. */
  readonly text: string;
}

export interface XmlList {
  /** The name of the root; empty for what is no XML. */
  readonly root: string;
  /** One root, each element closed in its turn, and no text beside it. */
  readonly isWellFormed: boolean;
}

/**
 * Reads sitemaps and feeds, which are lists of flat entries, as a stream of tags, so that one of 50 MB costs no tree. Five
 * entities and numbers are read, and none that the document declares.
 * @param paths where entries stand: `urlset/url`
 * @param onEntry called at the end of each, with its children in their order
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
        // A tag that closes itself is told as implied, too, at the place where it was opened.
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
  // What is still open is closed by the parser, and told as implied.
  parser.end();
  return { root, isWellFormed };
}

/** A document type may declare entities, which are read by nobody: what is written by them is not what is meant. */
export function hasDoctype(xml: string): boolean {
  return /<!DOCTYPE/i.test(xml.slice(0, 2000));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
