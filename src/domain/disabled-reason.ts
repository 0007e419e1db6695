/** Why an endpoint is off: a caller turned it off, it failed for five days, or it answered 410. */
export const DISABLED_REASONS = ['caller', 'failing', 'gone'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];
