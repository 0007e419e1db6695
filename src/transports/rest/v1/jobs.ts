import { Router } from 'express';
import type { JobService } from '../../../services/job/job-service.js';
import { presentJob } from '../../output/job.js';
import { actorFrom } from '../middleware/authenticate.js';
import { refuseOtherMethods } from '../middleware/problems.js';

/** Decisions §5 and §11. */
export function jobRoutes(jobs: JobService): Router {
  const router = Router();
  router
    .route('/jobs/:id')
    .get(async (request, response) => {
      response.json(presentJob(await jobs.progress(actorFrom(response), request.params.id)));
    })
    .all(refuseOtherMethods('GET'));
  router
    .route('/jobs/:id/cancel')
    .post(async (request, response) => {
      response.status(202).json(presentJob(await jobs.cancel(actorFrom(response), request.params.id)));
    })
    .all(refuseOtherMethods('POST'));
  return router;
}
