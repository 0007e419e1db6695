import { Kind, TokenKind, visit, type DocumentNode, type SelectionSetNode } from 'graphql';

/**
 * Brackets inside of each other, of whatever kind; the deepest query of a tool has some 30. To validate two thousand takes a
 * tenth of a second.
 */
export const MAX_NESTING = 64;

/** Other names for fields; a page of a frontend has some dozens. */
export const MAX_ALIASES = 500;

/** The same field, or the same fragment, beside itself: it adds nothing, so a few of them are what a tool leaves. */
export const MAX_REPEATS = 100;

/** Fragments that a document defines. */
export const MAX_FRAGMENTS = 100;

/**
 * Characters of a name. An alias stands in every row of an answer, and the name of what is not known in every message about
 * it; generated names are shorter.
 */
export const MAX_NAME = 256;

/**
 * What is wrong with the shape of a document, before anybody looks into its meaning. Validation compares every field
 * with every other of its name, through all fragments: without these bounds a document of a few kilobytes keeps the
 * process for seconds.
 *
 * @returns a sentence that names the bound, or null
 */
export function shapeFault(document: DocumentNode): string | null {
  if (isNestedDeeper(document, MAX_NESTING))
    return `The document is nested too deeply: ${MAX_NESTING} brackets may stand inside of each other.`;
  let [aliases, repeats, longest] = [0, 0, 0];
  visit(document, {
    Name: ({ value }) => {
      longest = Math.max(longest, value.length);
    },
    Field: ({ alias }) => {
      if (alias) aliases += 1;
    },
    SelectionSet: (set, _key, parent) => {
      // What stands in an inline fragment was counted with the set around it.
      const isInline =
        parent && !Array.isArray(parent) && 'kind' in parent && parent.kind === Kind.INLINE_FRAGMENT;
      if (!isInline) repeats += repeatsIn(set);
    },
  });
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  if (longest > MAX_NAME) return `A name in the document has ${longest} characters; ${MAX_NAME} are allowed.`;
  if (aliases > MAX_ALIASES) return `The document has ${aliases} aliases; ${MAX_ALIASES} are allowed.`;
  if (repeats > MAX_REPEATS)
    return `The document names fields and fragments ${repeats} times more than once; ${MAX_REPEATS} are allowed.`;
  if (fragments > MAX_FRAGMENTS)
    return `The document has ${fragments} fragments; ${MAX_FRAGMENTS} are allowed.`;
  return null;
}

const OPENING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

function isNestedDeeper(document: DocumentNode, most: number): boolean {
  let levels = 0;
  for (let token = document.loc?.startToken ?? null; token; token = token.next) {
    if (OPENING.has(token.kind)) levels += 1;
    else if (CLOSING.has(token.kind)) levels -= 1;
    if (levels > most) return true;
  }
  return false;
}

function repeatsIn(set: SelectionSetNode, seen = new Set<string>()): number {
  let repeats = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      repeats += repeatsIn(selection.selectionSet, seen);
      continue;
    }
    const name =
      selection.kind === Kind.FIELD
        ? (selection.alias ?? selection.name).value
        : `...${selection.name.value}`;
    if (seen.has(name)) repeats += 1;
    seen.add(name);
  }
  return repeats;
}
