import type {
  ArticleRecordFragment,
  CheckVerdict,
  ClaimVerdict,
  EvidenceMatch,
  SourceKind,
  SourceRights,
} from '../../data/generated/types.js';
import type { Tone } from '../../ui/show/badge.js';

export type Block = ArticleRecordFragment['blocks'][number];
export type Claim = ArticleRecordFragment['claims'][number];
export type Source = ArticleRecordFragment['sources'][number];
export type Check = ArticleRecordFragment['checks'][number];

export const CLAIM_VERDICTS: Readonly<Record<ClaimVerdict, readonly [Tone, string]>> = {
  SUPPORTED: ['ok', 'Supported'],
  PARTLY_SUPPORTED: ['warn', 'Partly supported'],
  UNSUPPORTED: ['fail', 'Not supported'],
  CONTRADICTED: ['fail', 'Contradicted'],
  NOT_CHECKED: ['neutral', 'Not checked'],
};

export const MATCHES: Readonly<Record<EvidenceMatch, string>> = {
  VERBATIM: 'letter by letter',
  NEAR: 'nearly word for word',
  LEXICAL: 'by its words',
  SEMANTIC: 'by its meaning',
  MODEL: 'by the judgement of a model',
};

export const RIGHTS: Readonly<Record<SourceRights, string>> = {
  OWN: 'The edition’s own',
  GIVEN: 'Given with the brief',
  THIRD_PARTY: 'A stranger’s: quoted only',
};

export const KINDS: Readonly<Record<SourceKind, string>> = {
  NOTE: 'Notes of the brief',
  GIVEN_TEXT: 'Text of the brief',
  GIVEN_URL: 'Page of the brief',
  DOMAIN_PAGE: 'Page of the edition’s site',
  WEB: 'Page of the web',
  EXISTING_ARTICLE: 'Article of the edition',
};

export const CHECK_VERDICTS: Readonly<Record<CheckVerdict, readonly [Tone, string]>> = {
  FAIL: ['fail', 'Failed'],
  ERROR: ['fail', 'Broke'],
  WARN: ['warn', 'Warning'],
  SKIPPED: ['neutral', 'Skipped'],
  PASS: ['ok', 'Passed'],
};

/** @returns the checks that hold an article back: blocking ones that fail or break and were not overridden */
export function holding(checks: readonly Check[]): readonly Check[] {
  return checks.filter(
    ({ verdict, blocking, override }) =>
      blocking && (verdict === 'FAIL' || verdict === 'ERROR') && override === null,
  );
}
