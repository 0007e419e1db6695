import { auditExamples, auditStartExample } from '../examples/audits.js';
import { componentRef } from '../json-schema.js';
import { json, type Content, type Operation } from '../operation.js';
import { viewParameters } from '../view-parameters.js';

const FILES = {
  'text/csv': 'url,status\r\nhttps://locks.example/history,200\r\n',
  'application/x-ndjson': '{"url":"https://locks.example/history","status":200}\n',
  // Without an example: tools take one for the tree that it is written as, and the schema for text.
  'application/gexf+xml': null,
  'application/graphml+xml': null,
};

const files: Content[] = Object.entries(FILES).map(([type, text]) => ({
  type,
  schema: { type: 'string', description: 'A file, sent piece by piece.' },
  examples: text === null ? {} : { 'the beginning': text },
}));

export const auditOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/v1/editions/{slug}/audit',
    id: 'startAudit',
    tag: 'Audits',
    summary: 'Start the audit of a domain',
    description:
      'Crawls and audits the whole domain at the web address of the edition, which must be verified. One audit of an edition runs at a time: a further start answers the running one and spends nothing. There is no body.',
    access: 'paid',
    answers: {
      202: {
        description: 'The audit runs.',
        content: json('AuditStart', { started: auditStartExample }),
      },
    },
    refusals: [],
  },
  {
    method: 'get',
    path: '/v1/editions/{slug}/audit/{crawl_id}',
    id: 'readAudit',
    tag: 'Audits',
    summary: 'Poll an audit, and read its views',
    description:
      'To ask is to poll: it sends a finished crawl on to its results. Without `view`, an audit that is done answers its six views in their short form; with it, that one in full. Parameters that a view does not know are ignored.',
    access: 'keyed',
    query: viewParameters(),
    answers: {
      200: {
        description: 'How far the audit is, and what it found. With another `format`, the view as a file.',
        content: [
          {
            type: 'application/json',
            schema: { anyOf: Object.keys(auditExamples).map(componentRef) },
            examples: Object.assign({}, ...Object.values(auditExamples)) as Readonly<Record<string, unknown>>,
          },
          ...files,
        ],
        headers: ['Content-Disposition'],
      },
    },
    refusals: ['not_found', 'invalid_params'],
  },
];
