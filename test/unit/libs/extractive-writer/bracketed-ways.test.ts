import { describe, expect, it } from '@jest/globals';
import { page, writeForm } from '../../../support/writing/extractive/write-form.js';

describe('a way in brackets to another part of a book', () => {
  it('costs no sentence, and is in the evidence alone', async () => {
    const source = page('S1', 'Pumps', [
      'A pump is a machine that lifts water (see Section 3.2) from the cellar. The pump runs by itself in winter.',
    ]);
    const { draft } = await writeForm('article', 'pumps', [source]);
    const [said] = draft.lead.flatMap(({ sentences }) => sentences);
    expect(said?.text).toBe('A pump is a machine that lifts water from the cellar.');
    expect(said?.evidence[0]?.quote).toContain('(see Section 3.2)');
  });
});
