import type { Edition } from '../edition.js';

/** A user of the edition's account, as far as an article names one. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The name under an article. `isPerson` is null for a name that the brief gave: it may be a person's or not. */
export interface Byline {
  readonly authorId: string | null;
  readonly name: string;
  readonly isPerson: boolean | null;
}

/** Who answers for an article; null where no person is named. A machine never does. */
export type NamedEditor = { readonly editorId: string | null; readonly name: string } | null;

/** The people of a brief; those that it names by id are looked up. */
export interface NamedPeople {
  readonly author: Person | { readonly name: string } | null;
  readonly editor: Person | null;
}

/** @returns the byline (contract §2.1): the named author, else the editor of record, else the name of the edition. */
export function bylineOfArticle({ author, editor }: NamedPeople, edition: Edition): Byline {
  if (author) {
    const isUser = 'id' in author;
    return { authorId: isUser ? author.id : null, name: author.name, isPerson: isUser ? true : null };
  }
  const named = editorOf({ author, editor }, edition);
  return {
    authorId: named?.editorId ?? null,
    name: named?.name ?? edition.name,
    isPerson: named !== null,
  };
}

/** @returns the editor whom the brief names, else that of the edition. */
export function editorOf({ editor }: NamedPeople, edition: Edition): NamedEditor {
  if (editor) return { editorId: editor.id, name: editor.name };
  return edition.editorOfRecord === null ? null : { editorId: null, name: edition.editorOfRecord };
}
