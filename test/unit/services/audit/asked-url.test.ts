import { describe, expect, it } from '@jest/globals';
import { NO_ANSWER } from '../../../../src/libs/guarded-fetch/answer-facts.js';
import type { SiteAsk, SiteReply } from '../../../../src/libs/guarded-fetch/index.js';
import { sniffFamily } from '../../../../src/libs/guarded-fetch/sniff-family.js';
import { askForUrl, pageOf } from '../../../../src/services/audit/asked-url.js';

function reply(body: string | Uint8Array, answer: Partial<SiteReply['answer']> = {}): SiteReply {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const sniffed = bytes.length === 0 ? null : sniffFamily(bytes.subarray(0, 512));
  return { answer: { ...NO_ANSWER, status: 200, contentType: 'text/html', sniffed, ...answer }, body: bytes };
}

const PDF = '%PDF-1.7';
const xhtml = `<?xml version="1.0"?><!--${' '.repeat(600)}--><html xmlns="http://www.w3.org/1999/xhtml">`;

describe('what is read as a page', () => {
  it.each([
    ['HTML', reply('<!doctype html>')],
    ['text that is called HTML', reply('Boats')],
    ['a tag of a template', reply('{{ boats }} <p>')],
    ['a bracket', reply('[1] <p>The first')],
    ['XHTML behind a long comment', reply(xhtml, { contentType: 'application/xhtml+xml' })],
    [
      'UTF-16 without a mark',
      reply(Buffer.from('<p>', 'utf16le'), { contentType: 'text/html; charset=utf-16le' }),
    ],
    ['HTML without a type', reply('<!doctype html>', { contentType: '' })],
  ])('is %s', (_what, page) => {
    expect(pageOf(page)).not.toBeNull();
  });

  it.each([
    ['a PDF', reply(PDF)],
    ['an image', reply(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
    ['an archive', reply('PK\u0003\u0004')],
    ['JSON', reply('{"boats":[1]}')],
    ['a feed', reply('<?xml version="1.0"?><rss/>')],
    ['an error', reply('<p>', { status: 404 })],
    ['nothing', reply('')],
    ['a style sheet', reply('a{}', { contentType: 'text/css' })],
    ['text without a type', reply('Boats', { contentType: '' })],
  ])('is not %s', (_what, page) => {
    expect(pageOf(page)).toBeNull();
  });

  it('ends with the last whole tag where its end was cut off', () => {
    const cut = (body: Uint8Array) => Buffer.from(pageOf(reply(body, { failure: 'too_large' }))?.body ?? []);
    expect(cut(Buffer.from('<p>Bö</p><a hr')).toString()).toBe('<p>Bö</p>');
    expect(cut(Buffer.from('<p>Bö')).toString()).toBe('<p>');
    const wide = { contentType: 'text/html; charset=utf-16le', failure: 'too_large' } as const;
    const body = Buffer.from('<p>Bö', 'utf16le');
    expect(Buffer.from(pageOf(reply(body, wide))?.body ?? []).toString('utf16le')).toBe('<p>');
    expect(cut(Buffer.from('Boats')).toString()).toBe('Boats');
  });
});

describe('a URL is requested', () => {
  /** Answers all requests so, and tells of them. */
  async function asked(
    kind: Parameters<typeof askForUrl>[0],
    answer: Partial<SiteReply['answer']>,
    isLoaded = false,
  ) {
    const requests: string[] = [];
    await askForUrl(
      kind,
      (method, maxBytes, beyond: SiteAsk['beyond'] = 'refuse') => {
        requests.push(`${method} ${maxBytes} ${beyond}`);
        return Promise.resolve(reply('', answer));
      },
      isLoaded,
    );
    return requests;
  }

  it('again for its beginning where it is a page beyond the bound', async () => {
    const tooLarge = { failure: 'too_large' } as const;
    expect(await asked('page', tooLarge)).toEqual(['GET 5242880 refuse', 'GET 5242880 cut']);
    expect(await asked('page', { ...tooLarge, contentType: 'application/zip' })).toEqual([
      'GET 5242880 refuse',
    ]);
  });

  it('for its beginning where it is a style sheet beyond the bound, and not where it is another file', async () => {
    const large = { bytes: 3_000_000 };
    expect(await asked('resource', { ...large, contentType: 'text/css' })).toEqual([
      'HEAD 0 refuse',
      'GET 2097152 cut',
    ]);
    expect(await asked('resource', { ...large, contentType: 'image/png' })).toEqual(['HEAD 0 refuse']);
  });

  it('with its content where it is a style sheet of another site that something loads', async () => {
    const sheet = { contentType: 'text/css' };
    expect(await asked('external', sheet, true)).toEqual(['HEAD 0 refuse', 'GET 2097152 cut']);
    expect(await asked('external', sheet)).toEqual(['HEAD 0 refuse']);
    expect(await asked('external', { ...sheet, status: 301 }, true)).toEqual(['HEAD 0 refuse']);
    expect(await asked('external', { contentType: 'text/javascript' }, true)).toEqual(['HEAD 0 refuse']);
  });

  it('and is judged by its head alone where it is of another site', async () => {
    const answers = [reply('', { contentType: 'text/css', bytes: 7 }), reply('a{}', { status: 500 })];
    const { answer, body } = await askForUrl('external', () => Promise.resolve(answers.shift()!), true);
    expect([answer.status, answer.bytes, body.length]).toEqual([200, 7, 0]);
  });
});
