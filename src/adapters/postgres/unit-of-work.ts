import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import { PostgresArticleStore } from './article-store.js';
import type { Database } from './connection.js';
import { PostgresEditionStore } from './edition-store.js';
import { PostgresJobStore } from './job-store.js';
import { PostgresKeyStore } from './key-store.js';
import { PostgresTenantStore } from './tenant-store.js';

/** The stores that speak through this database: its pool, or one transaction of it. */
export function openStores(database: Database): Stores {
  return {
    articles: new PostgresArticleStore(database),
    editions: new PostgresEditionStore(database),
    jobs: new PostgresJobStore(database),
    keys: new PostgresKeyStore(database),
    tenants: new PostgresTenantStore(database),
  };
}

export class PostgresUnitOfWork implements UnitOfWork {
  constructor(private readonly database: Database) {}

  run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.database.inTransaction((database) => work(openStores(database)));
  }
}
