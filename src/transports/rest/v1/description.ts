import { Router } from 'express';
import { describeApi } from '../../openapi/describe-api.js';
import { refuseOtherMethods } from '../middleware/problems.js';

/** The interface told in OpenAPI: to everybody, without a key, and counted as nothing. */
export function descriptionRoutes(version: string): Router {
  // Made when it is first asked for: it takes 20 ms, and most processes are never asked.
  let told: string | null = null;
  const router = Router();
  router
    .route('/openapi.json')
    .get((_request, response) => {
      told ??= JSON.stringify(describeApi(version));
      response.set('Cache-Control', 'no-cache').type('json').send(told);
    })
    .all(refuseOtherMethods('GET'));
  return router;
}
