import { describe, expect, it, jest } from '@jest/globals';
import {
  compareCommand,
  compareFiles,
  type CompareRequest,
  describeComparison,
  parseAuditFile,
} from '../../../../../src/transports/cli/audit/audit-compare.js';

const url = (path: string, more: object = {}) => ({
  url: `https://a.example${path}`,
  internal: true,
  status: 200,
  indexable: true,
  indexability_reason: null,
  title: 'Title',
  description: null,
  h1: [],
  canonical: null,
  robots: [],
  words: 10,
  redirect_to: null,
  skipped: null,
  ...more,
});

const fileOf = (urls: readonly object[], { domain = 'a.example', complete = true, score = 80 } = {}) =>
  parseAuditFile(
    JSON.stringify({
      crawl: { domain, coverage: { complete } },
      views: { overview: { score: { value: score } } },
      urls,
    }),
    'now.json',
  );

describe('two audits in files', () => {
  it('are compared by address, and described in words', async () => {
    const compared = await compareFiles(
      fileOf([url('/a'), url('/b')]),
      fileOf([url('/a', { title: 'New\u001b[2J' }), url('/c')], { domain: 'www.a.example', score: 90 }),
      [],
    );
    expect(compared).toMatchObject({ confidence: 'full', counts: { added: 1, removed: 1, title: 1 } });
    expect(compared.changes).toEqual([
      { url: 'https://a.example/a', kind: 'title', before: 'Title', after: 'New\u001b[2J' },
      { url: 'https://a.example/b', kind: 'removed', before: '200', after: null },
      { url: 'https://a.example/c', kind: 'added', before: null, after: '200' },
    ]);
    const text = describeComparison(compared, { columns: 80 });
    expect(text).toMatch(/^www\.a\.example: 3 changes are listed\n/);
    expect(text).toMatch(/Score +80 → 90/);
    expect(text).toMatch(/title +https:\/\/a\.example\/a +Title → New \[2J/);
    expect(text).not.toContain('did not see the whole site');
  });

  it('are compared of the wanted kinds alone, and with less confidence where one is a part', async () => {
    const compared = await compareFiles(
      fileOf([url('/a')], { complete: false }),
      fileOf([url('/a', { title: 'New', words: 11 })]),
      ['words'],
    );
    expect(compared.changes.map(({ kind }) => kind)).toEqual(['words']);
    expect(describeComparison(compared, { columns: null })).toContain('did not see the whole site');
  });

  it('are refused where they are of two sites', async () => {
    await expect(compareFiles(fileOf([]), fileOf([], { domain: 'b.example' }), [])).rejects.toThrow(
      'These are audits of a.example and of b.example.',
    );
  });

  it.each(['', '{}', '{"crawl":{"domain":"a.example"},"hits":{}}'])('are refused where one is %j', (text) => {
    expect(() => parseAuditFile(text, 'now.json')).toThrow(
      /"now.json" is not what `galley audit --json` prints/,
    );
  });
});

describe('galley audit compare', () => {
  async function run(...args: readonly string[]): Promise<CompareRequest> {
    const compare = jest.fn<(given: CompareRequest) => Promise<void>>().mockResolvedValue();
    const command = compareCommand(compare)
      .exitOverride()
      .configureOutput({ writeErr: () => undefined });
    await command.parseAsync(args, { from: 'user' });
    return compare.mock.calls[0]![0];
  }

  it('takes two files, kinds, a format and a file', async () => {
    expect(await run('a.json', 'b.json')).toEqual({
      before: 'a.json',
      after: 'b.json',
      kinds: [],
      format: null,
      file: null,
    });
    const given = await run('a.json', 'b.json', '--kind', 'title,added', '--format', 'csv', '-o', 'c.csv');
    expect(given).toMatchObject({ kinds: ['added', 'title'], format: 'csv', file: 'c.csv' });
  });

  it.each([
    [['a.json']],
    [['a.json', 'b.json', '--kind', 'colour']],
    [['a.json', 'b.json', '--format', 'html']],
    [['a.json', 'b.json', '-o', 'c.csv']],
  ])('refuses %j', async (args) => {
    await expect(run(...args)).rejects.toThrow();
  });
});
