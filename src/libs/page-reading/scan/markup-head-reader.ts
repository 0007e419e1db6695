import { Tokenizer } from 'htmlparser2';
import type { HeadReader, NamedMetas } from '../head-metas.js';
import { Attributes } from './attributes.js';
import { PageScan } from './page-scan.js';
import { TextCollector } from './collectors/text-collector.js';

/** Finds a page's head where a browser does, whatever its tags: what is there was written by the owner. */
export class MarkupHeadReader implements HeadReader {
  proofsIn(html: string, contentType: string): NamedMetas {
    const isXhtml = contentType === 'application/xhtml+xml';
    const origin = { finalUrl: 'https://example.com/', isXhtml, linkHeaders: [] };
    const workshop = { attributes: new Attributes(), text: new TextCollector() };
    const scan = new PageScan(html, origin, workshop);
    const tokenizer = new Tokenizer({ recognizeSelfClosing: isXhtml }, scan);
    tokenizer.write(html);
    tokenizer.end();
    scan.finish();
    return scan.proofs;
  }
}
