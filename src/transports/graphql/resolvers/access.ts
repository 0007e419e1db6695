import type { MeResolvers, QueryResolvers } from '../generated/types.js';

export const me: NonNullable<QueryResolvers['me']> = (_parent, _args, { actor }) => actor;

/** The caller: parts of the actor under the names of the schema. */
export const Me: MeResolvers = {
  key: (actor) => ({
    id: actor.keyId,
    name: actor.keyName,
    permission: actor.permission === 'full' ? 'FULL' : 'READ',
    newsroom: actor.keyNewsroomId,
  }),
  user: (actor) => ({
    id: actor.userId,
    name: actor.userName,
    newsroom: actor.userNewsroomId,
    maySpend: actor.maySpend,
  }),
  usage: (actor, _args, { services }) => services.access.usage(actor),
  account: (actor) => ({ id: actor.accountId, name: actor.accountName, plan: actor.plan }),
};
