import { describe, expect, it } from '@jest/globals';
import { isAbstractType, parse, validate } from 'graphql';
import { loadGraphSchema } from '../../../../../src/transports/graphql/graph-schema.js';
import { countMeetings } from '../../../../../src/transports/graphql/documents/field-meetings.js';
import {
  MAX_MEETINGS,
  validateDocument,
} from '../../../../../src/transports/graphql/documents/validate-document.js';

const schema = loadGraphSchema();
const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
const meetings = (text: string) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return countMeetings(schema, document);
};
const refusal = (text: string): unknown => {
  try {
    return validateDocument(schema, parse(text)).map(({ message }) => message);
  } catch (error) {
    return error;
  }
};

/** So many fragments of an article, all spread in one place. */
const cards = (count: number, fields: (n: number) => string) =>
  `{ article(id: "x") { ${times(count, (n) => `...f${n}`)} } }
  ${times(count, (n) => `fragment f${n} on Article { ${fields(n)} }`)}`;
const ARTICLE =
  'id slug urlPath title body metaTitle metaDescription languageCode wordCount byline createdAt image { featuredUrl source }';

describe('the fields of a document', () => {
  it('meet in fragments, each with each of its type and name, and what is inside of those that do', () => {
    expect(meetings(cards(2, () => 'id'))).toBe(1);
    expect(meetings(cards(10, () => 'id title'))).toBe(2 * 45);
    expect(meetings(cards(10, () => 'image { source }'))).toBe(2 * 45);
    expect(meetings(cards(10, (n) => `a${n}: image { source }`))).toBe(0);
    expect(meetings(cards(3, () => '... on Article { ... { id } }'))).toBe(3);
  });

  it('meet beside a fragment and beside themselves', () => {
    expect(meetings('{ me { user { id } ...f } } fragment f on Me { user { id } }')).toBe(2);
    expect(meetings('{ me { user { id } } me { user { id } } }')).toBe(3);
    expect(meetings('{ me { user { id } } ... { me { user { id } } } }')).toBe(3);
  });

  it('meet on whatever level a fragment is spread', () => {
    const folder = (inside: string) => `{ audit(id: "x") { structure { root { ${inside} } } } }`;
    expect(
      meetings(
        `${folder('...a children { ...b }')} fragment a on AuditFolder { children { path } } fragment b on AuditFolder { path }`,
      ),
    ).toBeGreaterThanOrEqual(1);
  });

  it('conflict with none where no other can occur', () => {
    expect(meetings(`{ ${times(200, (n) => `a${n}: me { user { id name } key { id name } }`)} }`)).toBe(0);
    expect(
      meetings(
        `{ ...f ${times(200, (n) => `a${n}: me { user { id } }`)} } fragment f on Query { me { user { id } } }`,
      ),
    ).toBe(0);
    expect(meetings('{ me { user { id } key { id } } }')).toBe(0);
  });

  it('are of types that nothing else can stand for, or the count would miss some', () => {
    expect(Object.values(schema.getTypeMap()).filter(isAbstractType)).toEqual([]);
  });
});

describe('a document', () => {
  it('may have as many fragments as a large page of a frontend, with their names in common', () => {
    for (const text of [
      cards(100, () => '__typename id slug title'),
      cards(50, () => '__typename id slug title byline urlPath image { source featuredUrl }'),
      `{ ${times(60, (n) => `a${n}: article(id: "${n}") { ...f }`)} } fragment f on Article { ${ARTICLE} }`,
    ])
      expect(refusal(text)).toEqual([]);
  });

  it('is refused when its fields would be compared too often, before any of them is', () => {
    const chain = `{ article(id: "x") { ...f0 } }
      ${times(100, (n) => `fragment f${n} on Article { ${ARTICLE} ${n < 99 ? `...f${n + 1}` : ''} }`)}`;
    for (const text of [cards(100, () => ARTICLE), chain, cards(60, () => ARTICLE)])
      expect(refusal(text)).toMatchObject({
        code: 'invalid_params',
        detail: expect.stringMatching(/meet \d+ times .*; 20000 are allowed/),
        faults: [{ path: '/query' }],
      });
  });

  it('is refused in words of its own when few pairs take too many steps to compare', () => {
    const inside = (count: number, name: string) => times(count, (n) => `...${name}${n}`);
    const text = `{ audit(id: "x") { structure { root { ${inside(60, 'f')} } } } }
      ${times(60, (n) => `fragment f${n} on AuditFolder { children { ${inside(20, 'g')} } }`)}
      ${times(20, (n) => `fragment g${n} on AuditFolder { g${n}: path }`)}`;
    expect(countMeetings(schema, parse(text))).toBeLessThan(MAX_MEETINGS);
    expect(refusal(text)).toMatchObject({
      code: 'invalid_params',
      detail: expect.stringMatching(/meet too often: .* more than 500000 steps/),
      faults: [{ path: '/query' }],
    });
  });

  it('can’t hide how often they meet behind types and fields that there are not', () => {
    const types = ['Me', 'User', 'Account', 'Plan', 'ApiKey'];
    const hidden = `{ article(id: "x") { ${times(100, (n) => `...f${n}`)} } }
      ${times(100, (n) => `fragment f${n} on ${types[n % 5]} { ${times(12, (m) => `x${m}`)} }`)}`;
    const reported = refusal(hidden) as string[];
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.join()).not.toMatch(/conflict/);
  });

  it('gets a fault for two fields under one name that are not the same', () => {
    expect(refusal('{ me { user { id: name } ...f } } fragment f on Me { user { id } }')).toEqual([
      expect.stringMatching(/conflict/),
    ]);
  });
});
