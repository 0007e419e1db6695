import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { expectLinear } from '../../../../../support/expect-linear.js';
import {
  readStructured,
  withoutThoughts,
} from '../../../../../../src/adapters/writer/llm/provider/structured-answer.js';

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

  it.each([
    ['<think>a</think>b<reasoning>c</reasoning>d', 'bd'],
    ['<think>a<think>b</think>c', 'c'],
    ['<think>a</thinking>b', 'b'],
    ['a</think>b<think>c', 'b'],
    ['<THINK>a</think> B', 'B'],
    ['a <b> c', 'a <b> c'],
  ])('is read from %j as %j', (text, answer) => {
    expect(withoutThoughts(text)).toBe(answer);
  });

  it('is found in time however often a model in a loop begins anew', () => {
    expectLinear((n) => withoutThoughts('<think>'.repeat(n)), 20_000);
    expectLinear((n) => readStructured('```json' + '\n'.repeat(n) + 'x', schema), 20_000);
    expectLinear((n) => readStructured('```\n'.repeat(n) + 'x', schema), 10_000);
  });
});
