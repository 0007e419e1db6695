import { describe, expect, it } from '@jest/globals';
import { describeAudit } from '../../../../../src/transports/cli/audit/audit-summary.js';
import { textWidth } from '../../../../../src/transports/cli/layout.js';
import { resultWith } from '../../../../support/audit/audit-result.js';
import { checkOf, resultOf } from '../../../../support/audit/check-result.js';

const PLAIN = { columns: null, paint: (_style: string, text: string) => text };
const untitled = resultOf(checkOf({ id: 'title_missing', title: 'No title' }), 1, 1);

describe('the summary of an audit', () => {
  it('names each check by the id that `galley checks` accepts', () => {
    expect(describeAudit(resultWith([untitled]), PLAIN)).toMatch(/error +1 +title_missing +No title/);
  });

  it('says how many hits of each check are new beside a baseline', () => {
    const changes = { errors: 2, warnings: 0, notices: 0, gone: 1, byCheck: new Map([['title_missing', 2]]) };
    const text = describeAudit(resultWith([untitled], { changes }), PLAIN);
    expect(text).toMatch(/New +2 errors, 0 warnings, 0 notices; 1 of the baseline were not found again/);
    expect(text).toMatch(/error +1 +2 new +title_missing/);
  });

  it.each([20, 40, 80])('has no line of more than %d columns on such a terminal', (columns) => {
    const wide = resultOf(checkOf({ id: 'title_missing', title: '題名がありません'.repeat(10) }), 1, 1);
    const lines = describeAudit(resultWith([wide]), { ...PLAIN, columns }).split('\n');
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(columns);
    expect(Math.max(...lines.map(textWidth))).toBeGreaterThan(columns - 3);
  });

  it('paints the score and the severities, and nothing else', () => {
    const paint = (style: string, text: string) => `<${style}>${text}</>`;
    const text = describeAudit(resultWith([untitled]), { columns: null, paint });
    expect(text).toMatch(/^\n\S+: <(green|yellow|red)>\d+ of 100, [A-F]<\/>\n/);
    expect(text).toMatch(/^<red>error<\/> +1 +title_missing/m);
    expect(text.match(/<\//g)).toHaveLength(2);
  });
});
