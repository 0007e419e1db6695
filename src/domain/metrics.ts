/**
 * Every metric of Galley's own, by its name. `docs/metrics.md`, the dashboards and the rules of `deploy/` name these and no
 * others, which a test proves. No label has a value that a caller may choose: no account, edition, address or key.
 */

/** Seconds, from a poll of a row to a slow page of a site. */
const SHORT_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Seconds, from the extractive engine's stages to the 15 minutes that a job may take, and an audit's hours. */
const LONG_S = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600, 14_400];

interface Definition {
  readonly help: string;
  readonly labels: readonly string[];
}

/** They only grow, from the start of a process on. */
export const COUNTERS = {
  galley_attempts_total: {
    help: 'Attempts at articles and reports, by how they ended: done, failed, retried, requeued, or lost to another worker.',
    labels: ['kind', 'outcome'],
  },
  galley_crawled_urls_total: {
    help: 'Answers that crawls of audits were given, by class: 2xx, 3xx, 4xx, 5xx, or none.',
    labels: ['class'],
  },
  galley_fetches_total: {
    help: 'Pages fetched for articles and reports, by outcome: ok, or why not.',
    labels: ['outcome'],
  },
  galley_model_tokens_total: {
    help: 'Tokens of language models, sent and received, as the provider counts them, or else by estimate.',
    labels: [],
  },
  galley_refusals_total: {
    help: 'Requests that were answered with an error, by transport and code.',
    labels: ['transport', 'code'],
  },
  galley_schedule_runs_total: {
    help: 'Planned moments of schedules, by what became of them: started, skipped_overlap, missed, refused or paused.',
    labels: ['outcome'],
  },
  galley_webhook_attempts_total: {
    help: 'Attempts at deliveries of webhooks, by outcome: ok, refused, or why there was no answer.',
    labels: ['outcome'],
  },
} as const satisfies Readonly<Record<string, Definition>>;

/** How long things took, in seconds. */
export const HISTOGRAMS = {
  galley_http_request_duration_seconds: {
    help: 'How long requests took, in seconds.',
    labels: ['method', 'route', 'status'],
    buckets: [0.002, ...SHORT_S],
  },
  galley_job_wait_seconds: {
    help: 'From the start of an article or a report by its caller until a worker first claimed it, in seconds.',
    labels: ['kind'],
    buckets: [0.05, ...LONG_S],
  },
  galley_attempt_duration_seconds: {
    help: 'How long an attempt at an article or a report took, in seconds, by how it ended.',
    labels: ['kind', 'outcome'],
    buckets: LONG_S,
  },
  galley_stage_duration_seconds: {
    help: 'How long a stage of an article or a report took, in seconds, waits for sites and models included.',
    labels: ['kind', 'stage'],
    buckets: [0.01, 0.05, ...LONG_S],
  },
  galley_crawl_answer_seconds: {
    help: 'How long audited sites took to answer a request, in seconds.',
    labels: [],
    buckets: SHORT_S,
  },
  galley_origin_wait_seconds: {
    help: 'How long a fetch waited until the rate limit of its site let it go, in seconds.',
    labels: [],
    buckets: SHORT_S,
  },
  galley_model_duration_seconds: {
    help: 'How long calls of language models took, in seconds, by outcome: ok, or why not.',
    labels: ['outcome'],
    buckets: LONG_S,
  },
} as const satisfies Readonly<Record<string, Definition & { readonly buckets: readonly number[] }>>;

/** Read when a scrape asks for them. */
export const GAUGES = {
  galley_build_info: {
    help: '1, with the version and the role of the process.',
    labels: ['version', 'role'],
  },
  galley_clock_skew_seconds: {
    help: 'What the clock of a store is ahead of this process, in seconds.',
    labels: ['store'],
  },
  galley_data_free_ratio: {
    help: 'The free part of the disk that the embedded PostgreSQL is on, from 0 to 1.',
    labels: [],
  },
  galley_database_bytes: { help: 'The size of the database, in bytes.', labels: [] },
  galley_database_pool: {
    help: 'Connections to PostgreSQL of this process by state, used or idle, and calls that wait for one.',
    labels: ['pool', 'state'],
  },
  galley_jobs: {
    help: 'Articles, reports and audits that wait or run, of all processes.',
    labels: ['kind', 'state'],
  },
  galley_job_oldest_seconds: {
    help: 'How long the oldest work of a kind has waited, of all processes; 0 where none waits.',
    labels: ['kind'],
  },
  galley_leases_lapsed: {
    help: 'Work whose worker gave no sign of life for longer than its lease, of all processes.',
    labels: [],
  },
  galley_outbox_oldest_seconds: {
    help: 'How long the oldest message has waited to be sent to the queue, of all processes.',
    labels: [],
  },
  galley_schedule_lag_seconds: {
    help: 'How long the oldest moment of a schedule that has come has waited for its start, of all processes; 0 where none waits.',
    labels: [],
  },
  galley_store_up: { help: '1 where the store answers, 0 where it does not.', labels: ['store'] },
  galley_subscribers: { help: 'Open connections of subscribers, by transport.', labels: ['transport'] },
  galley_worker_slots: {
    help: 'Articles and reports that this process computes at a time, by state: used or free.',
    labels: ['kind', 'state'],
  },
  galley_workers: { help: 'Worker processes that gave a sign of life in the last 20 seconds.', labels: [] },
} as const satisfies Readonly<Record<string, Definition>>;

export type CounterName = keyof typeof COUNTERS;
export type HistogramName = keyof typeof HISTOGRAMS;
export type GaugeName = keyof typeof GAUGES;

interface Labelled {
  readonly labels: readonly string[];
}

/** A value for each label. */
export type LabelsOf<Metric extends Labelled> = Readonly<Record<Metric['labels'][number], string>>;
