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
  /** What stood beside the question, as the client sent it back; it may have changed it. */
  readonly shown: string | undefined;
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
  /** Names what the person is shown; the client sends it back with the answer. */
  readonly shown: string;
}

/** Thrown where a call goes on only with what a person says; the client makes the same call again, with the answer. */
export class NeedsPerson extends Error {
  constructor(private readonly question: Question) {
    super(question.message);
  }

  /** The answer to the call. The call that is made again is judged anew. */
  get result(): InputRequiredResult {
    const { name, message, title, minLength, maxLength, shown } = this.question;
    const requestedSchema = {
      type: 'object' as const,
      properties: { [name]: { type: 'string' as const, title, minLength, maxLength } },
      required: [name],
    };
    return inputRequired({
      inputRequests: { [name]: inputRequired.elicit({ message, requestedSchema }) },
      requestState: shown,
    });
  }
}

/** @returns null where the client says of itself that it has nobody to ask, as all of 2025 do that keep no stream */
export function personBehind(request: ServerContext['mcpReq']): AskedPerson | null {
  const { envelope, inputResponses } = request;
  // The library has checked its shape; its type has no fields.
  const said: { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } | undefined = envelope;
  const asks = said?.[CLIENT_CAPABILITIES_META_KEY]?.elicitation;
  // One that names no way of asking has a form.
  if (!asks || (asks.url !== undefined && asks.form === undefined)) return null;
  return {
    shown: request.requestState<string>(),
    answer: (name) => {
      const given = inputResponse(inputResponses, name);
      if (given.kind !== 'elicit') return undefined;
      const typed = z.string().safeParse(given.content?.[name]);
      return given.action === 'accept' && typed.success ? typed.data : null;
    },
  };
}
