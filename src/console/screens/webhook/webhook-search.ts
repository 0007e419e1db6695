import type { DeliveryStatus } from '../../data/generated/types.js';

export const DELIVERY_STATUSES: readonly DeliveryStatus[] = ['PENDING', 'DELIVERED', 'FAILED'];

/** Which deliveries are listed, as the address of the screen says it. */
export interface WebhookSearch {
  readonly status?: DeliveryStatus;
  /** The cursor behind which the page begins, or before which it ends. */
  readonly after?: string;
  readonly before?: string;
}

/** What the address says and can be understood. */
export function readWebhookSearch(search: Readonly<Record<string, unknown>>): WebhookSearch {
  const status = DELIVERY_STATUSES.find((one) => one === search['status']);
  const { after, before } = search;
  return {
    ...(status === undefined ? {} : { status }),
    ...(typeof after === 'string' ? { after } : {}),
    ...(typeof before === 'string' && typeof after !== 'string' ? { before } : {}),
  };
}
