import { describe, expect, it } from '@jest/globals';
import { GalleyError } from '../../../../src/domain/errors.js';
import { parseBatch, parseBrief as parseBriefWith } from '../../../../src/transports/input/brief.js';
import { parseArticleFilter } from '../../../../src/transports/input/listing.js';
import { MAX_FAULTS } from '../../../../src/transports/input/parse.js';
import { parseTenants } from '../../../../src/transports/input/tenants.js';

const parseBrief = (body: unknown) => parseBriefWith(body, () => []);

async function refusalOf(read: () => unknown): Promise<GalleyError> {
  try {
    await read();
  } catch (error) {
    if (error instanceof GalleyError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

function faultsOf(read: () => unknown): Record<string, string> {
  try {
    read();
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    return Object.fromEntries(error.faults.map(({ path, message }) => [path, message]));
  }
  return {};
}

describe('the words for a fault', () => {
  it('are the shape’s own for a parameter given twice', () => {
    expect(
      faultsOf(() => parseArticleFilter({ since: ['2026-01-01', '2026-01-02'], status: 'gone' })),
    ).toEqual({
      '/since': 'must be an ISO 8601 date or datetime, given once',
      '/status': 'must be "draft" or "published"',
    });
  });

  it('are the shape’s own for an empty name in a tenants file, and count characters', () => {
    const plans = [
      { id: 'a', name: ' ', content_api: true },
      { id: 'b', name: 'x'.repeat(201), content_api: true },
    ];
    const keys = [{ name: 'k', user: '00000000-0000-4000-8000-000000000000' }];
    expect(faultsOf(() => parseTenants({ plans, keys, users: {} }))).toEqual({
      '/plans/0/name': 'must not be empty',
      '/plans/1/name': 'must be at most 200 characters long',
      '/keys/0/permission': 'is required',
      '/users': 'must be a list',
    });
  });

  it.each([
    ['ftp://example.org/', 'must be an http or https address'],
    [`https://example.org/${'x'.repeat(2048)}`, 'must be at most 2,048 characters long'],
  ])('are the shape’s own for a refused address', (url, message) => {
    expect(faultsOf(() => parseBrief({ input: 'x', settings: { sources: [{ url }] } }))).toEqual({
      '/settings/sources/0/url': message,
    });
    const urls = [{ url }];
    expect(faultsOf(() => parseBrief({ input: 'x', settings: { internal_links: { urls } } }))).toEqual({
      '/settings/internal_links/urls/0/url': message,
    });
  });

  it('name a domain that is no host by its path', () => {
    const domains = { include: ['https://example.org/'] };
    expect(faultsOf(() => parseBrief({ input: 'x', settings: { domains } }))).toEqual({
      '/settings/domains/include/0': expect.stringContaining('must be a host'),
    });
  });
});

describe('an input full of faults', () => {
  const bytesOf = ({ detail, faults }: GalleyError) =>
    Buffer.byteLength(JSON.stringify({ detail, errors: faults }));

  /** A list that counts how often one of its values is looked at. */
  function counted(values: readonly string[]) {
    const looks = { count: 0 };
    const list = new Proxy([...values], {
      get: (target, key, self) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) looks.count += 1;
        return Reflect.get(target, key, self) as unknown;
      },
    });
    return { list, looks };
  }

  it('is answered in some hundred kilobytes, however long its keys are', async () => {
    const key = 'k'.repeat(1_000_000);
    const bad = Array.from({ length: 1500 }, () => '\0');
    for (const read of [
      () => parseBrief({ input: { [key]: bad } }),
      () => parseBrief({ input: 'x', settings: { [key]: bad } }),
      () => parseBatch({ jobs: [{ input: 'x', settings: { image: { [key]: 1, x: '\0' } } }] }, () => []),
      () => parseTenants({ [key]: bad }),
    ]) {
      expect(bytesOf(await refusalOf(read))).toBeLessThan(300_000);
    }
    const { faults } = await refusalOf(() => parseBrief({ input: { [key]: bad } }));
    expect(faults[0]).toEqual({ path: `/input/${'k'.repeat(100)}…/0`, message: 'must not contain NUL' });
  });

  it('is answered in some hundred kilobytes, however deep its faults are', async () => {
    let deep: unknown = Array.from({ length: 5000 }, () => '\0');
    for (let level = 0; level < 60; level += 1) deep = { ['~'.repeat(200)]: deep };
    expect(bytesOf(await refusalOf(() => parseBrief({ input: deep })))).toBeLessThan(300_000);
  });

  it('is not read further when the list is full, and the answer says so', async () => {
    const { list, looks } = counted(Array.from({ length: 200_000 }, () => '\0'));
    const error = await refusalOf(() => parseBrief({ input: list }));
    expect(error.faults).toHaveLength(MAX_FAULTS + 1);
    expect(error.faults.at(-1)).toEqual({ path: '', message: 'has more faults than the 1000 listed here' });
    expect(error.detail).toMatch(/^The input has more than 1000 faults: /);
    expect(looks.count).toBeLessThanOrEqual(MAX_FAULTS + 2);
  });

  it('is given up in the middle of a batch: later rows are not read', async () => {
    const image = Object.fromEntries(Array.from({ length: 1200 }, (_, n) => [`k${n}`, 1]));
    const row = { input: 'x', settings: { image } };
    let read = 0;
    const rows = Array.from({ length: 100 }, () => ({
      ...row,
      get id() {
        read += 1;
        return 'x';
      },
    }));
    const error = await refusalOf(() => parseBatch({ jobs: rows }, () => []));
    expect(error.faults).toHaveLength(MAX_FAULTS + 1);
    expect(read).toBeLessThan(10);
  });

  it('has a repeated value listed once, and no lone surrogate in a long key', async () => {
    const { faults } = await refusalOf(() => parseBrief({ input: { [`${'k'.repeat(99)}😀`]: '\0' } }));
    expect(faults.map(({ path }) => path)).toContain(`/input/${'k'.repeat(99)}…`);
  });
});

describe('limit and offset', () => {
  it.each([
    ['0', 1],
    ['-7', 1],
    ['101', 100],
    ['9'.repeat(5000), 100],
    ['-' + '9'.repeat(400), 1],
    ['abc', 20],
    ['1.5', 20],
    ['1e2', 20],
    ['', 20],
    [' 5', 20],
    ['\0', 20],
    [['1', 'x'], 20],
    [['x', '7'], 7],
    [[], 20],
    [{ a: '1' }, 20],
    [null, 20],
    [undefined, 20],
    [30, 30],
    [Number.NaN, 20],
  ])('are never refused: limit=%j', (limit, read) => {
    expect(parseArticleFilter({ limit })).toMatchObject({ limit: read, offset: 0 });
  });

  it('leave the faults of the other parameters as they are', () => {
    expect(
      Object.keys(faultsOf(() => parseArticleFilter({ limit: 'x', offset: '\0', since: '', status: 'x' }))),
    ).toEqual(['/since', '/status']);
    expect(parseArticleFilter({})).toMatchObject({ limit: 20, offset: 0 });
    expect(parseArticleFilter({ offset: ['9', '9'.repeat(30)] }).offset).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('a language or country', () => {
  it('is refused where no list knows it, however it is spelt', () => {
    for (const country of ['ß', 'ıt', 'usa', 'x'.repeat(1_000_000)])
      expect(Object.keys(faultsOf(() => parseBrief({ input: 'x', country })))).toEqual(['/country']);
    expect(
      Object.keys(faultsOf(() => parseBrief({ input: 'x', language: `en-u-${'ab-cdefg-'.repeat(20)}aa` }))),
    ).toEqual(['/language']);
  });
});

describe('a field that the shape ignores', () => {
  it('is not looked at, in a body as in a row', async () => {
    const ignored = {
      input: 'x',
      get other(): unknown {
        throw new Error('was looked at');
      },
    };
    expect(parseBrief(ignored).input).toBe('x');
    expect(await parseBatch({ jobs: [ignored] }, () => [])).toHaveLength(1);
    expect(parseBrief({ input: 'x', other: '\0' }).input).toBe('x');
  });

  it('is looked at where it is kept', () => {
    expect(faultsOf(() => parseBrief({ input: 'x', settings: { other: '\0' } }))).toEqual({
      '/settings/other': 'must not contain NUL',
    });
  });
});
