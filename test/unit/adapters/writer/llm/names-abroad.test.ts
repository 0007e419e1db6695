import { describe, expect, it } from '@jest/globals';
import { namesMissing } from '../../../../../src/adapters/writer/llm/names-abroad.js';
import { sourceOf } from '../../../../support/writing/writer-sources.js';

const german = sourceOf(
  'S1',
  'Hafen',
  ['Im März fuhr Käpt’n Jürgen Weiß aus Österreich am Montag nach Hamburg. Hamburgs Hafen ist deutsch.'],
  { language: 'de' },
);

describe('names, against a source in another language', () => {
  it.each([
    ['The city praised Elon Musk for it.', ['Elon', 'Musk']],
    ['The harbour of Hamburg is old.', []],
    ['The captain, Jurgen Weiss, went there in March.', []],
    ['On a Monday he came from Austria.', []],
    ['On a Tuesday he came from Denmark.', ['Tuesday', 'Denmark']],
    ['The German harbour is old.', []],
    ['Nobody knows.', []],
  ])('%j lacks %j', (sentence, names) => {
    expect(namesMissing(sentence, 'en', german)).toEqual(names);
  });

  it('are not compared with other letters', () => {
    const japanese = sourceOf('S1', '港', ['港は古い。船長は三月に来た。'], { language: 'ja' });
    expect(namesMissing('The city praised Elon Musk for it.', 'en', japanese)).toEqual([]);
  });
});
