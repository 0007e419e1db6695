import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toJobId, type JobNotification } from 'agenda';
import {
  InsertChannel,
  type InsertFeed,
  type InsertedRow,
} from '../../../../src/adapters/agenda/insert-channel.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const row = (id: string): InsertedRow => ({ id, name: 'write-article', nextRunAt: new Date(0), priority: 0 });

/** A stream that says what the test tells it to. */
class ScriptedFeed implements InsertFeed {
  closed = false;
  private answer: ((row: InsertedRow | null) => void) | null = null;
  private fail: ((error: Error) => void) | null = null;

  next(): Promise<InsertedRow | null> {
    if (this.closed) return Promise.reject(new Error('closed'));
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
    });
  }

  close(): Promise<void> {
    this.closed = true;
    this.fail?.(new Error('closed'));
    return Promise.resolve();
  }

  async say(said: InsertedRow | null): Promise<void> {
    this.answer?.(said);
    await jest.advanceTimersByTimeAsync(0);
  }

  async break(): Promise<void> {
    this.fail?.(new Error('lost'));
    await jest.advanceTimersByTimeAsync(0);
  }
}

function scripted() {
  const feeds: ScriptedFeed[] = [];
  const channel = new InsertChannel(() => {
    const feed = new ScriptedFeed();
    feeds.push(feed);
    return feed;
  });
  const heard: string[] = [];
  const errors: string[] = [];
  channel.subscribe(({ jobId }) => void heard.push(jobId));
  channel.on('error', (error: Error) => errors.push(error.message));
  return { channel, feeds, heard, errors };
}

const notification: JobNotification = {
  jobId: toJobId('own'),
  jobName: 'write-article',
  nextRunAt: null,
  priority: 0,
  timestamp: new Date(0),
};

describe('the channel of new rows', () => {
  it('reports inserted rows, and is connected once the stream has answered', async () => {
    const { channel, feeds, heard } = scripted();
    await channel.connect();
    expect(channel.state).toBe('connecting');
    await feeds[0]!.say(null);
    expect(channel.state).toBe('connected');
    await feeds[0]!.say(row('a'));
    await feeds[0]!.say(null);
    await feeds[0]!.say(row('b'));
    expect(heard).toEqual(['a', 'b']);
    // The stream brings a process its own rows too.
    await channel.publish(notification);
    expect(heard).toEqual(['a', 'b']);
    await channel.disconnect();
    expect(channel.state).toBe('disconnected');
    expect(feeds[0]!.closed).toBe(true);
  });

  it('opens a new stream when one is lost, and retries with growing pauses', async () => {
    const { channel, feeds, heard, errors } = scripted();
    await channel.connect();
    await feeds[0]!.say(null);
    await feeds[0]!.break();
    expect(channel.state).toBe('reconnecting');
    expect(feeds[0]!.closed).toBe(true);
    for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const before = feeds.length;
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(feeds).toHaveLength(before);
      await jest.advanceTimersByTimeAsync(1);
      expect(feeds).toHaveLength(before + 1);
      await feeds.at(-1)!.break();
    }
    expect(errors).toEqual(Array.from({ length: 8 }, () => 'lost'));
    await jest.advanceTimersByTimeAsync(8000);
    await feeds.at(-1)!.say(row('after'));
    expect(channel.state).toBe('connected');
    expect(heard).toEqual(['after']);
    // What follows a stream that worked begins with the short pause.
    await feeds.at(-1)!.break();
    const before = feeds.length;
    await jest.advanceTimersByTimeAsync(250);
    expect(feeds).toHaveLength(before + 1);
    await channel.disconnect();
  });

  it('can be closed in the middle of a pause, and opened again', async () => {
    const { channel, feeds, errors } = scripted();
    await channel.connect();
    await feeds[0]!.break();
    await channel.disconnect();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(feeds).toHaveLength(1);
    await channel.connect();
    await feeds[1]!.say(null);
    expect(channel.state).toBe('connected');
    await channel.disconnect();
    expect(errors).toEqual(['lost']);
  });

  it('reports this process’s own rows when the server has no streams', async () => {
    const channel = new InsertChannel(() => null);
    const heard: string[] = [];
    channel.subscribe(({ jobId }) => void heard.push(jobId));
    await channel.connect();
    expect(channel.state).toBe('connected');
    await channel.publish(notification);
    expect(heard).toEqual(['own']);
    await channel.disconnect();
  });
});
