import { describe, expect, it } from '@jest/globals';
import { GalleyError } from '../../../src/domain/errors.js';
import { describeError } from '../../../src/main/describe-error.js';

const unavailable = (cause: unknown) => new GalleyError('unavailable', 'It is away.', [], { cause });
const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('an error at the command line', () => {
  it('names its cause with the code', () => {
    const refused = coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1');
    expect(describeError(unavailable(refused))).toBe('It is away. (connect ECONNREFUSED 127.0.0.1:1)');
    const denied = coded('28P01', 'password authentication failed for user "galley"');
    expect(describeError(unavailable(denied))).toBe(
      'It is away. (28P01: password authentication failed for user "galley")',
    );
    expect(describeError(unavailable(undefined))).toBe('It is away.');
    expect(describeError(coded('EACCES', 'no way in'))).toBe('EACCES: no way in');
    expect(describeError('a word')).toBe('a word');
  });

  it('names a host whose several addresses all failed', () => {
    const both = ['::1', '127.0.0.1'].map((at) => coded('ECONNREFUSED', `connect ECONNREFUSED ${at}:1`));
    const all = Object.assign(new AggregateError(both, ''), { code: 'ECONNREFUSED' });
    expect(describeError(unavailable(all))).toBe(
      'It is away. (connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1)',
    );
  });

  it('shows no address in full, because it may hold a password', () => {
    const said = describeError(
      unavailable(new Error('no "postgres://galley:se/cret@db.example:5432/x" here')),
    );
    expect(said).toBe('It is away. (no "postgres://… here)');
    expect(describeError(new Error('bad postgresql://u:p@h'))).toBe('bad postgresql://…');
  });
});
