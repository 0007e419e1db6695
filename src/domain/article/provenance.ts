import type { ArticleForm, BriefSettings } from '../brief/settings.js';
import type { Subject } from '../../libs/text/index.js';
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
import type { Draft, DraftBlock, Engine, RefusedSentence } from './draft.js';
import type { EditedField } from './editing/edit.js';
import type { InternalLink } from './internal-links.js';
import type { Byline, NamedEditor } from './byline.js';
import type { EngineMode } from './stages.js';
import type { EvidenceMatch } from './support.js';

/** Raised with every change of shape. Records of earlier versions have less. */
export const RECORD_VERSION = 4;

/** How the text was made, as IPTC's vocabulary `digitalsourcetype` names it; by the engine. */
const DIGITAL_SOURCE_TYPE = {
  extractive: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  llm: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
} as const;
export const DIGITAL_SOURCE_TYPES = Object.values(DIGITAL_SOURCE_TYPE);
export type DigitalSourceType = (typeof DIGITAL_SOURCE_TYPES)[number];

export const EDITOR_DECISIONS = ['approved', 'held', 'none'] as const;
export type EditorDecision = (typeof EDITOR_DECISIONS)[number];

/** What an article was written from, the evidence of each sentence, and the results of the desk checks, as it is stored. */
export interface ProvenanceRecord {
  readonly schemaVersion: number;
  readonly articleId: string;
  /** Counts the changes of this record, from 1. */
  readonly revision: number;
  readonly jobId: string;
  readonly briefSha256: string;
  /** Frozen when the brief was accepted. */
  readonly settings: BriefSettings;
  /** The form that was printed. */
  readonly form: ArticleForm;
  /** What the brief asks about, as the text was written and is checked by; null where an earlier version wrote it. */
  readonly subject: Subject | null;
  readonly engine: {
    readonly mode: EngineMode;
    readonly provider: string | null;
    readonly model: string | null;
    readonly promptsVersion: string | null;
    readonly packageVersion: string;
  };
  readonly madeAt: Instant;
  readonly byline: {
    readonly authorId: string | null;
    readonly name: string;
    readonly isPerson: boolean | null;
  };
  readonly editorOfRecord: EditorOfRecord;
  readonly digitalSourceType: DigitalSourceType;
  /** Of the HTML body in UTF-8, lower-case hex. */
  readonly textSha256: string;
  readonly image: Pick<ArticleImage, 'sha256' | 'width' | 'height' | 'alt'> | null;
  readonly verdict: DeskVerdict;
  readonly sources: readonly RecordedSource[];
  readonly droppedSources: readonly RecordedDrop[];
  /** The queries to a web search, in order. */
  readonly queries: readonly AskedQuery[];
  /** The links to the edition's pages in the text, in order. */
  readonly internalLinks: readonly InternalLink[];
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
  readonly refusedSentences: readonly RefusedSentence[];
  readonly checks: readonly RecordedCheck[];
  /** What people changed since it was written, oldest first: the newest 100. */
  readonly edits: readonly RecordedEdit[];
}

/** A record without its long parts, and what is read from them of an earlier version. */
export type ProvenanceHead = Omit<
  ProvenanceRecord,
  | 'settings'
  | 'form'
  | 'sources'
  | 'droppedSources'
  | 'queries'
  | 'internalLinks'
  | 'blocks'
  | 'claims'
  | 'refusedSentences'
  | 'checks'
>;

/** A record of an earlier version, with fewer fields: it can be shown, and nothing else. */
export interface EarlierRecord {
  readonly schemaVersion: number;
  readonly [field: string]: unknown;
}

export function isOfThisVersion<Whole extends ProvenanceHead>(
  record: Whole | EarlierRecord,
): record is Whole {
  return record.schemaVersion === RECORD_VERSION;
}

/** The person who answers for the article, and the decision. All null but `decision` where no person is named. */
export interface EditorOfRecord {
  readonly editorId: string | null;
  readonly name: string | null;
  readonly role: 'editor_of_record' | 'publisher' | null;
  readonly decision: EditorDecision;
  readonly at: Instant | null;
  readonly note: string | null;
  /** The owner of the key that decided: published and withdrawn articles only. */
  readonly decidedBy: { readonly editorId: string; readonly name: string } | null;
}

export interface RecordedSource {
  readonly id: string;
  readonly kind: SourceKind;
  readonly url: string | null;
  readonly finalUrl: string | null;
  readonly title: string;
  readonly site: string | null;
  readonly author: string | null;
  readonly publishedAt: string | null;
  readonly fetchedAt: Instant | null;
  readonly httpStatus: number | null;
  readonly contentType: string | null;
  readonly language: string | null;
  readonly words: number;
  readonly textSha256: string;
  /** What offsets of evidence refer to; null when its time is over. The quotes of the evidence stay. */
  readonly text: string | null;
  /** Whether `text` is the beginning of a longer one; null where an earlier version collected it. */
  readonly shortened: boolean | null;
  /** Where the text is stored: a JSON pointer (RFC 6901) into this record. */
  readonly storedTextRef: string;
  /** null where nothing was fetched. A page that its robots.txt forbids is never a source. */
  readonly robotsAllowed: boolean | null;
  /** How it was found; null where an earlier version collected it. */
  readonly via: SourceVia['by'] | null;
  /** The query that found it, for `search`. */
  readonly query: string | null;
  readonly rights: SourceRights;
  /** Of a text that came with the brief in the caller's words, of a page as it declares it: an address or words; null where none was stated. */
  readonly licence: string | null;
  readonly used: boolean;
  readonly citedCount: number;
  readonly duplicateOf: string | null;
  readonly droppedReason: string | null;
}

/** A page that was found and not used. */
export interface RecordedDrop {
  readonly url: string | null;
  readonly title: string | null;
  readonly reason: string;
  readonly code: DropCode | null;
  /** The address or title of the source with the same text. */
  readonly duplicateOf: string | null;
}

export interface RecordedClaim {
  readonly id: string;
  readonly blockId: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly checkRequired: boolean;
  readonly kind: ClaimKind;
  readonly evidence: readonly {
    readonly sourceId: string;
    readonly quote: string;
    readonly start: number;
    readonly end: number;
    readonly match: EvidenceMatch | null;
    readonly score: number;
  }[];
  readonly numbers: readonly {
    readonly raw: string;
    readonly value: string;
    readonly foundIn: string | null;
  }[];
  readonly verdict: ClaimVerdict;
  readonly method: string | null;
  readonly checkerVersion: number;
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
  readonly items: readonly { readonly blockId: string | null; readonly message: string }[];
  readonly tookMs: number;
  readonly by: DeskCheck['by'];
  readonly override: { readonly editorId: string; readonly reason: string; readonly at: Instant } | null;
}

/** What an editor changed in an article. */
export interface RecordedEdit {
  /** The revision of the article that the edit made. */
  readonly revision: number;
  readonly editorId: string;
  readonly name: string;
  readonly at: Instant;
  readonly fields: readonly EditedField[];
  /** Sentences of the record before it that the text no longer has: the first 100, and 300 in all edits. */
  readonly removedClaims: readonly string[];
}

export interface RecordParts {
  readonly article: Pick<NewArticle, 'id'>;
  readonly textSha256: string;
  readonly image: ArticleImage | null;
  readonly jobId: string;
  readonly briefSha256: string;
  readonly settings: BriefSettings;
  readonly subject: Subject;
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
    schemaVersion: RECORD_VERSION,
    articleId: parts.article.id,
    revision: 1,
    jobId: parts.jobId,
    briefSha256: parts.briefSha256,
    settings: parts.settings,
    form: draft.form,
    subject: parts.subject,
    engine: {
      mode: engine.mode,
      provider: engine.provider,
      model: engine.model,
      promptsVersion: parts.promptsVersion,
      packageVersion: parts.packageVersion,
    },
    madeAt: parts.madeAt,
    byline: { authorId: byline.authorId, name: byline.name, isPerson: byline.isPerson },
    editorOfRecord: {
      editorId: editor?.editorId ?? null,
      name: editor?.name ?? null,
      role: editor ? 'editor_of_record' : null,
      decision: 'none',
      at: null,
      note: null,
      decidedBy: null,
    },
    digitalSourceType: DIGITAL_SOURCE_TYPE[engine.mode],
    textSha256: parts.textSha256,
    image: image && { sha256: image.sha256, width: image.width, height: image.height, alt: image.alt },
    verdict: verdictOf(parts.checks),
    sources: parts.sources.map((source, index) => recordedSource(source, index, claims)),
    droppedSources: parts.dropped.map(({ url, title, reason, code, duplicateOf }) => ({
      url,
      title,
      reason,
      code: code ?? null,
      duplicateOf: duplicateOf ?? null,
    })),
    queries: parts.queries,
    internalLinks: parts.links,
    blocks: recordedBlocks(draft),
    claims: claims.map(recordedClaim),
    refusedSentences: draft.refused ?? [],
    checks: parts.checks.map(recordedCheck),
    edits: [],
  };
}

export function recordedBlocks(draft: Draft): ProvenanceRecord['blocks'] {
  return [{ heading: null, blocks: draft.lead }, ...draft.sections].flatMap(({ heading, blocks }) =>
    blocks.map((block) => ({ id: block.id, kind: block.kind, heading, text: textOfBlock(block) })),
  );
}

export function recordedSource(source: Source, index: number, claims: readonly Claim[]): RecordedSource {
  const cited = citationsOf(source.id, claims);
  return {
    id: source.id,
    kind: source.kind,
    url: source.url,
    finalUrl: source.finalUrl,
    title: source.title,
    site: source.site,
    author: source.author,
    publishedAt: source.publishedAt,
    fetchedAt: source.fetchedAt,
    httpStatus: source.httpStatus,
    contentType: source.contentType,
    language: source.language,
    words: source.words,
    textSha256: source.textSha256,
    text: source.text,
    shortened: source.shortened ?? null,
    storedTextRef: `/sources/${index}/text`,
    robotsAllowed: source.robotsAllowed ?? null,
    via: source.via?.by ?? null,
    query: source.via?.query ?? null,
    rights: source.rights,
    licence: source.licence ?? null,
    used: cited > 0,
    citedCount: cited,
    duplicateOf: null,
    droppedReason: null,
  };
}

/** How many sentences rest on a source. */
export function citationsOf(sourceId: string, claims: readonly Claim[]): number {
  return claims.filter(({ evidence }) => evidence.some((each) => each.sourceId === sourceId)).length;
}

export function recordedClaim(claim: Claim): RecordedClaim {
  return {
    id: claim.id,
    blockId: claim.blockId,
    start: claim.start,
    end: claim.end,
    text: claim.text,
    checkRequired: claim.checkRequired,
    kind: claim.kind,
    evidence: claim.evidence.map(({ sourceId, quote, start, end, match, score }) => ({
      sourceId: sourceId,
      quote,
      start,
      end,
      match,
      score,
    })),
    numbers: claim.numbers.map(({ raw, value, foundIn }) => ({ raw, value, foundIn: foundIn })),
    verdict: claim.verdict,
    method: claim.method,
    checkerVersion: CLAIM_CHECKER_VERSION,
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
    items: check.items.map(({ blockId, message }) => ({ blockId: blockId, message })),
    tookMs: check.tookMs,
    by: check.by,
    override: null,
  };
}
