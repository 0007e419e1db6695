import { sanitiseHtml } from '../sanitise.js';
import { defineCheck } from './desk-check.js';

/** The body holds nothing that the allow-list would take away. */
export const htmlSafe = defineCheck({ name: 'html_safe', version: 1, blocking: true }, ({ html }) => {
  const safe = sanitiseHtml(html) === html;
  return {
    verdict: safe ? 'pass' : 'fail',
    summary: safe
      ? 'The body holds only what an article may hold.'
      : 'The body holds markup that an article may not hold.',
  };
});
