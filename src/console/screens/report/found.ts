import type { ReportQuery, ReportSourceFragment } from '../../data/generated/types.js';

/** A report as its screen reads it. */
export type FoundReport = NonNullable<ReportQuery['researchReport']>;
export type ReportResult = NonNullable<FoundReport['report']>;
/** The sources of a report by their names in it. */
export type Sources = ReadonlyMap<string, ReportSourceFragment>;
