import { escapeAttribute, escapeText } from '../../domain/article/markup/escape-html.js';
import { PAGE_STYLE } from '../page-look.js';
import { canParseUrl } from '../../libs/urls/index.js';

/** Nothing on a page has to be fetched or run, whatever became of it on its way here. */
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * A page that stands by itself.
 *
 * @param body HTML, in which everything is escaped or sanitised already
 * @param style CSS, after that of every page
 * @param data what programs read of it, as JSON-LD
 */
export function htmlPage(
  language: string,
  title: string,
  style: string,
  body: string,
  data?: object,
): string {
  return [
    '<!doctype html>',
    `<html lang="${escapeAttribute(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">`,
    `<title>${escapeText(title)}</title>`,
    `<style>${PAGE_STYLE}${style}</style>`,
    ...(data === undefined
      ? []
      : [`<script type="application/ld+json">${withoutMarkup(JSON.stringify(data))}</script>`]),
    '</head>',
    '<body>',
    body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** No text of a source may end the element that it stands in. */
function withoutMarkup(json: string): string {
  return json.replace(/[<>&]/g, (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`);
}

/** A link, where a browser opens the address as a page; else its text alone. @param text the address where it is not given */
export function pageLink(url: string, text = url): string {
  const isPage = /^https?:/i.test(url) && canParseUrl(url);
  return isPage
    ? `<a href="${escapeAttribute(url)}" rel="noreferrer">${escapeText(text)}</a>`
    : escapeText(text);
}
