import type { WebhookFactsFragment } from '../../data/generated/types.js';
import type { Tone } from '../../ui/show/badge.js';

/** Whether events are sent to an endpoint, in a word or two. */
export function stateOf({
  enabled,
  disabledReason,
  failingSince,
}: WebhookFactsFragment): readonly [Tone, string] {
  if (enabled) return failingSince === null ? ['ok', 'On'] : ['warn', 'Fails'];
  if (disabledReason === 'failing') return ['fail', 'Off: failed for five days'];
  return disabledReason === 'gone' ? ['fail', 'Off: wants no more'] : ['neutral', 'Paused'];
}

/** What an endpoint is called: what people wrote of it, or where it is. */
export function nameOf({ description, url }: Pick<WebhookFactsFragment, 'description' | 'url'>): string {
  return description === '' ? url : description;
}
