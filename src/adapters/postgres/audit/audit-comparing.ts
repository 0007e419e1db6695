import { countedSeverities, type AuditFound } from '../../../domain/audit/regressions.js';
import { type StoredScore, VIEWS_VERSION } from '../../../libs/site-audit/index.js';
import type { ComparedBaseline, Comparison } from '../../../ports/audit/audit-store.js';
import type { Database } from '../database/connection.js';
import { compareHits, comparePages, uncompareHits } from './audit-changes.js';
import { IS_IGNORED } from './ignored-check-store.js';
import { readRules } from './regression-rules-store.js';

/**
 * The edition's last finished audit before this one, and the one that it has pinned, each with the same settings and with results
 * that this version can read.
 */
const earlier = (first: string) => `SELECT f.id, (f.summary ->> 'score')::float8 AS score,
    e.regression_rules AS rules, ARRAY(SELECT check_id FROM ignored_checks WHERE edition_id = e.id AND ${IS_IGNORED}) AS ignored
  FROM audits f JOIN audits a ON a.edition_id = f.edition_id JOIN editions e ON e.id = a.edition_id
  WHERE a.id = $1::uuid AND f.status = 'done' AND f.views_version = ${VIEWS_VERSION} AND f.created_at < a.created_at AND f.dropped_at IS NULL
    AND f.config ->> 'settings' IS NOT DISTINCT FROM a.config ->> 'settings'
  ORDER BY ${first} f.created_at DESC LIMIT 1`;
const BEFORE = earlier('');
const PINNED_OR_BEFORE = earlier('f.is_baseline DESC,');

/** What an audit found, `$1`, as a later one is held against it. */
const FOUND = `SELECT COALESCE((a.counts ->> 'pages')::integer, 0) AS pages, a.checks_version AS "checksVersion",
    COALESCE((v.data #>> '{totals,indexable}')::integer, 0) AS indexable,
    COALESCE(json_array_length(v.data #> '{score,caps}') = 0, false) AS "isStartOpen",
    COALESCE((SELECT sum((s ->> 'urls')::integer) FROM json_array_elements(v.data -> 'sitemaps') s
      WHERE NOT (s ->> 'isIndex')::boolean), 0)::integer AS listed,
    COALESCE((v.data #>> '{timing,ttfbMs,p90}')::float8, 0) AS "ttfbMs",
    COALESCE(v.data #>> '{score,confidence}' = 'full', false) AS "isComplete", v.data -> 'score' AS score
  FROM audits a LEFT JOIN audit_views v ON v.audit_id = a.id AND v.run = a.result AND v.view = 'overview' AND v.part = 'all'
  WHERE a.id = $1::uuid`;

interface EarlierRow {
  readonly id: string;
  readonly score: number | null;
  readonly rules: unknown;
  readonly ignored: readonly string[];
}

interface FoundRow extends Omit<AuditFound, 'score'> {
  readonly checksVersion: number;
  readonly score: StoredScore | null;
}

/** Of an audit that is gone meanwhile. */
const NOTHING_FOUND: FoundRow = {
  ...{ pages: 0, indexable: 0, isComplete: false, isStartOpen: false, listed: 0, ttfbMs: 0 },
  ...{ checksVersion: 0, score: null },
};

/** Null for none. */
export function auditBefore(database: Database, id: string): Promise<EarlierRow | null> {
  return database.row<EarlierRow>(BEFORE, [id]);
}

/** See `AuditStore.compare`. */
export async function compareAudit(
  database: Database,
  id: string,
  token: string,
): Promise<Comparison | null> {
  const before = await auditBefore(database, id);
  const baseline = await database.row<EarlierRow>(PINNED_OR_BEFORE, [id]);
  if (before === null || baseline === null) return null;
  const rules = readRules(baseline.rules);
  const severities = countedSeverities(rules);
  // The marks of hits are those against the audit before, so it comes last.
  const isPinned = baseline.id !== before.id;
  const pinned = isPinned ? await compareHits(database, id, token, baseline.id, severities) : null;
  if (isPinned) await uncompareHits(database, id, token);
  const { hits, counted } = await compareHits(database, id, token, before.id, severities);
  const pages = await comparePages(database, id, before.id);
  const { removed } = isPinned ? await comparePages(database, id, baseline.id) : pages;
  const found = await foundBy(database, baseline.id);
  return {
    since: before.id,
    score: before.score,
    hits,
    pages,
    baseline: {
      id: baseline.id,
      ...found,
      removed,
      counted: pinned?.counted ?? counted,
      rules,
      ignored: baseline.ignored,
    },
  };
}

async function foundBy(
  database: Database,
  id: string,
): Promise<Pick<ComparedBaseline, 'found' | 'checksVersion'>> {
  const row = await database.row<FoundRow>(FOUND, [id]);
  const { checksVersion, score, ...found } = row ?? NOTHING_FOUND;
  return { found: { ...found, score: score ?? { value: null, caps: [], lost: [] } }, checksVersion };
}
