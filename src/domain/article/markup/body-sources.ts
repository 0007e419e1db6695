import type { Source } from '../../research/source.js';
import { primaryLanguage } from '../../../libs/text/index.js';
import { escapeAttribute, escapeText } from './escape-html.js';
import { fixedHeading } from '../fixed-headings.js';
import { isWebAddress, OWN_PAGE_REL, STRANGERS_REL } from './sanitise.js';

/** Numbers sources in the order in which the article first uses them, and writes their list. */
export class SourceNumbers {
  private readonly byId: ReadonlyMap<string, Source>;
  private readonly numbers = new Map<string, number>();

  constructor(
    sources: readonly Source[],
    private readonly language: string,
  ) {
    this.byId = new Map(sources.map((source) => [source.id, source]));
  }

  get citedIds(): string[] {
    return [...this.numbers.keys()];
  }

  /** @returns the number of a source, its next one when it is used for the first time; null for an unknown id. */
  numberOf(id: string): number | null {
    if (!this.byId.has(id)) return null;
    const number = this.numbers.get(id) ?? this.numbers.size + 1;
    this.numbers.set(id, number);
    return number;
  }

  quoteAttributes(id: string): string {
    const source = this.byId.get(id);
    if (!source) return '';
    const address = addressOf(source);
    return `${address === null ? '' : ` cite="${escapeAttribute(address)}"`}${this.languageOf(source)}`;
  }

  /** The line under a quotation, whatever the setting for citations: a quotation always names its source. */
  attribution(id: string): string {
    const source = this.byId.get(id);
    return source ? `\n<footer>— <cite>${this.named(source)}</cite>${siteOf(source)}</footer>` : '';
  }

  /** @returns the list of the sources used, as lines of HTML; none when nothing was cited. */
  list(): string[] {
    if (this.numbers.size === 0) return [];
    const lines = [...this.numbers].flatMap(([id, number]) => {
      const source = this.byId.get(id);
      if (!source) return [];
      const line = `${this.named(source)}${siteOf(source)}${this.dateOf(source)}`;
      return [`<li id="source-${number}">${line}</li>`];
    });
    return [
      `<h2 id="sources">${escapeText(fixedHeading('sources', this.language))}</h2>`,
      `<ol class="sources">\n${lines.join('\n')}\n</ol>`,
    ];
  }

  private named(source: Source): string {
    if (source.kind === 'note') return escapeText(fixedHeading('notes', this.language));
    const address = addressOf(source);
    const names = [source.title, address ?? '', source.id].map((name) => escapeText(name).trim());
    const title = names.find((name) => name !== '') ?? '';
    if (address === null) return title;
    // Search engines may follow links to the edition's own pages.
    const rel = source.rights === 'own' ? OWN_PAGE_REL : STRANGERS_REL;
    return `<a href="${escapeAttribute(address)}" rel="${rel}"${this.languageOf(source)}>${title}</a>`;
  }

  /** The date of the page, beside it: "on Tuesday" in a sentence of the page counts from this date. */
  private dateOf({ publishedAt }: Source): string {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(publishedAt ?? '') ?? [];
    if (year === undefined) return '';
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    if (Number.isNaN(date.getTime())) return '';
    const format = new Intl.DateTimeFormat(this.language, { dateStyle: 'long', timeZone: 'UTC' });
    return `, ${escapeText(format.format(date))}`;
  }

  private languageOf(source: Source): string {
    const { language } = source;
    const same = language === null || primaryLanguage(language) === primaryLanguage(this.language);
    return same || !/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/.test(language)
      ? ''
      : ` lang="${language}" dir="auto"`;
  }
}

function addressOf(source: Source): string | null {
  const address = source.finalUrl ?? source.url;
  return address !== null && isWebAddress(address) ? address : null;
}

function siteOf(source: Source): string {
  const site = source.site?.trim() ?? '';
  return site === '' || site === source.title ? '' : `, ${escapeText(site)}`;
}
