import type { DeskReport } from '../../domain/article/desk/desk.js';
import type { Draft, Outline } from '../../domain/article/draft.js';
import type { Competitor } from '../../domain/report/competitors.js';
import type { ReportParts } from '../../domain/report/report-draft.js';
import type { SiteGap } from '../../domain/report/site-gaps.js';
import type { PlannedQuestion } from '../../domain/report/site-questions.js';
import type { SiteTopic } from '../../domain/report/site-topics.js';
import { textOfBlocks, type AskedQuery, type Source } from '../../domain/research/source.js';

/** A source as a stage leaves it: its text is that of its blocks, and stored once. */
export type PackedSource = Omit<Source, 'text'>;

/** What the links to a page of the site say of it. */
export interface NamedAddress {
  readonly url: string;
  /** Each once, at most four. */
  readonly texts: readonly string[];
  /** How many of the pages that were read link there. */
  readonly pages: number;
}

/** Where the site links to, outside of itself. */
export interface OutboundLink {
  readonly url: string;
  readonly text: string;
  readonly pages: number;
  /** The first few pages that have it. */
  readonly sourceIds: readonly string[];
}

/** A page that the last audit read and this report did not. */
export interface KnownPage {
  readonly url: string;
  readonly title: string;
  /** Its h1 and h2, at most eight. */
  readonly headings: readonly string[];
}

/** What the site's own pages say. */
export interface SiteArtifact {
  /** The home page's address, after redirects. */
  readonly home: string;
  /** BCP 47 tag of the report. */
  readonly language: string;
  /** `S1` … in the order in which they were read. */
  readonly pages: readonly PackedSource[];
  /** Of those, the ones that the report may be written from: in its language, and no copies. */
  readonly usable: readonly string[];
  readonly anchors: readonly NamedAddress[];
  readonly outbound: readonly OutboundLink[];
  readonly known: readonly KnownPage[];
  readonly feedEntries: readonly { readonly url: string; readonly title: string }[];
  /** Addresses of the site that are known of, read or not. */
  readonly pagesSeen: number;
  readonly limits: readonly string[];
  readonly tookMs: number;
}

export interface PlanArtifact {
  readonly title: string;
  readonly input: string;
  readonly topics: readonly SiteTopic[];
  readonly gaps: readonly SiteGap[];
  readonly questions: readonly PlannedQuestion[];
  readonly tookMs: number;
}

export interface WebArtifact {
  /** Pages of other hosts; their ids go on from those of the site's pages. */
  readonly sources: readonly PackedSource[];
  readonly queries: readonly AskedQuery[];
  readonly competitors: readonly Competitor[];
  readonly limits: readonly string[];
  readonly tookMs: number;
}

export interface DraftArtifact {
  readonly outline: Outline;
  readonly draft: Draft;
  readonly parts: ReportParts;
  /** The sources that the record keeps. */
  readonly sourceIds: readonly string[];
  readonly tookMs: number;
}

export interface ChecksArtifact {
  readonly report: DeskReport;
  readonly tookMs: number;
}

/** What the stages before have left. */
export type ReportArtifacts = Partial<AllArtifacts>;

interface AllArtifacts {
  readonly site: SiteArtifact;
  readonly plan: PlanArtifact;
  readonly search: WebArtifact;
  readonly draft: DraftArtifact;
  readonly checks: ChecksArtifact;
}

/** Stages run in order, each after the artifact of the one before is stored. */
export function artifactOf<Name extends keyof AllArtifacts>(
  made: ReportArtifacts,
  name: Name,
): AllArtifacts[Name] {
  const artifact = made[name];
  if (artifact === undefined) throw new Error('a stage ran before the artifact it reads was there');
  return artifact;
}

export function packed({ text: _, ...source }: Source): PackedSource {
  return source;
}

export function unpacked(source: PackedSource): Source {
  return { ...source, text: textOfBlocks(source.blocks) };
}
