import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readStructured, withoutThoughts } from '../../../../../src/adapters/writer/llm/structured-answer.js';

const schema = z.object({ a: z.number() });

describe('a structured answer', () => {
  it.each([
    ['bare', '{"a":1}'],
    ['in a fence', 'Here it is:\n```json\n{"a":1}\n```'],
    ['behind thoughts', '<think>{"a":2} or so?</think>{"a":1}'],
    ['behind thoughts whose beginning was cut', 'perhaps {"a":2}</think>\n{"a":1}'],
    ['between words', 'Sure! {"a":1} Anything else?'],
  ])('is read when it stands %s', (_how, text) => {
    expect(readStructured(text, schema)).toEqual({ ok: true, value: { a: 1 } });
  });

  it('says what is wrong with one that does not fit', () => {
    expect(readStructured('{"a":"one"}', schema)).toMatchObject({
      ok: false,
      faults: expect.stringMatching(/^a: /) as unknown,
    });
    expect(readStructured('{"a":1', schema)).toMatchObject({ ok: false });
  });

  it('is nothing where the thoughts never ended', () => {
    expect(withoutThoughts('<think>I wonder whether')).toBe('');
  });
});
