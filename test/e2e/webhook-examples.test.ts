import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from '@swc/core';
import { GalleyProcess } from '../support/server/galley-process.js';
import { installClient, type InstalledClient } from '../support/server/installed-client.js';
import { runHere } from '../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { until } from '../support/until.js';
import { startReceiver, type Received, type Receiver } from '../support/webhook/receiver.js';

const where = (program: string) => (spawnSync(program, ['--version']).status === 0 ? it : it.skip);

describe('the examples of docs/webhooks.md', () => {
  let database: TestDatabase;
  let galley: GalleyProcess;
  let client: InstalledClient;
  let receiver: Receiver;
  let env: Record<string, string>;
  let message: Received;
  const blocks = new Map<string, string>();

  beforeAll(async () => {
    client = await installClient();
    receiver = await startReceiver();
    database = await createTestDatabase();
    const own = {
      DATABASE_URL: database.url,
      PORT: '0',
      LOG_LEVEL: 'error',
      SECRET_KEY: 'a key of more than thirty-two letters',
      WEBHOOK_ALLOW: `127.0.0.1:${receiver.port}`,
    };
    const applied = await runHere(['apply', 'docs/tenants.example.yaml', '--json'], own);
    const { keys } = JSON.parse(applied.out) as { keys: { permission: string; token: string }[] };
    galley = GalleyProcess.start(['serve'], own);
    const [, url] = await galley.waitFor(/ready at (\S+)/);
    env = { API: url!, KEY: keys.find(({ permission }) => permission === 'full')!.token };
    const text = await readFile('docs/webhooks.md', 'utf8');
    for (const [, language, code] of text.matchAll(/^```(\w+)\n(.*?)^```$/gms)) blocks.set(language!, code!);
    const { id, secret } = await post('webhooks', { url: `${receiver.origin}/galley` });
    await post(`webhooks/${id}/test`);
    await until(() => receiver.received.length > 0);
    message = receiver.received[0]!;
    env['WEBHOOK_SECRET'] = secret!;
  });
  afterAll(async () => {
    galley.signal('SIGTERM');
    await galley.end();
    await receiver.close();
    await database.drop();
    await client.remove();
  });

  async function post(path: string, body?: unknown) {
    const headers = { authorization: `Bearer ${env['KEY']}`, 'content-type': 'application/json' };
    const answer = await fetch(`${env['API']}/v1/${path}`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as Record<string, string>;
  }

  async function run(program: string, args: readonly string[], input = '') {
    const child = spawn(program, args, { cwd: client.folder, env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, out, err };
  }

  where('curl')('make an endpoint in a shell, and show its secret', async () => {
    const ran = await run('sh', ['-eu'], blocks.get('sh') ?? '');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/"secret":"whsec_[^"]+"/);
  });

  /** Runs an example with a call behind it, which has the message, and the same with another body. */
  const sent = () => JSON.stringify([message, { ...message, body: message.body.replace('test', 'tost') }]);

  it('take a message in TypeScript, with the built client, and no other', async () => {
    const { code } = await transform(
      `${blocks.get('ts')!}
      for (const { body, headers } of ${sent()})
        console.log((await receive(new Request('http://receiver/', { method: 'POST', body, headers }))).status);`,
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    );
    const ran = await run(process.execPath, ['--input-type=module', '-'], code);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const id = message.headers['webhook-id']!;
    expect(ran.out).toMatch(new RegExp(`^${id} webhook\\.test /v1/webhooks/[\\da-f-]{36}\n204\n400\n$`));
  });

  where('python3')('take a message in Python, with its standard library, and no other', async () => {
    const script = `${blocks.get('python')!}
import os
for one in json.loads(r'''${sent()}'''):
    try:
        print(verify(one["body"].encode(), one["headers"], os.environ["WEBHOOK_SECRET"])["type"])
    except ValueError as error:
        print(error)
`;
    const ran = await run('python3', ['-'], script);
    expect(ran).toEqual({ code: 0, err: '', out: 'webhook.test\nnot signed by this secret\n' });
  });
});
