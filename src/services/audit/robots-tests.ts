import { refuse } from '../../domain/errors.js';
import { type RobotsTest, testRobots } from '../../libs/guarded-fetch/index.js';
import { isInternal } from '../../libs/page-reading/index.js';
import type { Audit } from '../../domain/audit/audit.js';
import type { AuditUrlStore } from '../../ports/audit/audit-url-store.js';
import { readOrRefuse } from '../access/access-service.js';

/** What is asked of a robots.txt. */
export interface RobotsQuestion {
  /** Absolute, or paths of the audited site. */
  readonly urls: readonly string[];
  /** A product such as `Googlebot`, or a whole header. */
  readonly userAgent: string;
  /** A robots.txt to test; null for that of the site, as the audit read it. */
  readonly robotsTxt: string | null;
}

/** @param source whose robots.txt it is */
export interface AnsweredRobots extends RobotsTest {
  readonly source: 'site' | 'given';
  /** What the site answered for it; null for no answer, and for one that was given. */
  readonly status: number | null;
  readonly userAgent: string;
}

/**
 * Tests addresses against the robots.txt that an audit read, or against another one before it is put there.
 * @throws {GalleyError} `invalid_params` for an address that is none, or that is of another site; `conflict` where the audit
 *   has not read the file
 */
export async function answerRobots(
  { id, startUrl }: Pick<Audit, 'id' | 'startUrl'>,
  { urls: asked, userAgent, robotsTxt }: RobotsQuestion,
  store: Pick<AuditUrlStore, 'robots'>,
): Promise<AnsweredRobots> {
  const urls = asked.map((url) => (url.startsWith('/') ? new URL(url, startUrl).href : url));
  if (robotsTxt !== null)
    return { source: 'given', status: null, userAgent, ...testRobots(robotsTxt, userAgent, urls) };
  const faults = urls.flatMap((url, place) =>
    isInternal(url, startUrl)
      ? []
      : [
          {
            path: `/urls/${place}`,
            message: `is not of ${new URL(startUrl).host}, whose robots.txt this is`,
          },
        ],
  );
  const [first] = faults;
  if (first) throw refuse('invalid_params', `${first.path}: ${first.message}.`, faults);
  const found = await readOrRefuse(() => store.robots(id));
  if (found === null) throw refuse('conflict', 'The audit has not read the robots.txt of its site.');
  const { status, text } = found;
  const test = testRobots(text, userAgent, urls);
  // RFC 9309 (2.3.1.4): one that can't be had for the server's fault forbids everything.
  const isClosed = status === null || status >= 500;
  const results = isClosed
    ? test.results.map(({ url }) => ({ url, allowed: false, line: null }))
    : test.results;
  return { source: 'site', status, userAgent, ...test, results };
}
