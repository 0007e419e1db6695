import { describe, expect, it } from '@jest/globals';
import { execute, parse } from 'graphql';
import { contextOf, PacedLists } from '../../../src/transports/graphql/context.js';
import { loadGraphSchema } from '../../../src/transports/graphql/graph-schema.js';

const schema = loadGraphSchema();

interface Folder {
  readonly path: string;
  readonly children: readonly Folder[];
}

const folder = (path: string, children: readonly Folder[] = []): Folder => ({ path, children });
const folders = (count: number, inside: (n: number) => readonly Folder[] = () => []) =>
  Array.from({ length: count }, (_, n) => folder(`/${n}/`, inside(n)));

/** Runs a question for a view of a done audit that has this. @returns the answer, and how often the event loop turned */
async function ask(data: unknown, selection: string) {
  const services = {
    audits: { pollById: async () => ({ id: 'x', status: 'done', editionId: 'x', counts: {} }) },
    auditViews: { structure: async () => data, graph: async () => data },
  };
  const context = contextOf({ services, caller: { accountId: 'x' } } as unknown as Parameters<
    typeof contextOf
  >[0]);
  const document = parse(`{ audit(id: "x") { ${selection} } }`);
  let [turns, isOver] = [0, false];
  const answer = Promise.resolve(execute({ schema, document, contextValue: context }));
  void answer.finally(() => (isOver = true));
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  return { answer: await answer, turns };
}

describe('a view with many entries', () => {
  it('leaves room for other callers while the folders of one level are completed', async () => {
    const { answer, turns } = await ask(
      { root: folder('/', folders(1000)) },
      'structure(maxChildren: 1000) { root { children { path } } }',
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({
      audit: { structure: { root: { children: folders(1000).map(({ path }) => ({ path })) } } },
    });
    expect(turns).toBeGreaterThanOrEqual(19);
  });

  it('leaves room for other callers where many folders have a few others in each', async () => {
    const root = folder(
      '/',
      folders(20, () => folders(20, () => folders(5))),
    );
    const { answer, turns } = await ask(
      { root },
      'structure { root { children { path children { path children { path } } } } }',
    );
    expect(answer.errors).toBeUndefined();
    expect(JSON.stringify(answer.data).match(/"path"/g)).toHaveLength(20 + 400 + 2000);
    // 2,420 of them, fifty at a time.
    expect(turns).toBeGreaterThanOrEqual(48);
  });

  it('leaves room for other callers while a graph is completed', async () => {
    const nodes = Array.from({ length: 1000 }, (_, id) => ({ id }));
    const edges = Array.from({ length: 1000 }, (_, n) => ({ source: n, target: 0 }));
    const { answer, turns } = await ask({ nodes, edges }, 'graph { nodes { id } edges { source target } }');
    expect(answer.data).toEqual({ audit: { graph: { nodes, edges } } });
    expect(turns).toBeGreaterThanOrEqual(38);
  });
});

describe('a paced list', () => {
  it('has all its items, and lets the event loop turn between them', async () => {
    let [turns, isOver] = [0, false];
    const items = new PacedLists().of(Array.from({ length: 1700 }, (_, n) => n));
    const list = Promise.all(items.map(async (item) => item));
    void list.then(() => (isOver = true));
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(await list).toEqual(Array.from({ length: 1700 }, (_, n) => n));
    expect(turns).toBeGreaterThanOrEqual(33);
  });
});
