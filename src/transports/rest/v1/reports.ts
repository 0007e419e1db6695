import { Router } from 'express';
import type { ReportService } from '../../../services/report/report-service.js';
import { presentReport, presentReportStart } from '../../output/report.js';
import { actorFrom, showingPaidActions } from '../middleware/authenticate.js';
import { refuseOtherMethods } from '../middleware/problems.js';

/** Contract §4.3. */
export function reportRoutes(reports: ReportService): Router {
  const router = Router();
  router
    .route('/editions/:slug/research')
    .post(async (request, response) => {
      const start = await showingPaidActions(response, async () => {
        const permit = await reports.admit(actorFrom(response), request.params.slug);
        return permit.start();
      });
      response.status(202).json(presentReportStart(start.work));
    })
    .all(refuseOtherMethods('POST'));
  router
    .route('/editions/:slug/research/:report')
    .get(async (request, response) => {
      const { slug, report: id } = request.params;
      const report = await reports.poll(actorFrom(response), slug, id);
      response.json(presentReport(report, await reports.recordOf(report)));
    })
    .all(refuseOtherMethods('GET'));
  return router;
}
