import { describe, expect, it } from '@jest/globals';
import { settingsFaults, USUAL } from '../../../src/console/screens/audits/typed-settings.js';
import { ApiError, faultsOf, unshownFaults } from '../../../src/console/data/api-error.js';

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
      reason: { path: '/input/reason', message: 'is required' },
      'every.n': { path: '/every/n', message: 'must be at least 1' },
      eventTypes: { path: '/eventTypes/0', message: 'must be a type of events' },
      'brief.input': { path: '/brief/input', message: 'is required' },
    });
  });

  it('says of which line it is, where a field takes several', () => {
    const error = refused(
      ['/audit/searches/1/name', 'must be a name'],
      ['/audit/maxPages', 'must be at least 1'],
    );
    const typed = { ...USUAL, searches: 'A: text a\nB: text b' };
    expect(settingsFaults(error, typed, 'audit.')).toEqual({
      searches: { path: '/audit/searches/1/name', message: 'line 2 must be a name' },
      maxPages: { path: '/audit/maxPages', message: 'must be at least 1' },
    });
    expect(settingsFaults(error, typed)).not.toHaveProperty('searches');
  });

  it('counts lines as they were typed, blank ones too', () => {
    const messageOf = (entry: number, headers: string) =>
      faultsOf(refused([`/headers/${entry}/name`, 'must be a name']), { headers })['headers']?.message;
    expect(messageOf(0, '\n \nA: 1\n\nB: 2')).toBe('line 3 must be a name');
    expect(messageOf(1, '\n \nA: 1\n\nB: 2')).toBe('line 5 must be a name');
    // Of what was typed since, the line may be gone.
    expect(messageOf(1, 'A: 1')).toBe('line 2 must be a name');
  });

  it('says what is wrong with a login at its user name, and at its password', () => {
    const [whole, name, password] = ['/login', '/login/username', '/login/password'];
    const messagesOf = (...paths: string[]) =>
      settingsFaults(refused(...paths.map((path) => [path, `of ${path}`] as [string, string])), USUAL);
    expect(messagesOf(whole, name)).toEqual({ username: { path: whole, message: `of ${whole}` } });
    expect(messagesOf(name, password)).toEqual({
      username: { path: name, message: `of ${name}` },
      password: { path: password, message: `of ${password}` },
    });
  });

  it('stands below no field but the one of its path, whatever its words are', () => {
    const error = refused(['/a', 'is required'], ['/b', 'is required'], ['/c', 'is required here']);
    expect(unshownFaults(error, new Set(['/c']))).toEqual([
      { path: '/a', message: 'is required' },
      { path: '/b', message: 'is required' },
    ]);
    expect(unshownFaults(new Error('Galley does not answer.'), new Set())).toEqual([]);
  });

  it('is nothing where nothing was refused, or for another reason', () => {
    expect([faultsOf(null), faultsOf(new Error('Galley does not answer.'))]).toEqual([{}, {}]);
  });
});
