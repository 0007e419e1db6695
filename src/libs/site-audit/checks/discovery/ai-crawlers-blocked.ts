import { AI_CRAWLERS } from '../../rules/lists/ai-crawlers.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

/**
 * One finding an agent. `detail`: `agent`, `owner`, `purpose` (`search`, `reader`, `training`) the `url` of
 * robots.txt and the `text` of the line.
 */
export const aiCrawlersBlocked = defineCheck({
  id: 'ai_crawlers_blocked',
  title: 'AI crawlers blocked',
  category: 'discovery',
  severity: 'notice',
  scope: 'site',
  applies: 'site',
  rule: 'robots.txt disallows / for an agent that feeds the answers of a language model, in a group of its own.',
  why: 'Its answers won’t quote the site or link to it, and readers who ask there don’t find it.',
  fix: 'Confirm that this is intended, or remove the line.',
  source: SOURCES.robotsUserAgents,
  effort: 'low',
  judge({ site: { robots } }) {
    return AI_CRAWLERS.flatMap(({ agent, owner, purpose }) => {
      const blocked = robots.blockedAgents.find(
        (one) => one.agent.trim().toLowerCase() === agent.toLowerCase(),
      );
      if (!blocked) return [];
      return [
        {
          observed: agent,
          detail: { agent, owner, purpose, url: robots.url, text: cutText(blocked.text) },
          where: { line: blocked.line },
        },
      ];
    });
  },
});
