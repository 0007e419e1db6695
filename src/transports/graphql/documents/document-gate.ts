import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  Source,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { refuse } from '../../../domain/errors.js';
import { sha256, type AllowedDocuments } from './allowed-documents.js';
import { assertAffordable, lengthFault, MAX_TOKENS, weigh, type DocumentCost } from './document-limits.js';
import { shapeFault } from './document-shape.js';
import { validateDocument as validate } from './validate-document.js';

/** Characters of all documents that are kept as they were read; one is some fifty times as large as its text. */
const READ_DOCUMENTS = 256 * 1024;

/** Characters of all documents that clients may ask for by their hash. */
const PERSISTED_DOCUMENTS = 4 * 1024 * 1024;

/** What a client asks, by whatever transport; nothing in it is checked yet. */
export interface Ask {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

/** What may run. */
export interface Admitted {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly cost: DocumentCost;
}

/** Everything that is wrong with a document, in GraphQL's own words. */
export class FaultyDocument extends Error {
  constructor(readonly faults: readonly GraphQLError[]) {
    super(faults[0]?.message ?? 'faulty');
  }
}

/**
 * What every document passes before anything of it runs, by whatever transport it came: the operator's list, the hash
 * by which it may be asked for, the bounds of its shape, the schema, its depth and its cost.
 */
export class DocumentGate {
  /** By their text and by its hash, so that no caller's document is hashed to be found. */
  private readonly documents = new LRUCache<string, DocumentNode>({ maxSize: READ_DOCUMENTS });
  private readonly documentsByHash = new LRUCache<string, DocumentNode>({ maxSize: READ_DOCUMENTS });
  private readonly byHash = new LRUCache<string, string>({ maxSize: PERSISTED_DOCUMENTS });

  constructor(
    readonly schema: GraphQLSchema,
    private readonly allowed: AllowedDocuments | null,
  ) {}

  /** The document that clients know by this hash; undefined when there is none, or none any more. */
  persisted(hash: string): string | undefined {
    return this.allowed ? this.allowed.textOf(hash) : this.byHash.get(hash);
  }

  /** Stores the text for later requests with the hash alone. With an operator's list, only that list counts. */
  persist(hash: string, text: string): void {
    if (!this.allowed) this.byHash.set(hash, text, { size: text.length });
  }

  /** @returns a document that was read lately, by the SHA-256 of its text */
  known(hash: string): DocumentNode | undefined {
    return this.documentsByHash.get(hash);
  }

  /**
   * @throws {FaultyDocument} for what is no document, or does not fit the schema
   * @throws {GalleyError} `forbidden` for what is not in the operator's list, `invalid_params` for a shape out of bounds
   */
  read(text: string): DocumentNode {
    const known = this.documents.get(text);
    if (known) return known;
    refuseFor(lengthFault(text));
    if (this.allowed && !this.allowed.allows(text))
      throw refuse('forbidden', 'This operation is not on the server’s allow-list.');
    const document = parsed(text);
    refuseFor(shapeFault(document));
    const faults = validate(this.schema, document);
    if (faults.length > 0)
      throw new FaultyDocument(faults.map((each) => coded(each, 'GRAPHQL_VALIDATION_FAILED')));
    this.documents.set(text, document, { size: text.length });
    this.documentsByHash.set(sha256(text), document, { size: text.length });
    return document;
  }

  /**
   * The document that is asked for, in full or by its hash.
   *
   * @returns the empty text for none, null for an unknown hash
   * @throws {GalleyError} `invalid_params` for a hash that is none, or another document's
   */
  textOf({ query, extensions }: Pick<Ask, 'query' | 'extensions'>): string | null {
    const hash = hashIn(extensions);
    if (typeof query !== 'string' || query === '') return hash === null ? '' : (this.persisted(hash) ?? null);
    if (hash !== null && hash !== sha256(query))
      throw malformed('/extensions/persistedQuery/sha256Hash', 'is not the SHA-256 of the query');
    return query;
  }

  /**
   * All of it, for transports that have no server library to do it.
   *
   * @throws {FaultyDocument}
   * @throws {GalleyError} as `read`, and `invalid_params` for a request of another form, or a depth or cost out of bounds
   */
  admit({ query, operationName, variables, extensions }: Ask): Admitted {
    if (!isAbsent(operationName) && typeof operationName !== 'string')
      throw malformed('/operationName', 'must be a string');
    if (!isAbsent(variables) && !isObject(variables)) throw malformed('/variables', 'must be an object');
    if (!isAbsent(extensions) && !isObject(extensions)) throw malformed('/extensions', 'must be an object');
    if (!isAbsent(query) && typeof query !== 'string') throw malformed('/query', 'must be a string');
    const text = this.textOf({ query, extensions });
    if (text === null)
      throw new FaultyDocument([
        coded(new GraphQLError('PersistedQueryNotFound'), 'PERSISTED_QUERY_NOT_FOUND'),
      ]);
    if (text === '') throw malformed('/query', 'is missing');
    const document = this.read(text);
    const operation = getOperationAST(document, operationName);
    if (!operation) {
      // In the words of Apollo, which sends them over HTTP. A name without letters is an unknown name.
      const fault = new GraphQLError(
        isAbsent(operationName)
          ? 'Must provide operation name if query contains multiple operations.'
          : `Unknown operation named "${operationName}".`,
      );
      throw new FaultyDocument([coded(fault, 'OPERATION_RESOLUTION_FAILURE')]);
    }
    const given = variables ?? {};
    const cost = weigh(this.schema, document, operation, given);
    assertAffordable(cost);
    const hash = hashIn(extensions);
    if (hash !== null) this.persist(hash, text);
    return { document, operation, operationName: operationName ?? null, variables: given, cost };
  }
}

/** @returns the hash of a document that is asked for by its hash; null when it is not */
function hashIn(extensions: unknown): string | null {
  const asked = isObject(extensions) ? extensions['persistedQuery'] : undefined;
  if (isAbsent(asked)) return null;
  if (!isObject(asked)) throw malformed('/extensions/persistedQuery', 'must be an object');
  const hash = asked['sha256Hash'];
  if (asked['version'] !== 1 || typeof hash !== 'string')
    throw malformed('/extensions/persistedQuery', 'must have version 1 and a sha256Hash');
  return hash;
}

/** Whether nothing is asked but the schema about itself. */
export function isIntrospection(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      (definition.operation === OperationTypeNode.QUERY &&
        definition.selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
        )),
  );
}

/** @param fault of the document as a whole; null for none */
function refuseFor(fault: string | null): void {
  if (fault !== null) throw refuse('invalid_params', fault, [{ path: '/query', message: fault }]);
}

function parsed(text: string): DocumentNode {
  const source = new Source(text);
  try {
    const document = parse(source, { maxLexicalTokens: MAX_TOKENS });
    // Every error that names a part of a document counts lines from the beginning of its text to that part, for as many
    // parts as it names: a thousand of them take seconds. The tokens know their lines; `graph-errors.ts` shows those.
    source.body = '';
    return document;
  } catch (error) {
    // The parser calls itself for each level, and may meet the end of the stack.
    const fault =
      error instanceof GraphQLError
        ? error
        : new GraphQLError('The document could not be read.', {
            originalError: error instanceof Error ? error : new Error(String(error)),
          });
    throw new FaultyDocument([coded(fault, 'GRAPHQL_PARSE_FAILED')]);
  }
}

function coded(error: GraphQLError, code: string): GraphQLError {
  error.extensions['code'] = code;
  return error;
}

function malformed(path: string, message: string) {
  return refuse('invalid_params', `The request is not valid: ${path} ${message}.`, [{ path, message }]);
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
