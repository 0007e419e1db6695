import { describe, expect, it } from '@jest/globals';
import type { BriefSettings } from '../../../../src/domain/brief/settings.js';
import type { FakePage } from '../../../support/writing/fake-page-fetcher.js';
import { FakeWebSearch } from '../../../support/writing/fake-web-search.js';
import { gatherSources as gather, SITE } from '../../../support/writing/gather-sources.js';
import { harbourPage } from '../../../support/writing/harbour-page.js';
import { itOfMany } from '../../../support/sample.js';

const text = (name: string) => ({
  title: `Text ${name}`,
  text: `The lighthouse of ${name} is kept by ${name}.`,
});
const address = (name: string) => `https://${name}.example/light`;
const page = (name: string) => ({ url: address(name) });
const pagesOf = (...names: readonly string[]): Record<string, FakePage> =>
  Object.fromEntries(names.map((name) => [address(name), harbourPage(`${name} lighthouse`)]));
const given = (settings: BriefSettings, pages = {}) =>
  gather({ pages, settings: { source_policy: 'only_given', ...settings } });

describe('sources that a brief gives', () => {
  const many = Array.from({ length: 11 }, (_, n) => text(`place${n}`));
  const names = ['amber', 'beryl', 'coral'];

  it('are all used, in their order, when the brief names no bound', async () => {
    const sources = [page('amber'), ...many, page('beryl'), page('coral')];
    const gathered = await given({ sources }, pagesOf(...names)).gathered;
    expect(gathered.sources.map(({ title }) => title)).toEqual([
      'amber lighthouse',
      ...many.map(({ title }) => title),
      'beryl lighthouse',
      'coral lighthouse',
    ]);
    expect([gathered.dropped, gathered.warnings]).toEqual([[], []]);
  });

  it('beyond the brief’s own bound are reported, recorded with the reason and never fetched', async () => {
    const sources = [text('one'), page('amber'), text('two'), page('beryl'), page('coral')];
    const { fetcher, gathered } = given({ sources, max_sources: 2 }, pagesOf(...names));
    const result = await gathered;
    expect(result.sources.map(({ title }) => title)).toEqual(['Text one', 'amber lighthouse']);
    expect(fetcher.asked).toEqual([address('amber')]);
    expect(result.dropped.map(({ code, title, url }) => [code, title, url])).toEqual([
      ['not_needed', 'Text two', null],
      ['not_needed', null, address('beryl')],
      ['not_needed', null, address('coral')],
    ]);
    expect(result.warnings).toEqual([
      {
        code: 'source_left_out',
        message: `settings.max_sources is 2, so 3 of the given sources are left out: “Text two”; ${address('beryl')}; ${address('coral')}`,
      },
    ]);
  });

  it('leave their place to the next when they can’t be read', async () => {
    const sources = [page('gone'), page('amber'), page('beryl'), page('coral')];
    const { fetcher, gathered } = given({ sources, max_sources: 2 }, pagesOf(...names));
    const result = await gathered;
    expect(result.sources.map(({ title }) => title)).toEqual(['amber lighthouse', 'beryl lighthouse']);
    expect(fetcher.asked).not.toContain(address('coral'));
    expect(result.warnings.map(({ code }) => code)).toEqual(['source_unreadable', 'source_left_out']);
  });

  it('leave no more places to others than there are', async () => {
    const pages = { ...pagesOf('amber'), [`${SITE}/`]: harbourPage('lighthouse') };
    const search = new FakeWebSearch([{ url: address('amber') }]);
    const { sources } = await gather({ pages, search, settings: { sources: many } }).gathered;
    expect(sources.every(({ kind }) => kind === 'given_text')).toBe(true);
  });

  it('twice, or in nearly the same words, are used once: the first', async () => {
    const long = harbourPage('keeper').replace(/<[^>]*>/g, ' ');
    const sources = [
      { title: 'A letter', text: long },
      { title: 'The same', text: long },
      { url: address('copy') },
      {
        title: 'And more',
        text: `${long}\n\n${harbourPage('lamp').replace(/<[^>]*>/g, ' ')}`,
      },
    ];
    const pages = { [address('copy')]: harbourPage('keeper').replace('has 2 people', 'has two people') };
    const result = await given({ sources }, pages).gathered;
    expect(result.sources.map(({ title }) => title)).toEqual(['A letter', 'And more']);
    expect(result.dropped).toMatchObject([
      { title: 'The same', code: 'duplicate', reason: 'it was given twice', duplicateOf: 'A letter' },
      { url: address('copy'), code: 'duplicate', duplicateOf: 'A letter' },
    ]);
    expect(result.warnings).toEqual([
      { code: 'source_left_out', message: '“The same” is left out: it was given twice (A letter).' },
      {
        code: 'source_left_out',
        message: `${address('copy')} is left out: another source says the same (A letter).`,
      },
    ]);
  });

  it('are two texts when they are parts of one page', async () => {
    const sources = ['one', 'two'].map((part) => ({ ...text(part), url: address('amber') }));
    expect((await given({ sources }).gathered).sources).toHaveLength(2);
  });

  it('keep the licence that they come with', async () => {
    const sources = [{ ...text('one'), licence: 'CC BY 4.0' }, text('two'), page('amber')];
    const result = await given({ sources }, pagesOf('amber')).gathered;
    expect(result.sources.map(({ licence }) => licence)).toEqual(['CC BY 4.0', null, null]);
  });
});

describe('pages that are longer than an article can use', () => {
  const paragraphs = (name: string, count: number) =>
    Array.from(
      { length: count },
      (_, n) =>
        `<p>In year ${n} the lighthouse of ${name} got lamp ${n * 7} of ${name} from boat ${n * 3} of ${name}.</p>`,
    ).join('');
  const book = (name: string, count: number) =>
    `<!doctype html><html lang="en"><title>${name}</title><main><h1>${name}</h1>${paragraphs(name, count)}</main>`;

  itOfMany('are read from their beginning to the end of a paragraph, and reported', async () => {
    const pages = { [address('amber')]: book('amber', 2500), [address('beryl')]: book('beryl', 50) };
    const { sources, warnings } = await given({ sources: [page('amber'), page('beryl')] }, pages).gathered;
    expect(sources.map(({ shortened }) => shortened)).toEqual([true, false]);
    const [long] = sources;
    expect(long?.words).toBeLessThanOrEqual(30_000);
    expect(long?.words).toBeGreaterThan(29_900);
    expect(long?.text).toMatch(/of amber\.$/);
    expect(long?.text).toBe(long?.blocks.map((block) => block.text).join('\n\n'));
    expect(warnings).toEqual([
      {
        code: 'source_shortened',
        message: `Longer than an article has use for, and read from their beginning only: ${address('amber')}`,
      },
    ]);
  });

  itOfMany(
    'have no more words together than the record of an article can bear, and the short ones stay whole',
    async () => {
      const names = Array.from({ length: 8 }, (_, n) => `place${n}`);
      const pages = {
        ...Object.fromEntries(names.map((name) => [address(name), book(name, 1000)])),
        [address('short')]: book('short', 20),
      };
      const sources = [...names.map(page), page('short')];
      const { sources: used } = await given({ sources }, pages).gathered;
      expect(used).toHaveLength(9);
      const words = used.map((source) => source.words);
      expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(100_000);
      expect(Math.min(...words.slice(0, 8))).toBeGreaterThan(12_000);
      expect(used.map(({ shortened }) => shortened)).toEqual([...names.map(() => true), false]);
    },
  );
});
