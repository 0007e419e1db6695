import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  type ClientCapabilities,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

/** Whom a client can put questions to, and what they answered so far. */
export interface AskedPerson {
  /** By the name of the question; null where they refused to answer, undefined before they were asked. */
  answer(name: string): string | null | undefined;
}

/** What a person is asked. */
export interface Question {
  /** In snake case. */
  readonly name: string;
  readonly message: string;
  /** Of the field that they fill in. */
  readonly title: string;
  /** Characters. */
  readonly minLength: number;
  readonly maxLength: number;
}

/** Thrown where a call goes on only with what a person says; the client makes the same call again, with the answer. */
export class NeedsPerson extends Error {
  constructor(private readonly question: Question) {
    super(question.message);
  }

  /** The answer to the call. It has no state: the call that is made again is judged anew. */
  get result(): InputRequiredResult {
    const { name, message, title, minLength, maxLength } = this.question;
    const requestedSchema = {
      type: 'object' as const,
      properties: { [name]: { type: 'string' as const, title, minLength, maxLength } },
      required: [name],
    };
    return inputRequired({ inputRequests: { [name]: inputRequired.elicit({ message, requestedSchema }) } });
  }
}

/** @returns null where the client says of itself that it has nobody to ask, as all of 2025 do that keep no stream */
export function personBehind({ envelope, inputResponses }: ServerContext['mcpReq']): AskedPerson | null {
  // The library has checked its shape; its type has no fields.
  const said: { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } | undefined = envelope;
  const asks = said?.[CLIENT_CAPABILITIES_META_KEY]?.elicitation;
  // One that names no way of asking has a form.
  if (!asks || (asks.url !== undefined && asks.form === undefined)) return null;
  return {
    answer: (name) => {
      const given = inputResponse(inputResponses, name);
      if (given.kind !== 'elicit') return undefined;
      const typed = z.string().safeParse(given.content?.[name]);
      return given.action === 'accept' && typed.success ? typed.data : null;
    },
  };
}
