export { DOTTED_ORDINALS, abbreviationKind } from './abbreviations.js';
export { countCodePoints, cutCodePoints } from './code-points.js';
export { WordRuns } from './sketches/common-runs.js';
export { comparedNames } from './language/compared-names.js';
export { type FactKind, factAsked, tellsFact } from './brief/asked-fact.js';
export { oppositesOf } from './brief/opposites.js';
export { entriesAsked } from './brief/entries-asked.js';
export { type BriefPart, hasSense, partsOf, shareOfPart } from './brief/parts-of.js';
export { cutHeading } from './cut-heading.js';
export {
  type LanguageGuess,
  detectLanguage,
  loadLanguageDetector,
  readsAs,
} from './language/detect-language.js';
export { dateIn, type Span } from './figures/date-in.js';
export { figureIn } from './figures/figure-in.js';
export { foldCase } from './fold-case.js';
export { countGraphemes, isMostlyCjk, joinSpace } from './graphemes.js';
export { cleanHeading, cleanTitle, isBoxLabel, isQuestionHeading, isTellingHeading } from './headings.js';
export { joinSentences } from './join-sentences.js';
export { minhashOf } from './sketches/minhash-of.js';
export { namesIn } from './names.js';
export { isNumberOfName } from './number-of-heading.js';
export { type WrittenNumber, isAmong, numbersIn, readingsIn } from './numbers.js';
export { foldText, holdsPhrase, indexOfWords } from './phrases.js';
export {
  isAboutPublisher,
  isAttendanceLabel,
  isByline,
  isNotice,
  isPressContact,
  isPressEnd,
  isPressMark,
  isPressNotes,
  isReferenceHeading,
  isWordList,
} from './boilerplate/notices.js';
export { isCaption, isCredit, isPointer, namesPartOfPage } from './boilerplate/pointers.js';
export { isCloser, isTerminator, proseOf } from './prose-of.js';
export { ownWordsIn, quotedIn } from './quoted.js';
export { readingEase, syllablesOf } from './reading-ease.js';
export {
  type TermCounts,
  type TermRarity,
  TermStatistics,
  countTerms,
  inverseFrequency,
  overlap,
} from './relevance.js';
export { sameLanguage } from './language/same-language.js';
export { type Piece, piecesOf, primaryLanguage, segmenterFor } from './segmenter.js';
export { endsSentence, segmentSentences } from './sentences.js';
export { type ShinglePrints, printsHeld, shinglePrintsOf } from './sketches/shingle-prints.js';
export { containment, foldedWords, shinglesOf } from './sketches/shingles.js';
export { simhashOf } from './sketches/simhash-of.js';
export { isStopWord, stopWordsOf } from './language/stop-words.js';
export {
  type AskedWords,
  type Subject,
  type SubjectTerm,
  namesTerm,
  subjectCover,
  subjectOf,
  subjectQuery,
  subjectScore,
  subjectTerms,
  withCompounds,
} from './subject.js';
export { DENYING_PREFIXES, isKin, stemOf, termsOf } from './terms.js';
export { withoutTail } from './without-tail.js';
export { type WordSpans, wordSpansOf } from './word-spans.js';
export { countWords } from './words.js';
export { canonicalCountry, canonicalLanguage } from './language/languages.js';
