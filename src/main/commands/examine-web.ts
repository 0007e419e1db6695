import type { Database } from '../../adapters/postgres/database/connection.js';
import { FetchFailure, GuardedFetcher } from '../../libs/guarded-fetch/index.js';
import type { Config } from '../config.js';
import { AUDIT_AGENT } from '../version.js';

/** Chosen: of three sites one or two may be down, hardly all. */
const SITES = 3;
/** Failures without an answer; any other tells that names are resolved and connections made. */
const WITHOUT_ANSWER: readonly string[] = ['unreachable', 'fetch_timeout'];
const CURE =
  'see that this machine resolves names and may connect to ports 80 and 443; Galley uses no proxy of the system';

/**
 * Asks sites of editions for their first page, as articles and audits do.
 *
 * @returns how many answered
 * @throws {Error} with a cure when none did
 */
export async function examineWeb({ fetch }: Pick<Config, 'fetch'>, database: Database): Promise<string> {
  const rows = await database.rows<{ web_address: string }>(
    'SELECT web_address FROM editions WHERE web_address IS NOT NULL ORDER BY verified DESC, id LIMIT $1::integer',
    [SITES],
  );
  if (rows.length === 0) return 'not asked; no edition has a web address';
  const fetcher = new GuardedFetcher({ allow: fetch.allow, userAgent: AUDIT_AGENT });
  try {
    const tried = await Promise.all(rows.map((row) => ask(fetcher, row.web_address)));
    const asked = tried.filter((answer) => answer !== 'forbidden');
    if (asked.length === 0) return 'not asked; the sites of editions are private, and FETCH_ALLOW names none';
    const silent = asked.filter((answer) => answer !== 'answers');
    if (silent.length === asked.length) throw new Error(`${silent.join('; ')}: ${CURE}`);
    return [`${asked.length - silent.length} of ${asked.length} sites of editions answer`, ...silent].join(
      '; ',
    );
  } finally {
    await fetcher.close();
  }
}

/** @returns why there was no answer, where there was none */
async function ask(fetcher: GuardedFetcher, url: string): Promise<string> {
  try {
    await fetcher.probe(url, 'HEAD');
    return 'answers';
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    if (error.code === 'source_blocked') return 'forbidden';
    return WITHOUT_ANSWER.includes(error.code) ? error.message : 'answers';
  }
}
