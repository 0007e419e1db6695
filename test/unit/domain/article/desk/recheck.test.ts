import { describe, expect, it } from '@jest/globals';
import { length, targetIn } from '../../../../../src/domain/article/desk/length.js';
import { knownLinks, linksAlive } from '../../../../../src/domain/article/desk/links-alive.js';
import { runCheck } from '../../../../../src/domain/article/desk/run-check.js';
import type { DeskInput, LinkState } from '../../../../../src/domain/article/desk/desk-check.js';

const INPUT: DeskInput & { readonly claims: [] } = {
  draft: { form: 'article', lead: [], sections: [] },
  outline: { title: 'Locks', sections: [], targetWords: 640 },
  sources: [],
  language: 'en',
  html: '',
  text: '',
  wordCount: 600,
  claims: [],
};

describe('what an earlier run of the desk found', () => {
  it('says what length was aimed at', () => {
    expect(targetIn([runCheck(length, INPUT)])).toBe(640);
    expect(targetIn([])).toBeNull();
    expect(targetIn([{ name: 'length', summary: 'The check failed.' }])).toBeNull();
  });

  const LINKS: readonly LinkState[] = [
    { url: 'https://a.example/', state: 'alive', note: 'status 200' },
    { url: 'https://b.example/', state: 'dead', note: 'status 404' },
    { url: 'https://c.example/', state: 'unknown', note: 'it took too long' },
  ];
  const urls = LINKS.map(({ url }) => url);
  const run = (links?: readonly LinkState[] | null) =>
    runCheck(linksAlive, { ...INPUT, ...(links === undefined ? {} : { facts: { links } }) });

  it('says of its links where they led, and of new ones nothing', () => {
    const known = knownLinks([...urls, 'https://new.example/'], urls, [run(LINKS)]);
    expect(known).toEqual([
      { url: 'https://a.example/', state: 'alive', note: 'answered before the edit' },
      LINKS[1],
      LINKS[2],
      { url: 'https://new.example/', state: 'unknown', note: 'not asked since the edit' },
    ]);
  });

  it.each([[[]], [[run()]], [[run(null)]]])('says nothing where the links were not asked: %j', (checks) => {
    expect(knownLinks(urls, urls, checks).map(({ state }) => state)).toEqual(Array(3).fill('unknown'));
  });
});
