import { describe, expect, it } from '@jest/globals';
import { asAsked, asMeant, forSpecmatic } from '../../../scripts/judge/meant-for-specmatic.mjs';
import { describeApi } from '../../../src/transports/openapi/describe-api.js';

const AUDIT = '/v1/editions/{slug}/audit/{crawl_id}';
const api = describeApi('1.2.3');
const judged = forSpecmatic(api, 'image/webp') as typeof api;
const namesAt = (description: typeof api, path: string): string[] =>
  (description.paths[path]!.get!['parameters'] as { name?: string }[]).flatMap(({ name }) => name ?? []);
const meant = (brief: object, path = '/v1/editions/x/articles') => {
  const { body } = asMeant(path, Buffer.from(JSON.stringify(brief)));
  return JSON.parse(body.toString());
};

describe('the description for Specmatic', () => {
  it('has each parameter of an audit once, with its view', () => {
    const parts = Object.keys(judged.paths).filter((path) => path.endsWith(AUDIT));
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.flatMap((path) => namesAt(judged, path)).sort()).toEqual(namesAt(api, AUDIT).sort());
    const part = parts.find((path) => namesAt(judged, path).includes('layout'))!;
    expect(asAsked(part.replace(/\{\w+\}/g, 'x') + '?layout=tree')).toBe(
      '/v1/editions/x/audit/x?layout=tree&view=graph',
    );
    expect(asAsked('/v1/editions?limit=x y')).toBe('/v1/editions?limit=x y');
  });

  it('lacks no operation but descriptions of Galley itself and what is XML or stands at a secret address', () => {
    const left = Object.keys(judged.paths).filter((path) => !path.startsWith('/view-'));
    expect(left.sort()).toEqual(
      Object.keys(api.paths)
        .filter((path) => !/^\/v1\/(openapi\.json|event-types)$|\/feed$|\/sitemap$/.test(path))
        .sort(),
    );
  });
});

describe('a right request of Specmatic', () => {
  it('gets an existing country, addresses and hosts, and keeps the rest', () => {
    const settings = {
      tone: 'x',
      sources: [{ url: 'qqq' }, { title: 'a', text: 'b' }],
      domains: { include: ['?', '!'] },
      sections: [{ heading: 'H', words: 2000 }, { heading: 'H' }],
    };
    expect(meant({ input: 'a\0b', country: 'QQ', settings })).toEqual({
      input: 'a-b',
      country: 'gb',
      settings: {
        tone: 'x',
        sources: [{ url: 'https://site0.example/' }, { title: 'a', text: 'b' }],
        domains: { include: ['include0.example', 'include1.example'] },
        sections: [{ heading: '0 H', words: 1 }, { heading: '1 H' }],
      },
    });
    expect(meant({ jobs: [{ input: 'a\0' }, { input: 'b' }] })).toEqual({
      jobs: [{ input: 'a-' }, { input: 'b' }],
    });
  });

  it('has settings of 16 KiB at most', () => {
    const cut = meant({ input: 'a', settings: { notes: 'é'.repeat(20_000), tone: 'dry' } });
    expect(Buffer.byteLength(JSON.stringify(cut.settings))).toBeLessThan(16 * 1024);
    expect(cut.settings.tone).toBe('dry');
  });

  it('has no cursor that Galley did not make, and nothing that excludes what it goes with', () => {
    const asks = (target: string) => asMeant(target, Buffer.alloc(0)).target;
    expect(asks('/v1/editions/x/jobs?cursor=qqq&status=done')).toBe('/v1/editions/x/jobs?status=done');
    expect(asks('/v1/editions/x/articles?changed_since=2026&order=desc')).toBe(
      '/v1/editions/x/articles?order=desc',
    );
    expect(asks('/v1/editions/x/articles?since=2026&order=desc')).toBe(
      '/v1/editions/x/articles?since=2026-01-01',
    );
  });

  it('edits something', () => {
    const { body } = asMeant('/v1/editions/x/articles/y', Buffer.from('{}'));
    expect(Object.keys(JSON.parse(body.toString()) as object)).toEqual(['title']);
  });

  it('requests parts that an audit has', () => {
    const target = '/v1/editions/x/audit/y?view=issues&check=qqq&severity=error';
    expect(asMeant(target, Buffer.alloc(0)).target).toBe('/v1/editions/x/audit/y?view=issues&severity=error');
  });
});
