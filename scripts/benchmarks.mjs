/**
 * The benchmarks of `npm run bench`, by name: the file of bench/ with its arguments, and the figures that count of what it prints.
 *
 * A figure has a name, the keys of Galley's value (`own`) and of its peer's (`beside`) in what the file prints, and whether more is better;
 * `peer` is what it is measured beside. A series has one value a column: what something costs as it grows.
 */
export const BENCHMARKS = {
  list: {
    run: ['list-articles', '--only', 'list', '--rounds', '5'],
    peer: 'node:http and pg, the same statement',
    figures: [
      {
        name: 'Lists of 20 articles, eight callers: requests a second',
        own: 'eight_at_once_galley_requests_a_second',
        beside: 'eight_at_once_bare_requests_a_second',
        isMoreBetter: true,
      },
      {
        name: 'A list of 20 articles, one caller: ms',
        own: 'one_at_a_time_galley_median_ms',
        beside: 'one_at_a_time_bare_median_ms',
      },
    ],
  },
  traces: {
    run: ['list-articles', '--only', 'traces', '--rounds', '7'],
    figures: [
      {
        name: 'p99 of the list with tracing on, times that without, eight callers',
        own: 'eight_at_once_p99_traced_over_untraced',
      },
      {
        name: 'p99 of the list with tracing on, times that without, one caller',
        own: 'one_at_a_time_p99_traced_over_untraced',
      },
      {
        name: 'Processor time of a list with tracing on, times that without',
        own: 'eight_at_once_cpu_traced_over_untraced',
      },
    ],
  },
  start: {
    run: ['job-start'],
    peer: 'node:http and pg, one insert of the brief',
    figures: [
      {
        name: 'Start of an article, until the 202: ms',
        own: 'start_median_ms',
        beside: 'bare_insert_median_ms',
      },
      { name: 'From the 202 until a worker has it: ms', own: 'pick_up_median_ms' },
      {
        name: 'Start of a batch of 20, until the 202: ms',
        own: 'batch_of_20_median_ms',
        beside: 'bare_insert_of_20_median_ms',
      },
    ],
  },
  jobs: {
    run: ['jobs'],
    peer: 'Agenda alone, empty jobs',
    figures: [
      {
        name: 'Jobs of eight trivial stages: a second',
        own: 'galley_jobs_a_second',
        beside: 'bare_agenda_jobs_a_second',
        isMoreBetter: true,
      },
    ],
  },
  graphql: {
    run: ['graphql', '--only', 'job', '--rounds', '3'],
    peer: 'Apollo Server with one look-up of the key',
    figures: [
      {
        name: 'A job over GraphQL: requests a second',
        own: 'job_galley_requests_a_second',
        beside: 'job_apollo_keyed_requests_a_second',
        isMoreBetter: true,
      },
    ],
  },
  subscribers: {
    run: ['subscribers', '--seconds', '5'],
    figures: [
      { name: 'A change to a subscriber, of 5,000: ms', own: 'spread: median ms' },
      { name: 'A change to 5,000 subscribers of one job: ms', own: 'one job: median ms' },
      { name: 'Memory of a subscriber: KB', own: 'memory a subscriber, KB' },
    ],
  },
  webhooks: {
    run: ['webhooks'],
    figures: [
      { name: 'From the commit until a webhook arrives, median: ms', own: 'latencyMedianMs' },
      { name: 'From the commit until a webhook arrives, p95: ms', own: 'latencyP95Ms' },
      { name: 'Of 3,000 messages under 8 kills of the worker: lost', own: 'lost' },
    ],
  },
  writing: {
    run: ['writing'],
    peer: 'LexRank with MMR, which only chooses sentences',
    figures: [
      {
        name: 'An article of 1,200 words from ten sources: ms of a processor',
        own: 'galley: CPU ms of an article (median)',
        beside: 'peer: CPU ms of an article (median)',
      },
    ],
  },
  audit: {
    run: ['audit', '--pages', '2000'],
    peer: 'wget -r, which only follows links',
    figures: [
      {
        name: 'An audit of 2,000 pages with all checks, flat out: pages a second',
        own: 'galley: audit, pages/s',
        beside: 'wget: pages/s',
        isMoreBetter: true,
      },
      { name: 'The same: most memory, MB', own: 'galley: peak MB' },
    ],
  },
  storage: {
    run: ['storage'],
    figures: [
      { name: 'An article as it is made, with its job: KB', own: 'made: all (KB)' },
      { name: 'An article after a month: KB', own: 'after JOB_KEEP_DAYS: all (KB)' },
      { name: 'An article after a year: KB', own: 'after SOURCE_TEXT_DAYS: all (KB)' },
    ],
  },
  'cold-start': {
    run: ['cold-start', '--rounds', '3'],
    peer: 'node:http and pg',
    figures: [
      {
        name: 'Start of a gateway: ms',
        own: 'gateway with DATABASE_URL: ms',
        beside: 'bare node:http and pg: ms',
      },
      { name: 'Start of all in one, DATABASE_URL: ms', own: 'all in one with DATABASE_URL: ms' },
      { name: 'Start of all in one, embedded: ms', own: 'all in one, embedded: ms' },
      {
        name: 'First start of all in one, embedded, which makes the database: ms',
        own: 'first start, embedded: ms',
      },
      {
        name: 'A gateway at rest: MB',
        own: 'gateway with DATABASE_URL: MB at rest',
        beside: 'bare node:http and pg: MB at rest',
      },
      {
        name: '`galley demo`, from nothing until its article is shown: ms',
        own: 'demo, until its article is shown: ms',
      },
    ],
  },
  'many-articles': {
    run: ['list-articles', '--only', 'since', '--rounds', '3'],
    series: [
      {
        name: 'A page of 20 at the end of an edition’s articles: ms',
        of: {
          '1,000 articles': 'since_page_of_20_thousand_median_ms',
          '1,000,000 articles': 'since_page_of_20_million_median_ms',
        },
      },
      {
        name: 'The same where nothing is new: ms',
        of: {
          '1,000 articles': 'since_nothing_new_thousand_median_ms',
          '1,000,000 articles': 'since_nothing_new_million_median_ms',
        },
      },
    ],
  },
  'many-workers': {
    run: ['articles', '--articles', '24', '--workers', '1,2,4'],
    series: [
      {
        name: 'Articles of 1,200 words from five pages: an hour',
        of: {
          '1 worker': '1 worker: articles an hour',
          '2 workers': '2 workers: articles an hour',
          '4 workers': '4 workers: articles an hour',
        },
      },
      {
        name: 'Of a processor for each, PostgreSQL’s included: ms',
        of: {
          '1 worker': ['1 worker: ms of a processor an article', "1 worker: of PostgreSQL's, ms an article"],
          '2 workers': [
            '2 workers: ms of a processor an article',
            "2 workers: of PostgreSQL's, ms an article",
          ],
          '4 workers': [
            '4 workers: ms of a processor an article',
            "4 workers: of PostgreSQL's, ms an article",
          ],
        },
      },
    ],
  },
  'many-crawlers': {
    run: ['audit-workers', '--pages', '400'],
    series: [
      {
        name: 'One crawl of a site that takes 300 ms to answer: requests a second',
        of: {
          '1 worker': '1 at once: requests/s',
          '2 workers': '2 at once: requests/s',
          '4 workers': '4 at once: requests/s',
        },
      },
      {
        name: 'The same at 20 a second, as counted at the site: most within a second',
        of: {
          '1 worker': '1 at 20/s: most within a second',
          '2 workers': '2 at 20/s: most within a second',
          '4 workers': '4 at 20/s: most within a second',
        },
      },
    ],
  },
  'many-pages': {
    run: ['audit-growth', '--sizes', '100,1000,10000', '--runs', '1'],
    series: [
      { name: 'An audit, flat out: seconds', of: pages('seconds') },
      { name: 'Of a processor for each page, PostgreSQL’s included: ms', of: pages('processor ms a page') },
      { name: 'Most memory of the process: MB', of: pages('peak MB of the process') },
      { name: 'Disk: MB', of: pages('disk, MB') },
    ],
  },
  // Ten minutes and more: by itself.
  'largest-site': {
    run: ['audit-growth', '--sizes', '30000', '--runs', '1'],
    series: [
      { name: 'An audit, flat out: seconds', of: pages('seconds', [30000]) },
      {
        name: 'Of a processor for each page, PostgreSQL’s included: ms',
        of: pages('processor ms a page', [30000]),
      },
      { name: 'Most memory of the process: MB', of: pages('peak MB of the process', [30000]) },
      { name: 'Disk: MB', of: pages('disk, MB', [30000]) },
    ],
  },
  'many-jobs': {
    run: ['growth', '--events', '2', '--jobs', '300000'],
    series: [
      {
        name: 'Start of an article, its transaction: ms',
        of: { '10,000 jobs': 'few.start_ms', '300,000 jobs': 'many.start_ms' },
      },
      {
        name: 'End of a job whose title each hundredth article has: ms',
        of: { '10,000 jobs': 'few.end_of_a_job_ms', '300,000 jobs': 'many.end_of_a_job_ms' },
      },
    ],
  },
};

function pages(figure, sizes = [100, 1000, 10000]) {
  return Object.fromEntries(
    sizes.map((size) => [`${size.toLocaleString('en')} pages`, `${size} pages, run 1: ${figure}`]),
  );
}
