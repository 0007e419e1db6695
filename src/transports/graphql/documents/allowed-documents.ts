import { createHash } from 'node:crypto';
import { parse, stripIgnoredCharacters, validate, type GraphQLSchema } from 'graphql';
import { lengthFault, MAX_TOKENS } from './document-limits.js';

/** One document of an operator's list. */
export interface ListedDocument {
  /** Where it stands, for faults. */
  readonly place: string;
  readonly text: string;
  /** The name that a manifest gives it; a client may ask by it in place of the hash. */
  readonly id?: string;
}

/** The only documents that run, where an operator has made a list of them. White space and comments make no difference. */
export class AllowedDocuments {
  private readonly texts = new Map<string, string>();
  private readonly bare = new Set<string>();

  /**
   * @param listed documents that fit the schema
   * @throws {Error} that names every document which does not
   */
  constructor(listed: readonly ListedDocument[], schema: GraphQLSchema) {
    const faults: string[] = [];
    for (const { place, text, id } of listed) {
      const fault = faultOf(text, schema);
      if (fault !== null) {
        faults.push(`${place}: ${fault}`);
        continue;
      }
      this.texts.set(sha256(text), text);
      if (id !== undefined) this.texts.set(id, text);
      this.bare.add(sha256(stripIgnoredCharacters(text)));
    }
    if (faults.length > 0)
      throw new Error(`Documents that may run don't fit the schema:\n- ${faults.join('\n- ')}`);
    if (this.bare.size === 0) throw new Error('The list of documents that may run is empty.');
  }

  /** @returns the document of this hash, or of this name in the operator's manifest */
  textOf(hash: string): string | undefined {
    return this.texts.get(hash);
  }

  allows(text: string): boolean {
    if (this.texts.has(sha256(text))) return true;
    try {
      return this.bare.has(sha256(stripIgnoredCharacters(text)));
    } catch {
      // What can't be read as a document is not in the list.
      return false;
    }
  }
}

function faultOf(text: string, schema: GraphQLSchema): string | null {
  try {
    return (
      lengthFault(text) ?? validate(schema, parse(text, { maxLexicalTokens: MAX_TOKENS }))[0]?.message ?? null
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
