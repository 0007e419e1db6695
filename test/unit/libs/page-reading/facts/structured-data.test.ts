import { describe, expect, it } from '@jest/globals';
import { lackingThings } from '../../../../../src/libs/page-reading/facts/structured-data.js';
import { expectLinear } from '../../../../support/expect-linear.js';

/** What one block's things lack, as `Type: a, b`. */
function lacksOf(...blocks: readonly unknown[]): string[] {
  return lackingThings(blocks)
    .flat()
    .map(({ type, missing }) => `${type}: ${missing.join(', ')}`);
}

describe('missing properties of structured data', () => {
  it.each([
    [{ '@type': 'Article' }, ['Article: headline|name']],
    [{ '@type': 'NewsArticle', headline: ' ' }, ['NewsArticle: headline|name']],
    [{ '@type': 'BlogPosting', headline: 'Bread' }, []],
    [{ '@type': 'Product' }, ['Product: name, review|aggregateRating|offers']],
    [{ '@type': 'Product', name: 'Loaf', aggregateRating: { ratingValue: 4, reviewCount: 2 } }, []],
    [{ '@type': 'Offer', price: 0, priceCurrency: 'EUR' }, []],
    [{ '@type': 'Offer', priceSpecification: { price: '3', priceCurrency: 'EUR' } }, []],
    [
      { '@type': 'Offer', priceSpecification: { price: '3' } },
      ['Offer: priceCurrency|priceSpecification.priceCurrency'],
    ],
    [{ '@type': 'AggregateOffer' }, ['AggregateOffer: lowPrice, priceCurrency']],
    [{ '@type': 'Event', name: 'Fair' }, ['Event: startDate, location']],
    [
      {
        '@type': 'MusicEvent',
        name: 'Fair',
        startDate: '2024-05-01',
        location: { '@type': 'Place', name: 'Hall' },
      },
      ['MusicEvent: location.address'],
    ],
    [
      {
        '@type': 'Event',
        name: 'Fair',
        startDate: '2024-05-01',
        location: { '@type': 'VirtualLocation', url: 'x' },
      },
      [],
    ],
    [{ '@type': 'Event', name: 'Fair', startDate: '2024-05-01', location: 'Town hall' }, []],
    [{ '@type': 'Recipe', name: 'Rye' }, ['Recipe: image']],
    [{ '@type': 'Bakery', name: 'Harbour' }, ['Bakery: address']],
    [{ '@type': 'Review' }, ['Review: author, reviewRating, itemReviewed']],
    [
      {
        '@type': 'Review',
        author: 'Ann',
        reviewRating: { '@type': 'Rating' },
        itemReviewed: { '@type': 'Thing' },
      },
      ['Review: reviewRating.ratingValue, itemReviewed.name'],
    ],
    [{ '@type': 'VideoObject', name: 'V' }, ['VideoObject: thumbnailUrl, uploadDate']],
    [
      {
        '@type': 'JobPosting',
        title: 'Baker',
        description: 'x',
        datePosted: '2024-05-01',
        hiringOrganization: 'Us',
      },
      ['JobPosting: jobLocation|applicantLocationRequirements'],
    ],
    [{ '@type': 'Organization', url: 'https://example.com' }, ['Organization: name|legalName']],
    [{ '@type': 'Corporation', legalName: 'Us Ltd' }, []],
    [{ '@type': 'WebSite' }, []],
  ])('are, for %j, %j', (thing, lacking) => {
    expect(lacksOf({ '@context': 'https://schema.org', ...thing })).toEqual(lacking);
  });

  it('are reported for the steps of a breadcrumb, whose last step needs no link', () => {
    const step = (position: number, more: object) => ({ '@type': 'ListItem', position, ...more });
    const trail = (...steps: readonly object[]) => ({ '@type': 'BreadcrumbList', itemListElement: steps });
    expect(lacksOf(trail(step(1, { name: 'Home', item: '/' }), step(2, { name: 'Bread' })))).toEqual([]);
    expect(
      lacksOf(trail(step(1, { item: { '@id': '/', name: 'Home' } }), step(2, { name: 'Bread' }))),
    ).toEqual([]);
    expect(lacksOf(trail(step(1, { name: 'Home' }), { name: 'Bread' }))).toEqual([
      'BreadcrumbList: itemListElement.position, itemListElement.item',
    ]);
    expect(lacksOf(trail(step(1, { item: '/' })))).toEqual(['BreadcrumbList: itemListElement.name']);
    expect(lacksOf(trail())).toEqual(['BreadcrumbList: itemListElement']);
  });

  it('are reported for every question and its answer', () => {
    const question = {
      '@type': 'Question',
      name: 'Fresh?',
      acceptedAnswer: { '@type': 'Answer', text: 'Yes' },
    };
    const page = (...questions: readonly object[]) => ({ '@type': 'FAQPage', mainEntity: questions });
    expect(lacksOf(page(question, question))).toEqual([]);
    expect(lacksOf(page(question, { ...question, acceptedAnswer: { '@type': 'Answer' } }))).toEqual([
      'FAQPage: mainEntity.acceptedAnswer.text',
    ]);
    expect(lacksOf({ '@type': 'FAQPage', mainEntity: { ...question, name: '' } })).toEqual([
      'FAQPage: mainEntity.name',
    ]);
  });

  it('are reported in lists, graphs and nested things', () => {
    expect(
      lacksOf(
        [{ '@type': 'Recipe', name: 'R' }],
        {
          '@graph': [
            {
              '@type': 'WebPage',
              mainEntity: { '@type': 'Product', name: 'P', offers: [{ '@type': 'Offer' }] },
            },
          ],
        },
        { '@type': 'WebPage', author: { '@type': 'Organization', logo: 'x' } },
      ),
    ).toEqual([
      'Recipe: image',
      'Offer: price|priceSpecification.price, priceCurrency|priceSpecification.priceCurrency',
      'Organization: name|legalName',
    ]);
  });

  it('do not include what the place of a thing implies', () => {
    const review = { '@type': 'Review', author: 'Ann', reviewRating: { ratingValue: 5 } };
    const rating = { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 3 };
    expect(lacksOf({ '@type': 'Product', name: 'P', review, aggregateRating: rating })).toEqual([]);
    expect(lacksOf(rating)).toEqual(['AggregateRating: itemReviewed']);
  });

  it('do not include a price for offers outside of shops', () => {
    const offers = { '@type': 'Offer', url: '/tickets' };
    const event = { '@type': 'Event', name: 'E', startDate: '2024-05-01', location: 'x', offers };
    expect(lacksOf(event, { '@type': 'Service', offers })).toEqual([]);
  });

  it('are searched through references within the page, and not outside of it', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Article', headline: 'H', publisher: { '@id': '#us' } },
        { '@type': 'Organization', '@id': '#us' },
        { '@type': 'Event', name: 'E', startDate: 'x', location: { '@id': '#hall' } },
        { '@type': 'Place', '@id': '#hall', name: 'Hall' },
        {
          '@type': 'Review',
          author: 'A',
          reviewRating: { '@id': 'https://other.example/#r' },
          itemReviewed: { '@id': '#x' },
        },
      ],
    };
    expect(lacksOf(graph)).toEqual(['Event: location.address']);
    expect(lacksOf(graph, { '@id': '#hall', address: 'Quay 1' }, { '@id': '#us', name: 'Us' })).toEqual([]);
  });

  it('are reported once for a thing described in several places', () => {
    const piece = { '@type': 'Recipe', '@id': '#r', name: 'R' };
    expect(lacksOf(piece, piece)).toEqual(['Recipe: image']);
    expect(lacksOf(piece, { '@id': '#r', image: 'r.jpg' })).toEqual([]);
  });

  it('are found in spite of circular references', () => {
    expect(
      lacksOf({
        '@graph': [{ '@type': 'Event', '@id': '#a', name: 'A', startDate: 'x', location: { '@id': '#a' } }],
      }),
    ).toEqual(['Event: location.address']);
  });

  it('are found for a type given by its address, and for one of several types', () => {
    expect(lacksOf({ '@type': 'http://schema.org/Recipe' }, { '@type': ['Thing', 'schema:Recipe'] })).toEqual(
      ['Recipe: name, image', 'Recipe: name, image'],
    );
  });

  it('are not reported for other vocabularies', () => {
    const article = { '@type': 'Article' };
    expect(lacksOf({ '@context': 'https://other.example/terms', ...article })).toEqual([]);
    for (const context of [
      'http://schema.org/',
      { '@vocab': 'https://schema.org/' },
      ['x', 'https://schema.org'],
      null,
    ]) {
      expect(lacksOf({ '@context': context, ...article }).length).toBe(1);
    }
  });

  it('are listed for each block by itself', () => {
    expect(lackingThings([{ '@type': 'WebSite' }, { '@type': 'Article' }, null, 'text', 5])).toEqual([
      [],
      [{ type: 'Article', missing: ['headline|name'] }],
      [],
      [],
      [],
    ]);
  });

  it('are found in linear time, however deep or wide the data', () => {
    const nested = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`);
    expectLinear((size) => lackingThings([nested(size)]), 20_000);
    const name = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(() => lacksOf({ '@type': 'Article', name, '@context': name })).not.toThrow();
    expectLinear((size) => {
      const wide = Array.from({ length: size }, (_, at) => ({
        '@type': 'Event',
        '@id': `#${at % 7}`,
        name: at,
      }));
      lackingThings([{ '@graph': wide }]);
    }, 100_000);
    const many = Array.from({ length: 200 }, () => ({ '@type': 'Article' }));
    expect(lacksOf(many).length).toBe(50);
  });
});
