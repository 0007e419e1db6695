import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../src/main/config-error.js';
import { readConfig, readUserConfig, type Environment } from '../../../src/main/config.js';
import { makeServiceAccount } from '../../support/server/google-account.js';

const { file: account } = makeServiceAccount('https://google.example/token');

function faultsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('has the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      opsPort: null,
      database: { kind: 'embedded', dataDir: path.resolve('.galley') },
      jobs: { kind: 'postgres', url: null },
      writer: { kind: 'extractive' },
      search: { kind: 'none' },
      image: { kind: 'card' },
      fetch: { allow: [], ratePerSecond: 10, maxPages: 10_000 },
      webhooks: { allow: [] },
      audits: { newest: 5, days: 90 },
      retention: { jobs: 30, reports: 365, ledger: 400 },
      google: null,
      logLevel: 'info',
    });
  });

  it('keeps the data of a user’s own commands in the folder of the user, not in the present one', () => {
    const folderOf = (dataDir: string | null, environment: Environment) =>
      readUserConfig(dataDir, environment).database;
    const inFolder = (dataDir: string) => ({ kind: 'embedded', dataDir });
    expect(folderOf(null, {})).toEqual(inFolder(path.join(homedir(), '.local/share/galley')));
    expect(folderOf(null, { XDG_DATA_HOME: '/xdg' })).toEqual(inFolder('/xdg/galley'));
    // The specification has a path that is not absolute ignored.
    expect(folderOf(null, { XDG_DATA_HOME: 'xdg' })).toEqual(folderOf(null, {}));
    expect(folderOf(null, { XDG_DATA_HOME: '/xdg', GALLEY_DATA_DIR: '/data' })).toEqual(inFolder('/data'));
    expect(folderOf('/own', { GALLEY_DATA_DIR: '/data' })).toEqual(inFolder('/own'));
    expect(folderOf('/own', { GALLEY_DATA_DIR_FILE: '/nowhere' })).toEqual(inFolder('/own'));
  });

  it('reads every variable into its own field', () => {
    const config = readConfig({
      PORT: '4101',
      HOST: '127.0.0.2',
      DATABASE_URL: 'postgres://db.example/galley',
      GALLEY_DATA_DIR: '/data/unused-with-a-url',
      DATABASE_WAIT_SECONDS: '75',
      JOBS_URL: 'mongodb://jobs.example/agenda',
      WRITER: 'openai',
      WRITER_BASE_URL: 'https://writer.example/v1',
      WRITER_API_KEY: 'writer-key',
      WRITER_MODEL: 'writer-model',
      SEARCH: 'brave',
      SEARCH_BASE_URL: 'https://search.example/api',
      SEARCH_API_KEY: 'search-key',
      IMAGE: 'openai',
      IMAGE_BASE_URL: 'https://image.example/v1',
      IMAGE_API_KEY: 'image-key',
      IMAGE_MODEL: 'image-model',
      FETCH_ALLOW: 'intranet.example:8080,10.1.2.0/24',
      WEBHOOK_ALLOW: '10.2.0.0/16',
      CRAWL_RATE: '17',
      CRAWL_MAX_PAGES: '4242',
      RENDER: 'on',
      CHROMIUM: '/opt/chromium',
      AUDIT_KEEP: '12',
      AUDIT_KEEP_DAYS: '345',
      JOB_KEEP_DAYS: '17',
      REPORT_KEEP_DAYS: '18',
      LEDGER_KEEP_DAYS: '71',
      SOURCE_TEXT_DAYS: '73',
      EVENT_KEEP_DAYS: '74',
      AUDIT_LOG_DAYS: '72',
      GOOGLE_SERVICE_ACCOUNT: JSON.stringify(account),
      GOOGLE_BASE_URL: 'https://google.example/api',
      GRAPHQL_ALLOW: '/etc/galley/documents',
      CORS_ORIGINS: 'https://app.example.com, http://localhost:3000',
      PUBLIC_URL: 'https://content.example.com/galley/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      NODE_ENV: 'development',
      CONSOLE: 'off',
      SESSION_IDLE_MINUTES: '30',
      SECRET_KEY: 'a key of thirty-two letters or so',
      WORKER_CONCURRENCY: '7',
      WORKER_KINDS: 'audits, articles',
      OPS_PORT: '4102',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20of-the-collector, x-tenant=press',
      OTEL_SERVICE_NAME: 'galley-press',
      LOG_LEVEL: 'warn',
    });
    const { allow, ...fetch } = config.fetch;
    const { webhooks, ...others } = config;
    expect(webhooks.allow).toHaveLength(1);
    expect({ ...others, fetch }).toEqual({
      host: '127.0.0.2',
      tracing: {
        endpoint: 'http://collector.example:4318',
        headers: { authorization: 'Basic of-the-collector', 'x-tenant': 'press' },
        serviceName: 'galley-press',
      },
      port: 4101,
      opsPort: 4102,
      rendering: { isOn: true, chromium: '/opt/chromium' },
      database: { kind: 'external', url: 'postgres://db.example/galley' },
      databaseWaitSeconds: 75,
      jobs: { kind: 'mongodb', url: 'mongodb://jobs.example/agenda' },
      writer: {
        kind: 'openai',
        baseUrl: 'https://writer.example/v1',
        apiKey: 'writer-key',
        model: 'writer-model',
      },
      search: { kind: 'brave', baseUrl: 'https://search.example/api', apiKey: 'search-key' },
      image: {
        kind: 'openai',
        baseUrl: 'https://image.example/v1',
        apiKey: 'image-key',
        model: 'image-model',
      },
      fetch: { ratePerSecond: 17, maxPages: 4242 },
      audits: { newest: 12, days: 345 },
      retention: { jobs: 17, reports: 18, ledger: 71, sourceTexts: 73, events: 74, auditLog: 72 },
      google: {
        account: {
          clientEmail: account.client_email,
          privateKey: account.private_key,
          privateKeyId: 'key-7',
          tokenUri: 'https://google.example/token',
        },
        baseUrl: 'https://google.example/api',
      },
      graphql: {
        allowed: '/etc/galley/documents',
        isDevelopment: true,
      },
      web: {
        publicUrl: 'https://content.example.com/galley',
        trustProxy: ['loopback', '10.0.0.0/8'],
        origins: ['https://app.example.com', 'http://localhost:3000'],
      },
      console: { isOn: false, idleMinutes: 30 },
      secretKey: 'a key of thirty-two letters or so',
      workerConcurrency: 7,
      workerKinds: ['write-article', 'work-on-audit'],
      logLevel: 'warn',
    });
    expect(allow).toHaveLength(2);
    expect(readConfig({ GALLEY_DATA_DIR: '/data/galley' }).database).toEqual({
      kind: 'embedded',
      dataDir: '/data/galley',
    });
  });

  it('claims all kinds of work, or those that are named', () => {
    expect(readConfig({}).workerKinds).toEqual(['write-article', 'make-report', 'work-on-audit']);
    for (const wrong of ['everything', 'articles,', 'articles,articles', 'articles audits'])
      expect([wrong, faultsOf({ WORKER_KINDS: wrong })]).toEqual([
        wrong,
        ['WORKER_KINDS must be one or more of articles, reports, audits, each once, separated by commas.'],
      ]);
  });

  it.each([
    'of-the-collector',
    'authorization=',
    '=of-the-collector',
    'authorization=%E0%A4%A',
    'a=b,of-the-collector',
  ])('refuses the headers %j for a collector, and does not repeat them', (headers) => {
    const read = () => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: headers });
    expect(read).toThrow('OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value');
    expect(read).not.toThrow(headers);
  });

  it('keeps the ledger for as long as a month is counted from it', () => {
    expect(faultsOf({ LEDGER_KEEP_DAYS: '61', JOB_KEEP_DAYS: '0' })).toEqual([
      'JOB_KEEP_DAYS must be at least 1.',
      'LEDGER_KEEP_DAYS must be at least 62.',
    ]);
  });

  it('shows the schema to callers with a key only, except in development', () => {
    for (const [word, isDevelopment] of [
      ['development', true],
      ['production', false],
      ['test', false],
    ] as const)
      expect(readConfig({ NODE_ENV: word }).graphql.isDevelopment).toBe(isDevelopment);
    expect(readConfig({}).graphql).toEqual({ allowed: null, isDevelopment: false });
  });

  it('accepts origins as browsers write them, or any', () => {
    expect(readConfig({ CORS_ORIGINS: '*' }).web.origins).toBe('any');
    for (const wrong of ['app.example.com', 'https://app.example.com/', 'ftp://app.example.com', 'null'])
      expect(faultsOf({ CORS_ORIGINS: wrong })).toEqual([
        `CORS_ORIGINS has "${wrong}", which is no origin like https://app.example.com.`,
      ]);
  });

  it('takes the public address without a login or a query, and proxies by number or address', () => {
    expect(readConfig({}).web).toEqual({ publicUrl: null, trustProxy: null, origins: [] });
    expect(readConfig({ PUBLIC_URL: 'https://example.com' }).web.publicUrl).toBe('https://example.com');
    expect(readConfig({ TRUST_PROXY: '2' }).web.trustProxy).toBe(2);
    expect(faultsOf({ PUBLIC_URL: 'https://me:secret@example.com/' })).toEqual([
      'PUBLIC_URL must be an address without a user name and a password.',
    ]);
    expect(faultsOf({ PUBLIC_URL: 'https://example.com/?a=1' })).toEqual([
      'PUBLIC_URL must be an address without a query.',
    ]);
    expect(faultsOf({ TRUST_PROXY: 'loopback, nginx' })).toEqual([
      'TRUST_PROXY has "nginx", which is neither an address, a range nor one of loopback, linklocal, uniquelocal.',
    ]);
  });

  describe('of Google Search Console', () => {
    const faultOf = (file: object | string) =>
      faultsOf({ GOOGLE_SERVICE_ACCOUNT: typeof file === 'string' ? file : JSON.stringify(file) });

    it('accepts a key file as it is, and calls Google at the file’s address', () => {
      const { token_uri: _, private_key_id: _id, ...bare } = account;
      expect(readConfig({ GOOGLE_SERVICE_ACCOUNT: JSON.stringify(bare) }).google).toEqual({
        account: {
          clientEmail: account.client_email,
          privateKey: account.private_key,
          privateKeyId: null,
          tokenUri: 'https://oauth2.googleapis.com/token',
        },
        baseUrl: 'https://www.googleapis.com',
      });
    });

    it('reports what is wrong with a key file, and quotes nothing of it', () => {
      const start = 'GOOGLE_SERVICE_ACCOUNT must be the key file of a service account';
      expect(faultOf('{')).toEqual([`${start}, which is JSON.`]);
      expect(faultOf({ ...account, type: 'authorized_user', token_uri: 'file:///etc' })).toEqual([
        `${start}; wrong or missing: type, token_uri.`,
      ]);
      expect(faultOf('7')).toEqual([`${start}; wrong or missing: its fields.`]);
      for (const key of ['secret', account.private_key.replace(/[A-Z]{3}/g, '')])
        expect(faultOf({ ...account, private_key: key })).toEqual([
          'GOOGLE_SERVICE_ACCOUNT has a private_key that is no RSA key in PEM.',
        ]);
    });

    it('has no address without a key', () => {
      expect(faultsOf({ GOOGLE_BASE_URL: 'https://google.example' })).toEqual([
        'GOOGLE_BASE_URL has no effect unless GOOGLE_SERVICE_ACCOUNT is set.',
      ]);
    });
  });

  describe('of images by a model', () => {
    const writer = { WRITER: 'openai', WRITER_BASE_URL: 'https://writer.example/v1', WRITER_MODEL: 'words' };

    it('uses the server and the key of the writer if it is of the same kind', () => {
      expect(readConfig({ ...writer, WRITER_API_KEY: 'key', IMAGE: 'openai' }).image).toEqual({
        kind: 'openai',
        baseUrl: 'https://writer.example/v1',
        apiKey: 'key',
        model: 'gpt-image-1',
      });
    });

    it('sends the writer’s key to no other server', () => {
      const environment = { ...writer, WRITER_API_KEY: 'key', IMAGE: 'openai' };
      const { image } = readConfig({ ...environment, IMAGE_BASE_URL: 'https://image.example/v1' });
      expect(image).toMatchObject({ baseUrl: 'https://image.example/v1', apiKey: null });
    });

    it('needs a server of its own beside any other writer', () => {
      for (const other of [{}, { WRITER: 'anthropic', WRITER_API_KEY: 'key', WRITER_MODEL: 'words' }]) {
        expect(faultsOf({ ...other, IMAGE: 'openai' })).toEqual([
          'IMAGE_BASE_URL is needed with IMAGE=openai unless WRITER is openai.',
        ]);
      }
    });

    it('is refused while images are drawn as cards', () => {
      expect(faultsOf({ IMAGE_MODEL: 'pictures' })).toEqual([
        'IMAGE_MODEL has no effect unless IMAGE is openai.',
      ]);
    });
  });

  it('reports every fault at once, each with the name of its variable', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://db.example/galley',
      WRITER: 'openai',
      SEARCH: 'tavily',
      IMAGE: 'photo',
      FETCH_ALLOW: '300.1.2.3/99',
      CRAWL_RATE: '-1',
      LOG_LEVEL: 'loud',
    });
    for (const name of [
      'PORT',
      'DATABASE_URL',
      'WRITER_BASE_URL',
      'WRITER_MODEL',
      'SEARCH_API_KEY',
      'IMAGE',
    ]) {
      expect(faults.filter((fault) => fault.startsWith(`${name} `))).toHaveLength(1);
    }
    expect(faults.join('\n')).toMatch(/FETCH_ALLOW.*\n(.*\n)*CRAWL_RATE.*\n(.*\n)*LOG_LEVEL/);
  });

  it.each([
    ['mongodb://127.0.0.1', 'mongodb'],
    ['mongodb://user:word@one.example:27017,two.example:27018/jobs?replicaSet=rs0', 'mongodb'],
    ['mongodb+srv://user:word@cluster.example/jobs', 'mongodb'],
    ['postgres://user:word@db.example/jobs', 'postgres'],
    ['postgresql://db.example/jobs', 'postgres'],
  ])('reads JOBS_URL=%s as %s', (url, kind) => {
    expect(readConfig({ JOBS_URL: url }).jobs).toEqual({ kind, url });
  });

  it.each(['mongodb://', 'mongodb:/one', 'mongodb://one,,two', 'redis://jobs.example', 'jobs.example:27017'])(
    'refuses JOBS_URL=%s, with its name',
    (url) => {
      expect(faultsOf({ JOBS_URL: url })).toEqual([
        'JOBS_URL must be an address that begins with postgres://, mongodb:// or mongodb+srv://.',
      ]);
    },
  );

  it('does not repeat a password of a JOBS_URL that it refuses', () => {
    expect(faultsOf({ JOBS_URL: 'redis://user:hush-hush@jobs.example' }).join()).not.toContain('hush');
  });

  it('refuses the key of an engine that is switched off', () => {
    expect(faultsOf({ WRITER_API_KEY: 'k' })).toEqual([
      'WRITER_API_KEY has no effect unless WRITER is openai or anthropic.',
    ]);
    expect(faultsOf({ SEARCH_API_KEY: 'k' })).toHaveLength(1);
  });

  it.each(['hush hush', 'hush\n', 'hush\u00fc'])(
    'refuses the search key %j, and does not repeat it',
    (key) => {
      expect(faultsOf({ SEARCH: 'brave', SEARCH_API_KEY: key })).toEqual([
        'SEARCH_API_KEY must be of visible ASCII characters, without spaces.',
      ]);
    },
  );

  it('refuses a login of the search that can’t be decoded, and does not repeat it', () => {
    const at = (login: string) =>
      faultsOf({ SEARCH: 'searxng', SEARCH_BASE_URL: `http://${login}@h.example/` });
    for (const login of ['me:50%off', 'm%zz:hush-hush', 'me%:25']) {
      expect(at(login)).toEqual([
        expect.stringMatching(/^SEARCH_BASE_URL has a user name or password with a %/),
      ]);
      expect(at(login).join()).not.toContain(login);
    }
    const { search } = readConfig({ SEARCH: 'searxng', SEARCH_BASE_URL: 'http://me:50%25off@h.example/' });
    expect(search).toMatchObject({ baseUrl: 'http://me:50%25off@h.example/' });
  });

  describe('of a model', () => {
    const writer = { WRITER: 'openai', WRITER_BASE_URL: 'https://writer.example/v1', WRITER_MODEL: 'words' };
    const image = { IMAGE: 'openai', IMAGE_BASE_URL: 'https://image.example/v1' };

    it.each(['hush hush', 'hush\n', 'hush\u2019s'])('refuses the key %j, and does not repeat it', (key) => {
      expect(faultsOf({ ...writer, WRITER_API_KEY: key })).toEqual([
        'WRITER_API_KEY must be of visible ASCII characters, without spaces.',
      ]);
      expect(faultsOf({ ...image, IMAGE_API_KEY: key })).toEqual([
        'IMAGE_API_KEY must be of visible ASCII characters, without spaces.',
      ]);
    });

    it('refuses a blank model name of the writer and of the images', () => {
      expect(faultsOf({ ...writer, WRITER_MODEL: '  ' })).toEqual([
        'WRITER_MODEL must be the name of a model.',
      ]);
      expect(faultsOf({ ...image, IMAGE_MODEL: '\t' })).toEqual(['IMAGE_MODEL must be the name of a model.']);
    });

    it.each([
      ['https://user:hunter2@model.example/v1', 'a user name and a password'],
      ['https://hunter2@model.example/v1', 'a user name and a password'],
      ['https://model.example/v1?key=hunter2', 'a query'],
      ['https://model.example/v1#hunter2', 'a query'],
    ])('refuses the address %s, and does not repeat it', (address, what) => {
      expect(faultsOf({ ...writer, WRITER_BASE_URL: address })).toEqual([
        `WRITER_BASE_URL must be an address without ${what}.`,
      ]);
      expect(faultsOf({ ...image, IMAGE_BASE_URL: address })).toEqual([
        `IMAGE_BASE_URL must be an address without ${what}.`,
      ]);
    });
  });

  it('accepts a login in the address of a SearXNG, and no query', () => {
    const searx = (address: string) => ({ SEARCH: 'searxng', SEARCH_BASE_URL: address });
    expect(readConfig(searx('https://me:word@search.example')).search).toMatchObject({ kind: 'searxng' });
    expect(faultsOf(searx('https://search.example/?key=hunter2'))).toEqual([
      'SEARCH_BASE_URL must be an address without a query.',
    ]);
  });

  it('reads a variable from the file that NAME_FILE names, without its last line break', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'galley-config-'));
    try {
      const file = path.join(folder, 'url');
      writeFileSync(file, 'postgres://db.example/secret\n');
      expect(readConfig({ DATABASE_URL_FILE: file }).database).toEqual({
        kind: 'external',
        url: 'postgres://db.example/secret',
      });
      expect(faultsOf({ DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: file })).toEqual([
        'DATABASE_URL and DATABASE_URL_FILE are both set; set one.',
      ]);
      expect(faultsOf({ DATABASE_URL_FILE: path.join(folder, 'none') })).toEqual([
        "DATABASE_URL_FILE names a file that can't be read (ENOENT).",
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      database: { kind: 'embedded' },
    });
  });
});
