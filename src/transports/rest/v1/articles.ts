import { Router } from 'express';
import type { ArticleService } from '../../../services/article/article-service.js';
import type { ArticleStartService } from '../../../services/article/article-start-service.js';
import { parseBatch, parseBrief } from '../../input/brief.js';
import { parseArticleFilter } from '../../input/listing.js';
import { presentArticle, presentArticlePage } from '../../output/article.js';
import { presentProvenance } from '../../output/provenance.js';
import { presentBatch, presentJob, presentStart } from '../../output/job.js';
import { BATCH, readJson } from '../../json-body.js';
import { encodeListing } from '../encode-listing.js';
import { actorFrom, showingPaidActions } from '../middleware/authenticate.js';
import { refuseOtherMethods } from '../middleware/problems.js';

/** Contract §4.1, §4.2, §4.5, and the paths of one article. */
export function articleRoutes(articles: ArticleService, starts: ArticleStartService): Router {
  const router = Router();
  router
    .route('/editions/:slug/articles')
    .get(async (request, response) => {
      const page = await articles.list(actorFrom(response), request.params.slug, () =>
        parseArticleFilter(request.query),
      );
      const { articles: listed, ...head } = presentArticlePage(page);
      response.type('json').send(encodeListing(head, 'articles', listed));
    })
    .post(async (request, response) => {
      const start = await showingPaidActions(response, async () => {
        const permit = await starts.admit(actorFrom(response), request.params.slug);
        return permit.start(parseBrief(await readJson(request, response), permit.checkSources));
      });
      if (start.created) response.status(202).json(presentStart(start));
      else response.status(200).json(presentJob(start.progress));
    })
    .all(refuseOtherMethods('GET', 'POST'));
  router
    .route('/editions/:slug/articles/batch')
    .post(async (request, response) => {
      const batch = await showingPaidActions(response, async () => {
        const permit = await starts.admit(actorFrom(response), request.params.slug);
        return permit.startBatch(
          await parseBatch(await readJson(request, response, BATCH), permit.checkSources),
        );
      });
      response.status(202).json(presentBatch(batch));
    })
    .all(refuseOtherMethods('POST'));
  router
    .route('/editions/:slug/articles/:article')
    .get(async (request, response) => {
      const { slug, article } = request.params;
      response.json(presentArticle(await articles.find(actorFrom(response), slug, article)));
    })
    .all(refuseOtherMethods('GET'));
  router
    .route('/editions/:slug/articles/:article/image')
    .get(async (request, response) => {
      const { slug, article } = request.params;
      const image = await articles.image(actorFrom(response), slug, article);
      response
        .set({ 'Content-Type': image.contentType, ETag: `"${image.sha256}"`, 'Cache-Control': 'private' })
        .send(Buffer.from(image.bytes));
    })
    .all(refuseOtherMethods('GET'));
  router
    .route('/editions/:slug/articles/:article/provenance')
    .get(async (request, response) => {
      const { slug, article } = request.params;
      response.json(presentProvenance(await articles.provenance(actorFrom(response), slug, article)));
    })
    .all(refuseOtherMethods('GET'));
  return router;
}
