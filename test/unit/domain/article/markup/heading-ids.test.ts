import { describe, expect, it } from '@jest/globals';
import { HeadingIds } from '../../../../../src/domain/article/markup/heading-ids.js';
import { countedWork } from '../../../../support/counted-work.js';

const equal = (count: number, ids = new HeadingIds()) =>
  Array.from({ length: count }, () => ids.idFor('Locks'));

describe('ids of equal headings', () => {
  it('are counted, past those that an element has already', () => {
    const ids = new HeadingIds();
    ids.take('section-locks-2');
    expect(equal(3, ids)).toEqual(['section-locks', 'section-locks-3', 'section-locks-4']);
    expect(ids.idFor('Locks 3')).toBe('section-locks-3-2');
  });

  it('take the same few steps each, however many there are', () => {
    expect(countedWork(() => equal(800)) / countedWork(() => equal(400))).toBeLessThan(2.5);
  });
});
