import { Router, type Response } from 'express';
import { escapeAttribute } from '../../domain/article/markup/escape-html.js';
import { once, packFile, sendPacked } from '../packed-file.js';
import { refuseOtherMethods, refuseUnknownPath } from '../rest/middleware/problems.js';
import { addressOf, basePathOf } from '../web-options.js';
import { readConsoleFiles, type ConsoleFiles } from './console-files.js';
import { FRONT_STYLE, frontLinks, frontPage, notBuiltPage } from './front-page.js';
import { sessionRoutes, type SessionParts } from './session-routes.js';

/** Nothing comes from elsewhere and nothing goes there, nothing is inline, and no frame is around it. */
export const CONSOLE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export interface ConsoleParts extends SessionParts {
  /** Whether `/graphql` shows GraphiQL to browsers. */
  readonly isDevelopment: boolean;
  /** Where the build put the console. */
  readonly folder: string;
}

/** The front page at `/`, the console below `/console`, and its sign-in. None of it needs a key but what the console asks for. */
export function consoleRoutes(parts: ConsoleParts): Router {
  const { web, isDevelopment, folder } = parts;
  const basePath = basePathOf(web);
  const options = { basePath, isDevelopment };
  const built = builtConsole(folder);
  const front = once(() => packFile(() => Promise.resolve(Buffer.from(frontPage(options)))));
  const router = Router();
  router
    .route('/')
    .get(async (request, response) => {
      response.vary('Accept');
      if (request.accepts(['text/html', 'application/json']) === 'application/json')
        response.json(frontLinks(options, addressOf(request, web)));
      else sendPacked(request, guarded(response, 'no-cache').type('html'), await front());
    })
    .all(refuseOtherMethods('GET'));
  router.use('/console/session', sessionRoutes(parts));
  router
    .route('/console/front.css')
    .get((_request, response) => {
      guarded(response, 'no-cache').type('css').send(FRONT_STYLE);
    })
    .all(refuseOtherMethods('GET'));
  router
    .route('/console{/*path}')
    .get(async (request, response, next) => {
      const found = await built();
      const name = request.path.slice('/console/'.length);
      const file = found?.files.get(name);
      if (file) {
        const cached = file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
        sendPacked(request, guarded(response, cached).type(file.type), await file.read());
      } else if (name.startsWith('assets/')) refuseUnknownPath(request, response, next);
      else if (found) {
        const index = found.index.replaceAll('%BASE%', escapeAttribute(basePath));
        guarded(response, 'no-store').type('html').send(index);
      } else guarded(response, 'no-store').status(503).type('html').send(notBuiltPage(options));
    })
    .all(refuseOtherMethods('GET'));
  return router;
}

/** Found once; looked for again while it is not there. */
function builtConsole(folder: string): () => Promise<ConsoleFiles | null> {
  let found: ConsoleFiles | null = null;
  return async () => (found ??= await readConsoleFiles(folder));
}

function guarded(response: Response, cached: string): Response {
  return response.set({ 'Content-Security-Policy': CONSOLE_POLICY, 'Cache-Control': cached });
}
