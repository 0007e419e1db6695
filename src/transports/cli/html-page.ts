import { escapeAttribute, escapeText } from '../../domain/article/markup/escape-html.js';

/** A page that stands by itself. @param body HTML, in which everything is escaped or sanitised already @param style CSS */
export function htmlPage(language: string, title: string, style: string, body: string): string {
  return [
    '<!doctype html>',
    `<html lang="${escapeAttribute(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Nothing on the page has to be fetched or run, whatever became of it on its way here.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    `<title>${escapeText(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
