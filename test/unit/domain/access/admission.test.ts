import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../../../../src/domain/access/actor.js';
import { assertMaySpend } from '../../../../src/domain/access/admission.js';

const actor: Actor = {
  keyId: 'k',
  sessionId: null,
  keyName: 'key',
  keyPrefix: 'gk_full_abcd',
  permission: 'full',
  keyNewsroomId: 'n1',
  userId: 'u',
  userName: 'user',
  userNewsroomId: 'n1',
  maySpend: true,
  accountId: 'a',
  accountName: 'account',
  accountOpen: true,
  plan: { id: 'p', name: 'Plan', contentApi: true, articlesPerMonth: null },
};
const wrong = {
  key_read_only: { permission: 'read' },
  wrong_newsroom: { userNewsroomId: 'n2' },
  plan_required: { plan: { ...actor.plan, contentApi: false } },
  forbidden: { maySpend: false },
} as const;

describe('the right to spend', () => {
  it('is there when nothing is wrong', () => {
    expect(() => assertMaySpend(actor)).not.toThrow();
  });

  it.each(Object.entries(wrong))('is refused as %s', (code, change) => {
    expect(() => assertMaySpend({ ...actor, ...change })).toThrow(expect.objectContaining({ code }));
  });

  it('is refused for the first reason in the decided order', () => {
    const codes = Object.keys(wrong);
    for (const [index, code] of codes.entries()) {
      const changes = Object.entries(wrong).slice(index);
      const many = Object.assign({}, actor, ...changes.map(([, change]) => change)) as Actor;
      expect(() => assertMaySpend(many)).toThrow(expect.objectContaining({ code }));
    }
  });
});
