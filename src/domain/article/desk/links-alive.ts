import { defineCheck, withoutFacts } from './desk-check.js';

/** The addresses that the article links to answer. A link that could not be checked is reported, and is no pass. */
export const linksAlive = defineCheck({ name: 'links_alive', version: 1, blocking: false }, ({ facts }) => {
  const missing = withoutFacts(facts?.links, 'Where the links lead');
  if (missing) return missing;
  const links = facts?.links ?? [];
  const dead = links.filter(({ state }) => state === 'dead');
  const unknown = links.filter(({ state }) => state === 'unknown');
  const alive = links.length - dead.length - unknown.length;
  return {
    verdict: dead.length > 0 ? 'fail' : unknown.length > 0 ? 'warn' : 'pass',
    score: links.length === 0 ? 1 : alive / links.length,
    threshold: 1,
    summary: links.length === 0 ? 'The article links nowhere.' : `${alive} of ${links.length} links answer.`,
    items: [...dead, ...unknown].map(({ url, state, note }) => ({
      blockId: null,
      message: `${url} ${state === 'dead' ? 'is dead' : 'could not be checked'}: ${note}.`,
    })),
  };
});
