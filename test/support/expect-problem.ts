import { expect } from '@jest/globals';
import type { ErrorCode } from '../../src/domain/errors.js';
import type { Answer } from './server/test-galley.js';

/** Expects the problem details of a refusal: all fields, no others, and the request's own id. */
export function expectProblem(answer: Answer, status: number, code: ErrorCode): void {
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json(;|$)/);
  const sentence = expect.stringMatching(/\S.*[.]$/s);
  expect(answer.body).toEqual({
    type: 'about:blank',
    title: expect.stringMatching(/^[A-Z]/),
    status,
    detail: sentence,
    code,
    request_id: answer.headers.get('x-request-id'),
    ...(status === 422
      ? {
          errors: expect.arrayContaining([
            { path: expect.stringMatching(/^(\/.*)?$/), message: expect.stringMatching(/\S/) },
          ]),
        }
      : {}),
  });
  expect(answer.headers.get('retry-after')).toBe(status === 429 ? '60' : null);
}
