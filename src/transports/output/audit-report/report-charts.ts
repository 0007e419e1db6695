import { escapeAttribute, escapeText } from '../../../domain/article/markup/escape-html.js';

/** A line of a chart. */
export interface Bar {
  readonly label: string;
  /** An address within the page; absent: the label is no link. */
  readonly href?: `#${string}`;
  readonly value: number;
  /** What is written behind the bar; the value if left out. */
  readonly said?: string;
  readonly tone?: 'ok' | 'warn' | 'fail' | 'info';
}

/**
 * Bars as a table, so that it is read aloud and printed as well as it is seen.
 * @returns nothing where there is no bar
 */
export function barChart(title: string, bars: readonly Bar[]): string[] {
  if (bars.length === 0) return [];
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  return [
    '<table class="bars">',
    `<caption>${escapeText(title)}</caption>`,
    ...bars.map(({ label, href, value, said, tone = 'info' }) => {
      const name = href ? `<a href="${escapeAttribute(href)}">${escapeText(label)}</a>` : escapeText(label);
      const width = Math.round((value / most) * 1000) / 10;
      return `<tr><th scope="row">${name}</th><td><span class="bar ${tone}" style="width:${width}%"></span></td><td class="number">${escapeText(said ?? formatCount(value))}</td></tr>`;
    }),
    '</table>',
  ];
}

/** The score as an arc of a circle. @param value 0 to 100; null for none */
export function scoreDial(value: number | null, grade: string | null): string {
  const tone = grade === 'A' || grade === 'B' ? 'ok' : grade === 'C' ? 'warn' : 'fail';
  const around = 2 * Math.PI * RADIUS;
  const drawn = ((value ?? 0) / 100) * around;
  return [
    `<svg class="dial ${tone}" viewBox="0 0 120 120" width="160" height="160" role="img" aria-label="${value === null ? 'No score' : `Score ${value} of 100`}">`,
    `<circle cx="60" cy="60" r="${RADIUS}" class="track"/>`,
    `<circle cx="60" cy="60" r="${RADIUS}" class="value" stroke-dasharray="${drawn.toFixed(1)} ${around.toFixed(1)}" transform="rotate(-90 60 60)"/>`,
    `<text x="60" y="64" text-anchor="middle" class="figure">${value ?? '–'}</text>`,
    `<text x="60" y="84" text-anchor="middle" class="grade">${escapeText(grade ?? '')}</text>`,
    '</svg>',
  ].join('');
}

const RADIUS = 52;

/** `12,345`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

export const CHART_STYLE = `
.bars{margin:0 0 1.5rem;table-layout:fixed}
.bars caption{text-align:start;font-weight:650;padding-bottom:.25rem}
.bars th{width:34%;font-weight:400;border:0;padding:.15rem .6rem .15rem 0}
.bars td{border:0;padding:.15rem 0;vertical-align:middle}
.bars .number{width:22%;text-align:end;font-variant-numeric:tabular-nums;color:var(--text-soft)}
.bar{display:block;height:.8rem;min-width:1px;border-radius:2px;background:var(--chart-4);print-color-adjust:exact;-webkit-print-color-adjust:exact}
.bar.ok{background:var(--ok)}
.bar.warn{background:var(--chart-3)}
.bar.fail{background:var(--fail)}
.dial{flex:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.dial circle{fill:none;stroke-width:10}
.dial .track{stroke:var(--line)}
.dial .value{stroke:var(--fail)}
.dial.ok .value{stroke:var(--ok)}
.dial.warn .value{stroke:var(--chart-3)}
.dial text{fill:var(--text);font-family:var(--font)}
.dial .figure{font-size:34px;font-weight:650}
.dial .grade{font-size:14px;fill:var(--text-soft)}
@media screen and (max-width:40rem){.bars{display:table}}`;
