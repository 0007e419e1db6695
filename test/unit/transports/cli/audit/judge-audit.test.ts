import { describe, expect, it } from '@jest/globals';
import { judgeAudit, type AuditRequest } from '../../../../../src/transports/cli/audit/audit.js';

/** @param found what an audit found, and its score @param added what of that its baseline does not have */
function judge(
  wanted: Partial<Pick<AuditRequest, 'failOn' | 'minScore'>>,
  found: { errors?: number; warnings?: number; value?: number | null } = {},
  added: { errors: number; warnings: number } | null = null,
) {
  const { errors = 0, warnings = 0, value = 90 } = found;
  const score = { value } as Parameters<typeof judgeAudit>[1]['score'];
  const summary = { errors, warnings } as Parameters<typeof judgeAudit>[2]['summary'];
  return judgeAudit({ failOn: null, minScore: null, ...wanted }, { score }, { summary }, added);
}

describe('an audit at the command line', () => {
  it.each([
    ['by default, whatever it found', {}, { errors: 9, warnings: 9, value: 0 }],
    ['without errors', { failOn: 'error' } as const, { warnings: 9 }],
    ['without errors and warnings', { failOn: 'warning' } as const, {}],
    ['with the score that is asked for', { minScore: 90 }, {}],
  ])('passes %s', (_what, wanted, found) => {
    expect(judge(wanted, found)).toBeNull();
  });

  it.each([
    ['with an error', { failOn: 'error' } as const, { errors: 2 }, 'Not passed: 2 errors were found.'],
    [
      'with an error where warnings are asked for',
      { failOn: 'warning' } as const,
      { errors: 2 },
      'Not passed: 2 errors were found.',
    ],
    ['with a warning', { failOn: 'warning' } as const, { warnings: 3 }, 'Not passed: 3 warnings were found.'],
    ['with a lower score', { minScore: 91 }, {}, 'Not passed: the score is 90, and less than 91.'],
    ['without a page to judge', { minScore: 1 }, { value: null }, 'Not passed: there was no page to judge.'],
  ])('does not pass %s', (_what, wanted, found, reason) => {
    expect(judge(wanted, found)).toBe(reason);
  });

  it('counts only what is new beside a baseline', () => {
    const known = { errors: 9, warnings: 9 };
    expect(judge({ failOn: 'warning' }, known, { errors: 0, warnings: 0 })).toBeNull();
    expect(judge({ failOn: 'error' }, known, { errors: 0, warnings: 2 })).toBeNull();
    expect(judge({ failOn: 'warning' }, known, { errors: 0, warnings: 2 })).toBe(
      'Not passed: 2 warnings are not in the baseline.',
    );
    expect(judge({ failOn: 'warning', minScore: 91 }, known, { errors: 0, warnings: 0 })).toMatch(
      /score is 90/,
    );
  });
});
