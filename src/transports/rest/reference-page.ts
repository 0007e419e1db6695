import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router, type Request, type Response } from 'express';
import { refuseOtherMethods } from './middleware/problems.js';

const page = (basePath: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Galley: the REST interface</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${basePath}/docs/swagger-ui.css">
</head>
<body>
<noscript>This page needs JavaScript; <a href="${basePath}/v1/openapi.json">the description itself</a> does not.</noscript>
<div id="reference"></div>
<script src="${basePath}/docs/swagger-ui-bundle.js"></script>
<script src="${basePath}/docs/start.js"></script>
</body>
</html>
`;

/** Without a validator: the library would show every description to one on the internet. */
const start = (basePath: string) => `SwaggerUIBundle({
  url: '${basePath}/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  validatorUrl: null,
});
`;

/** Nothing from elsewhere, nothing inline, and no frame around it. The library's icons are data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Asset {
  readonly type: string;
  readonly read: () => Promise<Buffer>;
}

const { resolve } = createRequire(import.meta.url);
const ofLibrary = (name: string) => () => readFile(resolve(`swagger-ui-dist/${name}`));

const assetsBelow = (basePath: string): Readonly<Record<string, Asset>> => ({
  '/': { type: 'html', read: () => Promise.resolve(Buffer.from(page(basePath))) },
  '/start.js': { type: 'text/javascript', read: () => Promise.resolve(Buffer.from(start(basePath))) },
  '/swagger-ui.css': { type: 'css', read: ofLibrary('swagger-ui.css') },
  '/swagger-ui-bundle.js': { type: 'text/javascript', read: ofLibrary('swagger-ui-bundle.js') },
});

/**
 * The description for people, with all that it needs from here: to everybody, without a key.
 * @param basePath in front of every path, as `basePathOf` tells it
 */
export function referenceRoutes(basePath: string): Router {
  const router = Router();
  for (const [path, { type, read }] of Object.entries(assetsBelow(basePath))) {
    const packed = once(() => pack(read));
    router
      .route(path)
      .get(async (request, response) => {
        send(request, response.type(type), await packed());
      })
      .all(refuseOtherMethods('GET'));
  }
  return router;
}

interface Packed {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
  readonly tag: string;
}

/** Compressed once: 1.7 MB anew for everybody who asks would keep the process busy for anybody. */
async function pack(read: () => Promise<Buffer>): Promise<Packed> {
  const plain = await read();
  const gzipped = await promisify(gzip)(plain);
  return { plain, gzipped, tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22) };
}

function send(request: Request, response: Response, { plain, gzipped, tag }: Packed): void {
  response.set({
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'public, max-age=3600',
    ETag: `W/"${tag}"`,
    Vary: 'Accept-Encoding',
  });
  if (request.acceptsEncodings('gzip') === 'gzip') response.set('Content-Encoding', 'gzip').send(gzipped);
  else response.set('Content-Encoding', 'identity').send(plain);
}

/** What failed is tried again by the next who asks. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
