import type { GraphContext } from '../context.js';
import type { MeResolvers, QueryResolvers } from '../generated/types.js';

export const me: NonNullable<QueryResolvers['me']> = (_parent, _args, { actor }) => actor;

/** The caller's limits at this moment, in the answer to a paid start too. */
export function usage(_parent: unknown, _args: unknown, { actor, services }: GraphContext) {
  return services.access.usage(actor);
}

/** The caller: parts of the actor under the names of the schema. */
export const Me: MeResolvers = {
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
  account: (actor) => ({ id: actor.accountId, name: actor.accountName, plan: actor.plan }),
};
