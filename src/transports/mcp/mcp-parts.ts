import type { McpServer } from '@modelcontextprotocol/server';
import type { Actor } from '../../domain/access/actor.js';
import type { GalleyError } from '../../domain/errors.js';
import type { RequestTracing } from '../request-log.js';
import type { RestParts } from '../rest/rest-parts.js';
import type { WebOptions } from '../web-options.js';
import type { AskedPerson } from './asked-person.js';

/** What tools, resources and prompts are given: the services of the other transports. */
export type McpParts = Pick<
  RestParts,
  | 'access'
  | 'articles'
  | 'articleStarts'
  | 'audits'
  | 'auditComparisons'
  | 'auditViews'
  | 'editions'
  | 'jobs'
  | 'lists'
  | 'log'
  | 'now'
  | 'publishing'
  | 'reports'
> & {
  /** Default: none. */
  readonly tracing?: RequestTracing | null;
};

/** The same with what stands around them. */
export interface McpRoutesParts extends McpParts {
  readonly web: WebOptions;
  /** Another server behind the same doors, for the conformance suite; default: Galley's. */
  readonly open?: (call: McpCall) => McpServer;
  /** Of Galley. */
  readonly version: string;
}

/** How a client connected, by the query of its address. */
export interface Connection {
  /** The edition that all of it is about; null where each call names one. As it was sent. */
  readonly edition: string | null;
  /** Whether the tools that change something are left out. */
  readonly isReadOnly: boolean;
}

/** One request of a client. */
export interface McpCall {
  readonly actor: Actor;
  readonly connection: Connection;
  readonly requestId: string;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
  /** Of calls of tools; null where there is nobody whom the client could ask. */
  readonly person: AskedPerson | null;
}

/** A request whose key is over its limit: its calls of tools are answered with the refusal, which a model can act on. */
export interface RefusedCall {
  readonly refusal: GalleyError;
  readonly requestId: string;
}
