import { describe, expect, it } from '@jest/globals';
import { GalleyError } from '../../../../src/domain/errors.js';
import { parseBrief } from '../../../../src/transports/input/brief.js';
import { parseArticleFilter } from '../../../../src/transports/input/listing.js';
import { parseTenants } from '../../../../src/transports/input/tenants.js';

function faultsOf(read: () => unknown): Record<string, string> {
  try {
    read();
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    return Object.fromEntries(error.faults.map(({ path, message }) => [path, message]));
  }
  return {};
}

describe('the words for a fault', () => {
  it('are the shape’s own where it has some: what stands twice in a query', () => {
    expect(
      faultsOf(() => parseArticleFilter({ since: ['2026-01-01', '2026-01-02'], status: 'gone' })),
    ).toEqual({
      '/since': 'must be an ISO 8601 date or datetime, given once',
      '/status': 'must be "draft" or "published"',
    });
    expect(faultsOf(() => parseArticleFilter({ limit: ['1', '2'] }))).toEqual({
      '/limit': 'must be a whole number, given once',
    });
  });

  it('are the shape’s own for an empty name in a tenants file, and speak of characters', () => {
    const plans = [
      { id: 'a', name: ' ', content_api: true },
      { id: 'b', name: 'x'.repeat(201), content_api: true },
    ];
    const keys = [{ name: 'k', user: '00000000-0000-4000-8000-000000000000' }];
    expect(faultsOf(() => parseTenants({ plans, keys, users: {} }))).toEqual({
      '/plans/0/name': 'must not be empty',
      '/plans/1/name': 'must be at most 200 characters long',
      '/keys/0/permission': 'is required',
      '/users': 'must be a list',
    });
  });

  it.each([
    ['ftp://example.org/', 'must be an http or https address'],
    [`https://example.org/${'x'.repeat(2048)}`, 'must be at most 2,048 characters long'],
  ])('are the shape’s own for an address that is not taken', (url, message) => {
    expect(faultsOf(() => parseBrief({ input: 'x', settings: { sources: [{ url }] } }))).toEqual({
      '/settings/sources/0/url': message,
    });
    const urls = [{ url }];
    expect(faultsOf(() => parseBrief({ input: 'x', settings: { internal_links: { urls } } }))).toEqual({
      '/settings/internal_links/urls/0/url': message,
    });
  });

  it('name a domain that is no host by its place', () => {
    const domains = { include: ['https://example.org/'] };
    expect(faultsOf(() => parseBrief({ input: 'x', settings: { domains } }))).toEqual({
      '/settings/domains/include/0': expect.stringContaining('must be a host'),
    });
  });
});
