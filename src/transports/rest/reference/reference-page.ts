import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Router } from 'express';
import { once, packFile, sendPacked } from '../../packed-file.js';
import { FONT_WEIGHTS } from '../../page-look.js';
import { PAGE_ICON } from '../../page-tokens.js';
import { refuseOtherMethods } from '../middleware/problems.js';
import { referenceScript } from './reference-script.js';
import { REFERENCE_STYLE } from './reference-style.js';

const page = (basePath: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Galley: the REST interface</title>
<link rel="icon" href="${PAGE_ICON}">
<link rel="stylesheet" href="${basePath}/docs/swagger-ui.css">
<link rel="stylesheet" href="${basePath}/docs/reference.css">
</head>
<body>
<nav class="list" aria-label="Operations">
<a class="list-head" href="${basePath}/"><img src="${PAGE_ICON}" alt="" width="28" height="28"> Galley</a>
<label>Search operations <input id="search" type="search" autocomplete="off"></label>
<p id="found" role="status"></p>
<div id="operation-list"></div>
</nav>
<main>
<noscript>This page needs JavaScript; <a href="${basePath}/v1/openapi.json">the description itself</a> does not.</noscript>
<div id="reference"></div>
</main>
<script src="${basePath}/docs/swagger-ui-bundle.js"></script>
<script src="${basePath}/docs/start.js"></script>
</body>
</html>
`;

/** Nothing from elsewhere, nothing inline, and no frame around it. The library's icons are data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Asset {
  readonly type: string;
  readonly read: () => Promise<Buffer>;
}

const { resolve } = createRequire(import.meta.url);
const installed = (name: string) => () => readFile(resolve(name));

const textOf = (text: string) => () => Promise.resolve(Buffer.from(text));

const assetsBelow = (basePath: string): Readonly<Record<string, Asset>> => ({
  '/': { type: 'html', read: textOf(page(basePath)) },
  '/start.js': { type: 'text/javascript', read: textOf(referenceScript(basePath)) },
  '/reference.css': { type: 'css', read: textOf(REFERENCE_STYLE) },
  '/swagger-ui.css': { type: 'css', read: installed('swagger-ui-dist/swagger-ui.css') },
  '/swagger-ui-bundle.js': {
    type: 'text/javascript',
    read: installed('swagger-ui-dist/swagger-ui-bundle.js'),
  },
  ...Object.fromEntries(
    Object.keys(FONT_WEIGHTS).map((weight) => [
      `/inter-${weight}.woff2`,
      { type: 'woff2', read: installed(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`) },
    ]),
  ),
});

/**
 * The description for people, with all that it needs from here: to everybody, without a key.
 * @param basePath in front of every path, as `basePathOf` tells it
 */
export function referenceRoutes(basePath: string): Router {
  const router = Router();
  for (const [path, { type, read }] of Object.entries(assetsBelow(basePath))) {
    const packed = once(() => packFile(read));
    router
      .route(path)
      .get(async (request, response) => {
        response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'public, max-age=3600' });
        sendPacked(request, response.type(type), await packed());
      })
      .all(refuseOtherMethods('GET'));
  }
  return router;
}
