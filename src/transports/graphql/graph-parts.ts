import type { GraphQLSchema } from 'graphql';
import type { AccessService } from '../../services/access-service.js';
import { Seats } from '../../services/seats.js';
import type { RequestLog } from '../request-log.js';
import { AllowedDocuments, type ListedDocument } from './allowed-documents.js';
import type { GraphServices } from './context.js';
import { DocumentGate } from './document-gate.js';
import { loadGraphSchema } from './graph-schema.js';

/**
 * WebSockets and event streams that a key may have open at once in one process: as many as it may watch jobs and audits,
 * for over an event stream each of those is a connection.
 */
export const MAX_CONNECTIONS = 200;

export interface GraphWish {
  readonly access: AccessService;
  readonly services: GraphServices;
  readonly log: RequestLog;
  /** The only documents that run; null: all do. */
  readonly allowed?: readonly ListedDocument[] | null;
  /** Web sites that may open a WebSocket beside our own address; `any` for all. */
  readonly origins?: readonly string[] | 'any';
  /** Whether the schema is shown to everybody, and GraphiQL to browsers. */
  readonly isDevelopment?: boolean;
}

/** What all transports of GraphQL share: one gate for documents, one count of connections. */
export interface GraphParts extends Required<Omit<GraphWish, 'allowed'>> {
  readonly schema: GraphQLSchema;
  readonly gate: DocumentGate;
  readonly connections: Seats;
}

/** @throws {Error} for documents of the operator's list that don't fit the schema */
export function openGraphParts(wish: GraphWish): GraphParts {
  const schema = loadGraphSchema();
  const { access, services, log, allowed = null, origins = [], isDevelopment = false } = wish;
  return {
    access,
    services,
    log,
    origins,
    isDevelopment,
    schema,
    gate: new DocumentGate(schema, allowed && new AllowedDocuments(allowed, schema)),
    connections: new Seats(MAX_CONNECTIONS),
  };
}
