import { enumValue } from '../enum-value.js';
import type { MeResolvers, MutationResolvers, SessionResolvers } from '../generated/types.js';

export const session: NonNullable<MeResolvers['session']> = (actor, _args, { services }) =>
  services.sessions.current(actor);

export const sessions: NonNullable<MeResolvers['sessions']> = (actor, _args, { services }) =>
  services.sessions.list(actor);

export const endSession: NonNullable<MutationResolvers['endSession']> = async (
  _parent,
  { input: { id } },
  { actor, services },
) => {
  await services.sessions.end(actor, id);
  return { endedId: id.toLowerCase() };
};

export const Session: SessionResolvers = {
  key: ({ key }) => ({ ...key, permission: enumValue(key.permission) }),
  isCurrent: ({ id }, _args, { actor }) => id === actor.sessionId,
};
