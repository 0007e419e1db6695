import { useMemo } from 'react';
import style from './preview.css?url';

/** What a preview shows. */
export interface Previewed {
  readonly title: string;
  readonly byline: string;
  /** HTML: sanitised, as Galley gives it, or as somebody types it. */
  readonly body: string;
  readonly languageCode: string;
  readonly image?: { readonly url: string; readonly alt: string } | null;
}

/**
 * The article as a page of its own. Its frame runs no script, sends no form and leads nowhere but into new windows, so
 * that a fault of the sanitiser's would still do nothing; the content security policy of the console holds in it too. It
 * has the console's origin, which is nothing to a page without scripts: without it our style sheet and the picture, which
 * are for our own pages alone, would not load. What is clicked to see its evidence stands in the text beside it, made of
 * the record: where a document may run no script, WebKit calls no listener in it, not even ours.
 */
export function Preview({ article }: { readonly article: Previewed }) {
  const page = useMemo(() => pageOf(article), [article]);
  return (
    <iframe
      className="preview"
      title={`Preview of ${article.title}`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={page}
    />
  );
}

function pageOf({ title, byline, body, languageCode, image }: Previewed): string {
  // A document that is not shown runs nothing; what is put together as elements needs no escaping.
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = languageCode;
  const { theme } = document.documentElement.dataset;
  if (theme !== undefined) page.documentElement.dataset['theme'] = theme;
  const link = Object.assign(page.createElement('link'), { rel: 'stylesheet', href: style });
  page.head.append(link);
  page.body.append(
    Object.assign(page.createElement('h1'), { textContent: title }),
    Object.assign(page.createElement('p'), { className: 'byline', textContent: byline }),
  );
  if (image) page.body.append(Object.assign(page.createElement('img'), { src: image.url, alt: image.alt }));
  const text = page.createElement('div');
  text.innerHTML = body;
  for (const each of text.querySelectorAll('a')) {
    if (each.getAttribute('href')?.startsWith('#') !== true) each.target = '_blank';
  }
  page.body.append(text);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
