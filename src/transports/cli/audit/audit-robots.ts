import { Command } from 'commander';
import type { RobotsTest } from '../../../libs/guarded-fetch/index.js';
import { onOneLine, type Terminal } from '../command.js';
import { formatFacts, formatTable } from '../layout.js';

export interface RobotsRequest {
  /** Absolute, or without a scheme; of one site. */
  readonly urls: readonly string[];
  readonly userAgent: string;
  /** A robots.txt to test in place of the site's; null for that. */
  readonly file: string | null;
  readonly json: boolean;
}

/** `galley audit robots`. @param test runs it */
export function robotsCommand(test: (given: RobotsRequest) => Promise<void>): Command {
  return new Command('robots')
    .summary('test addresses against a robots.txt')
    .description(
      'Says whether a crawler may fetch URLs of a site, and which line decides, by RFC 9309. The robots.txt is that ' +
        'of the site of the first address, or a file. Exits with 1 when one of them is forbidden.',
    )
    .argument('<url...>', 'what is to be fetched')
    .option('--file <file>', 'test this robots.txt, before it is put there')
    .option('--user-agent <name>', 'for this crawler, such as Googlebot', '*')
    .option('--json', 'print it as JSON')
    .action(async (urls: string[], options: RobotsOptions) => {
      const { userAgent, file = null, json = false } = options;
      await test({ urls, userAgent, file, json });
    });
}

interface RobotsOptions {
  readonly userAgent: string;
  readonly file?: string;
  readonly json?: true;
}

/** @param from where the robots.txt is of */
export function describeRobots(
  from: string,
  test: RobotsTest,
  { columns }: Pick<Terminal, 'columns'>,
): string {
  const { group, crawlDelaySeconds, faults, results } = test;
  const facts = formatFacts(
    [
      ['robots.txt', onOneLine(from)],
      ['Group', group ?? 'none holds'],
      ...(crawlDelaySeconds === null ? [] : [['Crawl-delay', `${crawlDelaySeconds} s`] as const]),
      ...(faults.length === 0
        ? []
        : [['Faults', faults.map(({ line }) => `line ${line}`).join(', ')] as const]),
    ],
    columns,
  );
  const table = formatTable(
    results.map(({ url, allowed, line }) => [
      allowed ? 'allowed' : 'forbidden',
      onOneLine(url),
      line === null ? '' : onOneLine(`line ${line.line}: ${line.text}`),
    ]),
    columns,
  );
  return `${facts}\n\n${table}`;
}
