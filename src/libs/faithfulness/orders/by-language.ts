/** What is known of each language, by its primary subtag. */
export type ByLanguage<Known> = Readonly<Record<'en' | 'de' | 'fr' | 'es', Known>>;

/**
 * @param language primary subtag of the text; where it is left out, the text may be in any
 * @returns what is known of the language, and of English, in which orders are planted anywhere
 */
export function inLanguage<Known>(known: ByLanguage<Known>, language?: string): Known[] {
  if (language === undefined) return Object.values(known);
  return Object.entries(known).flatMap(([name, each]) => (name === 'en' || name === language ? [each] : []));
}
