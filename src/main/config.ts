import { readFileSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { ServiceAccount } from '../adapters/ownership/google-login.js';
import { SESSION_DAYS } from '../domain/access/session.js';
import type { AuditRetention } from '../domain/audit/audit-retention.js';
import type { WorkKind } from '../domain/jobs.js';
import { LEAST_LEDGER_DAYS, type RetentionDays } from '../domain/retention.js';
import { canParseUrl, parseFetchAllow, type FetchAllow } from '../libs/urls/index.js';
import { ConfigError } from './config-error.js';
import { baseWithoutLogin, integer, oneOf, someOf, url } from './config-values.js';
import { providerVariables, readProviders, type ProviderConfig } from './provider-config.js';
import type { TracingConfig } from './open-tracing.js';
import { readServiceAccount } from './read-service-account.js';
import type { WebOptions } from '../transports/web-options.js';
import { webOptionsOf, webVariables } from './web-config.js';

export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly dataDir: string }
  | { readonly kind: 'external'; readonly url: string };

export type JobsConfig =
  /** null: the database itself. */
  | { readonly kind: 'postgres'; readonly url: string | null }
  | { readonly kind: 'mongodb'; readonly url: string };

/** Google Search Console, with a service account. */
export interface GoogleConfig {
  readonly account: ServiceAccount;
  readonly baseUrl: string;
}

export interface Config extends ProviderConfig {
  readonly host: string;
  readonly port: number;
  /** The port of health and metrics; null: the same port as everything else. */
  readonly opsPort: number | null;
  readonly web: WebOptions;
  readonly database: DatabaseConfig;
  /** How long a process that starts waits for its database, in seconds. */
  readonly databaseWaitSeconds: number;
  readonly jobs: JobsConfig;
  readonly fetch: {
    /** Private addresses that page fetching may reach all the same. */
    readonly allow: FetchAllow;
    /** Page requests a second and origin; 0 means without a pause. */
    readonly ratePerSecond: number;
    readonly maxPages: number;
  };
  /** Whether audits may render pages, and the browser for it. */
  readonly rendering: { readonly isOn: boolean; readonly chromium: string };
  readonly webhooks: {
    /** Private addresses that webhooks may reach all the same, by http too. */
    readonly allow: FetchAllow;
  };
  /** Which audits are retained. */
  readonly audits: AuditRetention;
  /** How long other records are retained. */
  readonly retention: RetentionDays;
  /** null: no verification of domains by Google. */
  readonly google: GoogleConfig | null;
  readonly graphql: {
    /** A folder or file of the only documents that run; null: all do. */
    readonly allowed: string | null;
    /** Whether the schema is shown to callers without a key, and GraphiQL to browsers. */
    readonly isDevelopment: boolean;
  };
  readonly console: {
    /** Whether there are a front page and a console, and sessions of it count. */
    readonly isOn: boolean;
    /** How long a session may go unused. */
    readonly idleMinutes: number;
  };
  /** Encrypts what is secret in the database; null: nothing of the kind is stored. */
  readonly secretKey: string | null;
  readonly workerConcurrency: number;
  /** The kinds of work that a worker claims. */
  readonly workerKinds: readonly WorkKind[];
  /** Where spans are sent; null: nowhere. */
  readonly tracing: TracingConfig | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** For a command that has no configuration but a few variables of its own; the process's own unless given. */
export function environmentOf(given: Environment | undefined): Environment {
  return given ?? process.env;
}

/**
 * An address of MongoDB with several hosts is no valid `URL`. The driver checks its parts, and is not loaded for this.
 */
const MONGODB = /^mongodb(\+srv)?:\/\/([^@/?\s]+@)?[^@/?,\s]+(,[^@/?,\s]+)*(\/[^?\s]*)?(\?\S*)?$/;
const POSTGRES = ['postgres:', 'postgresql:'];

const jobStore = z
  .string()
  .refine((text) => MONGODB.test(text) || (canParseUrl(text) && POSTGRES.includes(new URL(text).protocol)), {
    error: 'must be an address that begins with postgres://, mongodb:// or mongodb+srv://',
  });

/** As OpenTelemetry writes them: `name=value`, percent-encoded, with commas between. */
const otlpHeaders = z.string().transform((text, context) => {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [, name = '', value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/s.exec(pair) ?? [];
    try {
      if (name !== '') headers[name] = decodeURIComponent(value.trim());
    } catch {
      headers[name] = '';
    }
    if ((headers[name] ?? '') !== '') continue;
    context.addIssue({ code: 'custom', message: 'must be pairs such as name=value, separated by commas' });
    return z.NEVER;
  }
  return headers;
});

/** As an operator names them, and as the queue does. */
const KINDS = {
  articles: 'write-article',
  reports: 'make-report',
  audits: 'work-on-audit',
} as const satisfies Readonly<Record<string, WorkKind>>;

const fetchAllow = z
  .string()
  .default('')
  .transform((text, context) => {
    const parsed = parseFetchAllow(text);
    if (parsed.ok) return parsed.list;
    for (const message of parsed.faults) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** One variable each. */
const shape = z.object({
  PORT: integer(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: url(...POSTGRES).optional(),
  DATABASE_WAIT_SECONDS: integer(0, 600).default(60),
  GALLEY_DATA_DIR: z.string().optional(),
  JOBS_URL: jobStore.optional(),
  ...providerVariables,
  ...webVariables,
  FETCH_ALLOW: fetchAllow,
  WEBHOOK_ALLOW: fetchAllow,
  CRAWL_RATE: integer(0, 10_000).default(10),
  CRAWL_MAX_PAGES: integer(1, 10_000_000).default(10_000),
  RENDER: oneOf(['on', 'off']).default('off'),
  CHROMIUM: z.string().default('/usr/bin/chromium'),
  SECRET_KEY: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  // The next audit of an edition is compared with its last one.
  AUDIT_KEEP: integer(1, 10_000).default(5),
  AUDIT_KEEP_DAYS: integer(0, 36_500).default(90),
  JOB_KEEP_DAYS: integer(1, 36_500).default(30),
  REPORT_KEEP_DAYS: integer(1, 36_500).default(365),
  // More than a year, so that the same month of two years can be compared.
  LEDGER_KEEP_DAYS: integer(LEAST_LEDGER_DAYS, 36_500).default(400),
  SOURCE_TEXT_DAYS: integer(0, 36_500).default(365),
  EVENT_KEEP_DAYS: integer(1, 36_500).default(30),
  AUDIT_LOG_DAYS: integer(0, 36_500).default(400),
  GOOGLE_SERVICE_ACCOUNT: z
    .string()
    .transform((text, context) => {
      const account = readServiceAccount(text);
      if (typeof account !== 'string') return account;
      context.addIssue({ code: 'custom', message: account });
      return z.NEVER;
    })
    .optional(),
  GOOGLE_BASE_URL: baseWithoutLogin.optional(),
  GRAPHQL_ALLOW: z.string().optional(),
  // Tools of Node use several values for it; only `development` means anything here.
  NODE_ENV: z.string().default('production'),
  CONSOLE: oneOf(['on', 'off']).default('on'),
  // At most as long as a session lasts however often it is used: a week.
  SESSION_IDLE_MINUTES: integer(1, SESSION_DAYS * 24 * 60).default(720),
  WORKER_CONCURRENCY: integer(1, 256).optional(),
  WORKER_KINDS: someOf(['articles', 'reports', 'audits']).default(['articles', 'reports', 'audits']),
  OPS_PORT: integer(0, 65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseWithoutLogin.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders.optional(),
  OTEL_SERVICE_NAME: z.string().default('galley'),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

type Name = keyof typeof shape.shape;
const NAMES = Object.keys(shape.shape) as readonly Name[];

/**
 * Reads the environment; the only place that does. A variable may also be given as a file's path in `NAME_FILE`
 * (for secrets mounted as files); a trailing line break in it is not part of the value. Empty means absent.
 *
 * @param dataDir of the embedded PostgreSQL where `GALLEY_DATA_DIR` is absent
 * @throws {ConfigError} with every fault
 */
export function readConfig(environment: Environment = process.env, dataDir = './.galley'): Config {
  const faults: string[] = [];
  const given: Partial<Record<Name, string>> = {};
  for (const name of NAMES) {
    const value = readVariable(environment, name, faults);
    if (value !== undefined) given[name] = value;
  }
  const parsed = shape.safeParse(given);
  for (const issue of parsed.error?.issues ?? []) faults.push(`${issue.path.join('.')} ${issue.message}.`);
  // Dependent variables are checked against the readable ones, so that all faults are reported at once.
  const providers = readProviders(given, faults);
  if (given.GOOGLE_BASE_URL !== undefined && given.GOOGLE_SERVICE_ACCOUNT === undefined)
    faults.push('GOOGLE_BASE_URL has no effect unless GOOGLE_SERVICE_ACCOUNT is set.');
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    opsPort: values.OPS_PORT ?? null,
    web: webOptionsOf(values),
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    database:
      values.DATABASE_URL === undefined
        ? { kind: 'embedded', dataDir: path.resolve(values.GALLEY_DATA_DIR ?? dataDir) }
        : { kind: 'external', url: values.DATABASE_URL },
    jobs: jobsOf(values.JOBS_URL),
    ...providers,
    fetch: {
      allow: values.FETCH_ALLOW,
      ratePerSecond: values.CRAWL_RATE,
      maxPages: values.CRAWL_MAX_PAGES,
    },
    rendering: { isOn: values.RENDER === 'on', chromium: values.CHROMIUM },
    webhooks: { allow: values.WEBHOOK_ALLOW },
    audits: { newest: values.AUDIT_KEEP, days: values.AUDIT_KEEP_DAYS },
    retention: {
      jobs: values.JOB_KEEP_DAYS,
      reports: values.REPORT_KEEP_DAYS,
      ledger: values.LEDGER_KEEP_DAYS,
      sourceTexts: values.SOURCE_TEXT_DAYS,
      events: values.EVENT_KEEP_DAYS,
      auditLog: values.AUDIT_LOG_DAYS,
    },
    google: values.GOOGLE_SERVICE_ACCOUNT
      ? { account: values.GOOGLE_SERVICE_ACCOUNT, baseUrl: values.GOOGLE_BASE_URL ?? GOOGLE_API }
      : null,
    graphql: {
      allowed: values.GRAPHQL_ALLOW ?? null,
      isDevelopment: values.NODE_ENV === 'development',
    },
    secretKey: values.SECRET_KEY ?? null,
    console: { isOn: values.CONSOLE === 'on', idleMinutes: values.SESSION_IDLE_MINUTES },
    // Writing alternates between waiting for pages and computing: two jobs a processor keep it busy.
    workerConcurrency: values.WORKER_CONCURRENCY ?? availableParallelism() * 2,
    workerKinds: values.WORKER_KINDS.map((kind) => KINDS[kind]),
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            serviceName: values.OTEL_SERVICE_NAME,
          },
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * The configuration of a command of a user's own, whose data is not in the folder in which it happens to be started.
 *
 * @param dataDir of the embedded PostgreSQL, whatever the environment says; null: as it says, or else the user's data folder
 * @throws {ConfigError} with every fault
 */
export function readUserConfig(dataDir: string | null, environment: Environment = process.env): Config {
  const given = dataDir === null ? {} : { GALLEY_DATA_DIR: dataDir, GALLEY_DATA_DIR_FILE: undefined };
  return readConfig({ ...environment, ...given }, userDataDir(environment));
}

/** By the XDG Base Directory Specification, which ignores a path that is not absolute. */
function userDataDir({ XDG_DATA_HOME: dataHome = '' }: Environment): string {
  return path.join(path.isAbsolute(dataHome) ? dataHome : path.join(homedir(), '.local', 'share'), 'galley');
}

const GOOGLE_API = 'https://www.googleapis.com';

function jobsOf(url: string | undefined): JobsConfig {
  if (url?.startsWith('mongodb')) return { kind: 'mongodb', url };
  return { kind: 'postgres', url: url ?? null };
}

function readVariable(environment: Environment, name: Name, faults: string[]): string | undefined {
  const direct = orAbsent(environment[name]);
  const file = orAbsent(environment[`${name}_FILE`]);
  if (file === undefined) return direct;
  if (direct !== undefined) {
    faults.push(`${name} and ${name}_FILE are both set; set one.`);
    return undefined;
  }
  try {
    return orAbsent(readFileSync(file, 'utf8').replace(/\r?\n$/, ''));
  } catch (error) {
    const code =
      typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unreadable';
    faults.push(`${name}_FILE names a file that can't be read (${code}).`);
    return undefined;
  }
}

/** Compose files pass an empty value for a variable that is not set. */
function orAbsent(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
