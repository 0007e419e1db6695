import { DnsOwnership, type ResolveTxt } from '../../adapters/ownership/dns-ownership.js';
import { FileOwnership } from '../../adapters/ownership/file-ownership.js';
import { GoogleOwnership } from '../../adapters/ownership/google-ownership.js';
import { MetaOwnership } from '../../adapters/ownership/meta-ownership.js';
import { GuardedFetcher } from '../../libs/guarded-fetch/index.js';
import { loadHeadReader } from '../../libs/page-reading/index.js';
import type { Log } from '../../ports/log.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import type { AccessService } from '../../services/access/access-service.js';
import type { OwnershipChecks } from '../../services/ownership/domain-probe.js';
import { OwnershipService } from '../../services/ownership/ownership-service.js';
import { OwnershipSweep } from '../../services/ownership/ownership-sweep.js';
import { systemClock as clock, systemIds as ids } from './build-services.js';
import type { Config } from '../config.js';
import { OWNERSHIP_AGENT } from '../version.js';

export interface OwnershipParts {
  readonly config: Pick<Config, 'fetch' | 'google'>;
  readonly stores: Pick<Stores, 'crawls' | 'verifications'>;
  readonly unitOfWork: UnitOfWork;
  readonly access: AccessService;
  readonly log: Log;
  /** Replaces the system's DNS in tests. */
  readonly resolveTxt?: ResolveTxt | undefined;
}

/** The services that verify the ownership of domains. */
export async function buildOwnership({
  config,
  stores,
  unitOfWork,
  access,
  log,
  resolveTxt,
}: OwnershipParts): Promise<{
  readonly service: OwnershipService;
  readonly sweep: OwnershipSweep;
  readonly close: () => Promise<void>;
}> {
  const fetcher = new GuardedFetcher({
    allow: config.fetch.allow,
    ratePerSecond: config.fetch.ratePerSecond,
    userAgent: OWNERSHIP_AGENT,
    clock,
    reserveSlot: (origin, intervalMs) => stores.crawls.reserveSlot(origin, intervalMs),
  });
  const checks: OwnershipChecks = {
    meta: new MetaOwnership(fetcher, await loadHeadReader()),
    file: new FileOwnership(fetcher),
    dns: new DnsOwnership(resolveTxt),
    ...(config.google ? { google: new GoogleOwnership({ ...config.google, clock }) } : {}),
  };
  return {
    service: new OwnershipService({ stores, unitOfWork, access, checks, clock, ids }),
    sweep: new OwnershipSweep({ verifications: stores.verifications, unitOfWork, checks, clock, ids, log }),
    close: () => fetcher.close(),
  };
}
