import { z } from 'zod';
import type { Actor } from '../../domain/access/actor.js';
import type { KeyUsage, Usage } from '../../domain/access/usage.js';
import { countShape, instantShape, presentInstant, uuidShape, type Answer } from './shape.js';

/** How much of one limit is used up. */
export const usageShape = z
  .object({
    limit: countShape.nullable().describe('Null is without bound.'),
    used: countShape,
    remaining: countShape.nullable().describe('Null is without bound.'),
    frees_at: instantShape.nullable().describe('When the next one is free again; null while nothing counts.'),
  })
  .describe('How much of a limit is used up.');

/** Decisions §11. */
export const meShape = z
  .object({
    key: z.object({
      id: uuidShape.describe('No secret.'),
      name: z.string(),
      permission: z.enum(['full', 'read']),
      newsroom: uuidShape.describe('Where it was made; a full key spends nowhere else.'),
    }),
    user: z.object({
      id: uuidShape,
      name: z.string(),
      newsroom: uuidShape.describe('Where the user acts now.'),
      may_spend: z.boolean(),
    }),
    account: z.object({
      id: uuidShape,
      name: z.string(),
      plan: z.object({
        id: z.string(),
        name: z.string(),
        content_api: z.boolean().describe('Without it nothing can be started.'),
        articles_per_month: countShape.nullable().describe('Null is without bound.'),
      }),
    }),
    usage: z.object({
      minute: usageShape.describe('Requests of the key in the last minute, this one among them.'),
      hour: usageShape.describe('Paid actions of the key in the last hour.'),
      newsroom: usageShape.describe('Paid actions of its newsroom in the last hour.'),
      month: usageShape.describe('Articles of the account in this calendar month (UTC).'),
    }),
  })
  .describe('The caller, as of now.');

export function presentMe(actor: Actor, usage: KeyUsage): Answer<typeof meShape> {
  const { plan } = actor;
  return {
    key: {
      id: actor.keyId,
      name: actor.keyName,
      permission: actor.permission,
      newsroom: actor.keyNewsroomId,
    },
    user: {
      id: actor.userId,
      name: actor.userName,
      newsroom: actor.userNewsroomId,
      may_spend: actor.maySpend,
    },
    account: {
      id: actor.accountId,
      name: actor.accountName,
      plan: {
        id: plan.id,
        name: plan.name,
        content_api: plan.contentApi,
        articles_per_month: plan.articlesPerMonth,
      },
    },
    usage: {
      minute: presentUsage(usage.minute),
      hour: presentUsage(usage.hour),
      newsroom: presentUsage(usage.newsroom),
      month: presentUsage(usage.month),
    },
  };
}

function presentUsage({ limit, used, remaining, freesAt }: Usage): Answer<typeof usageShape> {
  return { limit, used, remaining, frees_at: presentInstant(freesAt) };
}
