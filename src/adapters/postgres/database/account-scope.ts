import { AsyncLocalStorage } from 'node:async_hooks';
import type { AccountScope } from '../../../ports/access/account-scope.js';

const accounts = new AsyncLocalStorage<string>();

export const accountScope: AccountScope = { run: (accountId, work) => accounts.run(accountId, work) };

/** The account of the current work; undefined for work on behalf of several accounts, or of none. */
export function currentAccount(): string | undefined {
  return accounts.getStore();
}

/** Runs work on behalf of several accounts, whichever of them triggered it. */
export function forAllAccounts<T>(work: () => T): T {
  return accounts.exit(work);
}
