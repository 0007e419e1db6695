// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  AuditIssuesQuery,
  AuditIssuesQueryVariables,
  IgnoreAuditCheckMutation,
  IgnoreAuditCheckMutationVariables,
  RestoreAuditCheckMutation,
  RestoreAuditCheckMutationVariables,
  AuditHitsQuery,
  AuditHitsQueryVariables,
  AuditFiltersQuery,
  AuditFiltersQueryVariables,
  AuditRowsQuery,
  AuditRowsQueryVariables,
  AuditGraphQuery,
  AuditGraphQueryVariables,
} from './types.js';

export const auditIssuesQuery: Operation<AuditIssuesQuery, AuditIssuesQueryVariables> = {
  name: 'AuditIssues',
  text: 'query AuditIssues($id: ID!, $severity: AuditSeverity, $category: AuditCategory, $changed: AuditChange, $sort: AuditIssueSort!) {\n  audit(id: $id) {\n    id\n    edition {\n      id\n      ignoredChecks {\n        check\n        reason\n        at\n        until\n        by {\n          name\n        }\n      }\n    }\n    issues(severity: $severity, category: $category, changed: $changed, sort: $sort) {\n      summary {\n        checksRun\n        checksFailed\n      }\n      issues {\n        check\n        title\n        category\n        severity\n        rule\n        count\n        urls\n        population\n        templateWide\n        confidence\n        why\n        fix\n        source {\n          title\n          url\n        }\n        effort\n        points\n        change {\n          new\n          fixed\n        }\n        patterns {\n          folder\n          count\n        }\n      }\n    }\n  }\n}',
};

export const ignoreAuditCheckMutation: Operation<
  IgnoreAuditCheckMutation,
  IgnoreAuditCheckMutationVariables
> = {
  name: 'IgnoreAuditCheck',
  text: 'mutation IgnoreAuditCheck($input: IgnoreAuditCheckInput!) {\n  ignoreAuditCheck(input: $input) {\n    edition {\n      id\n    }\n  }\n}',
};

export const restoreAuditCheckMutation: Operation<
  RestoreAuditCheckMutation,
  RestoreAuditCheckMutationVariables
> = {
  name: 'RestoreAuditCheck',
  text: 'mutation RestoreAuditCheck($input: RestoreAuditCheckInput!) {\n  restoreAuditCheck(input: $input) {\n    edition {\n      id\n    }\n  }\n}',
};

export const auditHitsQuery: Operation<AuditHitsQuery, AuditHitsQueryVariables> = {
  name: 'AuditHits',
  text: 'query AuditHits($id: ID!, $check: String!, $changed: AuditChange, $limit: Int!, $cursor: String) {\n  audit(id: $id) {\n    id\n    issues(check: $check, changed: $changed, limit: $limit, cursor: $cursor) {\n      page {\n        total\n        nextCursor\n      }\n      items {\n        url\n        status\n        depth\n        inlinks\n        observed\n        detail\n        change\n        where {\n          selector\n          line\n        }\n        sources {\n          url\n          anchor\n          position\n        }\n        sourcePages\n      }\n    }\n  }\n}',
};

export const auditFiltersQuery: Operation<AuditFiltersQuery, AuditFiltersQueryVariables> = {
  name: 'AuditFilters',
  text: 'query AuditFilters($id: ID!, $filter: [String!]!, $match: AuditMatch!, $facet: [String!]!, $q: String) {\n  audit(id: $id) {\n    id\n    filters(filter: $filter, match: $match, facet: $facet, q: $q, limit: 1) {\n      groups {\n        id\n        title\n        total\n        filters {\n          id\n          title\n          count\n          severity\n        }\n      }\n      facets {\n        field\n        values {\n          value\n          count\n        }\n      }\n    }\n  }\n}',
};

export const auditRowsQuery: Operation<AuditRowsQuery, AuditRowsQueryVariables> = {
  name: 'AuditRows',
  text: 'query AuditRows($id: ID!, $filter: [String!]!, $match: AuditMatch!, $facet: [String!]!, $q: String, $sort: AuditRowSort, $order: OrderDirection!, $limit: Int!, $cursor: String) {\n  audit(id: $id) {\n    id\n    filters(\n      filter: $filter\n      match: $match\n      facet: $facet\n      q: $q\n      sort: $sort\n      order: $order\n      limit: $limit\n      cursor: $cursor\n    ) {\n      page {\n        total\n        nextCursor\n      }\n      rows {\n        ...AuditAddress\n      }\n    }\n  }\n}\n\nfragment AuditAddress on AuditRow {\n  url\n  status\n  contentType\n  indexable\n  indexabilityReason\n  title\n  titlePx\n  description\n  descriptionPx\n  h1\n  canonical\n  lang\n  words\n  depth\n  inlinks\n  uniqueInlinks\n  outlinks\n  externalOutlinks\n  linkScore\n  ttfbMs\n  bytes\n  nearDuplicateOf\n  inSitemap\n  redirectTo\n  foundVia\n  lastModified\n  issues\n  found {\n    search\n    count\n    values\n  }\n  skipped {\n    detail\n  }\n}',
};

export const auditGraphQuery: Operation<AuditGraphQuery, AuditGraphQueryVariables> = {
  name: 'AuditGraph',
  text: 'query AuditGraph($id: ID!, $limitNodes: Int!, $limitEdges: Int!, $folder: String, $layout: AuditLayout!) {\n  audit(id: $id) {\n    id\n    graph(\n      limitNodes: $limitNodes\n      limitEdges: $limitEdges\n      folder: $folder\n      layout: $layout\n    ) {\n      stats {\n        nodesTotal\n        edgesTotal\n        components\n        orphans\n        deadEnds\n        maxDepth\n        avgDepth\n      }\n      truncated {\n        nodesShown\n        edgesShown\n        method\n      }\n      nodes {\n        id\n        url\n        title\n        status\n        type\n        indexable\n        depth\n        inlinks\n        outlinks\n        linkScore\n        folder\n        cluster\n        issues {\n          error\n          warning\n        }\n        x\n        y\n      }\n      edges {\n        source\n        target\n        follow\n      }\n    }\n  }\n}',
};
