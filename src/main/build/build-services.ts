import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, MonotonicClock } from '../../ports/clock.js';
import type { Ids } from '../../ports/ids.js';
import type { Database } from '../../adapters/postgres/database/connection.js';
import { accountScope } from '../../adapters/postgres/database/account-scope.js';
import { openStores, PostgresUnitOfWork } from '../../adapters/postgres/database/unit-of-work.js';
import { AccessService } from '../../services/access/access-service.js';
import { AuditLogService } from '../../services/access/audit-log-service.js';
import { EditionService } from '../../services/access/edition-service.js';
import { FeedService } from '../../services/article/feed-service.js';
import { KeyService } from '../../services/access/key-service.js';
import { IgnoredChecks } from '../../services/audit/ignored-checks.js';
import { RegressionRulesService } from '../../services/audit/regression-rules.js';
import { ListService } from '../../services/list-service.js';
import { OperatorUses } from '../../services/access/operator-uses.js';
import { OperatorKeyService } from '../../services/access/operator-key-service.js';
import { Erasure } from '../../services/operator/erasure.js';
import { OperatorWebhooks } from '../../services/webhook/operator-webhooks.js';
import { OperatorService } from '../../services/operator/operator-service.js';
import { TenantService } from '../../services/access/tenant-service.js';

export const systemClock: Clock & MonotonicClock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
};
export const systemIds: Ids = { uuid: () => randomUUID(), randomBytes: (length) => randomBytes(length) };

/**
 * Services that need only the database: enough for the commands that manage tenants and keys.
 * @param refusalMs as `PostgresKeyStore` takes it
 */
export function buildCoreServices(database: Database, refusalMs?: number) {
  const stores = openStores(database, refusalMs);
  const unitOfWork = new PostgresUnitOfWork(database);
  const operatorUses = new OperatorUses({ unitOfWork, clock: systemClock });
  const operator = new OperatorService({ stores, unitOfWork });
  const access = new AccessService({ stores, unitOfWork, scope: accountScope, operatorUses });
  return {
    stores,
    unitOfWork,
    access,
    auditLog: new AuditLogService({ stores }),
    editions: new EditionService(stores, access),
    feeds: new FeedService({ stores, unitOfWork, access, ids: systemIds }),
    ignoredChecks: new IgnoredChecks({ stores, unitOfWork, access }),
    regressionRules: new RegressionRulesService({ stores, unitOfWork, access }),
    lists: new ListService({ stores, access }),
    keys: new KeyService({ stores, unitOfWork, ids: systemIds, access }),
    erasure: new Erasure({ stores, unitOfWork, operator }),
    operator,
    operatorWebhooks: new OperatorWebhooks({ stores, unitOfWork }),
    operatorKeys: new OperatorKeyService({ stores, unitOfWork, ids: systemIds }),
    tenants: new TenantService({ unitOfWork, ids: systemIds }),
  };
}
