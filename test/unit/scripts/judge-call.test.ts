import { describe, expect, it } from '@jest/globals';
import { judgeCall, describeJudged } from '../../../scripts/judge/judge-call.mjs';

const good = {
  method: 'GET',
  path: '/v1/editions?limit=5',
  headers: { authorization: 'Bearer gk_read_x' },
  status: 200,
  body: '{}',
  violations: null,
  wasJudged: true,
  said: '',
};
const violation = (side: string, message: string, field = 'levels') =>
  JSON.stringify([{ location: [side, 'query', field], severity: 'Error', code: 'type', message }]);
const refused = (message: string) => JSON.stringify({ errors: [{ path: '/limit', message }] });

describe('a finding of a validating proxy', () => {
  it.each([
    ['nothing', {}],
    ['a bad request that is refused', { violations: violation('request', 'must be integer'), status: 422 }],
    [
      'a key that is not there',
      { violations: violation('request', 'Invalid security scheme used'), status: 401 },
    ],
  ])('is no fault: %s', (_name, more) => {
    expect(judgeCall({ ...good, ...more })).toEqual({ faults: [], known: [] });
  });

  it.each([
    [{ violations: violation('response', 'is not described') }, /query\.levels: is not described$/],
    [{ violations: violation('response', 'is not described'), status: 404 }, /answered 404: response/],
    [{ violations: violation('request', 'must be integer') }, /answered 200: request.query.levels: must be/],
    [{ violations: `Too many violations! [{"location":["response","body"],"mess` }, /response: Too many/],
    [
      { status: 422, body: refused('must be blue') },
      /nothing in the description says that \/limit must be blue/,
    ],
    [{ wasJudged: false, said: 'Timed out' }, /Prism could not judge it: Timed out/],
    [{ wasJudged: false, said: 'Invalid JSON' }, /could not judge/],
    [
      {
        headers: { authorization: 'Basic x' },
        violations: violation('request', 'Invalid security scheme used'),
      },
      /Invalid security/,
    ],
  ])('is a fault: %j', (more, message) => {
    const { faults, known } = judgeCall({ ...good, ...more });
    expect([faults.length, known]).toEqual([1, []]);
    expect(faults[0]).toMatch(message);
  });

  it.each([
    [
      {
        headers: { authorization: 'bearer x' },
        violations: violation('request', 'Invalid security scheme used'),
      },
      /case/,
    ],
    [{ path: '/v1/editions/', violations: violation('request', 'Selected route not found') }, /slash/],
    [{ method: 'HEAD', violations: violation('request', 'Selected route not found') }, /HEAD/],
    [{ method: 'OPTIONS', violations: violation('request', 'Selected route not found') }, /preflight/],
    [{ violations: violation('request', 'limit must be integer', 'limit') }, /never refused/],
    [{ status: 422, body: refused('does not go with changed_since') }, /several fields/],
    [{ status: 422, body: refused('must not contain NUL') }, /characters/],
    [{ method: 'HEAD', wasJudged: false }, /HEAD/],
    [{ path: '/v1/jobs/%E0%A4%A', status: 404, wasJudged: false }, /decoded/],
    [{ status: 422, wasJudged: false, said: 'Invalid JSON' }, /not JSON/],
  ])('is known, with a reason: %j', (more, reason) => {
    const { faults, known } = judgeCall({ ...good, ...more });
    expect(faults).toEqual([]);
    expect(known.join()).toMatch(reason);
  });

  it('is reported as counts and one line a fault', () => {
    const judged = [
      { faults: ['GET / answered 200: x'], known: [] },
      { faults: [], known: ['for a reason', 'for a reason'] },
      { faults: [], known: ['for a reason'] },
    ];
    expect(describeJudged(judged)).toBe(
      'Prism: 3 calls, 1 faults\n  fault: GET / answered 200: x\n  2 of no weight: for a reason',
    );
  });
});
