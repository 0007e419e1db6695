import { assembleBody, type Body } from '../article/markup/body.js';
import type { Draft } from '../article/draft.js';
import { escapeText } from '../article/markup/escape-html.js';
import { sanitiseHtml } from '../article/markup/sanitise.js';
import type { Source } from '../research/source.js';
import { primaryLanguage } from '../../libs/text/index.js';
import { reportHeading } from './report-headings.js';

export interface ReportBodyParts {
  readonly draft: Draft;
  readonly sources: readonly Source[];
  /** BCP 47 tag. */
  readonly language: string;
  /** Questions without an answer. */
  readonly openQuestions: readonly string[];
  /** In English, whatever the language of the report: they are Galley's statements and not the site's. */
  readonly limits: readonly string[];
}

/** @returns the report as safe HTML, with limits and sources at its end; `text` is without those */
export function reportBody({ draft, sources, language, openQuestions, limits }: ReportBodyParts): Body {
  const lang = primaryLanguage(language) === 'en' ? '' : ' lang="en" dir="ltr"';
  const remarks = [
    ...listOf(reportHeading('unanswered', language), openQuestions),
    ...listOf(reportHeading('limits', language), limits, lang),
  ];
  const body = assembleBody({ draft, sources, language, citations: 'inline', remarks });
  return { ...body, html: sanitiseHtml(body.html) };
}

function listOf(heading: string, lines: readonly string[], lang = ''): string[] {
  if (lines.length === 0) return [];
  const items = lines.map((line) => `<li${lang}>${escapeText(line)}</li>`);
  return [`<h2>${escapeText(heading)}</h2>`, `<ul>\n${items.join('\n')}\n</ul>`];
}
