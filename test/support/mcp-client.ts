import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type ElicitResult,
} from '@modelcontextprotocol/client';
import type { App } from '../../src/main/build-app.js';

/** Of the protocol: the revision of 2026, and those of 2025, which begin by `initialize`. */
export type Era = 'modern' | 'legacy';
export const ERAS: readonly Era[] = ['modern', 'legacy'];

export interface McpClientOptions {
  readonly era?: Era;
  /** Of the address, without the question mark. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the person behind the client says to a question; without it the client has nobody to ask. */
  readonly answer?: (message: string) => ElicitResult | Promise<ElicitResult>;
}

/** A client of the outside library over HTTP. */
export async function openMcpClient(
  app: Pick<App, 'url'>,
  token: string,
  { era = 'modern', query = '', headers, answer }: McpClientOptions = {},
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    {
      versionNegotiation: { mode: era === 'modern' ? { pin: '2026-07-28' } : 'legacy' },
      ...(answer && { capabilities: { elicitation: { form: {} } } }),
    },
  );
  if (answer) client.setRequestHandler('elicitation/create', ({ params: { message } }) => answer(message));
  const address = new URL(`${app.url!}/mcp${query === '' ? '' : `?${query}`}`);
  const transport = new StreamableHTTPClientTransport(address, {
    requestInit: { headers: headers ?? { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  return client;
}

// Tests look into answers of every shape; what is there is what they assert.
// oxlint-disable-next-line typescript/no-explicit-any
export type ToolAnswer = any;

/** What a tool answers. @throws where it is refused */
export async function useTool(
  client: Client,
  name: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<ToolAnswer> {
  const result = await rawTool(client, name, given);
  if (result.isError) throw new Error(textOf(result));
  return result.structuredContent;
}

/** The problem that a call is refused with, and the words beside it. */
export async function refusedTool(
  client: Client,
  name: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly error: ToolAnswer; readonly text: string }> {
  const result = await rawTool(client, name, given);
  if (!result.isError) throw new Error(`${name} was not refused: ${textOf(result)}`);
  return { error: (result.structuredContent as { error: unknown }).error, text: textOf(result) };
}

export async function rawTool(
  client: Client,
  name: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<CallToolResult> {
  return client.callTool({ name, arguments: { ...given } });
}

export function textOf(result: CallToolResult): string {
  const [first] = result.content;
  return first?.type === 'text' ? first.text : '';
}

/** An answer without the marks around text of sources. */
export function unfenced<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(/[⟦⟧]/g, '')) as T;
}
