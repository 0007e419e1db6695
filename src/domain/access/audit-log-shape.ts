import { z } from 'zod';
import { shapeOf } from '../../libs/shape/index.js';
import { instantShape } from '../instant.js';
import {
  LOGGED_ACTIONS,
  LOGGED_KINDS,
  type LogDetails,
  type LogEntry,
  type LoggedActor,
} from './audit-log.js';

const named = z.object({ id: z.string(), name: z.string() });

const actorShape = shapeOf<LoggedActor>()(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('key'),
      keyId: z.string(),
      keyName: z.string(),
      user: named,
      sessionId: z.string().nullable(),
    }),
    z.object({ kind: z.literal('operator_key'), keyId: z.string(), keyName: z.string() }),
    z.object({ kind: z.literal('command_line') }),
    z.object({ kind: z.literal('service') }),
  ]),
);

const detailsShape = shapeOf<LogDetails>()(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
);

/** An entry as it is stored; one with a word of a later version is none of this. */
export const logEntryShape = shapeOf<LogEntry>()(
  z.object({
    id: z.string(),
    at: instantShape,
    accountId: z.string().nullable(),
    account: named.nullable(),
    actor: actorShape,
    keyPrefix: z.string().nullable(),
    action: z.enum(LOGGED_ACTIONS),
    object: z.object({ kind: z.enum(LOGGED_KINDS), id: z.string().nullable(), name: z.string().nullable() }),
    details: detailsShape,
    requestId: z.string().nullable(),
  }),
);
