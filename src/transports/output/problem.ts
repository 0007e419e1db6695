import { z } from 'zod';
import { ERROR_CODES } from '../../domain/errors.js';

/** The body of every error: RFC 9457 problem details (decisions §2). */
export const problemShape = z
  .object({
    type: z.literal('about:blank'),
    title: z.string().describe('The same for every occurrence of a code.'),
    status: z.int().min(400).max(599),
    detail: z.string().describe('A sentence for people; it may change.'),
    code: z.enum(ERROR_CODES).describe('What a program should look at.'),
    request_id: z.string().describe('The same as in `X-Request-Id`.'),
    errors: z
      .array(
        z.object({
          path: z.string().describe('Where it stands: a JSON pointer such as `/jobs/3/input`.'),
          message: z.string(),
        }),
      )
      .exactOptional()
      .describe('For 422 only: every fault that was found.'),
  })
  .describe('What was refused, and why (RFC 9457).');
