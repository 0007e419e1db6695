// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  ReportQuery,
  ReportQueryVariables,
  CancelReportMutation,
  CancelReportMutationVariables,
} from './types.js';

export const reportQuery: Operation<ReportQuery, ReportQueryVariables> = {
  name: 'Report',
  text: 'query Report($id: ID!) {\n  researchReport(id: $id) {\n    ...ReportHead\n    edition {\n      id\n      name\n      webAddress\n    }\n    warnings {\n      code\n      message\n    }\n    report {\n      ...ReportRecord\n    }\n  }\n}\n\nfragment ReportHead on ResearchReport {\n  id\n  version\n  status\n  stage\n  progress\n  createdAt\n  startedAt\n  finishedAt\n  attempt\n  maxAttempts\n  stages {\n    name\n    status\n    startedAt\n    finishedAt\n  }\n  error {\n    code\n    message\n  }\n}\n\nfragment ReportRecord on ResearchRecord {\n  title\n  wordCount\n  verdict\n  summary {\n    text\n  }\n  site {\n    pagesSeen\n    pagesRead\n    gaps {\n      ...ReportGap\n    }\n    topics {\n      term\n      depth\n      pages\n      words\n      newest\n      best {\n        url\n        title\n      }\n    }\n  }\n  briefs {\n    gapId\n    brief {\n      input\n      language\n      country\n      settings\n    }\n  }\n  questions {\n    question\n    askedIn\n    answer\n    answered\n    url\n  }\n  findings {\n    text\n    kind\n    importance\n  }\n  sections {\n    id\n    heading\n    blocks {\n      claimIds\n    }\n  }\n  contradictions {\n    claimIds\n    note\n  }\n  claims {\n    ...ReportClaim\n  }\n  sources {\n    ...ReportSource\n  }\n  competitors {\n    host\n    pages\n    overlap\n  }\n  limits\n  dataAsOf {\n    newest\n  }\n}\n\nfragment ReportGap on ResearchGap {\n  id\n  kind\n  topic\n  why\n  importance\n  evidence {\n    sourceId\n    quote\n    url\n  }\n}\n\nfragment ReportClaim on Claim {\n  id\n  text\n  checkRequired\n  verdict\n  reason\n  evidence {\n    sourceId\n    quote\n  }\n}\n\nfragment ReportSource on ProvenanceSource {\n  id\n  title\n  site\n  url\n  used\n  citedCount\n}',
};

export const cancelReportMutation: Operation<CancelReportMutation, CancelReportMutationVariables> = {
  name: 'CancelReport',
  text: 'mutation CancelReport($id: ID!) {\n  cancelResearch(input: {id: $id}) {\n    report {\n      id\n      status\n    }\n  }\n}',
};
