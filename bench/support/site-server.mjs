// Serves a folder of files on loopback, as fast as Node can: `node bench/support/site-server.mjs <folder> [port] [--links]`. Prints its
// address on the first line. Its sitemap lists all pages, so that crawlers find pages without links; with --links it has none.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const [folder, port = '0', links] = process.argv.slice(2);
const TYPES = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

function* pagesIn(at = '') {
  for (const name of readdirSync(path.join(folder, at)).sort()) {
    const inner = `${at}/${name}`;
    // Debian's documents link to files of packages that may not be installed.
    const found = statSync(path.join(folder, inner), { throwIfNoEntry: false });
    if (found?.isDirectory()) yield* pagesIn(inner);
    else if (found && name.endsWith('.html')) yield inner;
  }
}

let origin = '';
const sitemap = () => {
  const urls = [...pagesIn()].map((page) => `<url><loc>${origin}${encodeURI(page)}</loc></url>`);
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.slice(0, 50_000).join('')}</urlset>`;
};

const server = createServer((request, response) => {
  const url = decodeURIComponent(new URL(request.url, 'http://x').pathname);
  if (links === '--links' && url === '/robots.txt') return answer(200, 'text/plain', '');
  if (links === '--links' && url === '/sitemap.xml') return answer(404, 'text/plain', '');
  if (url === '/robots.txt') return answer(200, 'text/plain', `Sitemap: ${origin}/sitemap.xml\n`);
  if (url === '/sitemap.xml') return answer(200, 'application/xml', sitemap());
  const file = path.join(folder, url.endsWith('/') ? `${url}index.html` : url);
  try {
    return answer(200, TYPES[path.extname(file)] ?? 'application/octet-stream', readFileSync(file));
  } catch (error) {
    if (error.code !== 'EISDIR') return answer(404, 'text/html', '<h1>Not found</h1>');
    response.writeHead(301, { location: `${url}/` }).end();
  }

  function answer(status, type, body) {
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
});
server.listen(Number(port), '127.0.0.1', () => {
  origin = `http://127.0.0.1:${server.address().port}`;
  console.log(origin);
});
