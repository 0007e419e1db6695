// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  AuditQuery,
  AuditQueryVariables,
  AuditReportQuery,
  AuditReportQueryVariables,
  AuditSitemapQuery,
  AuditSitemapQueryVariables,
  AuditRobotsQuery,
  AuditRobotsQueryVariables,
  AuditOverviewQuery,
  AuditOverviewQueryVariables,
  AuditStructureQuery,
  AuditStructureQueryVariables,
  AuditPhrasesQuery,
  AuditPhrasesQueryVariables,
} from './types.js';

export const auditQuery: Operation<AuditQuery, AuditQueryVariables> = {
  name: 'Audit',
  text: 'query Audit($id: ID!) {\n  audit(id: $id) {\n    ...AuditRun\n    edition {\n      id\n      name\n    }\n    crawl {\n      stopReason\n      coverage {\n        complete\n        skipped\n      }\n    }\n  }\n}\n\nfragment AuditRun on Audit {\n  id\n  status\n  stage\n  progress\n  createdAt\n  pageCount\n  error {\n    message\n  }\n  crawl {\n    domain\n    elapsedMs\n    pagesPerSecond\n    effectiveDelayMs\n    secondsLeft\n    coverage {\n      fetched\n      queued\n      failed\n      blockedByRobots\n      limit\n    }\n  }\n}',
};

export const auditReportQuery: Operation<AuditReportQuery, AuditReportQueryVariables> = {
  name: 'AuditReport',
  text: 'query AuditReport($id: ID!) {\n  audit(id: $id) {\n    id\n    reportPage\n  }\n}',
};

export const auditSitemapQuery: Operation<AuditSitemapQuery, AuditSitemapQueryVariables> = {
  name: 'AuditSitemap',
  text: 'query AuditSitemap($id: ID!, $file: Int) {\n  audit(id: $id) {\n    id\n    sitemap(file: $file) {\n      files\n      pages\n      xml\n    }\n  }\n}',
};

export const auditRobotsQuery: Operation<AuditRobotsQuery, AuditRobotsQueryVariables> = {
  name: 'AuditRobots',
  text: 'query AuditRobots($id: ID!, $urls: [String!]!, $userAgent: String, $robotsTxt: String) {\n  audit(id: $id) {\n    id\n    robots(urls: $urls, userAgent: $userAgent, robotsTxt: $robotsTxt) {\n      source\n      group\n      crawlDelaySeconds\n      results {\n        url\n        allowed\n        line {\n          line\n          text\n        }\n      }\n    }\n  }\n}',
};

export const auditOverviewQuery: Operation<AuditOverviewQuery, AuditOverviewQueryVariables> = {
  name: 'AuditOverview',
  text: 'query AuditOverview($id: ID!) {\n  audit(id: $id) {\n    id\n    overview {\n      score {\n        value\n        grade\n        previous\n        delta\n        confidence\n        caps {\n          reason\n          max\n        }\n        lost {\n          check\n          severity\n          points\n          affected\n          population\n        }\n      }\n      searches {\n        name\n        pages\n        matches\n        values {\n          value\n          pages\n        }\n      }\n      segments {\n        name\n        urls\n        pages\n        indexable\n        score\n        grade\n        issues {\n          check\n          severity\n          urls\n          points\n        }\n      }\n      totals {\n        urls\n        htmlPages\n        indexable\n        nonIndexable\n        resources\n        externalUrls\n        internalLinks\n        bytes\n      }\n      depth {\n        depth\n        count\n        byStatus {\n          success\n          redirection\n          clientError\n          serverError\n          noResponse\n          blockedByRobots\n        }\n      }\n      timing {\n        ttfbMs {\n          p50\n          p90\n          p99\n        }\n      }\n      issues {\n        error {\n          checks\n          items\n        }\n        warning {\n          checks\n          items\n        }\n        notice {\n          checks\n          items\n        }\n      }\n      topFixes {\n        check\n        title\n        affected\n        templateWide\n        points\n      }\n      duplicates {\n        exactPages\n        nearPages\n      }\n      changes {\n        since\n        pagesAdded\n        pagesRemoved\n        statusChanged\n        issuesNew\n        issuesFixed\n      }\n    }\n  }\n  auditChecks {\n    id\n    title\n  }\n}',
};

export const auditStructureQuery: Operation<AuditStructureQuery, AuditStructureQueryVariables> = {
  name: 'AuditStructure',
  text: 'query AuditStructure($id: ID!, $by: AuditStructureBy!, $path: String) {\n  audit(id: $id) {\n    id\n    structure(by: $by, path: $path, levels: 1, maxChildren: 500) {\n      root {\n        ...AuditBranch\n        ownUrls\n        childrenTotal\n        childrenTruncated\n        children {\n          ...AuditBranch\n          childrenTotal\n        }\n      }\n    }\n  }\n}\n\nfragment AuditBranch on AuditFolder {\n  path\n  segment\n  urls\n  htmlPages\n  indexable\n  depthAvg\n  wordsAvg\n  pagerankSum\n  issues {\n    error\n    warning\n    notice\n  }\n}',
};

export const auditPhrasesQuery: Operation<AuditPhrasesQuery, AuditPhrasesQueryVariables> = {
  name: 'AuditPhrases',
  text: 'query AuditPhrases($id: ID!, $n: [Int!], $lang: String, $area: AuditNgramArea!, $q: String, $sort: AuditNgramSort!, $limit: Int!) {\n  audit(id: $id) {\n    id\n    ngrams(\n      n: $n\n      lang: $lang\n      area: $area\n      q: $q\n      sort: $sort\n      limit: $limit\n      minCount: 2\n    ) {\n      approximate\n      errorBound\n      totals {\n        pages\n        words\n      }\n      languages {\n        lang\n        pages\n      }\n      ngrams {\n        n\n        phrases {\n          text\n          count\n          pages\n          pageShare\n          per1000Words\n          tfidf\n          boilerplate\n          unlinkedPages\n          in {\n            title\n            h1\n            headings\n            anchor\n          }\n          maxOnPage {\n            url\n            count\n            density\n          }\n          linkedTo {\n            url\n            links\n          }\n          samplePages {\n            url\n            count\n            context\n          }\n        }\n      }\n    }\n  }\n}',
};
