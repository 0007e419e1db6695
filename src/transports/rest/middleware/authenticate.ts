import type { RequestHandler, Response } from 'express';
import type { Actor, Arrival } from '../../../domain/access/actor.js';
import { HourIsUsedUp, PAID_ACTION_LIMIT, type WindowReading } from '../../../domain/access/limits.js';
import type { AccessService } from '../../../services/access/access-service.js';
import { bearerOf } from '../../bearer.js';
import { rateLimitHeaders } from '../../response-headers.js';

/** Checks 1 and 2 of every call: the key, and its requests. What follows finds the actor by `actorFrom`. */
export function authenticate(access: AccessService): RequestHandler {
  return async (request, response, next) => {
    const actor = await access.authenticate(bearerOf(request.headers.authorization), (arrival) => {
      response.locals['arrival'] = arrival;
      const { requests, paidActions } = arrival;
      // Also where it is refused at this very door: what starts work is always a POST.
      response.set(rateLimitHeaders(request.method === 'POST' ? { requests, paidActions } : { requests }));
    });
    // What a key may see is nobody else's to keep; a copy may be used again only after asking.
    response.setHeader('Cache-Control', 'private, no-cache');
    response.locals['actor'] = actor;
    access.onBehalfOf(actor, next);
  };
}

export function actorFrom(response: Response): Actor {
  return response.locals['actor'] as Actor;
}

/** Runs a paid start, and says beside its answer how full the key's hour is after it. */
export async function showingPaidActions<T extends { readonly paidActions: WindowReading | null }>(
  response: Response,
  start: () => Promise<T>,
): Promise<T> {
  const { requests, paidActions } = response.locals['arrival'] as Arrival;
  const show = (reading: WindowReading) => response.set(rateLimitHeaders({ requests, paidActions: reading }));
  try {
    const started = await start();
    if (started.paidActions) show(started.paidActions);
    return started;
  } catch (error) {
    // Others have spent meanwhile what was left at the door.
    if (error instanceof HourIsUsedUp) show({ ...paidActions, used: PAID_ACTION_LIMIT.quota });
    throw error;
  }
}
