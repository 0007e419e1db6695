import { z } from 'zod';
import { countShape } from '../../shape/index.js';
import { CATEGORIES, SEVERITIES } from '../rules/check.js';
import type { StatusClass } from './status-class.js';

/** Words that several views share. */
export const severityShape = z.enum(SEVERITIES);
export const categoryShape = z.enum(CATEGORIES);
export const confidenceShape = z.enum(['confirmed', 'likely', 'unverifiable']);
export const changeShape = z
  .enum(['new', 'same', 'fixed'])
  .nullable()
  .describe('Beside the audit before; `fixed` is what only that one found. null for the first audit.');

export const statusCountsShape = z
  .object({
    '2xx': countShape,
    '3xx': countShape,
    '4xx': countShape,
    '5xx': countShape,
    no_response: countShape,
  } satisfies Record<StatusClass, unknown>)
  .describe('URLs by what they answered.');

export const thresholdShape = z
  .object({ name: z.string(), value: z.number(), unit: z.string() })
  .describe('The limit of a check that has one.');

export const sourceShape = z
  .object({ title: z.string(), url: z.url() })
  .describe('The standard or vendor’s page that a check rests on.');

/** Clicks from the home page: a number, `10+` for all deeper ones, null where no click leads. */
export const depthLevelShape = z
  .union([z.int().min(0), z.string()])
  .nullable()
  .describe('Clicks from the home page; `10+` for all deeper ones, null where no click leads.');
