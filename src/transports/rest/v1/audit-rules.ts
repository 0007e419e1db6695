import { readJson } from '../../body/read-json.js';
import {
  ignoredCheckShape,
  parseCheck,
  parseIgnored,
  parseRulesChange,
  rulesChangeShape,
} from '../../input/audit-rules.js';
import {
  ignoredChecksShape,
  presentIgnored,
  presentRules,
  regressionRulesShape,
} from '../../output/audit-rules.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply } from '../route.js';
import { ignoredExample, ignoreExamples, rulesChangeExamples, rulesExample } from './examples/audit-rules.js';

const RULES = '/v1/editions/{slug}/regression-rules';
const IGNORED = '/v1/editions/{slug}/ignored-checks';

/** docs/audit.md has the rules. */
export const auditRuleRoutes = [
  defineRoute({
    id: 'readRegressionRules',
    method: 'get',
    path: RULES,
    tag: 'Audits',
    summary: 'Read what an edition calls a regression',
    description:
      'When an audit raises `audit.regressed`, with what it is compared, and which checks are ignored until when.',
    access: 'read',
    // A field of the edition there.
    graph: null,
    answers: { 200: json('The rules.', regressionRulesShape, { 'the rules': rulesExample }) },
    refusals: [],
    handle: async ({ actor, params }, { regressionRules, ignoredChecks }: RestParts) => {
      const { edition, ...rules } = await regressionRules.read(actor, params.slug);
      const [ignored = []] = await ignoredChecks.of([edition.id]);
      return reply(200, presentRules(rules, ignored));
    },
  }),
  defineRoute({
    id: 'updateRegressionRules',
    method: 'patch',
    path: RULES,
    tag: 'Audits',
    summary: 'Change what an edition calls a regression',
    description:
      'What is absent stays as it is. Holds for audits whose results are made after it. A pinned baseline is retained, and replaced by another. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.updateRegressionRules',
    body: { type: 'application/json', schema: rulesChangeShape, examples: rulesChangeExamples },
    answers: { 200: json('The rules as they are now.', regressionRulesShape, { changed: rulesExample }) },
    refusals: ['conflict', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { regressionRules, ignoredChecks }: RestParts) => {
      const before = await regressionRules.admit(actor, params.slug);
      const change = parseRulesChange(await readJson(request, response));
      const { edition, ...rules } = await regressionRules.update(actor, before, change);
      const [ignored = []] = await ignoredChecks.of([edition.id]);
      return reply(200, presentRules(rules, ignored));
    },
  }),
  defineRoute({
    id: 'ignoreCheck',
    method: 'post',
    path: IGNORED,
    tag: 'Audits',
    summary: 'Ignore a check in the audits of an edition',
    description:
      'In those before and after: no regression is raised for it, and it is not among the first fixes of a report; no audit and no score is changed. For a check that is ignored reason and end are replaced. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.ignoreAuditCheck',
    body: { type: 'application/json', schema: ignoredCheckShape, examples: ignoreExamples },
    answers: { 200: json('What is ignored now.', ignoredChecksShape, { ignored: ignoredExample }) },
    refusals: ['payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { ignoredChecks }: RestParts) => {
      const edition = await ignoredChecks.ignore(actor, params.slug, async () =>
        parseIgnored(await readJson(request, response)),
      );
      const [ignored = []] = await ignoredChecks.of([edition.id]);
      return reply(200, presentIgnored(ignored));
    },
  }),
  defineRoute({
    id: 'restoreCheck',
    method: 'delete',
    path: `${IGNORED}/{check}`,
    tag: 'Audits',
    summary: 'Ignore a check no longer',
    description: 'One that is not ignored stays so. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.restoreAuditCheck',
    answers: {
      200: json('What is ignored now.', ignoredChecksShape, { 'nothing any more': { ignored_checks: [] } }),
    },
    refusals: ['invalid_params'],
    handle: async ({ actor, params }, { ignoredChecks }: RestParts) => {
      const edition = await ignoredChecks.restore(actor, params.slug, () => parseCheck(params.check));
      const [ignored = []] = await ignoredChecks.of([edition.id]);
      return reply(200, presentIgnored(ignored));
    },
  }),
];
