import { describe, expect, it } from '@jest/globals';
import {
  cleanHeading,
  cleanTitle,
  isBoxLabel,
  isQuestionHeading,
  isTellingHeading,
} from '../../../../src/libs/text/headings.js';

describe('a cleaned heading', () => {
  it.each([
    ['5.4.1. Check constraints', 'Check constraints'],
    ['Chapter 5. Data definition', 'Data definition'],
    ['Kapitel 3: Der Hafen', 'Der Hafen'],
    ['Boats and tides [edit]', 'Boats and tides'],
    ['Boats and tides #', 'Boats and tides'],
    ['Boats and tides ¶', 'Boats and tides'],
    ['Boats  and\ntides:', 'Boats and tides'],
    ['Boats and tides.', 'Boats and tides'],
    ['Boats, nets etc.', 'Boats, nets etc.'],
    ['3.5 million users', '3.5 million users'],
  ])('is, for %j, %j', (heading, expected) => {
    expect(cleanHeading(heading)).toBe(expected);
  });
});

describe('a telling heading', () => {
  it.each([
    ['Choosing an index type', 'en', true],
    ['How tides work', 'en', true],
    ['See also', 'en', false],
    ['Inhaltsverzeichnis', 'de', false],
    ['概要', 'ja', false],
    ['work_mem (integer)', 'en', false],
    ['systemd.timer(5)', 'en', false],
    ['The boats left at seven.', 'en', false],
    ['a → b', 'en', false],
    ['7', 'en', false],
    ['word '.repeat(15).trim(), 'en', false],
  ])('%j in %s: %s', (heading, language, expected) => {
    expect(isTellingHeading(heading)).toBe(expected);
  });
});

describe('a page’s title', () => {
  it('loses the name of its site', () => {
    expect(cleanTitle('Routine vacuuming | Example docs', 'Example docs', [])).toBe('Routine vacuuming');
    expect(cleanTitle('Routine vacuuming – Example', 'www.example.org', [])).toBe('Routine vacuuming');
  });

  it('loses an end that other titles share', () => {
    const others = ['Tides · Harbour news'];
    expect(cleanTitle('Boats · Harbour news', null, others)).toBe('Boats');
  });

  it('keeps an end that belongs to the title', () => {
    expect(cleanTitle('Boats – a short history', 'harbour.example', ['Tides'])).toBe(
      'Boats – a short history',
    );
  });
});

describe('kinds of headings', () => {
  it('include questions in any script', () => {
    expect(['Why?', '何故？', 'لماذا؟', 'Why'].map(isQuestionHeading)).toEqual([true, true, true, false]);
  });

  it('include labels of boxes, numbered or not', () => {
    expect(['Note', ' Hinweis: ', 'Example 3.1', 'Notes on tides'].map(isBoxLabel)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
