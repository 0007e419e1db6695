import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { App } from '../../../src/main/build-app.js';
import { bridgeMcp } from '../../../src/main/commands/mcp-bridge.js';
import { ERAS, openMcpClient, refusedTool, useTool } from '../../support/mcp-client.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { newArticle } from '../../support/writing/finished-article.js';
import { recordOf } from '../../support/writing/provenance-record.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
let galley: App;

beforeAll(async () => {
  database = await createTestDatabase();
  const scripted = scriptedWriting();
  const writing = {
    ...scripted,
    stages: async () => ({
      ...(await scripted.stages()),
      assemble: async ({ editionId }: { editionId: string }) => {
        const articleId = randomUUID();
        const provenance = recordOf({ articleId });
        return newArticle({ edition: editionId } as Tenant, { id: articleId, provenance });
      },
    }),
  };
  galley = await startGalley({ databaseUrl: database.url, writing });
});
afterAll(async () => {
  await galley.close();
  await database.drop();
});

describe.each(ERAS)('a client of the %s era', (era) => {
  it('comes from a brief to a published article, and back, in twenty steps', async () => {
    const tenant = await createTenant(galley, { editorOfRecord: 'Ada Lock' });
    const client = await openMcpClient(galley, tenant.full, { era });
    let steps = 0;
    const step = async <T>(work: Promise<T>): Promise<T> => {
      steps += 1;
      return work;
    };
    const use = (name: string, given: object = {}) => step(useTool(client, name, { ...given }));
    try {
      expect((await step(client.listTools())).tools).toHaveLength(16);
      const { editions } = await use('list_editions');
      const edition = editions[0].id as string;
      const before = await use('get_usage');
      expect(before.key.permission).toBe('full');
      expect(
        (await step(client.getPrompt({ name: 'brief_from_gap', arguments: { edition } }))).messages,
      ).toHaveLength(1);
      expect((await use('list_articles', { edition })).articles).toEqual([]);
      expect((await step(refusedTool(client, 'get_research_report', { edition }))).error.code).toBe(
        'not_found',
      );
      const wrong = await step(
        refusedTool(client, 'start_articles', { edition, briefs: [{ id: 'one', input: 'Tides' }] }),
      );
      expect(wrong.text).toMatch(/\/briefs\/0\/id must be a UUID/);
      const id = randomUUID();
      const briefs = [{ id, input: 'Why the sea rises and falls' }];
      expect(await use('start_articles', { edition, briefs })).toEqual({
        accepted: [id],
        refused: [],
        ids: [id],
      });
      // An answer may be lost; the same call again starts nothing.
      expect(await use('start_articles', { edition, briefs })).toMatchObject({ accepted: [id] });
      expect((await use('list_jobs', { edition })).jobs).toHaveLength(1);
      const job = await use('get_job', { job_id: id, wait_seconds: 25 });
      expect(job).toMatchObject({ status: 'done', article_id: expect.any(String) });
      const given = { article_id: job.article_id as string };
      expect((await use('get_article', { ...given, format: 'summary' })).status).toBe('draft');
      expect((await use('get_article', given)).text).toMatch(/sea rises/);
      expect((await use('get_provenance', { ...given, show: 'claims' })).claims.length).toBeGreaterThan(0);
      const { checks } = await use('get_provenance', { ...given, show: 'checks' });
      expect(
        checks.every(
          ({ blocking, verdict }: { blocking: boolean; verdict: string }) => !blocking || verdict !== 'fail',
        ),
      ).toBe(true);
      const published = await use('set_article_status', { ...given, action: 'publish' });
      expect(published).toMatchObject({ status: 'published', published_at: expect.any(String) });
      expect((await use('list_articles', { edition, status: 'published' })).articles).toHaveLength(1);
      const whole = (
        await call(galley, tenant.read, 'GET', `/v1/editions/${edition}/articles/${given.article_id}`)
      ).body;
      expect(whole.status).toBe('published');
      const { contents } = await step(client.readResource({ uri: `galley://articles/${given.article_id}` }));
      expect((contents[0] as { text: string }).text).toBe(whole.body);
      expect((await use('get_usage')).usage.hour.used).toBe(Number(before.usage.hour.used) + 1);
      expect((await use('set_article_status', { ...given, action: 'unpublish' })).status).toBe('draft');
      expect(steps).toBe(20);
    } finally {
      await client.close();
    }
  });
});

describe('galley mcp', () => {
  /** Messages of a client over standard input, and what comes back for each id. */
  async function spoken(
    environment: Record<string, string>,
    lines: readonly (object | string)[],
    options = {},
  ) {
    const input = new PassThrough();
    const answers = new Map<unknown, { result?: any; error?: any }>(); // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
    const done = bridgeMcp(
      { edition: null, isReadOnly: false, ...options },
      {
        environment,
        input,
        send: (line) => {
          const answer = JSON.parse(line) as { id: unknown; result?: unknown };
          answers.set(answer.id, answer);
        },
      },
    );
    input.end(
      lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n') + '\n',
    );
    await done;
    return answers;
  }

  const legacy = (id: number, method: string, params: object = {}) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  });
  const modern = (id: number, method: string, params: object = {}) =>
    legacy(id, method, {
      ...params,
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    });

  it('hands messages of both eras on, and their answers back', async () => {
    const tenant = await createTenant(galley);
    const environment = { GALLEY_URL: galley.url!, GALLEY_KEY: tenant.full };
    const answers = await spoken(environment, [
      legacy(1, 'initialize', {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      }),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      legacy(2, 'tools/call', { name: 'list_editions', arguments: {} }),
      modern(3, 'server/discover'),
      modern(4, 'tools/call', { name: 'list_editions', arguments: {} }),
      modern(5, 'resources/read', { uri: 'galley://checks/ü' }),
      '{',
    ]);
    expect(answers.get(1)?.result.protocolVersion).toBe('2025-11-25');
    expect(answers.get(2)?.result.structuredContent.editions[0].id).toBe(tenant.edition);
    expect(answers.get(3)?.result.supportedVersions).toContain('2026-07-28');
    expect(answers.get(4)?.result.structuredContent).toEqual(answers.get(2)?.result.structuredContent);
    expect(answers.get(5)?.error.code).toBe(-32_602);
    expect(answers.get(null)?.error.code).toBe(-32_700);
    expect(answers.size).toBe(6);
    const limited = await spoken(environment, [modern(1, 'tools/list')], {
      edition: tenant.edition,
      isReadOnly: true,
    });
    expect(limited.get(1)?.result.tools).toHaveLength(11);
  });

  it('says what is wrong with the key, the address and the surroundings', async () => {
    const bad = await spoken({ GALLEY_URL: galley.url!, GALLEY_KEY: 'gk_none' }, [modern(1, 'tools/list')]);
    expect(bad.get(1)?.error.message).toMatch(/^invalid_key/);
    const away = await spoken({ GALLEY_URL: 'http://127.0.0.1:9', GALLEY_KEY: 'gk_none' }, [
      modern(1, 'tools/list'),
    ]);
    expect(away.get(1)?.error.message).toMatch(/can’t be reached at http:\/\/127\.0\.0\.1:9/);
    await expect(spoken({ GALLEY_KEY: 'x' }, [])).rejects.toThrow(/GALLEY_URL/);
    await expect(spoken({ GALLEY_URL: galley.url! }, [])).rejects.toThrow(/GALLEY_KEY/);
  });
});
