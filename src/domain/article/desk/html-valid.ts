import { sanitiseHtml } from '../markup/sanitise.js';
import { defineCheck, withoutFacts, type DeskItem } from './desk-check.js';

/** The body holds nothing that the sanitiser would remove, and a validator finds no error in it. */
export const htmlValid = defineCheck(
  { name: 'html_valid', version: 1, blocking: true },
  ({ html, facts }) => {
    const foreign: DeskItem[] =
      sanitiseHtml(html) === html
        ? []
        : [{ blockId: null, message: 'It holds markup that an article must not hold.' }];
    const missing = withoutFacts(facts?.markup, 'The HTML');
    if (missing && foreign.length === 0) return missing;
    const faults = (facts?.markup ?? []).map(({ rule, message, line }) => ({
      blockId: null,
      message: `Line ${line}, ${rule}: ${message}`,
    }));
    const items = [...foreign, ...faults];
    return {
      verdict: items.length > 0 ? 'fail' : 'pass',
      score: items.length,
      threshold: 0,
      summary: items.length > 0 ? `The HTML has ${items.length} faults.` : 'The HTML is valid and safe.',
      items,
    };
  },
);
