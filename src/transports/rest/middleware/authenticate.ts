import type { RequestHandler, Response } from 'express';
import type { Actor } from '../../../domain/access/actor.js';
import type { AccessService } from '../../../services/access-service.js';
import { bearerOf } from '../../bearer.js';

/** Check 1 of every call: the key. What follows finds the actor by `actorFrom`. */
export function authenticate(access: AccessService): RequestHandler {
  return async (request, response, next) => {
    response.locals['actor'] = await access.authenticate(bearerOf(request.headers.authorization));
    // What a key may see is nobody else's to keep; a copy may be used again only after asking.
    response.setHeader('Cache-Control', 'private, no-cache');
    next();
  };
}

export function actorFrom(response: Response): Actor {
  return response.locals['actor'] as Actor;
}
