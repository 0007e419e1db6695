import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { Router, type Response } from 'express';
import { startScript } from './graphiql-start.js';

/** The build puts them there; beside `src` and `dist` alike. */
const FOLDER = fileURLToPath(new URL('../../../dist/graphiql/', import.meta.url));

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>GraphiQL of Galley</title>
    <link rel="stylesheet" href="/graphql/graphiql/graphiql.min.css">
    <style>body { margin: 0 } #graphiql { height: 100vh }</style>
  </head>
  <body>
    <div id="graphiql">Loading</div>
    <script src="/graphql/graphiql/react.production.min.js"></script>
    <script src="/graphql/graphiql/react-dom.production.min.js"></script>
    <script src="/graphql/graphiql/graphiql.min.js"></script>
    <script src="/graphql/graphiql/start.js"></script>
  </body>
</html>
`;

/**
 * Nothing comes from elsewhere and nothing goes there. The editor sets styles of its own and brings its fonts and
 * pictures with it, in its style sheet.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphiQL for browsers at `/graphql`, in development: the page asks for no key, what it then sends does. */
export function graphiqlRoutes(): Router {
  const router = Router();
  if (!existsSync(FOLDER)) return router;
  router.get('/', (request, response, next) => {
    const isBrowser = request.accepts(['application/json', 'text/html']) === 'text/html';
    if (!isBrowser || request.query['query'] !== undefined) next();
    else guarded(response).type('html').send(PAGE);
  });
  router.get('/graphiql/start.js', (_request, response) => {
    guarded(response).type('js').send(startScript);
  });
  router.use('/graphiql', express.static(FOLDER, { index: false, maxAge: '1h', setHeaders: guarded }));
  return router;
}

function guarded<Answer extends Pick<Response, 'setHeader'>>(response: Answer): Answer {
  response.setHeader('Content-Security-Policy', POLICY);
  return response;
}
