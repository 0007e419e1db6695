import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { refuse } from '../../domain/errors.js';
import { parseInput } from '../input/parse.js';
import type { McpCall, McpParts } from './mcp-parts.js';
import { readPlace } from '../input/cursor.js';
import type { Fields } from './tool-answer.js';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A link to what an answer has only the beginning of. */
export interface ResourceLink {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}

export interface ToolAnswer {
  /** Of the shape that the tool states; nulls are left out when it is sent. */
  readonly answer: Fields;
  readonly links?: readonly ResourceLink[];
}

interface Declared<Shape extends z.ZodObject> {
  /** In snake case. */
  readonly name: string;
  readonly title: string;
  /** For a model: what it does, and when to use it. */
  readonly description: string;
  /** `write` is hidden from keys and connections that may only read. */
  readonly access: 'read' | 'write';
  readonly isDestructive?: true;
  /** Whether the same call a second time changes nothing more. All that only reads is. */
  readonly isIdempotent?: true;
  /** Whether it has pages of the web fetched. */
  readonly isOpenWorld?: true;
  /** Its arguments; one that is named `edition` is left out where the connection fixes the edition. */
  readonly input: Shape;
  /** Fields of the answer, each with a few words of JSON Schema; `required` are always there. */
  readonly output: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

export interface Tool extends Declared<z.ZodObject> {
  /**
   * @param given arguments as the client sent them
   * @throws {GalleyError} what the services refuse, and `invalid_params`
   */
  answer(given: unknown, call: McpCall, parts: McpParts): Promise<ToolAnswer>;
}

/** @param tool whose `run` is given its arguments as parsed, with the edition in any case */
export function defineTool<Shape extends z.ZodObject>(
  tool: Declared<Shape> & {
    run(input: z.output<Shape>, call: McpCall, parts: McpParts): Promise<ToolAnswer>;
  },
): Tool {
  return {
    ...tool,
    answer: (given, call, parts) => {
      const { edition } = call.connection;
      const parsed = parseInput(inputOf(tool, edition !== null), given ?? {});
      const input = takesEdition(tool) && edition !== null ? { ...parsed, edition } : parsed;
      return tool.run(input as z.output<Shape>, call, parts);
    },
  };
}

function takesEdition({ input }: Pick<Tool, 'input'>): boolean {
  return Object.hasOwn(input.shape, 'edition');
}

/** The arguments of a tool where the edition is fixed, or is not. */
function inputOf(tool: Pick<Tool, 'input'>, isEditionFixed: boolean): z.ZodObject {
  return isEditionFixed && takesEdition(tool) ? tool.input.omit({ edition: true }) : tool.input;
}

/** A tool as `tools/list` shows it. */
export function describeTool(tool: Tool, isEditionFixed: boolean): ListedTool {
  const { name, title, description, access, output, required } = tool;
  const isRead = access === 'read';
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(inputOf(tool, isEditionFixed)),
    outputSchema: {
      type: 'object',
      properties: output,
      required: [...required],
    },
    annotations: {
      readOnlyHint: isRead,
      destructiveHint: tool.isDestructive ?? false,
      idempotentHint: isRead || (tool.isIdempotent ?? false),
      openWorldHint: tool.isOpenWorld ?? false,
    },
  };
}

/** Both libraries speak JSON Schema 2020-12; their types of it differ. */
function schemaOf(shape: z.ZodObject): ListedTool['inputSchema'] {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return { ...schema, type: 'object' } as ListedTool['inputSchema'];
}

/** The edition that a call is about. */
export const editionField = z.string().max(100).describe('Id of an edition; list_editions has them.');

export const cursorField = z.string().max(1000).optional().describe('The next_cursor of the page before.');

/** @param most rows of a page */
export const limitField = (most: number) => z.int().min(1).max(most).optional();

/** The cursor of a list that is there whole. @throws {GalleyError} `invalid_params` */
export function placeIn(cursor: string | undefined): number {
  const place = cursor === undefined ? 0 : readPlace(cursor);
  if (place !== null) return place;
  const message = 'must be the next_cursor of the page before';
  throw refuse('invalid_params', `The input is not valid: /cursor ${message}.`, [
    { path: '/cursor', message },
  ]);
}

/**
 * What a connection to one edition may see: of what belongs to another it learns nothing.
 * @param noun for the refusal, in the words of an unknown one
 * @throws {GalleyError} `not_found`
 */
export function assertInConnection<Owned extends { readonly editionId: string | null }>(
  { connection }: McpCall,
  owned: Owned,
  noun: string,
): Owned {
  const { edition } = connection;
  if (edition === null || owned.editionId === edition.toLowerCase()) return owned;
  throw refuse('not_found', `There is no such ${noun} on this account.`);
}

/** Fields of answers, in the few words of JSON Schema that a model needs. */
export const fields = {
  text: { type: 'string' },
  count: { type: 'integer' },
  flag: { type: 'boolean' },
  object: { type: 'object' },
  rows: { type: 'array', items: { type: 'object' } },
  texts: { type: 'array', items: { type: 'string' } },
} as const;

/** What every list has beside its rows. */
export const pageFields = { next_cursor: fields.text, truncated: fields.flag } as const;
