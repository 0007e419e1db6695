import { canParseUrl } from '../libs/urls/index.js';

/**
 * The names of spans and of their attributes: those of OpenTelemetry's semantic conventions where there is one, else
 * `galley.…`. No attribute holds a key, a text, a prompt or the path of an address.
 */
export const SPANS = {
  /** Work is stored, for a worker to run. */
  send: 'send galley_jobs',
  /** A worker's attempt at it. */
  process: 'process galley_jobs',
  /** A page of a web site is asked for. */
  fetch: { GET: 'GET', HEAD: 'HEAD' },
  /** An event is sent to an endpoint of its account. */
  deliver: 'POST',
  /** A schedule starts its work. */
  schedule: 'schedule',
  /** A document of GraphQL is executed; named by its type once that is known. */
  graphql: 'graphql',
} as const;

export const ATTRIBUTES = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  error: 'error.type',
  server: 'server.address',
  port: 'server.port',
  operationType: 'graphql.operation.type',
  operationName: 'graphql.operation.name',
  messagingSystem: 'messaging.system',
  destination: 'messaging.destination.name',
  messagingOperation: 'messaging.operation.name',
  messagingType: 'messaging.operation.type',
  message: 'messaging.message.id',
  batch: 'messaging.batch.message_count',
  jobKind: 'galley.job.kind',
  jobAttempt: 'galley.job.attempt',
  jobStage: 'galley.job.stage',
  jobOutcome: 'galley.job.outcome',
  requestId: 'galley.request.id',
  scheduleId: 'galley.schedule.id',
  eventType: 'galley.event.type',
  mcpMethod: 'mcp.method.name',
  tool: 'gen_ai.tool.name',
  modelOperation: 'gen_ai.operation.name',
  modelProvider: 'gen_ai.provider.name',
  model: 'gen_ai.request.model',
  modelTask: 'galley.model.task',
  modelTokens: 'galley.model.tokens',
} as const;

const MESSAGES = {
  [ATTRIBUTES.messagingSystem]: 'galley',
  [ATTRIBUTES.destination]: 'galley_jobs',
} as const;

/** What is said of work that is stored for workers, and of that which they take up. */
export const SENT = {
  ...MESSAGES,
  [ATTRIBUTES.messagingOperation]: 'send',
  [ATTRIBUTES.messagingType]: 'send',
} as const;
export const RECEIVED = {
  ...MESSAGES,
  [ATTRIBUTES.messagingOperation]: 'process',
  [ATTRIBUTES.messagingType]: 'process',
} as const;

/** Of an address that is asked, its host alone: a path may hold what no trace should. */
export function serverOf(url: string) {
  if (!canParseUrl(url)) return {};
  const { hostname, port, protocol } = new URL(url);
  return {
    [ATTRIBUTES.server]: hostname,
    [ATTRIBUTES.port]: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
  };
}
