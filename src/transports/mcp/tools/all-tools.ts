import type { Tool } from '../tool.js';
import { getUsage, listEditions } from './account-tools.js';
import { getArticle, getProvenance, listArticles } from './article-tools.js';
import { getAudit, listAuditIssues, listAuditPages } from './audit-tools.js';
import { cancelJob, getJob, listJobs } from './job-tools.js';
import { getResearchReport } from './report-tools.js';
import { setArticleStatus, startArticles, startAudit, startResearch } from './start-tools.js';

/** All tools, in the order of `tools/list`: clients keep the list, and models the beginning of it. */
export const TOOLS: readonly Tool[] = [
  listEditions,
  getUsage,
  listJobs,
  getJob,
  listArticles,
  getArticle,
  getProvenance,
  getAudit,
  listAuditIssues,
  listAuditPages,
  getResearchReport,
  startArticles,
  startAudit,
  startResearch,
  setArticleStatus,
  cancelJob,
];
