import { describe, expect, it } from '@jest/globals';
import { MessagePace } from '../../../../../src/transports/graphql/sockets/messages.js';

describe('the rate of messages', () => {
  const rests = (pace: MessagePace, count: number, at: number, key = 'a') =>
    Array.from({ length: count }, () => pace.read(key, at));

  it('allows a burst, and then makes each message wait for those before it', () => {
    const pace = new MessagePace(3, 10);
    expect(rests(pace, 5, 0)).toEqual([0, 0, 0, 100, 200]);
    expect(pace.read('a', 200)).toBe(100);
  });

  it('is counted for each key alone, however its messages arrive', () => {
    const pace = new MessagePace(1, 10);
    rests(pace, 50, 0);
    expect(pace.read('b', 0)).toBe(0);
  });

  it('allows a burst again for a key that was silent, and no more than one', () => {
    const pace = new MessagePace(3, 10);
    expect(Math.max(...rests(pace, 1000, 0))).toBe(300);
    expect(rests(pace, 4, 600)).toEqual([0, 0, 0, 100]);
  });
});
