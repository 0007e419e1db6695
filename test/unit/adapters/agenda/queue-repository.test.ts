import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LockExpired } from '../../../../src/adapters/agenda/queue-repository.js';
import { claimingRepository, LOCK_MS } from '../../../support/claiming-repository.js';

const START = Date.parse('2026-01-02T03:04:05Z');

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a claimed row of the queue', () => {
  it('has no lock until its job begins, and then the lock of its claim', async () => {
    const { repository, saved, claim } = claimingRepository();
    const row = await claim('a');
    expect(row).not.toHaveProperty('lockedAt');
    jest.setSystemTime(START + LOCK_MS);
    await repository.saveJobState(row!, undefined);
    expect(row?.lockedAt).toEqual(new Date(START));
    expect(saved.map(({ lockedAt }) => lockedAt)).toEqual([new Date(START)]);
  });

  it('does not begin once its lock has expired, and can be claimed again', async () => {
    const { repository, saved, claim } = claimingRepository();
    const row = await claim('a');
    jest.setSystemTime(START + LOCK_MS + 1);
    await expect(repository.saveJobState(row!, undefined)).rejects.toThrow(LockExpired);
    // Nor does a second copy of it.
    await expect(repository.saveJobState({ ...row! }, undefined)).rejects.toThrow(LockExpired);
    expect(saved).toEqual([]);
    const again = await claim('a');
    await repository.saveJobState(again!, undefined);
    expect(saved).toHaveLength(1);
  });

  it('is handed out once: claimed again by the same process, it begins with the new lock', async () => {
    const { repository, saved, claim } = claimingRepository();
    const row = await claim('a');
    jest.setSystemTime(START + LOCK_MS + 1);
    expect(await claim('a')).toBeUndefined();
    await repository.saveJobState(row!, undefined);
    expect(saved.map(({ lockedAt }) => lockedAt)).toEqual([new Date(START + LOCK_MS + 1)]);
  });

  it('is free for the next claim when its job has ended, or could not begin', async () => {
    const { repository, failing, claim } = claimingRepository();
    const row = await claim('a');
    await repository.saveJobState(row!, undefined);
    delete row!.lockedAt;
    await repository.saveJobState(row!, undefined);
    const next = await claim('a');
    expect(next).toBeDefined();
    failing.saves = true;
    await expect(repository.saveJobState(next!, undefined)).rejects.toThrow('the store is away');
    expect(await claim('a')).toBeDefined();
  });

  it('is unlocked at once when its job could not begin, and with the next claim when the store is away', async () => {
    const { repository, failing, unlocked, claim } = claimingRepository();
    failing.saves = true;
    const [first, second] = [await claim('a'), await claim('b')];
    await expect(repository.saveJobState(first!, undefined)).rejects.toThrow('the store is away');
    expect(unlocked).toEqual(['a']);
    failing.unlocks = true;
    await expect(repository.saveJobState(second!, undefined)).rejects.toThrow('the store is away');
    failing.unlocks = false;
    await claim('c');
    expect(unlocked).toEqual(['a', 'b']);
    await claim('d');
    expect(unlocked).toEqual(['a', 'b']);
  });

  it('is left alone when its lock, which could not be given back, may be another process’s by now', async () => {
    const { repository, failing, unlocked, claim } = claimingRepository();
    const row = await claim('a');
    failing.unlocks = true;
    await repository.unlockJob(row!);
    failing.unlocks = false;
    jest.setSystemTime(START + LOCK_MS + 1);
    await claim('b');
    expect(unlocked).toEqual([]);
  });

  it('is never locked in another way, which would be no claim', async () => {
    const { repository, claim } = claimingRepository();
    expect(await repository.lockJob()).toBeUndefined();
    expect(await claim('a')).toBeDefined();
  });

  it('is not released when its lock may be another process’s by now', async () => {
    const { repository, unlocked, claim } = claimingRepository();
    await claim('old');
    jest.setSystemTime(START + LOCK_MS + 1);
    await claim('new');
    await repository.releaseClaims();
    expect(unlocked).toEqual(['new']);
  });

  it('stays locked when its store can’t unlock it', async () => {
    const { repository, failing, log, claim } = claimingRepository();
    const row = await claim('a');
    failing.unlocks = true;
    await expect(repository.unlockJob(row!)).resolves.toBeUndefined();
    expect(log.entries.map(({ message }) => message)).toEqual([
      'the lock of a job stays until its store answers, or until it expires',
    ]);
  });

  it('has its moments by the clock of the store there, and by that of the process here', async () => {
    const hour = 3_600_000;
    const { repository, saved, asked, setClock, claim } = claimingRepository(hour);
    await setClock();
    const row = await claim('a');
    expect(asked).toEqual([new Date(START - LOCK_MS + hour)]);
    // What is due by any clock is not moved.
    expect(row?.nextRunAt).toEqual(new Date(1));
    await repository.saveJobState(row!, undefined);
    expect(row?.lockedAt).toEqual(new Date(START));
    expect(saved[0]?.lockedAt).toEqual(new Date(START + hour));
  });
});
