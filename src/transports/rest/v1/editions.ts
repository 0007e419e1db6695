import { Router } from 'express';
import type { EditionService } from '../../../services/access/edition-service.js';
import { parseWindow } from '../../input/listing.js';
import { presentEditionPage } from '../../output/edition.js';
import { actorFrom } from '../middleware/authenticate.js';
import { refuseOtherMethods } from '../middleware/problems.js';

/** Decisions §7. */
export function editionRoutes(editions: EditionService): Router {
  const router = Router();
  router
    .route('/editions')
    .get(async (request, response) => {
      const page = await editions.list(actorFrom(response), () => parseWindow(request.query));
      response.json(presentEditionPage(page));
    })
    .all(refuseOtherMethods('GET'));
  return router;
}
