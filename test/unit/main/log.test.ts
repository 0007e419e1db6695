import { describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { makeToken } from '../../../src/domain/access/key.js';
import { readConfig } from '../../../src/main/config.js';
import { openLog } from '../../../src/main/log.js';
import { secretsOf } from '../../../src/main/secrets.js';

const { privateKey: pem } = generateKeyPairSync('rsa', {
  // Quickly made: nobody is to guess it.
  modulusLength: 1024,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

const CONFIG = readConfig({
  DATABASE_URL: 'postgres://galley:p%40stgres-word@127.0.0.1/galley?password=q%40ery-word&ssl=0',
  JOBS_URL: 'mongodb://queue:m0ngo-word@a:1,b:2/jobs',
  WRITER: 'openai',
  WRITER_BASE_URL: 'http://127.0.0.1:9/v1',
  WRITER_API_KEY: 'writer-key-with-"quotes"',
  WRITER_MODEL: 'm',
  SEARCH: 'searxng',
  SEARCH_BASE_URL: 'http://reader:s3arch-word@127.0.0.1:9/',
  IMAGE: 'openai',
  IMAGE_BASE_URL: 'http://127.0.0.1:9/v1',
  IMAGE_API_KEY: 'image-key-0123456789',
  GOOGLE_SERVICE_ACCOUNT: JSON.stringify({
    type: 'service_account',
    client_email: 'a@b.example',
    private_key: pem,
  }),
});

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = [];
  write(openLog('info', secretsOf(CONFIG), { write: (line) => void lines.push(line) }));
  for (const line of lines) expect(JSON.parse(line)).toBeInstanceOf(Object);
  return lines.join('');
}

describe('a line of the log', () => {
  const token = makeToken('full', (size) => new Uint8Array(size));
  const basic = Buffer.from('reader:s3arch-word').toString('base64');

  it.each([
    ['the key of the writer', 'writer-key-with-"quotes"', 'quotes'],
    ['the key of the image provider', 'image-key-0123456789', '0123456789'],
    ['the login of the search, as a header has it', basic, basic],
    ['the password of the database, decoded', 'p@stgres-word', 'stgres-word'],
    ['the password of the database, as the address has it', 'p%40stgres-word', 'stgres-word'],
    ['the password of the database among its parameters', 'q@ery-word', 'ery-word'],
    ['the password of a queue on several hosts', 'm0ngo-word', 'm0ngo'],
    ['a line of the key of the Google account', pem.split('\n')[3]!, pem.split('\n')[3]!],
    ['a key of a caller', token, token.slice(0, 20)],
    ['a token of a bearer', 'Bearer abcdefghijklmnop', 'abcdefghijklmnop'],
    ['a token of Google', 'ya29.a0AfH6SMBx-1234567890', 'a0AfH6'],
  ])('masks a secret in every field and text: %s', (_what, secret, part) => {
    const quoting = new Error(`refused: ${secret}`, { cause: new Error(`because of ${secret}!`) });
    const text = logged((log) => {
      log.warn({ err: quoting, reason: secret, deep: { list: [`x${secret}x`] } }, `it said ${secret}`);
    });
    expect(text).toContain('***');
    expect(text).not.toContain(part);
    expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
  });

  it('has a bounded part of an error, however much a library put into it', () => {
    const huge = new Error('w'.repeat(1_000_000), { cause: 'x'.repeat(1_000_000) });
    expect(
      logged((log) => {
        log.error({ err: huge }, 'it failed');
      }).length,
    ).toBeLessThan(12_000);
  });

  it('leaves other text as it is', () => {
    const text = logged((log) => {
      log.info({ code: 'key_read_only', path: '/v1/editions' }, 'request');
    });
    expect(text).toMatch(/"code":"key_read_only","path":"\/v1\/editions","msg":"request"/);
  });
});
