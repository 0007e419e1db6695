import { sameLanguage } from './same-language.js';
import { proseOf } from '../prose-of.js';
import { StopWordVote } from './stop-word-vote.js';
import type { WordSpans } from '../word-spans.js';

/** Loaded on first use: its n-grams would slow every start by a quarter of a second. */
const detector = () => import('eld/small').then((module) => module.eld);

/** Chosen: for shorter texts the guess is wrong too often. */
const SHORTEST = 80;
/** Letters of each sample of a long text, and how many: together what was read of its beginning before (bound). */
const SAMPLE = 400;
const SAMPLES = 10;

/** Chosen: of a half translated manual commands and listings read as English, too. */
const SHARE_OF_DECLARED = 0.25;

/**
 * @param declared what the page says it is in: so it is where a quarter of it reads so, for what is left in another language
 *   is passed by, paragraph by paragraph
 * @returns the primary language subtag (`de`); null when the text is too short or too mixed
 */
export async function detectLanguage(text: string, declared?: string): Promise<string | null> {
  if (text.length < SHORTEST) return null;
  const eld = await detector();
  const votes = new Map<string, number>();
  const samples = samplesOf(text);
  for (const sample of samples) {
    const found = eld.detect(sample);
    if (found.language !== '' && found.isReliable())
      votes.set(found.language, (votes.get(found.language) ?? 0) + 1);
  }
  const kept = [...votes].find(([each]) => declared !== undefined && sameLanguage(each, declared));
  if (kept && kept[1] >= SHARE_OF_DECLARED * samples.length) return kept[0];
  const [most = null] = [...votes].sort(([, a], [, b]) => b - a);
  return most !== null && 3 * most[1] >= samples.length ? most[0] : null;
}

/** A manual that is left half translated begins in one language and goes on in another: samples of all of it vote. */
function samplesOf(text: string): string[] {
  const count = Math.min(SAMPLES, Math.ceil(text.length / SAMPLE));
  const step = count > 1 ? (text.length - SAMPLE) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => {
    const start = Math.round(index * step);
    return text.slice(start, start + SAMPLE);
  });
}

/** @returns whether a text reads as its language; null where that can't be known: it is too short, or the detector doesn't know the language */
export async function readsAs(text: string, language: string): Promise<boolean | null> {
  const eld = await detector();
  const isKnown = Object.values(eld.info().Languages).some((known) => sameLanguage(known, language));
  const found = isKnown ? await detectLanguage(text) : null;
  return found === null ? null : sameLanguage(found, language);
}

/** A guess of the language of a text. */
export interface LanguageGuess {
  /** Primary subtag; null when the text is too short or too mixed. */
  readonly language: string | null;
  /** 0 to 1: 1 where every sample indicates one language, and no other nearly as much. */
  readonly confidence: number;
}

/**
 * The detector reads only some 350 bytes of its input, and takes up to 100 µs for them. So a page is sampled in one place, a
 * longer one in two, and where these differ in a third.
 */
const PIECE = 360;
const SHORT = 2500;
/** Chosen: the samples are taken from the first letters, up to this number. */
const READ = 15_000;
/**
 * A lead below this decides nothing. Measured on a book in 26 languages: Russian leads its neighbours by 0.03, Norwegian by
 * 0.05, the others by 0.1 and more, and no guess with this lead was wrong except Indonesian for Malay.
 */
const CLEAR_MARGIN = 0.015;
/** Chosen: a shorter text gives less confidence. In bytes, which the detector reads. */
const SURE_LENGTH = 240;
/** Chosen: the most confidence without prose; lists of names and of products look like foreign languages. */
const MOST_WITHOUT_PROSE = 0.85;

/**
 * Loads the detector, for synchronous use.
 * @returns a function of a text's blocks, separated by newlines, and of its words
 */
export async function loadLanguageDetector(): Promise<(text: string, words: WordSpans) => LanguageGuess> {
  const eld = await detector();
  const byStopWords = new StopWordVote();
  return (text, words) => {
    const voted = byStopWords.winner(words);
    if (voted?.isPlain === true) return { language: voted.language, confidence: 1 };
    const prose = proseOf(text, READ);
    const isProse = prose.length >= SHORTEST;
    const pieces = piecesOf(isProse ? prose : text.slice(0, READ));
    const guess = guessOf(pieces, voted?.language ?? null, (piece) => eld.detect(piece));
    return isProse ? guess : { ...guess, confidence: Math.min(guess.confidence, MOST_WITHOUT_PROSE) };
  };
}

/** @returns samples from the start, after the middle and between, each from the start of a word. */
function piecesOf(text: string): string[] {
  if (text.length < SHORTEST) return [];
  return (text.length < SHORT ? [0] : [0, 0.6, 0.3]).map((share) => {
    const from = Math.floor(share * text.length);
    const space = share === 0 ? -1 : text.slice(from, from + PIECE / 4).search(/\s/);
    return text.slice(from + space + 1, from + space + 1 + PIECE);
  });
}

interface Detected {
  readonly language: string;
  isReliable(): boolean;
  getScores(): Readonly<Record<string, number>>;
}

/** @param expected the language by the whole text's stop words: one sample that agrees is enough */
function guessOf(
  pieces: readonly string[],
  expected: string | null,
  detect: (piece: string) => Detected,
): LanguageGuess {
  const votes = new Map<string, number>();
  let asked = 0;
  for (const piece of pieces) {
    if (votes.size === 1 && (asked === 2 || (expected !== null && votes.has(expected)))) break;
    asked += 1;
    const found = detect(piece);
    if (found.language === '' || !found.isReliable()) continue;
    const [first = 0, second = 0] = Object.values(found.getScores()).sort((a, b) => b - a);
    const clear = Math.min(1, (first - second) / CLEAR_MARGIN);
    const sure = Math.min(1, Buffer.byteLength(piece) / SURE_LENGTH);
    votes.set(found.language, (votes.get(found.language) ?? 0) + (0.5 + 0.5 * clear) * sure);
  }
  const [winner] = [...votes].sort(([, a], [, b]) => b - a);
  if (winner === undefined || winner[1] <= asked / 4) return { language: null, confidence: 0 };
  return { language: winner[0], confidence: Math.round((100 * winner[1]) / asked) / 100 };
}
