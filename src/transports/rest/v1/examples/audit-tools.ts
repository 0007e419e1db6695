import type { robotsTestShape } from '../../../output/audit-tools.js';
import type { Answer } from '../../../output/shape.js';

export const robotsQuestionExamples = {
  'the file of the site': { urls: ['/history', '/search?q=locks'], user_agent: 'Googlebot' },
  'another file': { urls: ['/search?q=locks'], robots_txt: 'User-agent: *\nDisallow: /search\n' },
};

export const robotsTestExample: Answer<typeof robotsTestShape> = {
  source: 'site',
  status: 200,
  user_agent: 'Googlebot',
  group: '*',
  crawl_delay_seconds: null,
  sitemaps: ['https://locks.example/sitemap.xml'],
  faults: [],
  results: [
    { url: 'https://locks.example/history', allowed: true, line: null },
    {
      url: 'https://locks.example/search?q=locks',
      allowed: false,
      line: { line: 2, text: 'Disallow: /search' },
    },
  ],
};
