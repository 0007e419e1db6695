import { readFile } from 'node:fs/promises';
import { refuse } from '../../domain/errors.js';
import { GuardedFetcher, ROBOTS_BYTES, testRobots } from '../../libs/guarded-fetch/index.js';
import { onOneLine, type Terminal } from '../../transports/cli/command.js';
import { describeRobots, type RobotsRequest } from '../../transports/cli/audit/audit-robots.js';
import { snakeKeys } from '../../transports/output/snake-keys.js';
import { systemClock } from '../build/build-services.js';
import type { Config } from '../config.js';
import { AUDIT_AGENT } from '../version.js';
import { checkedAddress } from './checked-address.js';
import { reaching } from './reaching.js';

/** RFC 9309 (2.3.1.2). */
const MOST_REDIRECTS = 5;

/** @returns the exit code: 0, or 1 where an address is forbidden */
export async function auditRobotsCommandLine(
  { urls: given, userAgent, file, json }: RobotsRequest,
  config: Config,
  terminal: Terminal,
): Promise<number> {
  const urls = given.map(checkedAddress);
  const [first = ''] = urls;
  const { origin } = new URL(first);
  const other = urls.find((url) => new URL(url).origin !== origin);
  if (other !== undefined)
    throw refuse('invalid_params', onOneLine(`${other} is not of ${origin}, whose robots.txt is tested.`));
  const { from, text } = file === null ? await fetchRobots(origin, config) : await readRobots(file);
  const test = testRobots(text, userAgent, urls);
  terminal.out(
    json
      ? JSON.stringify({ from, user_agent: userAgent, ...(snakeKeys(test) as object) }, null, 2)
      : describeRobots(from, test, terminal),
  );
  return test.results.every(({ allowed }) => allowed) ? 0 : 1;
}

async function readRobots(file: string) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refuse('invalid_params', `The robots.txt "${file}" can’t be read: ${String(error)}`);
  });
  return { from: file, text };
}

/** @throws {GalleyError} `unavailable` where the site does not say whether it has one */
async function fetchRobots(origin: string, config: Config) {
  const { fetch } = reaching(config, origin);
  const fetcher = new GuardedFetcher({ ...fetch, userAgent: AUDIT_AGENT, clock: systemClock });
  let from = `${origin}/robots.txt`;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const { answer, body } = await fetcher.ask(from, { maxBytes: ROBOTS_BYTES * 2, beyond: 'cut' });
    const { status, location } = answer;
    // RFC 9309 (2.3.1.4): it forbids everything then, and no line of it can be named.
    if (status === null || status >= 500)
      throw refuse(
        'unavailable',
        onOneLine(`${from} can’t be read, which forbids everything: ${status ?? 'no answer'}.`),
      );
    if (location === null || status < 300 || status >= 400)
      return { from, text: status === 200 ? new TextDecoder().decode(body) : null };
    from = new URL(location, from).href;
  }
  return { from, text: null };
}
