import type { DeskReport } from '../../domain/article/desk/desk.js';
import type { Competitor } from '../../domain/report/competitors.js';
import type { ContentGap } from '../../domain/report/site/content-gaps.js';
import type { ReaderQuestion } from '../../domain/report/site/reader-questions.js';
import type { ComposedReport } from '../../domain/report/report-contents.js';
import type { PlannedTopic } from '../../domain/report/site/topic-coverage.js';
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
  /** The first of those, at most sixty; none where only an audit knows the links. */
  readonly sourceIds: readonly string[];
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
  /** Addresses of the site that are known and were not read. */
  readonly unread: readonly string[];
  /** Addresses of the site that answered that there is no page. */
  readonly missing: readonly string[];
  readonly feedEntries: readonly { readonly url: string; readonly title: string }[];
  /** Addresses of the site that are known of, read or not. */
  readonly pagesSeen: number;
  readonly limits: readonly string[];
  readonly tookMs: number;
}

export interface PlanArtifact {
  readonly title: string;
  readonly input: string;
  readonly topics: readonly PlannedTopic[];
  readonly gaps: readonly ContentGap[];
  readonly questions: readonly ReaderQuestion[];
  /** What of the site can't be concluded, and why. */
  readonly limits: readonly string[];
  readonly tookMs: number;
}

export interface WebArtifact {
  /** Pages of other hosts; their ids go on from those of the site's pages. */
  readonly sources: readonly PackedSource[];
  readonly queries: readonly AskedQuery[];
  readonly competitors: readonly Competitor[];
  /** What the results of the search ask. */
  readonly questions: readonly ReaderQuestion[];
  /** What others have and the site lacks. */
  readonly gaps: readonly ContentGap[];
  readonly limits: readonly string[];
  readonly tookMs: number;
}

export interface DraftArtifact extends ComposedReport {
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
