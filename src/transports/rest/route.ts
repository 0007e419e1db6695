import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Actor } from '../../domain/access/actor.js';
import type { WindowReading } from '../../domain/access/limits.js';
import type { ErrorCode } from '../../domain/errors.js';
import type { Mutation, Query, Subscription } from '../graphql/generated/types.js';
import type { JsonSchema } from '../openapi/json-schema.js';
import type { Answer } from '../output/shape.js';

/**
 * Whom a route answers. `open`: everybody, without a key, and it counts as no request. All others need a key:
 * `self` is about the caller's own account, and any key may; `read` names something in its path, which is `not_found`
 * unless it is the account's; `write` needs a key with Full access as well; `paid` does, and spends.
 * The services decide; `test/integration/access/access-matrix.test.ts` proves that they decide as it is declared here.
 */
export type Access = 'open' | 'self' | 'read' | 'write' | 'paid';

export type Tag =
  | 'Account'
  | 'Editions'
  | 'Articles'
  | 'Jobs'
  | 'Audits'
  | 'Research'
  | 'Events'
  | 'Schedules'
  | 'Description'
  | 'Operations';

type FieldOf<Name extends string, Root> = `${Name}.${Exclude<keyof Root, '__typename'> & string}`;

/** A field at a root of the GraphQL schema. */
export type RootField =
  | FieldOf<'Query', Query>
  | FieldOf<'Mutation', Mutation>
  | FieldOf<'Subscription', Subscription>;

type Examples<Value = unknown> = Readonly<Record<string, Value>>;

/** A body of one media type, that a route takes or answers. */
export interface Content {
  readonly type: string;
  /** A shape that `openapi/components.ts` names, several of which any will do, or a schema of this route alone. */
  readonly schema: z.ZodType | readonly z.ZodType[] | JsonSchema;
  /** By the words that the reference shows them under. */
  readonly examples: Examples;
}

/** What a route answers under one status. */
export interface Answered {
  readonly description: string;
  readonly content: readonly Content[];
  /** Beside those that every answer has; by their names in `openapi/parts.ts`. */
  readonly headers?: readonly string[];
}

/** An answer whose shape binds what the handler gives. */
interface AnsweredJson<Shape extends z.ZodType> extends Answered {
  readonly shape: Shape;
}

type Answers = Readonly<Record<number, Answered>>;

/** JSON of a shape, with examples that fit it. */
export function json<Shape extends z.ZodType>(
  description: string,
  shape: Shape,
  examples: Examples<Answer<Shape>>,
): AnsweredJson<Shape> {
  return { description, content: [{ type: 'application/json', schema: shape, examples }], shape };
}

/** For a handler that has written the answer by itself: what is no JSON, or comes piece by piece. */
export const SENT = { isSent: true } as const;
type Sent = typeof SENT;

export interface Reply<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body: Body;
  /** The hour of the key after a paid start; null for one that has spent nothing. */
  readonly paidActions: WindowReading | null;
}

/** What a handler gives. */
export type RouteAnswer = Reply | Sent;

/**
 * An answer of JSON under a status of the route's.
 * @param paidActions see `Reply`
 */
export function reply<const Status extends number, Body>(
  status: Status,
  body: Body,
  paidActions: WindowReading | null = null,
): Reply<Status, Body> {
  return { status, body, paidActions };
}

type ReplyOf<Given extends Answers> = {
  [Status in keyof Given & number]: Given[Status] extends AnsweredJson<infer Shape>
    ? Reply<Status, Answer<Shape>>
    : never;
}[keyof Given & number];

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string>> & ParamsOf<Rest>
  : unknown;

/** A request that a route is to answer. */
interface Call<Path extends string, By extends Access> {
  /** What stands in the path in place of each name in braces. */
  readonly params: ParamsOf<Path>;
  /** Null for an open route: nobody has looked at its key. */
  readonly actor: By extends 'open' ? null : Actor;
  readonly request: Request;
  readonly response: Response;
}

interface Declared<Path extends string, By extends Access, Given extends Answers> {
  /** Its `operationId`, which no other route has. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Names in braces stand for ids, each as `openapi/parts.ts` describes it. Of two that match, the earlier one answers. */
  readonly path: Path;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  readonly access: By;
  /** The field that does the same in GraphQL; null for what GraphQL has no need of. */
  readonly graph: RootField | null;
  /** Parameters by their names. */
  readonly query?: Readonly<Record<string, z.ZodType | JsonSchema>>;
  readonly body?: Content & { readonly isOptional?: true };
  /** By status. */
  readonly answers: Given;
  /** Codes beyond those that every route of this access may answer. */
  readonly refusals: readonly ErrorCode[];
}

/** Everything that is known of a route: `routes.ts` lists them, and everything else follows from that list. */
export interface Route<Parts> extends Declared<string, Access, Answers> {
  handle(call: Call<string, Access>, parts: Parts): Promise<RouteAnswer> | RouteAnswer;
}

/**
 * @param route whose `handle` annotates the parts of the app that it needs; it answers in a shape of `answers`, and
 *   throws what it refuses
 */
export function defineRoute<const Path extends string, By extends Access, const Given extends Answers, Parts>(
  route: Declared<Path, By, Given> & {
    handle(call: Call<Path, By>, parts: Parts): Promise<ReplyOf<Given> | Sent> | ReplyOf<Given> | Sent;
  },
): Route<Parts> {
  return route;
}
