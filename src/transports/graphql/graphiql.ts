import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { Router, type Response } from 'express';
import { PAGE_ICON } from '../page-tokens.js';
import { graphiqlStyle } from './graphiql-style.js';

/** The build puts them there; beside `src` and `dist` alike. */
const FOLDER = fileURLToPath(new URL('../../../dist/graphiql/', import.meta.url));

/** What is in the editor at first: it spends nothing, and shows what else can be asked. */
const FIRST_QUERY = `# Put your API key in place of <API_KEY>,
# below under Headers, and press the button.
# Ctrl-Space shows what can be asked;
# the book at the left is the reference.
query First {
  me {
    account {
      name
    }
    usage {
      month {
        used
        limit
      }
    }
  }
  editions(first: 10) {
    nodes {
      id
      name
      verified
      articles(last: 3) {
        nodes {
          title
          status
        }
      }
    }
  }
}
`;

const page = (basePath: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>GraphiQL of Galley</title>
    <link rel="icon" href="${PAGE_ICON}">
    <link rel="stylesheet" href="${basePath}/graphql/graphiql/graphiql.css">
    <style>${graphiqlStyle(basePath)}</style>
  </head>
  <body>
    <div id="graphiql">Loading</div>
    <script src="${basePath}/graphql/graphiql/graphiql.js"></script>
    <script src="${basePath}/graphql/graphiql/start.js"></script>
  </body>
</html>
`;

/**
 * The script of the GraphiQL page. Queries and mutations go to `/graphql`, subscriptions to the event stream: both take
 * the key from the editor's headers, which a browser's WebSocket can't send.
 */
const start = (basePath: string) => `'use strict';
self.MonacoEnvironment = { getWorkerUrl: (_module, label) => '${basePath}/graphql/graphiql/' + label + '.js' };
YogaGraphiQL.renderYogaGraphiQL(document.getElementById('graphiql'), {
  title: 'GraphiQL of Galley',
  logo: ' ',
  method: 'POST',
  endpoint: '${basePath}/graphql',
  subscriptionsEndpoint: '${basePath}/graphql/stream',
  defaultEditorToolsVisibility: 'headers',
  defaultHeaders: '{ "Authorization": "Bearer <API_KEY>" }',
  shouldPersistHeaders: false,
  defaultQuery: ${JSON.stringify(FIRST_QUERY)},
  // By default it writes the document into the page's address, where Galley would run it on the next load.
  onEditQuery: () => {},
});
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

/**
 * GraphiQL for browsers at `/graphql`, in development: the page asks for no key, what it then sends does.
 * @param basePath in front of every path, as `basePathOf` tells it
 */
export function graphiqlRoutes(basePath: string): Router {
  const router = Router();
  if (!existsSync(FOLDER)) return router;
  router.get('/', (request, response, next) => {
    const isBrowser = request.accepts(['application/json', 'text/html']) === 'text/html';
    if (!isBrowser || request.query['query'] !== undefined) next();
    else guarded(response).type('html').send(page(basePath));
  });
  router.get('/graphiql/start.js', (_request, response) => {
    guarded(response).type('js').send(start(basePath));
  });
  router.use('/graphiql', express.static(FOLDER, { index: false, maxAge: '1h', setHeaders: guarded }));
  return router;
}

function guarded<Answer extends Pick<Response, 'setHeader'>>(response: Answer): Answer {
  response.setHeader('Content-Security-Policy', POLICY);
  return response;
}
