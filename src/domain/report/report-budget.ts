import { JOB_BUDGET, type JobUsage } from '../article/job-budget.js';

/**
 * What one report may use, over all its attempts (`budget_exceeded` beyond). It reads up to 300 pages of a site. A hundred
 * more fetches are for sitemaps, pages that fail or that robots.txt forbids, and search results.
 */
export const REPORT_BUDGET: JobUsage = { ...JOB_BUDGET, fetches: 400 };
