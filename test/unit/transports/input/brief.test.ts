import { describe, expect, it } from '@jest/globals';
import { GalleyError } from '../../../../src/domain/errors.js';
import { parseBriefInput as parseBriefInputWith } from '../../../../src/transports/graphql/brief-input.js';
import { parseBatch, parseBrief as parseBriefWith } from '../../../../src/transports/input/brief.js';
import type { CheckSources } from '../../../../src/services/article/check-sources.js';

/** Nothing is wrong with any source. */
const ALL_GOOD: CheckSources = () => [];
const parseBrief = (body: unknown) => parseBriefWith(body, ALL_GOOD);
const parseBriefInput = (brief: Parameters<typeof parseBriefInputWith>[0]) =>
  parseBriefInputWith(brief, ALL_GOOD);

function faultsOf(read: () => unknown): Record<string, string> {
  try {
    read();
  } catch (error) {
    if (error instanceof GalleyError && error.code === 'invalid_params') {
      return Object.fromEntries(error.faults.map(({ path, message }) => [path, message]));
    }
    throw error;
  }
  return {};
}

async function faultsLater(read: () => Promise<unknown>): Promise<Record<string, string>> {
  const outcome = await read().then(
    () => () => undefined,
    (error: unknown) => () => {
      throw error;
    },
  );
  return faultsOf(outcome);
}

const faults = (body: unknown) => faultsOf(() => parseBrief(body));

describe('a brief', () => {
  it('needs nothing but its input', () => {
    expect(parseBrief({ input: 'Ships' })).toEqual({
      id: null,
      input: 'Ships',
      language: null,
      country: null,
      settings: {},
    });
  });

  it('gets a canonical language and country; its id stays as it was sent', () => {
    const brief = parseBrief({
      input: 'Ships',
      id: 'ABCDEF00-0000-0000-0000-00000000000A',
      language: 'PT-br',
      country: 'gb',
    });
    expect(brief).toMatchObject({
      id: 'ABCDEF00-0000-0000-0000-00000000000A',
      language: 'pt-BR',
      country: 'GB',
    });
  });

  it('counts code points: 2,000 four-byte characters fit, one more does not', () => {
    expect(parseBrief({ input: '🜁'.repeat(2000) }).input).toHaveLength(4000);
    expect(faults({ input: '🜁'.repeat(2001) })).toEqual({ '/input': 'must be at most 2000 characters long' });
  });

  it.each([
    ['no object', 'text', ''],
    ['null', null, ''],
    ['no input', {}, '/input'],
    ['white space only', { input: ' \n\t ' }, '/input'],
    ['a number for input', { input: 7 }, '/input'],
    ['an id that is no UUID', { input: 'x', id: '123' }, '/id'],
    ['a language that is no tag', { input: 'x', language: 'english language' }, '/language'],
    ['a country of three letters', { input: 'x', country: 'GBR' }, '/country'],
    ['a country that nobody has', { input: 'x', country: 'ZZ' }, '/country'],
    ['settings that are a list', { input: 'x', settings: [] }, '/settings'],
    ['a NUL', { input: 'a\0b' }, '/input'],
    ['a lone surrogate', { input: 'a\ud800b' }, '/input'],
    [
      'a NUL deep inside',
      { input: 'x', settings: { unknown: { deep: ['\0'] } } },
      '/settings/unknown/deep/0',
    ],
    ['a word count below its bound', { input: 'x', settings: { word_count: 149 } }, '/settings/word_count'],
    ['a word count above its bound', { input: 'x', settings: { word_count: 5001 } }, '/settings/word_count'],
    ['a title of two letters', { input: 'x', settings: { title: 'ab' } }, '/settings/title'],
    ['eleven keywords', { input: 'x', settings: { keywords: Array(11).fill('k') } }, '/settings/keywords'],
    [
      'a source without a scheme',
      { input: 'x', settings: { sources: [{ url: 'example.org' }] } },
      '/settings/sources/0/url',
    ],
    [
      'a repeated heading',
      { input: 'x', settings: { sections: [{ heading: 'One' }, { heading: 'ONE' }] } },
      '/settings/sections/1/heading',
    ],
    [
      'sections longer than the article',
      { input: 'x', settings: { word_count: 200, sections: [{ heading: 'One', words: 300 }] } },
      '/settings/sections',
    ],
  ])('is refused with %s, and the fault is named', (_what, body, path) => {
    expect(Object.keys(faults(body))).toContain(path);
  });

  it('reports every fault, not only the first', () => {
    const found = faults({
      id: 'x',
      country: 'GBR',
      settings: { word_count: 1, tone: '', freshness: 'century' },
    });
    expect(Object.keys(found).sort()).toEqual([
      '/country',
      '/id',
      '/input',
      '/settings/freshness',
      '/settings/tone',
      '/settings/word_count',
    ]);
  });

  it('says in plain words what is wrong', () => {
    const settings = {
      word_count: 1.5,
      max_sources: 99,
      tone: 5,
      image: { featured: 'yes' },
      keywords: 'k',
      seed: -1,
    };
    expect(
      faults({ settings: { ...settings, extras: [], sources: [{ url: 'http://a.example', tilte: 'x' }] } }),
    ).toEqual({
      '/input': 'is required',
      '/settings/word_count': 'must be a whole number',
      '/settings/max_sources': 'must be at most 30',
      '/settings/tone': 'must be a string',
      '/settings/image/featured': 'must be true or false',
      '/settings/keywords': 'must be a list',
      '/settings/seed': 'must be at least 0',
      '/settings/extras': 'must be an object',
      '/settings/sources/0/tilte': 'is not a known field',
    });
    expect(faults({ input: 'x', settings: { keywords: Array(11).fill('k'), freshness: 'century' } })).toEqual(
      {
        '/settings/keywords': 'must hold at most 10 items',
        '/settings/freshness': 'must be one of any, day, week, month, year',
      },
    );
  });

  it('keeps unknown fields of settings and ignores those of the body', () => {
    const brief = parseBrief({ input: 'x', surprise: 1, settings: { house_style: { serif: true } } });
    expect(brief.settings).toEqual({ house_style: { serif: true } });
    expect(brief).not.toHaveProperty('surprise');
  });

  it('has settings of at most 16 KiB and 8 levels', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
    expect(faults({ input: 'x', settings: { a: nested(7) } })).toEqual({});
    expect(Object.keys(faults({ input: 'x', settings: { a: nested(8) } }))).toEqual(['/settings']);
    expect(Object.keys(faults({ input: 'x', settings: { blob: 'é'.repeat(8200) } }))).toEqual(['/settings']);
  });

  it('survives a body that is nested a hundred thousand deep', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(Object.keys(faults({ input: 'x', settings: deep }))).toContain('');
  });

  it('treats null as absent in known fields, and keeps it in unknown ones', () => {
    const settings = {
      title: null,
      word_count: 300,
      image: { alt: null, featured: true },
      sections: [{ heading: 'One', notes: null }],
      house_style: { serif: null },
      flavour: null,
    };
    expect(parseBrief({ input: 'x', settings }).settings).toEqual({
      word_count: 300,
      image: { featured: true },
      sections: [{ heading: 'One' }],
      house_style: { serif: null },
      flavour: null,
    });
    expect(Object.keys(faults({ input: 'x', settings: { keywords: [null] } }))).toEqual([
      '/settings/keywords/0',
    ]);
  });

  it('is read the same from GraphQL, in its own spelling', async () => {
    const brief = await parseBriefInput({
      input: 'Ships',
      settings: {
        wordCount: 300,
        articleType: 'HOW_TO',
        sourcePolicy: 'ONLY_GIVEN',
        sectionCount: 4,
        tone: null,
        image: { mode: 'CARD', alt: 'A Ship' },
        extra: { house_style: 'Plain' },
      },
    });
    expect(brief).toEqual(
      parseBrief({
        input: 'Ships',
        settings: {
          house_style: 'Plain',
          word_count: 300,
          article_type: 'how_to',
          source_policy: 'only_given',
          image: { mode: 'card', alt: 'A Ship' },
          sections: 4,
        },
      }),
    );
  });

  it('has its faults named by the field names of GraphQL', async () => {
    const read = () => parseBriefInput({ input: 'x', settings: { wordCount: 1 } });
    expect(Object.keys(await faultsLater(read))).toEqual(['/brief/settings/wordCount']);
    await expect(read()).rejects.toThrow('/brief/settings/wordCount must be at least 150');
  });
});

describe('faults that only a service finds', () => {
  const bad: CheckSources = ({ sources = [] }) =>
    sources.flatMap((source, index) =>
      'text' in source ? [] : [{ path: `/sources/${index}/url`, message: 'is refused' }],
    );
  const settings = { sources: [{ url: 'https://example.org/' }] };

  it('are listed with the others, row by row', async () => {
    const rows = [
      { input: 'x', settings },
      { input: '', settings },
      { input: 'x', settings: { ...settings, word_count: 1 } },
      { input: 'x' },
      { settings: { ...settings, sources: 'none' } },
    ];
    expect(Object.keys(await faultsLater(() => parseBatch({ jobs: rows }, bad)))).toEqual([
      '/jobs/0/settings/sources/0/url',
      '/jobs/1/input',
      '/jobs/1/settings/sources/0/url',
      '/jobs/2/settings/word_count',
      '/jobs/2/settings/sources/0/url',
      '/jobs/4/input',
      '/jobs/4/settings/sources',
    ]);
  });

  it('have the field names of GraphQL for its callers', async () => {
    const read = () => parseBriefInputWith({ input: '', settings: { ...settings, wordCount: 1 } }, bad);
    expect(Object.keys(await faultsLater(read))).toEqual([
      '/brief/input',
      '/brief/settings/wordCount',
      '/brief/settings/sources/0/url',
    ]);
  });
});
