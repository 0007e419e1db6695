import { describe, expect, it } from '@jest/globals';
import { renderedDifference } from '../../../../../src/libs/site-audit/index.js';
import { HOME, linkOf, pageFactsOf, type PageParts } from '../../../../support/audit/audit-site.js';

const VISIT = { leadsTo: null, requests: 3, refused: 1 };
const between = (raw: PageParts, rendered: PageParts) =>
  renderedDifference(pageFactsOf(raw), pageFactsOf(rendered), HOME, VISIT);

describe('what scripts made of a page', () => {
  it('is nothing of what stays as it is', () => {
    expect(between({}, {})).toMatchObject({
      ...{ failure: null, changes: [], noindex: null, addedLinks: 0, addedLinkSample: [] },
      ...{ rawWords: 450, words: 450, requests: 3, refused: 1 },
    });
  });

  it.each<[string, PageParts, PageParts, string, string | null, string | null]>([
    [
      'a title',
      {},
      { head: { titles: [{ text: ' By a  script ', line: 1 }] } },
      'title',
      expect.any(String) as unknown as string,
      'By a script',
    ],
    [
      'a description that is gone',
      {},
      { head: { descriptions: [] } },
      'description',
      expect.any(String) as unknown as string,
      null,
    ],
    [
      'a second heading',
      { headings: [{ level: 1, text: 'One', line: 1 }] },
      {
        headings: [
          { level: 1, text: 'One', line: 1 },
          { level: 1, text: 'Two', line: 2 },
        ],
      },
      'h1',
      'One',
      'One | Two',
    ],
    ['a canonical', { head: { canonicals: [] } }, {}, 'canonical', null, HOME],
    [
      'robots',
      {},
      { head: { robots: [{ name: 'robots', content: 'nofollow, noarchive', line: 1 }] } },
      'robots',
      null,
      'noarchive | nofollow',
    ],
    ['words', {}, { text: { bodyWords: 451 } }, 'words', '450', '451'],
    ['structured data', {}, { jsonLd: [{ line: 1, error: null, lacking: [] }] }, 'structured_data', '0', '1'],
    [
      'links',
      {},
      { links: [linkOf(HOME), linkOf(`${HOME}a`), linkOf('https://other.example/')] },
      'links',
      '1',
      '3',
    ],
  ])('tells of %s', (_title, raw, rendered, field, before, after) => {
    expect(between(raw, rendered).changes).toEqual([{ field, raw: before, rendered: after }]);
  });

  it('tells of links that were exchanged, and names those that are new', () => {
    const links = Array.from({ length: 12 }, (_, n) => linkOf(`${HOME}${n}`));
    const found = between({}, { links: [...links, linkOf('https://other.example/')] });
    expect(found).toMatchObject({ addedLinks: 13, addedSiteLinks: 12 });
    expect(found.addedLinkSample).toHaveLength(10);
    expect(between({}, { links: [linkOf(`${HOME}a`)] }).changes).toEqual([
      { field: 'links', raw: '1', rendered: '1' },
    ]);
  });

  it('tells whether search engines may list it, by what they obey', () => {
    const robots = (content: string, name = 'robots') => ({ head: { robots: [{ name, content, line: 1 }] } });
    expect(between({}, robots('noindex')).noindex).toBe('added');
    expect(between(robots('none'), robots('all')).noindex).toBe('removed');
    expect(between({}, robots('noindex', 'otherbot')).noindex).toBeNull();
  });
});
