import { AsyncLocalStorage } from 'node:async_hooks';
import type { AccountScope } from '../../../ports/account-scope.js';

const accounts = new AsyncLocalStorage<string>();

export const accountScope: AccountScope = { run: (accountId, work) => accounts.run(accountId, work) };

/** The account for which this runs; undefined for what is done for several, or for none. */
export function currentAccount(): string | undefined {
  return accounts.getStore();
}

/** Runs what serves several accounts, whichever of them asked first. */
export function forAllAccounts<T>(work: () => T): T {
  return accounts.exit(work);
}
