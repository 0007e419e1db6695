// A made site on loopback, of as many pages as wanted: sections with pages of their own, each with a title, a text of its
// own and some links, and of every hundred pages a few with faults. Its second edition has some of them fixed and others
// new, so that two audits have something to compare.
// As a process of its own, `node bench/support/large-site.mjs <pages>`, it prints its address on the first line.
import { createServer } from 'node:http';

const WORDS =
  'harbour pilot tide lantern quay breakwater anchor keeper ledger customs signal channel mooring ballast cargo stern compass current storm chart beacon crane wharf tug barge sail rigging cabin deck hull rope crew captain voyage coast island lighthouse fog wind wave shore'.split(
    ' ',
  );
const SECTION = 500;

/** A number from 0 to `below`, the same for the same seed. */
function pick(seed, below) {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % below;
}

/**
 * @param {number} pages
 * @param {{ delayMs?: number, onRequest?: () => void }} [options] how long each answer takes, as on a site that is far away
 * @returns {Promise<{ origin: string, change: () => void, close: () => void }>} `change` puts the second edition up
 */
export async function startLargeSite(pages, { delayMs = 0, onRequest = () => {} } = {}) {
  let edition = 0;
  const sections = Math.ceil(pages / SECTION);
  const pathOf = (n) => `/section-${Math.floor(n / SECTION)}/${n % 10 === 0 ? 'guides/' : ''}page-${n}.html`;
  const byPath = new Map(Array.from({ length: pages }, (_, n) => [pathOf(n), n]));

  function page(title, head, links, text) {
    const anchors = links.map(([to, name]) => `<li><a href="${to}">${name}</a></li>`).join('');
    return `<!doctype html><html lang="en"><head><meta charset="utf-8">${title === null ? '' : `<title>${title}</title>`}<meta name="viewport" content="width=device-width">${head}</head><body><nav><a href="/">Home</a> <a href="/section-0/">First section</a></nav><main><h1>${title ?? 'No title'}</h1>${text}<ul>${anchors}</ul></main></body></html>`;
  }

  function pageOf(n) {
    const fault = pick(n, 100);
    const isFixed = edition === 1 && n % 3 === 0;
    if (fault === 0 && !isFixed) return { status: 404, body: '<h1>Gone</h1>' };
    if (fault === 1 && !isFixed) return { status: 301, headers: { location: pathOf((n + 7) % pages) } };
    if (fault === 2 && !isFixed) return { status: 500, body: '<h1>Broken</h1>' };
    const word = (k) => WORDS[pick(n * 31 + k, WORDS.length)];
    const title =
      fault === 3 && !isFixed
        ? null
        : fault < 8
          ? 'The same title as others'
          : `${word(1)} and ${word(2)}: the ${word(3)} of page ${n}`;
    const head = `${fault === 9 ? '<meta name="robots" content="noindex">' : ''}${fault % 2 === 0 ? `<meta name="description" content="What page ${n} tells of the ${word(4)}, the ${word(5)} and the ${word(6)}.">` : ''}${fault > 90 ? '' : `<link rel="canonical" href="${pathOf(n)}">`}`;
    const text = Array.from({ length: 6 }, (_, p) => {
      const sentence = Array.from({ length: 14 }, (_, k) => word(p * 20 + k + 7)).join(' ');
      return `<p>The ${sentence} of ${n}.</p>`;
    }).join('');
    const links = [1, 2, 3, 4, 5, 6].map((k) => {
      const to = k < 3 ? (n + k) % pages : pick(n * 7 + k, pages);
      return [pathOf(to), `About ${WORDS[pick(to, WORDS.length)]} ${to}`];
    });
    const picture =
      n % 5 === 0 ? `<img src="/picture-${n % 50}.png"${n % 2 === 0 ? ' alt="A quay"' : ''}>` : '';
    return { body: page(title, head, links, text + picture) };
  }

  function answerTo(path) {
    if (path === '/robots.txt') return { type: 'text/plain', body: `User-agent: *\nDisallow: /private/\n` };
    if (path === '/')
      return {
        body: page(
          'A large site',
          '',
          Array.from({ length: sections }, (_, n) => [`/section-${n}/`, `Section ${n}`]),
          '<p>All sections of the site.</p>',
        ),
      };
    const section = /^\/section-(\d+)\/$/.exec(path);
    if (section) {
      const first = Number(section[1]) * SECTION;
      const links = [];
      for (let n = first; n < Math.min(pages, first + SECTION); n += 1) links.push([pathOf(n), `Page ${n}`]);
      return { body: page(`Section ${section[1]}`, '', links, '<p>All pages of this section.</p>') };
    }
    if (path.startsWith('/picture-')) return { type: 'image/png', body: 'png' };
    const n = byPath.get(path);
    return n === undefined ? { status: 404, body: '<h1>Not found</h1>' } : pageOf(n);
  }

  const server = createServer((request, response) => {
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      headers = {},
      body = '',
    } = answerTo(request.url);
    onRequest();
    const answer = () => {
      response.writeHead(status, {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (delayMs > 0) setTimeout(answer, delayMs);
    else answer();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    change: () => {
      edition = 1;
    },
    close: () => server.close(),
  };
}

if (process.argv[1] === import.meta.filename)
  console.log((await startLargeSite(Number(process.argv[2] ?? 1000))).origin);
