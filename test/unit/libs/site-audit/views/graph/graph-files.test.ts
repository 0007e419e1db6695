import { describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { writeGexf } from '../../../../../../src/libs/site-audit/views/graph/files/gexf.js';
import {
  writeEdgesCsv,
  writeNodesCsv,
} from '../../../../../../src/libs/site-audit/views/graph/files/graph-csv.js';
import {
  writeEdgesNdjson,
  writeNodesNdjson,
} from '../../../../../../src/libs/site-audit/views/graph/files/graph-ndjson.js';
import { writeGraphml } from '../../../../../../src/libs/site-audit/views/graph/files/graphml.js';
import { graphOf } from '../../../../../../src/libs/site-audit/views/graph/graph.js';
import { urlOf } from '../../../../../support/audit/audit-site.js';
import { at, graphPackOf, linking, to } from '../../../../../support/graph/graph-site.js';
import { itOfMany } from '../../../../../support/sample.js';

const EVIL = '<script>"&\'\u0000\u0001\u000b\ufffe\ud800 ]]> \t\r\n=1+1 \u{1F600} </node>';
const EVIL_IN_XML = '<script>"&\'\ufffd ]]> \t\r\n=1+1 \u{1F600} </node>';

const pack = graphPackOf(
  [
    linking('', [
      to('a', { anchor: '=HYPERLINK("https://evil.example/")' }),
      to('a', { anchor: 'say "a", b' }),
      'gone',
    ]),
    linking('a', [to('', { anchor: EVIL })]),
    urlOf(at('gone'), { answer: { status: 404 } }),
  ],
  { titleOf: (id) => [null, EVIL, '=cmd|’ /C calc’!A0', null][id] ?? null },
);

const whole = (pieces: Iterable<string>) => [...pieces].join('');

function parsed(xml: string) {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    parseTagValue: false,
    trimValues: false,
    // oxlint-disable-next-line typescript/no-deprecated -- what is to come in its place is a package more
    htmlEntities: true,
    isArray: (name, _path, _isLeaf, isAttribute) =>
      !isAttribute && ['node', 'edge', 'attvalue', 'data', 'key', 'attribute'].includes(name),
  });
  // oxlint-disable-next-line typescript/no-deprecated -- what is to come in its place is a package more
  return parser.parse(xml, true);
}

/** By RFC 4180. */
function rowsOf(csv: string): string[][] {
  return [...csv.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g)].map(
    ([, line]) =>
      [...line!.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^",]*)/g)].map(([, cell]) =>
        cell!.startsWith('"') ? cell!.slice(1, -1).replaceAll('""', '"') : cell!,
      ),
  );
}

describe('the graph as GEXF', () => {
  const xml = whole(writeGexf(pack.rows()));
  const { gexf } = parsed(xml);

  it('is version 1.3, and declares every value that it has', () => {
    expect(gexf).toMatchObject({ version: '1.3', xmlns: 'http://gexf.net/1.3' });
    expect(gexf.graph.defaultedgetype).toBe('directed');
    const declared = (kind: string): string[] =>
      gexf.graph.attributes
        .find((one: { class: string }) => one.class === kind)
        .attribute.map(({ id }: { id: string }) => id);
    const used = (rows: { attvalues: { attvalue: { for: string }[] } }[]) =>
      rows.flatMap(({ attvalues }) => attvalues.attvalue.map((one) => one.for));
    expect(declared('node')).toEqual(expect.arrayContaining(used(gexf.graph.nodes.node)));
    expect(declared('edge')).toEqual(expect.arrayContaining(used(gexf.graph.edges.edge)));
  });

  it('has all nodes and edges by their ids', () => {
    expect(gexf.graph.nodes.node.map(({ id }: { id: string }) => id)).toEqual(['1', '2', '3']);
    const ends = gexf.graph.edges.edge.map((one: Record<string, string>) => [
      one['source'],
      one['target'],
      one['weight'],
    ]);
    expect(ends).toEqual([
      ['1', '2', '2'],
      ['1', '3', '1'],
      ['2', '1', '1'],
    ]);
  });

  it('escapes what pages write, and drops what XML can not hold', () => {
    expect(gexf.graph.nodes.node[0].label).toBe(EVIL_IN_XML);
    expect(xml).not.toContain('<script>');
    // oxlint-disable-next-line no-control-regex -- to find them is the purpose
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\ud800]/);
  });

  it('is labelled by the URL where there is no title, and leaves out what is not known', () => {
    const gone = gexf.graph.nodes.node[2];
    expect(gone.label).toBe(at('gone'));
    const names = gone.attvalues.attvalue.map((one: { for: string }) => one.for);
    expect(names).not.toContain('pagerank');
    expect(names).not.toContain('title');
  });

  it('has the places of a drawing', () => {
    const drawn = parsed(whole(writeGexf(graphOf(pack, { layout: 'tree' })!)));
    expect(drawn.gexf.graph.nodes.node[1]['viz:position']).toMatchObject({ z: '0' });
    expect(gexf.graph.nodes.node[1]['viz:position']).toBeUndefined();
  });
});

describe('the graph as GraphML', () => {
  const { graphml } = parsed(whole(writeGraphml(pack.rows())));

  it('declares every key that it has, and has all nodes and edges', () => {
    const keys = new Set(graphml.key.map(({ id }: { id: string }) => id));
    for (const { data } of [...graphml.graph.node, ...graphml.graph.edge]) {
      for (const { key } of data) expect(keys.has(key)).toBe(true);
    }
    expect(graphml.graph.node.map(({ id }: { id: string }) => id)).toEqual(['n1', 'n2', 'n3']);
    expect(graphml.graph.edge.map((one: Record<string, string>) => [one['source'], one['target']])).toEqual([
      ['n1', 'n2'],
      ['n1', 'n3'],
      ['n2', 'n1'],
    ]);
  });

  it('escapes what pages write', () => {
    const title = graphml.graph.node[0].data.find(({ key }: { key: string }) => key === 'node_title');
    expect(title['#text']).toBe(EVIL_IN_XML);
  });
});

describe('the graph as CSV', () => {
  it('has a line of names, and a cell for each of them in every line', () => {
    const rows = rowsOf(whole(writeNodesCsv(pack.rows().nodes)));
    expect(rows).toHaveLength(4);
    expect(rows[0]!.slice(0, 5)).toEqual(['id', 'url', 'title', 'status', 'type']);
    for (const row of rows) expect(row).toHaveLength(rows[0]!.length);
    expect(rows[3]!.slice(0, 5)).toEqual(['3', at('gone'), '', '404', 'error']);
    expect(whole(writeEdgesCsv(pack.rows().edges))).toBe(
      'source,target,links,follow,type,tree,position,anchors\r\n' +
        '1,2,2,true,"link",true,"main","\'=HYPERLINK(""https://evil.example/"") | say ""a"", b"\r\n' +
        '1,3,1,true,"link",true,"main","The chapter on apple trees"\r\n' +
        `2,1,1,true,"link",false,"main","${EVIL.toWellFormed().replaceAll('"', '""')}"\r\n`,
    );
  });

  it('has no text that a spreadsheet would run', () => {
    const title = (text: string) =>
      rowsOf(whole(writeNodesCsv(graphPackOf([linking('')], { titleOf: () => text }).rows().nodes)))[1]![2];
    for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
      expect(title(`${sign}1`)).toBe(`'${sign}1`);
    }
    expect(title('1=1')).toBe('1=1');
    expect(title('a\nb, "c"')).toBe('a\nb, "c"');
  });

  it('keeps numbers below zero numbers', () => {
    const drawn = graphOf(pack, { layout: 'tree' })!;
    expect(drawn.nodes.some(({ x, y }) => x! < 0 || y! < 0)).toBe(true);
    expect(whole(writeNodesCsv(drawn.nodes))).not.toContain("'-");
  });
});

describe('the graph as NDJSON', () => {
  it('has the contract’s fields, one row a line', () => {
    const nodes = whole(writeNodesNdjson(pack.rows().nodes)).trimEnd().split('\n');
    expect(JSON.parse(nodes[1]!)).toMatchObject({
      id: 2,
      unique_inlinks: 1,
      issues: { error: 0, warning: 0 },
      parent: 1,
    });
    expect(nodes).toHaveLength(3);
    const edges = whole(writeEdgesNdjson(pack.rows().edges)).trimEnd().split('\n');
    expect(edges.map((line) => JSON.parse(line).anchors[0])[2]).toBe(EVIL.toWellFormed());
  });

  it('tells of a folder how many URLs it stands for, and of no other', () => {
    const lines = whole(writeNodesNdjson(graphOf(pack, { types: ['folder'] })!.nodes))
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line).collapsed_urls)).toEqual([3]);
  });
});

describe('a large graph', () => {
  const paths = Array.from({ length: 1500 }, (_, one) => `p${one}`);
  const large = graphPackOf([linking('', paths), ...paths.map((path) => linking(path, ['']))]);

  itOfMany('is written in pieces, whatever the format', () => {
    for (const pieces of [
      writeGexf(large.rows()),
      writeGraphml(large.rows()),
      writeNodesCsv(large.rows().nodes),
      writeEdgesNdjson(large.rows().edges),
    ]) {
      const sizes = Array.from(pieces, ({ length }) => length);
      expect(sizes.length).toBeGreaterThan(3);
      expect(Math.max(...sizes)).toBeLessThan(40_000);
    }
  });

  it('is written as far as it is read', () => {
    const pieces = writeNodesCsv(
      (function* () {
        yield* large.rows().nodes;
        throw new Error('read to the end');
      })(),
    );
    expect(pieces.next().value).toMatch(/^id,url,/);
  });
});
