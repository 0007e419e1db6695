import type { ArticleStore } from './article-store.js';
import type { EditionStore } from './edition-store.js';
import type { JobStore } from './job-store.js';
import type { KeyStore } from './key-store.js';
import type { TenantStore } from './tenant-store.js';

export interface Stores {
  readonly articles: ArticleStore;
  readonly editions: EditionStore;
  readonly jobs: JobStore;
  readonly keys: KeyStore;
  readonly tenants: TenantStore;
}

/** One transaction: all of it happens, or none. */
export interface UnitOfWork {
  /** Commits when `work` resolves, rolls back when it throws. Stores given to it speak in the transaction. */
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}
