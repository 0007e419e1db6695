import { escapeText } from '../article/markup/escape-html.js';
import type { ReportContents } from './report-contents.js';
import { link } from './report-tables.js';
import type { ReportWording } from './wording/report-wording.js';

/** Each brief for people, and as JSON to be copied. @param heading the HTML above them */
export function briefsHtml(
  { briefs, gaps }: ReportContents,
  { labels }: ReportWording,
  heading: string,
): string[] {
  if (briefs.length === 0) return [];
  return [
    heading,
    ...briefs.flatMap(({ gapId, brief }) => {
      const gap = gaps.find(({ id }) => id === gapId);
      const { sections, sources } = brief.settings;
      const headed = Array.isArray(sections) ? sections.map((section) => escapeText(section.heading)) : [];
      const linked = (sources ?? []).flatMap(({ url }) => (url === undefined ? [] : link(url, url)));
      return [
        `<h3>${escapeText(gap?.topic ?? brief.input)}</h3>`,
        `<p>${escapeText(gap?.why ?? '')}</p>`,
        ...listOf(labels.sections, headed),
        ...listOf(labels.sources, linked),
        `<p>${escapeText(labels.post)}:</p>`,
        `<pre><code>${escapeText(JSON.stringify(brief, null, 2))}</code></pre>`,
      ];
    }),
  ];
}

/** @param items HTML */
function listOf(label: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return [
    `<p>${escapeText(label)}:</p>`,
    `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`,
  ];
}
