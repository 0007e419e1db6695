import type { Graph } from '../found.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 can't hold, escaped or not. */
// oxlint-disable-next-line no-control-regex -- it is these that are removed
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** @returns GEXF 1.3, as Gephi and others read it */
export function asGexf({ nodes, edges }: Graph): string {
  const attributes = ['status', 'type', 'depth', 'inlinks', 'link_score', 'cluster'];
  const lines = nodes.map((node) => {
    const { id, url, status, type, depth, inlinks, linkScore, cluster } = node;
    const values = [status, type, depth, inlinks, linkScore, cluster].flatMap((value, place) =>
      value === null ? [] : [`<attvalue for="${place}" value="${xml(String(value))}"/>`],
    );
    return `<node id="${id}" label="${xml(url)}"><attvalues>${values.join('')}</attvalues></node>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gexf xmlns="http://gexf.net/1.3" version="1.3"><graph defaultedgetype="directed">',
    '<attributes class="node">',
    ...attributes.map((title, place) => {
      const kind = title === 'type' ? 'string' : 'integer';
      return `<attribute id="${place}" title="${title}" type="${kind}"/>`;
    }),
    '</attributes><nodes>',
    ...lines,
    '</nodes><edges>',
    ...edges.map(
      ({ source, target }, place) => `<edge id="${place}" source="${source}" target="${target}"/>`,
    ),
    '</edges></graph></gexf>\n',
  ].join('\n');
}
