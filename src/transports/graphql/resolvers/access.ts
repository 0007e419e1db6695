import { enumValue } from '../enum-value.js';
import type { GraphContext } from '../context.js';
import type {
  AccountKeyResolvers,
  AccountResolvers,
  MeResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../generated/types.js';
import { log } from './log.js';
import { session, sessions } from './session.js';

export const me: NonNullable<QueryResolvers['me']> = (_parent, _args, { actor }) => actor;

/** The caller's limits at this moment, in the answer to a paid start too. */
export function usage(_parent: unknown, _args: unknown, { actor, services }: GraphContext) {
  return services.access.usage(actor);
}

/** The caller: parts of the actor under the names of the schema. */
export const Me: MeResolvers = {
  session,
  sessions,
  key: (actor) => ({
    id: actor.keyId,
    name: actor.keyName,
    permission: actor.permission === 'full' ? 'FULL' : 'READ',
    newsroomId: actor.keyNewsroomId,
  }),
  user: (actor) => ({
    id: actor.userId,
    name: actor.userName,
    newsroomId: actor.userNewsroomId,
    maySpend: actor.maySpend,
  }),
  usage,
  account: (actor) => ({
    id: actor.accountId,
    name: actor.accountName,
    plan: actor.plan,
    keys: null,
    log: null,
  }),
};

export const Account: AccountResolvers = {
  keys: (_account, _args, { actor, services }) => services.keys.ofAccount(actor),
  log,
};

export const AccountKey: AccountKeyResolvers = { permission: ({ permission }) => enumValue(permission) };

export const revokeKey: NonNullable<MutationResolvers['revokeKey']> = async (
  _parent,
  { input },
  { actor, services },
) => ({ key: await services.keys.revokeOf(actor, input.id) });
