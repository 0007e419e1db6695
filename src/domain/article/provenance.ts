import type { BriefSettings } from '../brief/settings.js';
import type { Instant } from '../instant.js';
import type {
  AskedQuery,
  DropCode,
  DroppedSource,
  Source,
  SourceKind,
  SourceRights,
  SourceVia,
} from '../research/source.js';
import type { ArticleImage, NewArticle } from './article.js';
import type { ClaimKind } from './claim-kind.js';
import { CLAIM_CHECKER_VERSION, textOfBlock, type Claim, type ClaimVerdict } from './claims.js';
import { verdictOf, type DeskVerdict } from './desk/desk-verdict.js';
import type { DeskCheck, Verdict } from './desk/desk-check.js';
import { blocksOf } from './desk/draft-sentences.js';
import type { Draft, DraftBlock, Engine, RefusedSentence } from './draft.js';
import type { InternalLink } from './internal-links.js';
import type { Byline, NamedEditor } from './byline.js';
import type { EngineMode } from './stages.js';
import type { EvidenceMatch } from './support.js';

/** Raised with every change of shape. Records of earlier versions have less. */
const RECORD_VERSION = 3;
/** The oldest version whose records have every field that is read; fields of later versions may be missing in them. */
export const FIRST_WHOLE_VERSION = 2;

/** How the text was made, in the terms of IPTC's vocabulary `digitalsourcetype`. */
export const DIGITAL_SOURCE_TYPES = ['algorithmicMedia', 'trainedAlgorithmicMedia'] as const;
export type DigitalSourceType = (typeof DIGITAL_SOURCE_TYPES)[number];

export const EDITOR_DECISIONS = ['approved', 'held', 'none'] as const;
export type EditorDecision = (typeof EDITOR_DECISIONS)[number];

/**
 * What an article was written from, the evidence of each sentence, and the results of the desk checks: as it is stored
 * and as REST shows it. Moments in it are RFC 3339 with `Z`.
 */
export interface ProvenanceRecord {
  readonly schema_version: number;
  readonly article_id: string;
  /** Counts the changes of this record, from 1. */
  readonly revision: number;
  readonly job_id: string;
  readonly brief_sha256: string;
  /** Frozen when the brief was accepted. */
  readonly settings: BriefSettings;
  readonly engine: {
    readonly mode: EngineMode;
    readonly provider: string | null;
    readonly model: string | null;
    readonly prompts_version: string | null;
    readonly package_version: string;
  };
  readonly made_at: Instant;
  readonly byline: {
    readonly author_id: string | null;
    readonly name: string;
    readonly is_person: boolean | null;
  };
  readonly editor_of_record: EditorOfRecord;
  readonly digital_source_type: DigitalSourceType;
  /** Of the HTML body in UTF-8, lower-case hex. */
  readonly text_sha256: string;
  readonly image: Pick<ArticleImage, 'sha256' | 'width' | 'height' | 'alt'> | null;
  readonly verdict: DeskVerdict;
  readonly sources: readonly RecordedSource[];
  readonly dropped_sources: readonly RecordedDrop[];
  /** The queries to a web search, in order. */
  readonly queries: readonly AskedQuery[];
  /** The links to the edition's pages in the text, in order. */
  readonly internal_links: readonly InternalLink[];
  readonly blocks: readonly {
    readonly id: string;
    readonly kind: DraftBlock['kind'];
    /** The heading above it; null in the lead. */
    readonly heading: string | null;
    /** What the offsets of claims refer to. */
    readonly text: string;
  }[];
  readonly claims: readonly RecordedClaim[];
  /** Sentences that a language model wrote and the engine rejected: no part of the article, but open to its readers. */
  readonly refused_sentences: readonly RefusedSentence[];
  readonly checks: readonly RecordedCheck[];
}

/** A record without its long parts. */
export type ProvenanceHead = Omit<
  ProvenanceRecord,
  | 'settings'
  | 'sources'
  | 'dropped_sources'
  | 'queries'
  | 'internal_links'
  | 'blocks'
  | 'claims'
  | 'refused_sentences'
  | 'checks'
>;

/** The person who answers for the article, and the decision. All null but `decision` where no person is named. */
export interface EditorOfRecord {
  readonly editor_id: string | null;
  readonly name: string | null;
  readonly role: 'editor_of_record' | 'publisher' | null;
  readonly decision: EditorDecision;
  readonly at: Instant | null;
  readonly note: string | null;
  /** The owner of the key that decided: published and withdrawn articles only. */
  readonly decided_by: { readonly editor_id: string; readonly name: string } | null;
}

export interface RecordedSource {
  readonly id: string;
  readonly kind: SourceKind;
  readonly url: string | null;
  readonly final_url: string | null;
  readonly title: string;
  readonly site: string | null;
  readonly author: string | null;
  readonly published_at: string | null;
  readonly fetched_at: Instant | null;
  readonly http_status: number | null;
  readonly content_type: string | null;
  readonly language: string | null;
  readonly words: number;
  readonly text_sha256: string;
  /** What offsets of evidence refer to. */
  readonly text: string;
  /** Whether `text` is the beginning of a longer one; null where an earlier version collected it. */
  readonly shortened: boolean | null;
  /** Where the text is stored: a JSON pointer (RFC 6901) into this record. */
  readonly stored_text_ref: string;
  /** null where nothing was fetched. A page that its robots.txt forbids is never a source. */
  readonly robots_allowed: boolean | null;
  readonly via: 'query' | 'sitemap' | 'given';
  /** How it was found, exactly, where `via` groups; null where an earlier version collected it. */
  readonly found_by: SourceVia['by'] | null;
  /** The query that found it, for `search`. */
  readonly query: string | null;
  readonly rights: SourceRights;
  /** Of a text that came with the brief, in the caller's words; null where none was stated. */
  readonly licence: string | null;
  readonly used: boolean;
  readonly cited_count: number;
  readonly duplicate_of: string | null;
  readonly dropped_reason: string | null;
}

/** A page that was found and not used. */
export interface RecordedDrop {
  readonly url: string | null;
  readonly title: string | null;
  readonly reason: string;
  readonly code: DropCode | null;
  /** The address or title of the source with the same text. */
  readonly duplicate_of: string | null;
}

export interface RecordedClaim {
  readonly id: string;
  readonly block_id: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly check_required: boolean;
  readonly kind: ClaimKind;
  readonly evidence: readonly {
    readonly source_id: string;
    readonly quote: string;
    readonly start: number;
    readonly end: number;
    readonly match: EvidenceMatch | null;
    readonly score: number;
  }[];
  readonly numbers: readonly {
    readonly raw: string;
    readonly value: string;
    readonly found_in: string | null;
  }[];
  readonly verdict: ClaimVerdict;
  readonly method: string | null;
  readonly checker_version: number;
  readonly score: number | null;
  readonly reason: string | null;
}

export interface RecordedCheck {
  readonly name: string;
  readonly version: number;
  readonly verdict: Verdict;
  readonly blocking: boolean;
  readonly score: number | null;
  readonly threshold: number | null;
  readonly summary: string;
  readonly items: readonly { readonly block_id: string | null; readonly message: string }[];
  readonly took_ms: number;
  readonly by: DeskCheck['by'];
  readonly override: { readonly editor_id: string; readonly reason: string; readonly at: Instant } | null;
}

export interface RecordParts {
  readonly article: Pick<NewArticle, 'id'>;
  readonly textSha256: string;
  readonly image: ArticleImage | null;
  readonly jobId: string;
  readonly briefSha256: string;
  readonly settings: BriefSettings;
  readonly engine: Engine;
  /** Of the prompts that the engine was given; null for an engine without prompts. */
  readonly promptsVersion: string | null;
  readonly packageVersion: string;
  readonly madeAt: Instant;
  readonly byline: Byline;
  readonly editor: NamedEditor;
  readonly sources: readonly Source[];
  readonly dropped: readonly DroppedSource[];
  readonly queries: readonly AskedQuery[];
  readonly links: readonly InternalLink[];
  readonly draft: Draft;
  readonly claims: readonly Claim[];
  readonly checks: readonly DeskCheck[];
}

/** The record of an article as it is made. */
export function makeRecord(parts: RecordParts): ProvenanceRecord {
  const { byline, claims, draft, editor, engine, image } = parts;
  return {
    schema_version: RECORD_VERSION,
    article_id: parts.article.id,
    revision: 1,
    job_id: parts.jobId,
    brief_sha256: parts.briefSha256,
    settings: parts.settings,
    engine: {
      mode: engine.mode,
      provider: engine.provider,
      model: engine.model,
      prompts_version: parts.promptsVersion,
      package_version: parts.packageVersion,
    },
    made_at: parts.madeAt,
    byline: { author_id: byline.authorId, name: byline.name, is_person: byline.isPerson },
    editor_of_record: {
      editor_id: editor?.editorId ?? null,
      name: editor?.name ?? null,
      role: editor ? 'editor_of_record' : null,
      decision: 'none',
      at: null,
      note: null,
      decided_by: null,
    },
    digital_source_type: engine.mode === 'llm' ? 'trainedAlgorithmicMedia' : 'algorithmicMedia',
    text_sha256: parts.textSha256,
    image: image && { sha256: image.sha256, width: image.width, height: image.height, alt: image.alt },
    verdict: verdictOf(parts.checks),
    sources: parts.sources.map((source, index) => recordedSource(source, index, claims)),
    dropped_sources: parts.dropped.map(({ url, title, reason, code, duplicateOf }) => ({
      url,
      title,
      reason,
      code: code ?? null,
      duplicate_of: duplicateOf ?? null,
    })),
    queries: parts.queries,
    internal_links: parts.links,
    blocks: blocksOf(draft).map((block) => ({
      id: block.id,
      kind: block.kind,
      heading: draft.sections.find(({ blocks }) => blocks.includes(block))?.heading ?? null,
      text: textOfBlock(block),
    })),
    claims: claims.map(recordedClaim),
    refused_sentences: draft.refused ?? [],
    checks: parts.checks.map(recordedCheck),
  };
}

export function recordedSource(source: Source, index: number, claims: readonly Claim[]): RecordedSource {
  const cited = claims.filter(({ evidence }) =>
    evidence.some(({ sourceId }) => sourceId === source.id),
  ).length;
  return {
    id: source.id,
    kind: source.kind,
    url: source.url,
    final_url: source.finalUrl,
    title: source.title,
    site: source.site,
    author: source.author,
    published_at: source.publishedAt,
    fetched_at: source.fetchedAt,
    http_status: source.httpStatus,
    content_type: source.contentType,
    language: source.language,
    words: source.words,
    text_sha256: source.textSha256,
    text: source.text,
    shortened: source.shortened ?? null,
    stored_text_ref: `/sources/${index}/text`,
    robots_allowed: source.robotsAllowed ?? null,
    via: VIA[source.kind] ?? 'given',
    found_by: source.via?.by ?? null,
    query: source.via?.query ?? null,
    rights: source.rights,
    licence: source.licence ?? null,
    used: cited > 0,
    cited_count: cited,
    duplicate_of: null,
    dropped_reason: null,
  };
}

/** How Galley found sources, by kind, that were not given to it. */
const VIA: Readonly<Record<string, RecordedSource['via']>> = { domain_page: 'sitemap', web: 'query' };

export function recordedClaim(claim: Claim): RecordedClaim {
  return {
    id: claim.id,
    block_id: claim.blockId,
    start: claim.start,
    end: claim.end,
    text: claim.text,
    check_required: claim.checkRequired,
    kind: claim.kind,
    evidence: claim.evidence.map(({ sourceId, quote, start, end, match, score }) => ({
      source_id: sourceId,
      quote,
      start,
      end,
      match,
      score,
    })),
    numbers: claim.numbers.map(({ raw, value, foundIn }) => ({ raw, value, found_in: foundIn })),
    verdict: claim.verdict,
    method: claim.method,
    checker_version: CLAIM_CHECKER_VERSION,
    score: claim.score,
    reason: claim.reason,
  };
}

export function recordedCheck(check: DeskCheck): RecordedCheck {
  return {
    name: check.name,
    version: check.version,
    verdict: check.verdict,
    blocking: check.blocking,
    score: check.score,
    threshold: check.threshold,
    summary: check.summary,
    items: check.items.map(({ blockId, message }) => ({ block_id: blockId, message })),
    took_ms: check.tookMs,
    by: check.by,
    override: null,
  };
}
