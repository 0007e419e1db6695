import { expect, it } from '@jest/globals';
import { FAILURE_CODES } from '../../../src/console/screens/jobs/failure-codes.js';
import { AUDIT_FAILURE_CODES } from '../../../src/domain/audit/audit.js';
import { JOB_FAILURES } from '../../../src/domain/article/stage-failure.js';

it('lists why work fails, whatever its kind', () => {
  const codes = new Set([...Object.keys(JOB_FAILURES), ...AUDIT_FAILURE_CODES]);
  // Of what was cancelled the status says so.
  codes.delete('cancelled');
  expect([...FAILURE_CODES].sort()).toEqual([...codes].sort());
});
