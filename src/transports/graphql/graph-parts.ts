import type { AccessService } from '../../services/access/access-service.js';
import type { KeyWatch } from '../../services/access/key-watch.js';
import { KeyedQuota } from '../../services/concurrency/keyed-quota.js';
import { KeyedSemaphore } from '../../services/concurrency/keyed-semaphore.js';
import { BodyShares } from '../body/body-shares.js';
import type { RequestLog, RequestTracing } from '../request-log.js';
import { NO_WEB_OPTIONS, type WebOptions } from '../web-options.js';
import { AllowedDocuments, type ListedDocument } from './documents/allowed-documents.js';
import type { GraphServices } from './context.js';
import { DocumentGate } from './documents/document-gate.js';
import { loadGraphSchema } from './graph-schema.js';
import { MessagePace } from './sockets/messages.js';
import { SharedResults } from './shared-results.js';

/**
 * WebSockets and event streams that a key may have open at once in one process: as many as it may watch jobs and audits,
 * for over an event stream each of those is a connection.
 */
export const MAX_CONNECTIONS = 200;

/** Operations of a key over WebSockets that run at once in one process; the others wait. A pool has ten connections. */
const MAX_AT_ONCE = 50;

const MIB = 1024 * 1024;

/** Bytes of messages on WebSockets that have not come whole. A message is a mebibyte at most, and comes in one go. */
const MESSAGE_SHARES = { process: 32 * MIB, account: 16 * MIB, key: 8 * MIB };

export interface GraphOptions {
  readonly access: AccessService;
  readonly keyWatch: KeyWatch;
  readonly services: GraphServices;
  readonly log: RequestLog;
  readonly gate: DocumentGate;
  /** By default there is no address but that of the request, and no other site's pages may open a WebSocket. */
  readonly web?: WebOptions;
  /** Whether the schema is shown to everybody, and GraphiQL to browsers. */
  readonly isDevelopment?: boolean;
  /** Whether pages of the console may call by the cookie of their session. */
  readonly takesSessions?: boolean;
  /** Default: none. */
  readonly tracing?: RequestTracing | null;
  /** Called once for each transport, with what counts its open connections. */
  readonly showConnections?: (transport: 'websocket' | 'event stream', count: () => number) => void;
}

/** What all transports of GraphQL share: one gate for documents, one count of connections, results that are made once. */
export interface GraphParts extends Required<GraphOptions> {
  readonly connections: KeyedQuota;
  readonly results: SharedResults;
  /** Of operations on WebSockets: many fit into one packet, where each request of HTTP waits for its own. */
  readonly operations: KeyedSemaphore;
  /** Of messages on WebSockets, of whatever kind. */
  readonly pace: MessagePace;
  /** Of messages on WebSockets that have begun to come. */
  readonly messages: BodyShares;
}

/**
 * @param listed the only documents that run; null: all do
 * @throws {Error} for documents that don't fit the schema
 */
export function openDocumentGate(listed: readonly ListedDocument[] | null): DocumentGate {
  const schema = loadGraphSchema();
  return new DocumentGate(schema, listed && new AllowedDocuments(listed, schema));
}

export function openGraphParts(options: GraphOptions): GraphParts {
  return {
    web: NO_WEB_OPTIONS,
    isDevelopment: false,
    takesSessions: false,
    tracing: null,
    showConnections: () => undefined,
    ...options,
    connections: new KeyedQuota(MAX_CONNECTIONS),
    results: new SharedResults(),
    operations: new KeyedSemaphore(MAX_AT_ONCE),
    pace: new MessagePace(),
    messages: new BodyShares(MESSAGE_SHARES),
  };
}
