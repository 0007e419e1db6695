import { readJson } from '../../body/read-json.js';
import {
  parseRobotsQuestion,
  parseSitemapQuery,
  robotsQuestionShape,
  sitemapQuery,
} from '../../input/audit-tools.js';
import { presentRobotsTest, robotsTestShape } from '../../output/audit-tools.js';
import { readSitemap } from '../../../services/audit/views/audit-sitemap.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply, SENT } from '../route.js';
import { robotsQuestionExamples, robotsTestExample } from './examples/audit-tools.js';

/** What auditors make of an audit; docs/audit.md. */
export const auditToolRoutes = [
  defineRoute({
    id: 'readAuditSitemap',
    method: 'get',
    path: '/v1/editions/{slug}/audit/{crawl_id}/sitemap',
    tag: 'Audits',
    summary: 'Make a sitemap of an audit',
    description:
      'A sitemap by the protocol of sitemaps.org with the pages of the audit that search engines may index, each with its `Last-Modified`. Beyond 50,000 pages or 50 MiB there are several: the answer is their index then, which expects them at `/sitemap-1.xml` and so on of the site, and `file` gives each. The audit must be done.',
    access: 'read',
    // A field of the audit there.
    graph: null,
    query: sitemapQuery.shape,
    answers: {
      200: {
        description: 'The sitemap, or the index of several.',
        content: [
          // Without an example: tools take one for the tree that it is written as, and the schema for text.
          {
            type: 'application/xml',
            schema: { type: 'string', contentMediaType: 'application/xml' },
            examples: {},
          },
        ],
        headers: ['Content-Disposition'],
      },
    },
    refusals: ['invalid_params', 'conflict'],
    handle: async ({ actor, params, request, response }, { audits, auditViews }: RestParts) => {
      const audit = await audits.open(actor, params.slug, params.crawl_id);
      const file = parseSitemapQuery(request.query);
      const { xml } = await readSitemap(audit, file, auditViews);
      const name = file === null ? 'sitemap.xml' : `sitemap-${file}.xml`;
      response.set('Content-Disposition', `attachment; filename="${name}"`).type('application/xml').send(xml);
      return SENT;
    },
  }),
  defineRoute({
    id: 'testAuditRobots',
    method: 'post',
    path: '/v1/editions/{slug}/audit/{crawl_id}/robots',
    tag: 'Audits',
    summary: 'Test addresses against a robots.txt',
    description:
      'Whether a crawler may fetch addresses, and the line that decides it, by RFC 9309: by the robots.txt of the site as the audit read it, or by another one before it is put there. Nothing is requested of the site, and nothing is spent.',
    access: 'read',
    // A field of the audit there.
    graph: null,
    body: { type: 'application/json', schema: robotsQuestionShape, examples: robotsQuestionExamples },
    answers: { 200: json('What it says.', robotsTestShape, { 'a test': robotsTestExample }) },
    refusals: ['conflict', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { audits, auditUrls }: RestParts) => {
      const audit = await audits.open(actor, params.slug, params.crawl_id);
      const question = parseRobotsQuestion(await readJson(request, response));
      return reply(200, presentRobotsTest(await auditUrls.testRobots(audit, question)));
    },
  }),
];
