/*
 * The contract of admission as plainly as it reads, in memory. It shares no code with what is checked against it: the
 * limits stand here once more, by hand.
 */

export const REQUESTS_A_MINUTE = 120;
export const PAID_ACTIONS_AN_HOUR = 20;

export interface Newsroom {
  readonly id: string;
  ceiling: number | null;
}

export interface User {
  readonly id: string;
  newsroom: Newsroom;
  maySpend: boolean;
}

export interface Account {
  readonly id: string;
  readonly edition: string;
  readonly newsrooms: readonly Newsroom[];
  readonly users: readonly User[];
  readonly jobs: Set<string>;
  readonly articles: { readonly id: string; readonly createdAt: string }[];
  open: boolean;
  contentApi: boolean;
  articlesPerMonth: number | null;
}

export interface Key {
  readonly id: string;
  readonly token: string;
  readonly account: Account;
  readonly user: User;
  /** Where its owner was when it was made. */
  readonly newsroom: Newsroom;
  readonly permission: 'full' | 'read';
  revoked: boolean;
  /** Of the minute. */
  requests: number;
}

export interface PaidAction {
  readonly job: string;
  readonly key: Key;
  /** In ms since 1970. */
  at: number;
  withinTheHour: boolean;
}

export interface Model {
  readonly accounts: readonly Account[];
  readonly keys: Key[];
  readonly paid: PaidAction[];
  /** Ids that callers of all accounts use, so that they repeat. */
  readonly ids: readonly string[];
}

/** A brief as far as admission looks at it; the id as it was sent. */
export interface Row {
  readonly id: string | null;
  readonly blank: boolean;
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  /** What the sentence must speak of. */
  readonly about: RegExp;
}

/** Every reason to refuse, in the order of the checks. */
export const REFUSALS = {
  'a key that does not hold': { status: 401, code: 'invalid_key', about: /not valid/ },
  'a closed account': { status: 401, code: 'account_closed', about: /closed/ },
  'no room in the minute': { status: 429, code: 'rate_limited', about: /minute/ },
  'no such edition': { status: 404, code: 'not_found', about: /no such edition/ },
  'a Read only key': { status: 403, code: 'key_read_only', about: /Read only/ },
  'another newsroom': { status: 403, code: 'wrong_newsroom', about: /newsroom/ },
  'a plan without the content API': { status: 402, code: 'plan_required', about: /content API/ },
  'a user who may not spend': { status: 403, code: 'forbidden', about: /may not spend/ },
  'faults in the body': { status: 422, code: 'invalid_params', about: /\/(jobs|briefs|input)/ },
  'no such job': { status: 404, code: 'not_found', about: /no such article job/ },
  'no room in the hour of the key': { status: 429, code: 'rate_limited', about: /20 paid actions/ },
  'no room under the ceiling of the newsroom': { status: 403, code: 'forbidden', about: /newsroom.*ceiling/ },
  'no room in the allowance of the plan': {
    status: 402,
    code: 'payment_required',
    about: /plan.*allowance/,
  },
} as const satisfies Record<string, Refusal>;

export type Reason = keyof typeof REFUSALS;

/** Checks 1 and 2: counts the request, or says why not. */
export function enter(key: Key): Reason | null {
  if (key.revoked) return 'a key that does not hold';
  if (!key.account.open) return 'a closed account';
  if (key.requests === REQUESTS_A_MINUTE) return 'no room in the minute';
  key.requests += 1;
  return null;
}

/** Check 3. */
export function openEdition(key: Key, slug: string): Reason | null {
  return slug.toLowerCase() === key.account.edition ? null : 'no such edition';
}

/** Check 4. */
export function maySpend({ permission, user, newsroom, account }: Key): Reason | null {
  if (permission === 'read') return 'a Read only key';
  if (user.newsroom !== newsroom) return 'another newsroom';
  if (!account.contentApi) return 'a plan without the content API';
  return user.maySpend ? null : 'a user who may not spend';
}

/** Check 5: where the faults of a batch are. */
export function faultsOf(rows: readonly Row[]): string[] {
  if (rows.length === 0) return ['/jobs'];
  const ids = rows.map(({ id }) => id?.toLowerCase() ?? null);
  return rows.flatMap(({ blank }, index) => [
    ...(blank ? [`/jobs/${index}/input`] : []),
    ...(ids[index] !== null && ids.indexOf(ids[index]!) < index ? [`/jobs/${index}/id`] : []),
  ]);
}

/** Check 6. */
export function isKnown({ account }: Key, { id }: Row): boolean {
  return id !== null && account.jobs.has(id.toLowerCase());
}

/** One of the limits of check 8, and how many starts it still lets through. */
export interface Room {
  readonly limit: 'key' | 'newsroom' | 'plan';
  readonly left: number;
}

/** Check 8: the limits in their order. */
export function roomOf({ paid }: Model, { account, newsroom, ...key }: Key): readonly [Room, Room, Room] {
  const hour = paid.filter(({ withinTheHour }) => withinTheHour);
  const thisMonth = new Date().toISOString().slice(0, 7);
  const month = paid.filter(({ at }) => new Date(at).toISOString().startsWith(thisMonth));
  const left = (bound: number | null, used: readonly unknown[]) =>
    bound === null ? Infinity : Math.max(0, bound - used.length);
  return [
    {
      limit: 'key',
      left: left(
        PAID_ACTIONS_AN_HOUR,
        hour.filter((action) => action.key.id === key.id),
      ),
    },
    {
      limit: 'newsroom',
      left: left(
        newsroom.ceiling,
        hour.filter((action) => action.key.newsroom === newsroom),
      ),
    },
    {
      limit: 'plan',
      left: left(
        account.articlesPerMonth,
        month.filter((action) => action.key.account === account),
      ),
    },
  ];
}

/** A single start without room is refused by the first limit that has none. */
export function roomForOne(model: Model, key: Key): Reason | null {
  const full = roomOf(model, key).find(({ left }) => left === 0);
  if (!full) return null;
  const reasons = {
    key: 'no room in the hour of the key',
    newsroom: 'no room under the ceiling of the newsroom',
    plan: 'no room in the allowance of the plan',
  } as const;
  return reasons[full.limit];
}

/** A batch is cut by the limit with the least room; of equal ones the first speaks. */
export function tightest(model: Model, key: Key): Room {
  return roomOf(model, key).reduce((least, room) => (room.left < least.left ? room : least));
}

/** What a batch says of a row that did not start: which limit cut it, and the room that it had left. */
export function sayingOf({ limit, left }: Room): RegExp {
  const limits = {
    key: "key's hourly limit",
    newsroom: "newsroom's hourly ceiling",
    plan: "plan's allowance",
  };
  return new RegExp(`${limits[limit]} .*room for ${left === 1 ? '1 row' : `${left} rows`}\\.$`);
}

/** An article was started. */
export function spend(model: Model, key: Key, job: string): void {
  key.account.jobs.add(job);
  model.paid.push({ job, key, at: Date.now(), withinTheHour: true });
}

/** @returns what REST and GraphQL alike call the room that is left in the key's hour */
export function hourLeft(model: Model, key: Key): number {
  return roomOf(model, key)[0].left;
}

export function passMinute({ keys }: Model): void {
  for (const key of keys) key.requests = 0;
}

export function passHour(model: Model): void {
  for (const action of model.paid) {
    action.at -= 3_601_000;
    action.withinTheHour = false;
  }
  passMinute(model);
}
