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
