import { escapeAttribute, escapeText } from '../../domain/article/markup/escape-html.js';
import type {
  ProvenanceRecord,
  RecordedCheck,
  RecordedClaim,
  RecordedSource,
} from '../../domain/article/provenance.js';
import type { Instant } from '../../domain/instant.js';
import { htmlPage, pageLink } from './html-page.js';
import { jsonLdOf, type JsonLdParts } from './json-ld.js';
import { textFragment } from '../../libs/urls/index.js';

/** The record of an article as a page for people that stands by itself: every sentence beside what it rests on. */
export function recordPage(parts: JsonLdParts): string {
  const { article, record } = parts;
  const title = `${article.title}: what it rests on`;
  const body = [
    '<main>',
    `<h1>${escapeText(title)}</h1>`,
    ...facts(parts),
    ...sentences(parts),
    ...checks(parts),
    ...sources(record),
    ...passedBy(record),
    ...refused(record),
    ...edits(record),
    `<footer><p>SHA-256 of the text: <code>${record.textSha256}</code>. SHA-256 of the brief: <code>${record.briefSha256}</code>.</p></footer>`,
    '</main>',
  ];
  return htmlPage('en', title, STYLE, body.join('\n'), jsonLdOf(parts));
}

/** How each verdict of the desk is put to people; it never says that something is true. */
const VERDICTS = {
  pass: 'passed every check',
  warn: 'passed, with remarks',
  fail: 'is held back by a check',
} as const;

function facts({ article, record, edition }: JsonLdParts): string[] {
  const { engine, editorOfRecord: editor } = record;
  const model = [engine.provider, engine.model].filter((name) => name !== null).join(', ');
  const asserting = record.claims.filter(({ checkRequired }) => checkRequired);
  const supported = asserting.filter(({ verdict }) => verdict === 'supported');
  return definitions([
    ['Edition', edition.name],
    ['Byline', article.byline],
    ['Editor of record', editor.name === null ? 'none' : `${editor.name} (${editor.decision})`],
    [
      'Written',
      `${day(record.madeAt)}, by ${engine.mode === 'llm' ? `a language model (${model})` : 'choosing sentences of the sources; no language model took part'}`,
    ],
    ['Published', article.publication ? publishedText(article.publication) : 'not yet'],
    ['Desk', VERDICTS[record.verdict]],
    ['Sentences', `${supported.length} of ${asserting.length} are supported by the text that they cite`],
    ['Sources', `${record.sources.filter(({ used }) => used).length} used of ${record.sources.length}`],
  ]);
}

function publishedText({
  at,
  by,
  overrideReason,
}: NonNullable<JsonLdParts['article']['publication']>): string {
  const who = by === null ? '' : ` by ${by.name}`;
  return `${day(at)}${who}${overrideReason === null ? '' : `, over a check that failed: “${overrideReason}”`}`;
}

function sentences({ article, record }: JsonLdParts): string[] {
  const sourcesById = new Map(record.sources.map((source) => [source.id, source]));
  const claims = new Map<string, RecordedClaim[]>();
  for (const claim of record.claims) claims.set(claim.blockId, [...(claims.get(claim.blockId) ?? []), claim]);
  const rows: string[] = [];
  let heading: string | null = null;
  for (const block of record.blocks) {
    if (block.heading !== null && block.heading !== heading)
      rows.push(
        `<tr><th colspan="2" scope="rowgroup" lang="${escapeAttribute(article.languageCode)}">${escapeText(block.heading)}</th></tr>`,
      );
    heading = block.heading;
    for (const claim of claims.get(block.id) ?? [])
      rows.push(sentenceRow(claim, sourcesById, article.languageCode));
  }
  return [
    '<h2 id="sentences">Sentence by sentence</h2>',
    '<table>',
    '<thead><tr><th scope="col">The article says</th><th scope="col">The source says</th></tr></thead>',
    '<tbody>',
    ...rows,
    '</tbody>',
    '</table>',
  ];
}

function sentenceRow(
  { id, text, evidence, verdict, reason }: RecordedClaim,
  sourcesById: ReadonlyMap<string, RecordedSource>,
  language: string,
): string {
  const quotes = evidence.map(({ sourceId, quote, match }) => {
    const source = sourcesById.get(sourceId);
    const same = match === 'verbatim' && quote === text;
    const words = same ? 'the same words' : `<q>${escapeText(quote)}</q>`;
    return `<p>${words} <cite>${source ? cited(source, quote) : escapeText(sourceId)}</cite></p>`;
  });
  const stands = verdict === 'supported' || verdict === 'not_checked';
  const remark = stands
    ? ''
    : `<p class="remark"><strong>${VERDICT_WORDS[verdict]}</strong> ${escapeText(reason ?? '')}</p>`;
  return `<tr id="${escapeAttribute(id)}"${stands ? '' : ' class="remark"'}><td lang="${escapeAttribute(language)}">${escapeText(text)}</td><td>${quotes.join('')}${remark}${quotes.length === 0 && stands ? '<p>asserts nothing</p>' : ''}</td></tr>`;
}

const VERDICT_WORDS = {
  partly_supported: 'Supported in part.',
  unsupported: 'Not supported.',
  contradicted: 'Contradicted.',
} as const;

/** A link to the very passage, where the source is a page. */
function cited({ id, title, url, finalUrl }: RecordedSource, quote: string): string {
  const address = finalUrl ?? url;
  const label = `[${id}] ${title}`;
  return address === null ? escapeText(label) : pageLink(textFragment(address, quote), label);
}

function checks({ article, record }: JsonLdParts): string[] {
  const rows = record.checks.map((check) => [
    escapeText(check.name),
    escapeText(check.blocking ? check.verdict : `${check.verdict} (does not block)`),
    `${escapeText(check.summary)}${bullets(check.items.map(({ message }) => escapeText(message)))}`,
    overrideOf(check, article.publication?.by ?? null),
  ]);
  return table('checks', 'What the desk checked', ['Check', 'Verdict', 'Found', 'Overridden'], rows);
}

function overrideOf(
  { override }: RecordedCheck,
  by: { readonly id: string; readonly name: string } | null,
): string {
  if (!override) return '';
  const who = by?.id === override.editorId ? by.name : override.editorId;
  return escapeText(`by ${who} on ${day(override.at)}: “${override.reason}”`);
}

const FOUND_BY = {
  given: 'it was given',
  site: 'the edition’s web address',
  link: 'a link',
  sitemap: 'a sitemap',
  feed: 'a feed',
  search: 'a web search',
} as const;

const RIGHTS = {
  own: 'the edition’s own',
  given: 'given with the brief',
  third_party: 'a stranger’s: quoted only',
} as const;

function sources({ sources: all }: ProvenanceRecord): string[] {
  const rows = all.map((source) => {
    const address = source.finalUrl ?? source.url;
    return [
      escapeText(source.id),
      `${address === null ? escapeText(source.title) : pageLink(address, source.title)}${source.author === null ? '' : `, ${escapeText(source.author)}`}`,
      escapeText(source.publishedAt?.slice(0, 10) ?? 'undated'),
      escapeText(source.fetchedAt === null ? '' : day(source.fetchedAt)),
      escapeText(`${RIGHTS[source.rights]}${source.licence === null ? '' : `; ${source.licence}`}`),
      escapeText(source.via === null ? '' : FOUND_BY[source.via]),
      String(source.citedCount),
    ];
  });
  const heads = ['', 'Source', 'Published', 'Read', 'Rights and licence', 'Found by', 'Sentences'];
  return table('sources', 'Sources', heads, rows);
}

function passedBy({ droppedSources, queries }: ProvenanceRecord): string[] {
  return [
    ...list(
      'Read or found, and not used',
      droppedSources.map(
        ({ url, title, reason }) =>
          `${url === null ? escapeText(title ?? '') : pageLink(url, title ?? url)}: ${escapeText(reason)}`,
      ),
    ),
    ...list(
      'Asked of a web search',
      queries.map(({ text, provider, results, kept }) =>
        escapeText(`“${text}” (${provider}): ${results} results, ${kept} used`),
      ),
    ),
  ];
}

function refused({ refusedSentences }: ProvenanceRecord): string[] {
  return list(
    'Written by the model and left out',
    refusedSentences.map(
      ({ text, reasons }) => `${escapeText(text)} <small>${escapeText(reasons.join('; '))}</small>`,
    ),
  );
}

function edits({ edits: all }: ProvenanceRecord): string[] {
  return list(
    'Changed by people',
    all.map(({ name, at, fields }) => escapeText(`${name}, ${day(at)}: ${fields.join(', ')}`)),
  );
}

function definitions(pairs: readonly (readonly [string, string])[]): string[] {
  return ['<dl>', ...pairs.map(([name, text]) => `<dt>${name}</dt><dd>${escapeText(text)}</dd>`), '</dl>'];
}

/** @param rows cells of HTML */
function table(
  id: string,
  heading: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  return [
    `<h2 id="${id}">${heading}</h2>`,
    '<table>',
    `<thead><tr>${heads.map((head) => (head === '' ? '<td></td>' : `<th scope="col">${head}</th>`)).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`),
    '</tbody>',
    '</table>',
  ];
}

/** @param items HTML; without any there is no list */
function list(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`<h2>${heading}</h2>`, bullets(items)];
}

/** @param items HTML */
function bullets(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function day(instant: Instant): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}

const STYLE = `body{max-width:70rem}
td p{margin:0}
tr.remark{background:var(--warn-tint)}
cite{font-style:normal;font-size:.85em}
@media (max-width:40rem){table,tbody,tr,td,th{display:block}thead{display:none}}`;
