import { readJson } from '../../body/read-json.js';
import { parseInput } from '../../input/parse.js';
import { parseWindow, windowShape } from '../../input/listing.js';
import { editionPageShape, presentEditionPage } from '../../output/edition.js';
import { presentShownVerification, probeShape, verificationShape } from '../../output/verification.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply } from '../route.js';
import { verificationExample } from './examples/access.js';
import { editionPageExample } from './examples/articles.js';

/** Decisions §7. */
export const editionRoutes = [
  defineRoute({
    id: 'listEditions',
    method: 'get',
    path: '/v1/editions',
    tag: 'Editions',
    summary: 'List the editions of the account',
    description:
      'The domains that the account works on, oldest first. Their ids are the `slug` of other paths.',
    access: 'self',
    graph: 'Query.editions',
    query: windowShape.shape,
    answers: {
      200: json('A page of editions.', editionPageShape, { 'one edition': editionPageExample }),
    },
    refusals: ['invalid_params'],
    handle: async ({ actor, request }, { editions }: RestParts) => {
      const page = await editions.list(actor, () => parseWindow(request.query));
      return reply(200, presentEditionPage(page));
    },
  }),
  defineRoute({
    id: 'readVerification',
    method: 'get',
    path: '/v1/editions/{slug}/verification',
    tag: 'Editions',
    summary: 'Read whether the domain is verified, and how to verify it',
    description:
      'Research and audits need a verified domain. `instructions` say what to put where; then check it by POST.',
    access: 'read',
    // A field of the edition there.
    graph: null,
    answers: {
      200: json('The verification.', verificationShape, { 'not verified yet': verificationExample }),
    },
    refusals: [],
    handle: async ({ actor, params }, { ownership }: RestParts) =>
      reply(200, presentShownVerification(await ownership.showTo(actor, params.slug))),
  }),
  defineRoute({
    id: 'verifyEdition',
    method: 'post',
    path: '/v1/editions/{slug}/verification',
    tag: 'Editions',
    summary: 'Check the domain now',
    description:
      'Verifies it when the check proves ownership, and takes up to half a minute. Refused as `forbidden`, or as `unavailable` where Google or the DNS could not be asked, with the cause in words; as `conflict` while the domain is being checked. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.verifyEdition',
    body: { type: 'application/json', schema: probeShape, examples: { 'by the DNS': { method: 'dns' } } },
    answers: {
      200: json('The domain is verified.', verificationShape, {
        'verified by the DNS': {
          ...verificationExample,
          verified: true,
          method: 'dns',
          verified_at: '2026-11-20T08:15:30.123456',
          failure: null,
        },
      }),
    },
    refusals: ['conflict', 'forbidden', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { ownership }: RestParts) => {
      const permit = await ownership.admit(actor, params.slug);
      const { method } = parseInput(probeShape, await readJson(request, response));
      await permit.verify(method);
      return reply(200, presentShownVerification(await ownership.showTo(actor, params.slug)));
    },
  }),
];
