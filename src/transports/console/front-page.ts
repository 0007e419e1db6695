import { fontFaces } from '../page-look.js';
import { PAGE_ICON, PAGE_TOKENS } from '../page-tokens.js';
import { escapeAttribute, escapeText } from '../../domain/article/markup/escape-html.js';

/** Where people go from here, with paths below the base path. */
interface FrontLink {
  readonly path: string;
  readonly name: string;
  readonly what: string;
}

const LINKS: readonly FrontLink[] = [
  { path: '/console', name: 'Console', what: 'Start articles, audits and reports, and follow them.' },
  { path: '/docs', name: 'REST reference', what: 'Every operation, with a form to try it.' },
  { path: '/v1/openapi.json', name: 'OpenAPI', what: 'The same for programs.' },
  { path: '/graphql/schema.graphql', name: 'GraphQL schema', what: 'What /graphql answers.' },
  { path: '/readyz', name: 'Status', what: 'Whether this Galley can work.' },
];

const GRAPHIQL: FrontLink = { path: '/graphql', name: 'GraphiQL', what: 'GraphQL in the browser.' };

export interface FrontPageOptions {
  readonly basePath: string;
  /** Whether `/graphql` shows GraphiQL to browsers. */
  readonly isDevelopment: boolean;
}

function linksOf({ isDevelopment }: FrontPageOptions): readonly FrontLink[] {
  return isDevelopment ? [...LINKS, GRAPHIQL] : LINKS;
}

/** The page of `/`, for people who open the address of a Galley. */
export function frontPage(options: FrontPageOptions): string {
  const base = escapeAttribute(options.basePath);
  const items = linksOf(options).map(
    ({ path, name, what }) =>
      `<li><a href="${base}${path}">${escapeText(name)}</a> <span>${escapeText(what)}</span></li>`,
  );
  return page(
    base,
    'Galley',
    `<img src="${PAGE_ICON}" alt="" width="48" height="48">
<h1>Galley</h1>
<p>A brief goes in, a finished and sourced article comes out.</p>
<ul>
${items.join('\n')}
</ul>`,
  );
}

/** The same for programs. @param address that paths are appended to */
export function frontLinks(options: FrontPageOptions, address: string): object {
  const links = linksOf(options).map(({ path, name }) => [name, address + path] as const);
  return { name: 'Galley', links: Object.fromEntries(links) };
}

/** In place of the console, while it is not built. */
export function notBuiltPage({ basePath }: FrontPageOptions): string {
  const base = escapeAttribute(basePath);
  return page(
    base,
    'The console is not built',
    `<h1>The console is not built</h1>
<p>Build it with <code>npm run build</code>, and load this page again.</p>
<p><a href="${base}/">Back to the front page</a></p>`,
  );
}

function page(base: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${PAGE_ICON}">
<link rel="stylesheet" href="${base}/console/front.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** Of the front page, in the colours of the console. */
export const FRONT_STYLE = `${PAGE_TOKENS}${fontFaces('../docs')}body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.5 var(--font);
}
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1.5rem; }
h1 { margin: 0.5rem 0; font-size: 2rem; line-height: 1.2; letter-spacing: -0.015em; }
ul { margin: 2rem 0 0; padding: 0; list-style: none; }
li { padding: 0.75rem 0; border-top: 1px solid var(--line); }
li span { display: block; color: var(--text-soft); }
a { color: var(--accent); font-weight: 600; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;
