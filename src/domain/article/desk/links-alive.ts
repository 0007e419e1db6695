import { defineCheck, withoutFacts, type DeskCheck, type LinkState } from './desk-check.js';

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
      message: `${url} ${state === 'dead' ? FOUND.dead : FOUND.unknown}: ${note}.`,
    })),
  };
});

const FOUND = { dead: 'is dead', unknown: 'could not be checked' } as const;

/**
 * What an earlier run found of these links, for a text that was edited: links are not asked again, and those that it did
 * not have are not known.
 * @param earlier the addresses that it had
 */
export function knownLinks(
  urls: readonly string[],
  earlier: readonly string[],
  checks: readonly Pick<DeskCheck, 'name' | 'verdict' | 'items'>[],
): LinkState[] {
  const found = checks.find(({ name }) => name === linksAlive.name);
  const wasAsked = found !== undefined && found.verdict !== 'skipped' && found.verdict !== 'error';
  return urls.map((url) => {
    if (!wasAsked || !earlier.includes(url))
      return { url, state: 'unknown', note: 'not asked since the edit' };
    for (const state of ['dead', 'unknown'] as const) {
      const start = `${url} ${FOUND[state]}: `;
      const message = found.items.find((item) => item.message.startsWith(start))?.message;
      if (message !== undefined) return { url, state, note: message.slice(start.length, -1) };
    }
    return { url, state: 'alive', note: 'answered before the edit' };
  });
}
