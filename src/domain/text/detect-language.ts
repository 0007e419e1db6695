import { proseOf } from './prose-of.js';

/** Loaded at first use: its n-grams cost a quarter of a second that no start should pay. */
const detector = () => import('eld/small').then((module) => module.eld);

/** Shorter texts are guessed wrong too often to act upon. */
const SHORTEST = 80;

/** @returns the primary language subtag (`de`); null when the text is too short or too mixed to tell */
export async function detectLanguage(text: string): Promise<string | null> {
  const sample = text.slice(0, 4000);
  if (sample.length < SHORTEST) return null;
  const found = (await detector()).detect(sample);
  return found.language !== '' && found.isReliable() ? found.language : null;
}

/** What language a text seems to be in. */
export interface LanguageGuess {
  /** Primary subtag; null when the text is too short or too mixed to tell. */
  readonly language: string | null;
  /** 0 to 1: 1 where all that was looked at speaks for one language, and for none nearly as much. */
  readonly confidence: number;
}

/** The detector reads some 350 bytes of what it is given, at 50 µs each time: more of a page is looked at piece by piece. */
const PIECE = 500;
/** So many letters ask for one more piece, up to three. */
const PER_PIECE = 1500;
const MOST_PIECES = 3;
/** Of no more than this the pieces are taken. Letters. */
const READ = 15_000;
/** Two languages as near as this could be either; 0.15 is usual. Measured on a book in 26 languages. */
const CLEAR_MARGIN = 0.04;
/** Fewer letters speak less surely. */
const SURE_LENGTH = 240;
/** Lists of names and of products look like languages that nobody wrote there. */
const MOST_WITHOUT_PROSE = 0.85;

/**
 * Loads the detector, for those who can't wait at each text.
 * @returns a function of a text's blocks, parted by newlines
 */
export async function loadLanguageDetector(): Promise<(text: string) => LanguageGuess> {
  const eld = await detector();
  return (text) => {
    const prose = proseOf(text, READ);
    const isProse = prose.length >= SHORTEST;
    const guess = guessOf(piecesOf(isProse ? prose : text.slice(0, READ)), (piece) => eld.detect(piece));
    return isProse ? guess : { ...guess, confidence: Math.min(guess.confidence, MOST_WITHOUT_PROSE) };
  };
}

/** Evenly from the whole, each from the start of a word. */
function piecesOf(text: string): string[] {
  if (text.length < SHORTEST) return [];
  const count = Math.min(MOST_PIECES, 1 + Math.floor(text.length / PER_PIECE));
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * text.length) / count);
    const space = index === 0 ? -1 : text.slice(from, from + PIECE / 4).search(/\s/);
    return text.slice(from + space + 1, from + space + 1 + PIECE);
  });
}

interface Detected {
  readonly language: string;
  isReliable(): boolean;
  getScores(): Readonly<Record<string, number>>;
}

function guessOf(pieces: readonly string[], detect: (piece: string) => Detected): LanguageGuess {
  const votes = new Map<string, number>();
  for (const piece of pieces) {
    const found = detect(piece);
    if (found.language === '' || !found.isReliable()) continue;
    const [first = 0, second = 0] = Object.values(found.getScores()).sort((a, b) => b - a);
    const clear = Math.min(1, (first - second) / CLEAR_MARGIN);
    const sure = Math.min(1, piece.length / SURE_LENGTH);
    votes.set(found.language, (votes.get(found.language) ?? 0) + (0.5 + 0.5 * clear) * sure);
  }
  const [winner] = [...votes].sort(([, a], [, b]) => b - a);
  if (winner === undefined || winner[1] <= pieces.length / 4) return { language: null, confidence: 0 };
  return { language: winner[0], confidence: Math.round((100 * winner[1]) / pieces.length) / 100 };
}
