import type { Actor } from '../../domain/access/actor.js';
import type { ArticleService } from '../../services/article-service.js';
import type { EditionService } from '../../services/edition-service.js';
import type { JobService } from '../../services/job-service.js';

export interface GraphServices {
  readonly articles: ArticleService;
  readonly editions: EditionService;
  readonly jobs: JobService;
}

/** What every resolver gets: who calls, and the services that decide. */
export interface GraphContext {
  readonly actor: Actor;
  readonly requestId: string;
  readonly services: GraphServices;
}
