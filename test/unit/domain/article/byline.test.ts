import { describe, expect, test } from '@jest/globals';
import { bylineOfArticle, editorOf, type NamedPeople } from '../../../../src/domain/article/byline.js';
import type { Edition } from '../../../../src/domain/edition.js';

const edition = (editorOfRecord: string | null): Edition => ({
  id: 'E',
  accountId: 'A',
  name: 'The Harbour Times',
  webAddress: null,
  languageCode: 'en',
  country: null,
  editorOfRecord,
  verified: false,
  verifiedAt: null,
  createdAt: '2026-01-05T00:00:00.000000Z',
  houseStyle: null,
});
const NOBODY: NamedPeople = { author: null, editor: null };
const bo = { id: 'U1', name: 'Bo Reed' };

describe('the byline of an article', () => {
  test.each<[string, NamedPeople, string | null, object]>([
    [
      'the author by id',
      { author: bo, editor: null },
      'Ada',
      { authorId: 'U1', name: 'Bo Reed', isPerson: true },
    ],
    [
      'the author by name',
      { author: { name: 'Pen Name' }, editor: bo },
      'Ada',
      { authorId: null, name: 'Pen Name', isPerson: null },
    ],
    [
      'the editor whom the brief names',
      { author: null, editor: bo },
      'Ada',
      { authorId: 'U1', name: 'Bo Reed', isPerson: true },
    ],
    ['the editor of the edition', NOBODY, 'Ada', { authorId: null, name: 'Ada', isPerson: true }],
    ['the edition', NOBODY, null, { authorId: null, name: 'The Harbour Times', isPerson: false }],
  ])('is that of %s', (_whose, people, editorOfRecord, byline) => {
    expect(bylineOfArticle(people, edition(editorOfRecord))).toEqual(byline);
  });
});

describe('the editor of record', () => {
  test('is a person whom the brief or the edition names, or null', () => {
    expect(editorOf({ author: null, editor: bo }, edition('Ada'))).toEqual({
      editorId: 'U1',
      name: 'Bo Reed',
    });
    expect(editorOf({ author: bo, editor: null }, edition('Ada'))).toEqual({ editorId: null, name: 'Ada' });
    expect(editorOf({ author: bo, editor: null }, edition(null))).toBeNull();
  });
});
