import { byCommandLine, type LogDetails, type NewLogEntry } from '../../domain/access/audit-log.js';
import type { Account, EditionSeed, Newsroom, Plan, User } from '../../domain/access/tenants.js';
import type { Change } from '../../ports/access/tenant-store.js';

interface Things {
  readonly plan: Plan;
  readonly account: Account;
  readonly newsroom: Newsroom;
  readonly user: User;
  readonly edition: EditionSeed;
}

/** What is recorded of a changed field besides its name, by the names of a description: states, never names and texts. */
const STATES: { readonly [Kind in keyof Things]: (thing: Things[Kind]) => States } = {
  plan: ({ contentApi, articlesPerMonth }) => ({
    content_api: contentApi,
    articles_per_month: articlesPerMonth,
  }),
  account: ({ plan, status }) => ({ plan, status }),
  newsroom: ({ hourlyCeiling }) => ({ hourly_ceiling: hourlyCeiling }),
  user: ({ newsroom, maySpend }) => ({ newsroom, may_spend: maySpend }),
  edition: ({ language, country, verified }) => ({ language, country, verified }),
};

/** A field that the description does not mention is undefined. */
type States = Readonly<Record<string, LogDetails[string] | undefined>>;

/**
 * The entries of the audit log for what a description changed.
 * @param changes of each of them, in their order
 */
export function entriesOf<Kind extends keyof Things>(
  kind: Kind,
  things: readonly Things[Kind][],
  changes: readonly Change[],
): readonly NewLogEntry[] {
  return things.flatMap((thing, index): readonly NewLogEntry[] => {
    const { effect, columns } = changes[index] ?? { effect: 'unchanged', columns: [] };
    if (effect === 'unchanged') return [];
    const fields = columns.map((column) => column.replace(/_(id|code)$/, ''));
    const states = Object.entries(STATES[kind](thing)).flatMap(([field, state]) =>
      state !== undefined && (effect === 'created' || fields.includes(field))
        ? [[field, state] as const]
        : [],
    );
    return [
      {
        ...byCommandLine(accountOf(kind, thing)),
        action: `${kind}_${effect}`,
        object: { kind, id: thing.id },
        details: { ...(effect === 'updated' ? { fields } : {}), ...Object.fromEntries(states) },
      },
    ];
  });
}

function accountOf(kind: keyof Things, thing: Things[keyof Things]): string | null {
  if ('account' in thing) return thing.account;
  return kind === 'account' ? thing.id : null;
}
