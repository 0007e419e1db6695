// The description that Specmatic gets, and the corrections of its requests.

const AUDIT = '/v1/editions/{slug}/audit/{crawl_id}';
/** Specmatic tries all combinations of parameters, and an audit has more than thirty: they are tested in pairs. */
const AT_ONCE = 2;
/** Begins the path of a part and names the view of its parameters; the hook turns it into a parameter. */
export const OF_A_PART = /^\/view-([a-z]+)-\d+(?=\/)/;

/**
 * The description for Specmatic.
 *
 * - Its examples are removed, because their ids are made up.
 * - Answers that depend on the state are removed where the test can't produce them: the repeat of a start, since only Galley
 *   knows whether an id is known, and types other than an image's own and JSON, the default of a view.
 * - So are the repeat of a retry, and a check of a domain, whose site is not up.
 * - `limit` and `offset` are never refused, so there is no wrong value of them: they are texts here.
 * - A sitemap is removed, which is XML.
 * - The description of itself and those of events are removed: in free JSON Specmatic expects all items of a list to be alike.
 * - The parameters of views get paths of their own.
 *
 * @param {object} description of OpenAPI, which is not changed
 * @param {string} imageType of the article at hand
 */
export function forSpecmatic(description, imageType) {
  const copy = JSON.parse(JSON.stringify(description), (key, value) =>
    key === 'examples' ? undefined : value,
  );
  const { paths } = copy;
  delete paths['/v1/openapi.json'];
  delete paths['/v1/event-types'];
  // What Galley sends is no operation to test.
  delete copy.webhooks;
  // Read at a secret address, which is made while the test runs.
  delete paths['/v1/editions/{slug}/feed'];
  delete paths['/v1/editions/{slug}/articles'].post.responses[200];
  delete paths['/v1/jobs/{id}/retry'].post.responses[200];
  delete paths['/v1/editions/{slug}/verification'].post;
  for (const { get } of Object.values(paths))
    for (const parameter of get?.parameters ?? [])
      if (parameter.name === 'limit' || parameter.name === 'offset') parameter.schema = { type: 'string' };
  const keepType = ({ get }, kept) => {
    const { content } = get.responses[200];
    for (const type of Object.keys(content)) if (type !== kept) delete content[type];
  };
  for (const image of ['image', 'signed-image'])
    keepType(paths[`/v1/editions/{slug}/articles/{article_id}/${image}`], imageType);
  const item = paths[AUDIT];
  keepType(item, 'application/json');
  keepType(paths[`${AUDIT}/changes`], 'application/json');
  // It answers XML alone.
  delete paths[`${AUDIT}/sitemap`];
  const byView = new Map();
  const isOfView = ({ name }) => name !== undefined && name !== 'view' && name !== 'format';
  for (const parameter of item.get.parameters.filter(isOfView)) {
    const view = /\*\*(\w+)\*\*/.exec(parameter.description)[1];
    byView.set(view, [...(byView.get(view) ?? []), parameter]);
  }
  for (const [view, all] of byView) {
    for (let n = 0; n < all.length; n += AT_ONCE) {
      const get = { ...item.get, operationId: `read_${view}_${n}`, parameters: all.slice(n, n + AT_ONCE) };
      paths[`/view-${view}-${n}${AUDIT}`] = { ...item, get };
    }
  }
  item.get = { ...item.get, parameters: item.get.parameters.filter((each) => !isOfView(each)) };
  return copy;
}

/** The path of a part as Galley knows it. */
export function asAsked(target) {
  const part = OF_A_PART.exec(target);
  if (!part) return target;
  const url = new URL(target.slice(part[0].length), 'http://galley');
  url.searchParams.append('view', part[1]);
  return url.pathname + url.search;
}

/** Fields that only an audit has, or only some of its views. */
const OF_AN_AUDIT = [
  'check',
  'filter',
  'fields',
  'path',
  'folder',
  'url',
  'root',
  'cursor',
  'format',
  'sort',
];

/**
 * Corrects a valid request where a schema can't: a country that exists, addresses that can be parsed, sections that differ and
 * fit the length of their article, a moment, and settings of 16 KiB at most. Cursors are made by Galley alone, and
 * `changed_since` excludes its neighbours.
 *
 * @param {string} target path and query
 * @param {Buffer} body empty where there is none
 */
export function asMeant(target, body) {
  const url = new URL(target, 'http://galley');
  if (url.searchParams.has('since')) {
    url.searchParams.set('since', '2026-01-01');
    url.searchParams.delete('order');
  }
  url.searchParams.delete('changed_since');
  if (/\/(jobs|audits|research)$/.test(url.pathname)) url.searchParams.delete('cursor');
  // Another audit to compare with is none of the schema's to know.
  if (/\/audit\/[^/]+\/changes$/.test(url.pathname))
    for (const name of ['since', 'cursor', 'format']) url.searchParams.delete(name);
  if (/\/audit\/[^/]+$/.test(url.pathname)) for (const name of OF_AN_AUDIT) url.searchParams.delete(name);
  target = url.pathname + url.search;
  // An edit has to name something to change, which the schema can't say of several fields.
  if (/\/articles\/[^/]+$/.test(url.pathname) && body.toString() === '{}')
    return { target, body: Buffer.from('{"title":"Locks of canals"}') };
  if (body.length > 0 && /\/audit(\/[^/]+\/robots)?$/.test(url.pathname))
    return {
      target,
      body: Buffer.from(JSON.stringify(meantOfAudit(JSON.parse(body), url.pathname.endsWith('/robots')))),
    };
  if (body.length === 0 || !/\/articles(\/batch)?$/.test(url.pathname)) return { target, body };
  const sent = JSON.parse(body);
  for (const brief of sent.jobs ?? [sent]) meanBrief(brief);
  return { target, body: Buffer.from(JSON.stringify(sent)) };
}

/** No searches and segments, whose names differ and of whose fields one alone may be there; and paths for a robots.txt. */
function meantOfAudit({ searches: _searches, segments: _segments, ...body }, isOfRobots) {
  return isOfRobots && body.urls ? { ...body, urls: body.urls.map((_, n) => `/${n}`) } : body;
}

function meanBrief(brief) {
  brief.input = brief.input.replaceAll('\0', '-');
  if (brief.country) brief.country = 'gb';
  if (brief.language) brief.language = 'en';
  const { settings } = brief;
  if (!settings) return;
  const addresses = [...(settings.sources ?? []), ...(settings.internal_links?.urls ?? [])];
  for (const [n, each] of addresses.entries())
    if (each.url !== undefined) each.url = `https://site${n}.example/`;
  for (const name of ['include', 'exclude']) {
    const hosts = settings.domains?.[name];
    if (hosts) settings.domains[name] = hosts.map((_, n) => `${name}${n}.example`);
  }
  if (Array.isArray(settings.sections))
    for (const [n, each] of settings.sections.entries()) {
      each.heading = `${n} ${each.heading}`.slice(0, 120);
      if (each.words) each.words = 1;
    }
  // Cut only when too large.
  for (let most = 1000; Buffer.byteLength(JSON.stringify(brief.settings)) > 16_000; most /= 2)
    brief.settings = JSON.parse(JSON.stringify(settings), (_, value) =>
      typeof value === 'string' ? value.slice(0, most) : value,
    );
}
