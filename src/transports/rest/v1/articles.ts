import { Router } from 'express';
import type { ArticleService } from '../../../services/article-service.js';
import { parseBrief } from '../../input/brief.js';
import { parseArticleFilter } from '../../input/listing.js';
import { presentArticle, presentArticlePage } from '../../output/article.js';
import { presentJob, presentStart } from '../../output/job.js';
import { readJson } from '../../json-body.js';
import { actorFrom } from '../middleware/authenticate.js';
import { refuseOtherMethods } from '../middleware/problems.js';

/** Contract §4.1, §4.5, and the image path. */
export function articleRoutes(articles: ArticleService): Router {
  const router = Router();
  router
    .route('/editions/:slug/articles')
    .get(async (request, response) => {
      const page = await articles.list(actorFrom(response), request.params.slug, () =>
        parseArticleFilter(request.query),
      );
      response.json(presentArticlePage(page));
    })
    .post(async (request, response) => {
      const start = await articles.start(actorFrom(response), request.params.slug, async () =>
        parseBrief(await readJson(request, response)),
      );
      if (start.created) response.status(202).json(presentStart(start.progress));
      else response.status(200).json(presentJob(start.progress));
    })
    .all(refuseOtherMethods('GET', 'POST'));
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
      response.json(await articles.provenance(actorFrom(response), slug, article));
    })
    .all(refuseOtherMethods('GET'));
  return router;
}
