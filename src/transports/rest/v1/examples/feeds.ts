import type { feedAddressShape, FeedFormat, feedStateShape } from '../../../output/feed.js';
import type { Answer } from '../../../output/shape.js';

const PATH =
  'http://127.0.0.1:4000/v1/editions/0b8f2d3e-5a71-4d7e-9c55-3c1f0a2b4d6e/feed?token=gf_3v2GmY0nQ4uW8xkZb1cR7sTfHpLdJe5aKiNoXyVwBzE';

export const feedStateExample: Answer<typeof feedStateShape> = { since: '2026-11-21T09:00:00.000001' };

export const feedAddressExample: Answer<typeof feedAddressShape> = {
  atom: `${PATH}&format=atom`,
  rss: `${PATH}&format=rss`,
  json: `${PATH}&format=json`,
  since: '2026-11-21T09:00:00.000001',
};

export const feedExamples: Readonly<Record<FeedFormat, Readonly<Record<string, unknown>>>> = {
  atom: {
    'the beginning': '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
  },
  rss: { 'the beginning': '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0">' },
  json: {
    'no article': {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Canal notes',
      home_page_url: 'https://locks.example/',
      language: 'en',
      items: [],
    },
  },
};
