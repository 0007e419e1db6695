import { defineCheck, type Finding } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import type { RobotsFacts } from '../../site/site-facts.js';

/** RFC 9309 (2.5): crawlers read so much, and may drop the rest. */
const MOST_BYTES = 500 * 1024;
/** Chosen: a bound of the evidence. */
const MOST_FINDINGS = 100;

const REASONS: Readonly<Record<RobotsFacts['faults'][number]['reason'], string>> = {
  no_colon: 'a line without a colon',
  rule_before_agent: 'a rule before any User-agent',
  relative_sitemap: 'a Sitemap that is not absolute',
  too_large: 'too large',
};

/** A finding per faulty line, the first 100. `detail`: `reason`, `text` of the line; for the size `bytes`. */
export const robotsTxtInvalid = defineCheck({
  id: 'robots_txt_invalid',
  title: 'robots.txt has errors',
  category: 'indexability',
  severity: 'warning',
  scope: 'site',
  applies: 'site',
  rule:
    'robots.txt has a line without a colon, a rule before any User-agent or a Sitemap that is not absolute, or is larger ' +
    `than ${MOST_BYTES} bytes.`,
  threshold: { name: 'max_bytes', value: MOST_BYTES, unit: 'bytes' },
  why: 'Crawlers skip what they can’t read, so the rule does not hold.',
  fix: 'Correct the lines that are listed.',
  source: SOURCES.robotsTxt,
  effort: 'low',
  judge({ site: { robots } }) {
    const isTooLarge =
      robots.bytes > MOST_BYTES || robots.faults.some(({ reason }) => reason === 'too_large');
    const size: Finding[] = isTooLarge
      ? [{ observed: `${robots.bytes} bytes`, detail: { reason: 'too_large', bytes: robots.bytes } }]
      : [];
    const lines: Finding[] = robots.faults
      .filter(({ reason }) => reason !== 'too_large')
      .map(({ line, text, reason }) => ({
        observed: `${REASONS[reason]}: ${cutText(text)}`,
        detail: { reason, text: cutText(text, 200) },
        where: { line },
      }));
    return [...size, ...lines].slice(0, MOST_FINDINGS);
  },
});
