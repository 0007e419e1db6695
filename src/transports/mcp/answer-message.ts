import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import type { Request, Response } from 'express';
import type { McpCall, McpRoutesParts, RefusedCall } from './mcp-parts.js';
import { openMcpServer, openRefusingServer } from './mcp-server.js';

/** Answers a message of a caller that was admitted. @param body as parsed */
export function answerMessage(
  call: Omit<McpCall, 'signal' | 'person'>,
  parts: McpRoutesParts,
  request: Request,
  response: Response,
  body: unknown,
): Promise<void> {
  const { open: openOther, version } = parts;
  const whole = { ...call, signal: NEVER, person: null };
  const open = () => openOther?.(whole) ?? openMcpServer(whole, parts, version);
  return answerBy(open, call.requestId, parts, request, response, body);
}

/** Answers a call of a tool whose key is over its limit. */
export function answerRefused(
  refused: RefusedCall,
  parts: McpRoutesParts,
  request: Request,
  response: Response,
  body: unknown,
): Promise<void> {
  const open = () => openRefusingServer(refused, parts.log, parts.version);
  return answerBy(open, refused.requestId, parts, request, response, body);
}

/** The library gives each call of a tool a signal of its own, and says who could be asked. */
const NEVER = new AbortController().signal;

/**
 * By the library, for clients of 2026-07-28 and, without sessions, of 2025. Nothing of it outlives the request.
 * @param open a server for this request
 */
async function answerBy(
  open: () => McpServer,
  requestId: string,
  { log }: McpRoutesParts,
  request: Request,
  response: Response,
  body: unknown,
): Promise<void> {
  const onerror = (error: Error) => {
    log.info({ requestId, why: error.message.slice(0, 300) }, 'a message was refused');
  };
  const handler = createMcpHandler(open, { legacy: 'stateless', onerror });
  try {
    await toNodeHandler(handler, { onerror })(request, response, body);
  } finally {
    await handler.close();
  }
}
