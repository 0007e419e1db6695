// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  AuditUrlQuery,
  AuditUrlQueryVariables,
  AuditUrlLinksQuery,
  AuditUrlLinksQueryVariables,
  AuditUrlSourcesQuery,
  AuditUrlSourcesQueryVariables,
  AuditUrlImagesQuery,
  AuditUrlImagesQueryVariables,
} from './types.js';

export const auditUrlQuery: Operation<AuditUrlQuery, AuditUrlQueryVariables> = {
  name: 'AuditUrl',
  text: 'query AuditUrl($id: ID!, $address: String!) {\n  audit(id: $id) {\n    id\n    url(address: $address) {\n      row {\n        ...AuditAddress\n        rendered {\n          failure {\n            reason\n            detail\n          }\n          changes {\n            field\n            raw\n            rendered\n          }\n          addedLinks\n          addedLinkSample\n          leadsTo\n          requests\n          refused\n        }\n      }\n      answer {\n        failure\n        attempts\n        headers {\n          name\n          value\n        }\n      }\n      headings {\n        level\n        text\n      }\n      history {\n        audit\n        at\n        row {\n          status\n          title\n          indexable\n          words\n          uniqueInlinks\n          issues\n        }\n      }\n    }\n  }\n}\n\nfragment AuditAddress on AuditRow {\n  url\n  status\n  contentType\n  indexable\n  indexabilityReason\n  title\n  titlePx\n  description\n  descriptionPx\n  h1\n  canonical\n  lang\n  words\n  depth\n  inlinks\n  uniqueInlinks\n  outlinks\n  externalOutlinks\n  linkScore\n  ttfbMs\n  bytes\n  nearDuplicateOf\n  inSitemap\n  redirectTo\n  foundVia\n  lastModified\n  issues\n  found {\n    search\n    count\n    values\n  }\n  skipped {\n    detail\n  }\n}',
};

export const auditUrlLinksQuery: Operation<AuditUrlLinksQuery, AuditUrlLinksQueryVariables> = {
  name: 'AuditUrlLinks',
  text: 'query AuditUrlLinks($id: ID!, $address: String!, $limit: Int!, $cursor: String) {\n  audit(id: $id) {\n    id\n    url(address: $address) {\n      links(limit: $limit, cursor: $cursor) {\n        ...AuditLinks\n      }\n    }\n  }\n}\n\nfragment AuditLinks on AuditLinkPage {\n  items {\n    url\n    status\n    anchors\n    position\n    type\n    follow\n    links\n  }\n  page {\n    total\n    nextCursor\n  }\n}',
};

export const auditUrlSourcesQuery: Operation<AuditUrlSourcesQuery, AuditUrlSourcesQueryVariables> = {
  name: 'AuditUrlSources',
  text: 'query AuditUrlSources($id: ID!, $address: String!, $limit: Int!, $cursor: String) {\n  audit(id: $id) {\n    id\n    url(address: $address) {\n      sources(limit: $limit, cursor: $cursor) {\n        ...AuditLinks\n      }\n    }\n  }\n}\n\nfragment AuditLinks on AuditLinkPage {\n  items {\n    url\n    status\n    anchors\n    position\n    type\n    follow\n    links\n  }\n  page {\n    total\n    nextCursor\n  }\n}',
};

export const auditUrlImagesQuery: Operation<AuditUrlImagesQuery, AuditUrlImagesQueryVariables> = {
  name: 'AuditUrlImages',
  text: 'query AuditUrlImages($id: ID!, $address: String!, $limit: Int!, $cursor: String) {\n  audit(id: $id) {\n    id\n    url(address: $address) {\n      images(limit: $limit, cursor: $cursor) {\n        items {\n          src\n          status\n          alt\n          hasSize\n        }\n        page {\n          total\n          nextCursor\n        }\n      }\n    }\n  }\n}',
};
