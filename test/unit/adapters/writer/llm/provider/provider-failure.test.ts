import { describe, expect, it } from '@jest/globals';
import { APICallError } from 'ai';
import {
  failureOf,
  retryAfterMs,
} from '../../../../../../src/adapters/writer/llm/provider/provider-failure.js';

describe('Retry-After', () => {
  const now = Date.parse('2026-01-05T00:00:00Z');
  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': 'Mon, 05 Jan 2026 00:01:00 GMT' }, 60_000],
    [{ 'retry-after': 'Sun, 04 Jan 2026 00:01:00 GMT' }, 0],
    [{ 'retry-after': '7', 'retry-after-ms': '250' }, 250],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('%j is %p ms', (headers, ms) => {
    expect(retryAfterMs(headers, now)).toBe(ms);
  });
});

describe('what a failed call means', () => {
  const answered = (statusCode: number, responseBody: string) =>
    failureOf(
      new APICallError({
        message: 'no',
        url: 'https://p.example',
        requestBodyValues: {},
        statusCode,
        responseBody,
      }),
    );

  it.each([
    [401, '{}', 'provider_rejected'],
    [403, '{}', 'provider_rejected'],
    [404, '{"error":{"code":"model_not_found"}}', 'provider_rejected'],
    [429, '{"error":{"code":"insufficient_quota"}}', 'provider_rejected'],
    [400, '{"error":{"code":"content_filter"}}', 'provider_withheld'],
  ])('a lasting refusal is final: %i %s', (status, body, code) => {
    expect(answered(status, body)).toMatchObject({ code, retryable: false });
  });

  it('a refusal for now is not', () => {
    expect(answered(429, '{"error":{"code":"rate_limit_exceeded"}}')).toMatchObject({
      code: 'provider_rate_limited',
      retryable: true,
    });
  });
});
