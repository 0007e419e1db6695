import { describe, expect, it } from '@jest/globals';
import { settingsFaults } from '../../../src/console/screens/audits/typed-settings.js';
import { ApiError, faultsOf } from '../../../src/console/data/api-error.js';

const refused = (...faults: [path: string, message: string][]) =>
  new ApiError('invalid_params', 'The input is not valid.', new Map(faults));

describe('what a refusal says of the fields of a form', () => {
  it('goes by the names of the input, the first of several of one field', () => {
    const error = refused(
      ['/input/reason', 'is required'],
      ['/every/n', 'must be at least 1'],
      ['/eventTypes/0', 'must be a type of events'],
      ['/eventTypes/3', 'must be another'],
      ['/brief/input', 'is required'],
    );
    expect(faultsOf(error)).toEqual({
      reason: 'is required',
      'every.n': 'must be at least 1',
      eventTypes: 'must be a type of events',
      'brief.input': 'is required',
    });
  });

  it('says of which line it is, where a field takes several', () => {
    const error = refused(
      ['/audit/searches/1/name', 'must be a name'],
      ['/audit/maxPages', 'must be at least 1'],
    );
    expect(settingsFaults(error, 'audit.')).toEqual({
      searches: 'line 2 must be a name',
      maxPages: 'must be at least 1',
    });
    expect(settingsFaults(error)).not.toHaveProperty('searches');
    expect(settingsFaults(refused(['/login/username', 'must not be empty']))).toEqual({
      username: 'must not be empty',
    });
  });

  it('is nothing where nothing was refused, or for another reason', () => {
    expect([faultsOf(null), faultsOf(new Error('Galley does not answer.'))]).toEqual([{}, {}]);
  });
});
