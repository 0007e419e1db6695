import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { canParseUrl } from '../libs/urls/index.js';
import type { WebOptions } from '../transports/web-options.js';
import { baseWithoutLogin } from './config-values.js';

/** Names of ranges that the framework knows beside addresses. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function listOf(text: string): readonly string[] {
  return text.split(',').flatMap((each) => each.trim() || []);
}

function isOrigin(text: string): boolean {
  return canParseUrl(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

/** The variables that say how callers reach Galley. */
export const webVariables = {
  PUBLIC_URL: baseWithoutLogin.transform((text) => new URL(text).href.replace(/\/$/, '')).optional(),
  TRUST_PROXY: z
    .string()
    .transform((text, context): number | readonly string[] => {
      if (/^\d{1,2}$/.test(text)) return Number(text);
      const proxies = listOf(text);
      for (const each of proxies) {
        if (NAMED_RANGES.includes(each) || ipaddr.isValid(each) || ipaddr.isValidCIDR(each)) continue;
        const message = `has "${each}", which is neither an address, a range nor one of ${NAMED_RANGES.join(', ')}`;
        context.addIssue({ code: 'custom', message });
      }
      return proxies;
    })
    .optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((text, context) => {
      const origins = listOf(text);
      if (origins.includes('*')) return 'any' as const;
      for (const each of origins.filter((origin) => !isOrigin(origin)))
        context.addIssue({
          code: 'custom',
          message: `has "${each}", which is no origin like https://app.example.com`,
        });
      return origins;
    }),
};

type WebValues = z.output<z.ZodObject<typeof webVariables>>;

export function webOptionsOf({ PUBLIC_URL, TRUST_PROXY, CORS_ORIGINS }: WebValues): WebOptions {
  return { publicUrl: PUBLIC_URL ?? null, trustProxy: TRUST_PROXY ?? null, origins: CORS_ORIGINS };
}
