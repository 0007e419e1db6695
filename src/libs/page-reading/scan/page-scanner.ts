import { Tokenizer } from 'htmlparser2';
import type { CharsetFacts } from '../facts/page-facts.js';
import { textFactsOf } from '../facts/text-facts-of.js';
import { loadLanguageDetector } from '../../text/index.js';
import type { PageReply, PageScanner, ScannedPage, Searcher } from '../scanned-page.js';
import { readText } from '../../guarded-fetch/index.js';
import { Attributes } from './attributes.js';
import { loadedFiles } from './loaded-files.js';
import { PageScan } from './page-scan.js';
import { TextCollector } from './collectors/text-collector.js';

/** @returns the scanner, its language detector loaded */
export async function openPageScanner(): Promise<PageScanner> {
  return new HtmlPageScanner(await loadLanguageDetector());
}

/** Reads one page after the other, each in one go; its buffers are reused. */
class HtmlPageScanner implements PageScanner {
  private readonly attributes = new Attributes();
  private readonly text = new TextCollector();

  constructor(private readonly guessLanguage: Parameters<typeof textFactsOf>[3]) {}

  readonly loadedBy = loadedFiles;

  scan(url: string, { body, answer: { contentType, link } }: PageReply, searcher?: Searcher): ScannedPage {
    const { text, attributes } = this;
    const decoded = readText(body, contentType, 'html');
    // A browser drops NUL or replaces it by U+FFFD; a database stores neither.
    const source = decoded.text.includes('\0') ? decoded.text.replaceAll('\0', '') : decoded.text;
    const isXhtml = /^\s*application\/xhtml\+xml\b/i.test(contentType);
    const scan = new PageScan(source, { finalUrl: url, isXhtml, linkHeaders: link }, { attributes, text });
    const tokenizer = new Tokenizer({ recognizeSelfClosing: isXhtml }, scan);
    tokenizer.write(source);
    tokenizer.end();
    const markup = scan.finish();
    const mainText = text.textOf(true);
    const boilerplate = text.textOf(false);
    const charset: CharsetFacts = {
      header: decoded.header,
      bom: decoded.mark,
      meta: decoded.meta,
      used: decoded.used,
      replacements: text.replacements,
      misread: text.misread,
    };
    return {
      facts: {
        charset,
        ...markup,
        text: textFactsOf(mainText, boilerplate, markup.head.lang, this.guessLanguage),
        ...(searcher && { found: searcher.find(source, `${mainText}\n${boilerplate}`) }),
      },
      mainText,
      boilerplate,
    };
  }
}
