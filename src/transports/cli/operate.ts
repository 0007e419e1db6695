import { Command, InvalidArgumentError, Option } from 'commander';
import { isUuid } from '../../domain/access/uuid.js';
import { PAID_ACTION_KINDS, type PaidActionKind } from '../../domain/access/limits.js';
import { refuse } from '../../domain/errors.js';
import type { Instant } from '../../domain/instant.js';
import type { AccountUsage, ListedWork, OperatorStatus } from '../../domain/operator.js';
import { presentInstant } from '../output/shape.js';
import { print, type Terminal, type WithAdmin } from './command.js';
import { formatTable } from './layout.js';

const STATUSES = ['open', 'queued', 'running', 'crawling', 'analysing', 'done', 'failed', 'cancelled'];

/** `galley status`: how the work of all accounts stands. */
export function statusCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return new Command('status')
    .summary('show how much work waits, runs and has failed')
    .description(
      'Shows how much work waits and runs, what failed within the last 24 hours and why, and what the workers hold, over all ' +
        'accounts.',
    )
    .option('--json', 'print JSON')
    .action(async (options: { json?: true }) => {
      const status = await withAdmin(({ operator }) => operator.status());
      print(terminal, options.json, presentStatus(status), () => describeStatus(status));
    });
}

/** `galley jobs`: article jobs, reports and audits of all accounts. */
export function jobsCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return new Command('jobs')
    .summary('list article jobs, reports and audits')
    .description('Lists article jobs, reports and audits of all accounts, newest first.')
    .addOption(new Option('--kind <kind>', 'only these').choices(PAID_ACTION_KINDS))
    .addOption(
      new Option('--status <status>', 'only those; `open` are all that have not ended').choices(STATUSES),
    )
    .option('--account <id>', 'only those of this account: an id, or a name that no other account has')
    .option(
      '--edition <id>',
      'only those of this edition: an id, or a name or address that no other edition has',
    )
    .addOption(new Option('--limit <count>', 'at most this many').default(50).argParser(limitOption))
    .option('--json', 'print JSON')
    .action(async (options: JobsOptions) => {
      const work = await withAdmin(async ({ operator }) =>
        operator.work({
          kind: options.kind ?? null,
          status: options.status ?? null,
          accountId: await operator.idOrAll('account', options.account),
          editionId: await operator.idOrAll('edition', options.edition),
          limit: options.limit,
        }),
      );
      print(terminal, options.json, { jobs: work.map(presentWork) }, () =>
        formatTable([
          ['ID', 'KIND', 'STATUS', 'STAGE', 'STARTED', 'ACCOUNT', 'EDITION', 'ERROR'],
          ...work.map((one) => [
            one.id,
            one.kind,
            one.status,
            one.stage ?? '-',
            inSeconds(one.createdAt),
            one.account.name,
            one.edition.name,
            one.error ?? '-',
          ]),
        ]),
      );
    });
}

interface JobsOptions {
  readonly kind?: PaidActionKind;
  readonly status?: string;
  readonly account?: string;
  readonly edition?: string;
  readonly limit: number;
  readonly json?: true;
}

/** `galley usage`: what accounts spent in a month. */
export function usageCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return new Command('usage')
    .summary('show what accounts spent in a month')
    .description(
      'Shows what each account started and spent in a calendar month (UTC), the most articles first.',
    )
    .option('--account <id>', 'only this account: an id, or a name that no other account has')
    .addOption(new Option('--month <month>', 'such as 2026-11; this month without it').argParser(monthOption))
    .option('--json', 'print JSON')
    .action(async (options: { account?: string; month?: string; json?: true }) => {
      const month = options.month ?? new Date().toISOString().slice(0, 7);
      const usage = await withAdmin(async ({ operator }) =>
        operator.usage(`${month}-01`, await operator.idOrAll('account', options.account)),
      );
      print(terminal, options.json, { month, accounts: usage.map(presentUsage) }, () =>
        formatTable([
          ['ACCOUNT', 'PLAN', 'ARTICLES', 'ALLOWED', 'REPORTS', 'AUDITS', 'LAST HOUR', 'MODEL TOKENS'],
          ...usage.map(({ account, plan, articles, started, lastHour, model }) => [
            account.name,
            plan,
            String(articles.used),
            articles.allowance === null ? 'any' : String(articles.allowance),
            String(started.research),
            String(started.audit),
            String(lastHour),
            String(model.tokens),
          ]),
        ]),
      );
    });
}

/** `galley cancel ID`. */
export function cancelCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return new Command('cancel')
    .summary('cancel a job, a report or an audit')
    .description(
      'Ends an article job, a report or an audit that waits or runs. What it cost stays spent. A report or an audit ends as ' +
        '`failed` with the code `cancelled`.',
    )
    .argument('<id>', 'its id, as `galley jobs` shows it')
    .option('--account <id>', 'whose it is, where several accounts have used the id')
    .option('--json', 'print JSON')
    .action(async (id: string, options: { account?: string; json?: true }) => {
      if (!isUuid(id)) throw refuse('invalid_params', `It must be named by its UUID, not "${id}".`);
      const work = await withAdmin(async ({ operator }) =>
        operator.cancel(id.toLowerCase(), await operator.idOrAll('account', options.account)),
      );
      print(terminal, options.json, presentWork(work), () => `${work.status} ${work.kind} ${work.id}`);
    });
}

function presentStatus({ queue, queues, outbox, failures, ...status }: OperatorStatus) {
  const waiting = (line: OperatorStatus['queue']) => ({
    waiting: line.waiting,
    oldest_seconds: line.oldestSeconds,
  });
  return {
    ...status,
    at: presentInstant(status.at),
    failures: failures.map(({ lastAt, ...failure }) => ({ ...failure, last_at: presentInstant(lastAt) })),
    queue: waiting(queue),
    queues: queues.map((line) => ({ kind: line.kind, ...waiting(line) })),
    outbox: waiting(outbox),
  };
}

function describeStatus({ database, work, failures, queue, outbox, leases }: OperatorStatus): string {
  const age = ({ waiting, oldestSeconds }: OperatorStatus['queue']) =>
    oldestSeconds === null ? `${waiting}` : `${waiting}, the oldest for ${oldestSeconds} s`;
  const lines = PAID_ACTION_KINDS.flatMap((kind) => {
    const counts = work.filter((one) => one.kind === kind).map(({ status, count }) => `${count} ${status}`);
    return counts.length === 0 ? [] : [[NAMES[kind], counts.join(', ')]];
  });
  return formatTable([
    ['Database', `PostgreSQL ${database.version}, ${Math.round(database.bytes / 1e6)} MB`],
    ['Jobs that wait', age(queue)],
    ['Messages to send', age(outbox)],
    ['Leases', `${leases.held} held, ${leases.lapsed} lapsed`],
    ...lines,
    ...failures.map(({ kind, code, count }) => ['Failed', `${count} ${kind} with ${code}`]),
  ]);
}

const NAMES: Readonly<Record<PaidActionKind, string>> = {
  article: 'Articles, last day',
  research: 'Reports, last day',
  audit: 'Audits, last day',
};

function presentWork({ ref: _ref, createdAt, updatedAt, finishedAt, ...work }: ListedWork) {
  return {
    ...work,
    created_at: presentInstant(createdAt),
    updated_at: presentInstant(updatedAt),
    finished_at: presentInstant(finishedAt),
  };
}

function presentUsage({ lastHour, ...usage }: AccountUsage) {
  return { ...usage, last_hour: lastHour };
}

function inSeconds(instant: Instant): string {
  return instant.slice(0, 19).replace('T', ' ');
}

function limitOption(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 1,000.');
  return limit;
}

function monthOption(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text))
    throw new InvalidArgumentError('It must be a month such as 2026-11.');
  return text;
}
