import { z } from 'zod';
import type { Guard } from '../../shape/index.js';
import type { Hit } from '../rules/judge-site.js';
import { comparedRowShape } from './comparison/comparison-shape.js';
import type { ComparedRow } from './comparison/url-changes.js';
import { filterGroupShape, rowShape } from './filters/filters-shape.js';
import type { CountedGroup } from './filters/filter-tally.js';
import { GraphPack } from './graph/graph-pack.js';
import { hitShape, storedIssuesShape } from './issues/issues-shape.js';
import type { IssuesView } from './issues/issues.js';
import type { NgramSummary, StoredPhrases } from './ngrams/ngram-parts.js';
import { isStoredPhrases, ngramSummaryShape } from './ngrams/stored-phrases.js';
import type { Overview } from './overview/overview.js';
import { overviewShape } from './overview/overview-shape.js';
import { type ShortViews, shortViewsShape } from './short-views.js';
import type { StoredTree } from './structure/folder-tree.js';
import { readTree } from './structure/stored-tree.js';
import { structureTablesShape } from './structure/structure-shape.js';
import type { StructureTables } from './structure/structure-tally.js';
import type { RowField, UrlRow } from './url-row.js';

/** Reads what was stored as JSON. @returns null for what has not this shape: another version stored it */
export type ReadStored<Data> = (stored: unknown) => Data | null;

/** Raised with every change of shape of what is read here: audits with results of another version are not read. */
export const VIEWS_VERSION = 1;

/** How each part of the views is read that is stored, and the rows and hits beside them. */
export const STORED_VIEWS = {
  overview: by<Overview>(overviewShape),
  issues: by<IssuesView>(storedIssuesShape),
  filterGroups: by<readonly CountedGroup[]>(z.array(filterGroupShape)),
  structureTree: readTree satisfies ReadStored<StoredTree>,
  structureTables: by<StructureTables>(structureTablesShape),
  ngramSummary: by<NgramSummary>(ngramSummaryShape),
  ngramPhrases: where<StoredPhrases>(isStoredPhrases),
  short: by<ShortViews>(shortViewsShape),
  row: by<Pick<UrlRow, RowField>>(rowShape),
  comparedRow: by<ComparedRow>(comparedRowShape),
  hit: by<Hit>(hitShape),
} as const;

/** @returns null for bytes that another version packed, or not all of them */
export function readGraph(bytes: Uint8Array): GraphPack | null {
  try {
    return GraphPack.open(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function by<Data>(shape: z.ZodType<Data>): ReadStored<Data> {
  return (stored) => shape.safeParse(stored).data ?? null;
}

function where<Data>(isData: Guard<Data>): ReadStored<Data> {
  return (stored) => (isData(stored) ? stored : null);
}
