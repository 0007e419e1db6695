import { createInterface } from 'node:readline';
import { canParseUrl } from '../../libs/urls/index.js';
import type { McpBridgeOptions } from '../../transports/cli/mcp.js';
import { ConfigError } from '../config-error.js';
import type { Environment } from '../config.js';

export interface BridgeParts {
  readonly environment: Environment;
  /** JSON-RPC messages, one a line. */
  readonly input: NodeJS.ReadableStream;
  /** Takes one message; nothing else may be printed where they go. */
  readonly send: (line: string) => void;
}

interface Message {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: { readonly protocolVersion?: string };
  readonly error?: object;
}

const VERSION = 'io.modelcontextprotocol/protocolVersion';
/** Of JSON-RPC, for what a server may name itself. */
const [PARSE_ERROR, SERVER_ERROR] = [-32_700, -32_000];

/**
 * Hands messages of a client that speaks over standard input to `/mcp` of a Galley, and its answers back. It has no tools of
 * its own: what a client sees is what that Galley has.
 *
 * @returns when the input has ended and every message is answered
 * @throws {ConfigError} without an address or a key
 */
export async function bridgeMcp(
  { edition, isReadOnly }: McpBridgeOptions,
  { environment, input, send }: BridgeParts,
): Promise<void> {
  const { GALLEY_URL: base, GALLEY_KEY: key } = environment;
  if (!base || !canParseUrl(base))
    throw new ConfigError([
      'GALLEY_URL must be the address of a Galley, such as https://content.example.com',
    ]);
  if (!key) throw new ConfigError(['GALLEY_KEY must be an API key']);
  const address = new URL(`${base.replace(/\/$/, '')}/mcp`);
  if (edition !== null) address.searchParams.set('edition', edition);
  if (isReadOnly) address.searchParams.set('read_only', 'true');
  const bridge = new Bridge(address, key, send);
  const running = new Set<Promise<void>>();
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const done: Promise<void> = bridge.hand(line).finally(() => running.delete(done));
    running.add(done);
  }
  await Promise.all(running);
}

class Bridge {
  /** What was agreed on by `initialize`, for clients of 2025. */
  private agreed: string | null = null;
  private readonly inFlight = new Map<string | number, AbortController>();

  constructor(
    private readonly address: URL,
    private readonly key: string,
    private readonly send: (line: string) => void,
  ) {}

  /** Answers one line; never throws. */
  async hand(line: string): Promise<void> {
    const message = parsed(line);
    if (message === null) {
      this.fail(null, PARSE_ERROR, 'This line is no JSON-RPC message.');
      return;
    }
    const { id, method } = message;
    // Over HTTP, to leave is to cancel.
    if (method === 'notifications/cancelled')
      this.inFlight.get(message.params?.['requestId'] as string | number)?.abort();
    const leaving = new AbortController();
    const isAsked = id !== undefined && id !== null;
    if (isAsked) this.inFlight.set(id, leaving);
    try {
      await this.post(line, message, leaving.signal);
    } catch (error) {
      const why = error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : '';
      if (isAsked && !leaving.signal.aborted)
        this.fail(id, SERVER_ERROR, `Galley can’t be reached at ${this.address.origin}: ${why}`);
    } finally {
      if (isAsked) this.inFlight.delete(id);
    }
  }

  private async post(line: string, message: Message, signal: AbortSignal): Promise<void> {
    const response = await fetch(this.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${this.key}`,
        ...this.headersOf(message),
      },
      body: line,
      signal,
    });
    const text = await response.text();
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const answers = isStream ? eventsIn(text) : text === '' ? [] : [text];
    for (const answer of answers) this.pass(answer, message, response.status);
    if (answers.length === 0 && message.id !== undefined)
      this.fail(message.id, SERVER_ERROR, `Galley answered ${response.status} without a message.`);
  }

  /** What HTTP repeats of a message, so that proxies need not read it. */
  private headersOf({ method, params }: Message): Record<string, string> {
    const meta = params?.['_meta'] as Readonly<Record<string, unknown>> | undefined;
    const version = meta?.[VERSION];
    if (typeof version !== 'string')
      return this.agreed === null ? {} : { 'mcp-protocol-version': this.agreed };
    const named = params?.[method === 'resources/read' ? 'uri' : 'name'];
    return {
      'mcp-protocol-version': version,
      ...(method === undefined ? {} : { 'mcp-method': method }),
      ...(typeof named === 'string' ? { 'mcp-name': inHeader(named) } : {}),
    };
  }

  private pass(answer: string, { id, method }: Message, status: number): void {
    const message = parsed(answer);
    if (message === null) {
      if (id !== undefined) this.fail(id, SERVER_ERROR, `Galley answered ${status}, and no message.`);
      return;
    }
    if (method === 'initialize') this.agreed = message.result?.protocolVersion ?? this.agreed;
    // What was refused before the message was read names no id.
    if (message.error !== undefined && (message.id ?? null) === null) {
      if (id !== undefined) this.send(JSON.stringify({ ...message, id }));
    } else this.send(JSON.stringify(message));
  }

  private fail(id: string | number | null, code: number, message: string): void {
    this.send(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }));
  }
}

/** @returns null for what is no object */
function parsed(text: string): Message | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The data of the events of a stream that has ended. */
function eventsIn(stream: string): readonly string[] {
  return stream.split(/\r?\n\r?\n/).flatMap((event) => {
    const data = event
      .split(/\r?\n/)
      .flatMap((field) => (field.startsWith('data:') ? [field.slice('data:'.length).trimStart()] : []))
      .join('\n');
    return data === '' ? [] : [data];
  });
}

/** What a header can't hold as it is, the protocol writes in Base64. */
function inHeader(value: string): string {
  const isPlain = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value) && !value.startsWith('=?base64?');
  return isPlain ? value : `=?base64?${Buffer.from(value).toString('base64')}?=`;
}
