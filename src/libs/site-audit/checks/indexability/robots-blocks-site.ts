import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

const AGENTS = new Set(['*', 'googlebot']);

/** A finding per crawler. `detail`: `agent`, `matchedLine`, the line of robots.txt that says so. */
export const robotsBlocksSite = defineCheck({
  id: 'robots_blocks_site',
  title: 'robots.txt blocks everything',
  category: 'indexability',
  severity: 'error',
  scope: 'site',
  applies: 'site',
  rule: 'A Disallow of robots.txt matches / for all crawlers (*) or for Googlebot.',
  why: 'Search engines may not read the home page, and the site disappears from search.',
  fix: 'Remove the line Disallow: /.',
  source: SOURCES.robotsGoogle,
  effort: 'low',
  judge({ site: { robots } }) {
    return robots.blockedAgents
      .filter(({ agent }) => AGENTS.has(agent.toLowerCase()))
      .map(({ agent, line, text }) => ({
        observed: `${cutText(text)} for ${agent}`,
        detail: { agent, matchedLine: cutText(text, 200) },
        where: { line },
      }));
  },
});
