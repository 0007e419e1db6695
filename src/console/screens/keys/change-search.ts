import type { LogAction, LogFilter } from '../../data/generated/types.js';

/** Which changes are listed, by what they are about. */
export const CHANGES = {
  articles: {
    label: 'Articles',
    actions: 'ARTICLE_PUBLISHED ARTICLE_UNPUBLISHED ARTICLE_EDITED ARTICLE_DELETED',
  },
  access: { label: 'Keys and sessions', actions: 'KEY_CREATED KEY_ROTATED KEY_REVOKED SESSION_ENDED' },
  domains: {
    label: 'Domains, checks and feeds',
    actions:
      'EDITION_VERIFIED VERIFICATION_LOST CHECK_IGNORED CHECK_RESTORED REGRESSION_RULES_UPDATED FEED_ROTATED FEED_DISABLED',
  },
  account: {
    label: 'Account',
    actions:
      'ACCOUNT_CREATED ACCOUNT_UPDATED ACCOUNT_DELETED NEWSROOM_CREATED NEWSROOM_UPDATED USER_CREATED USER_UPDATED EDITION_CREATED EDITION_UPDATED EDITION_DELETED',
  },
  webhooks: {
    label: 'Webhooks',
    actions: 'WEBHOOK_CREATED WEBHOOK_UPDATED WEBHOOK_DELETED WEBHOOK_SECRET_ROTATED WEBHOOK_DISABLED',
  },
  work: { label: 'Work', actions: 'WORK_CANCELLED WORK_RETRIED' },
  schedules: {
    label: 'Schedules',
    actions: 'SCHEDULE_CREATED SCHEDULE_UPDATED SCHEDULE_DELETED SCHEDULE_PAUSED SCHEDULE_RESUMED',
  },
  operators: { label: 'Operators’ keys', actions: 'OPERATOR_KEY_USED' },
} as const;
export type ChangeGroup = keyof typeof CHANGES;
export const GROUPS = Object.keys(CHANGES) as readonly ChangeGroup[];

/** The actions of a group, as the server names them. */
function actionsOf(group: ChangeGroup): readonly LogAction[] {
  return CHANGES[group].actions.split(' ') as readonly LogAction[];
}

/** The filter of the changes that an address asks for, as GraphQL takes it. */
export function filterOf({ changes }: ChangeSearch): { readonly filter?: LogFilter } {
  return changes === undefined ? {} : { filter: { action: actionsOf(changes) } };
}

/** What the address of the screen says of its changes. */
export interface ChangeSearch {
  readonly changes?: ChangeGroup;
  readonly after?: string;
  readonly before?: string;
}

/** @returns what an address says, without whatever the screen does not know */
export function readChangeSearch(search: Record<string, unknown>): ChangeSearch {
  const { changes, after, before } = search;
  const group = GROUPS.find((each) => each === changes);
  return {
    ...(group === undefined ? {} : { changes: group }),
    ...(typeof after === 'string' && after !== '' ? { after } : {}),
    ...(typeof before === 'string' && before !== '' ? { before } : {}),
  };
}
