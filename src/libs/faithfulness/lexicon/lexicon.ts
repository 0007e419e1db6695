/**
 * The closed classes of a language that faults are recognised by. A class is a list of cues separated by ` | `: each one or
 * several words in lower case, of which one that ends in `*` stands for every word that begins so.
 */
export interface Lexicon {
  /** Articles, pronouns, prepositions, auxiliaries and conjunctions, separated by spaces: what carries no content. */
  readonly functionWords: string;
  /** Function words that begin a new clause. */
  readonly joints: string;
  /** Whether what a negation denies may stand before it, and what a verb like "may" weakens at the end of its clause. */
  readonly verbLast: boolean;
  readonly negation: string;
  /** Wordings with a word of negation that deny nothing. */
  readonly notNegation: string;
  /** What may stand in a text whose rewording has a negation, and denies nothing by itself. */
  readonly negative: string;
  readonly opposites: readonly (readonly [string, string])[];
  /** Opposites that say the same with their two sides exchanged: "A beat B", "B lost to A". */
  readonly converses: readonly (readonly [string, string])[];
  /** How many or how often: every, most, many, some. */
  readonly all: string;
  readonly most: string;
  readonly many: string;
  readonly some: string;
  /** What may stand in a text whose rewording says "all" or "every". */
  readonly allLike: string;
  readonly only: string;
  /** What may stand in a text whose rewording says "only". */
  readonly onlyLike: string;
  readonly atMost: string;
  readonly atLeast: string;
  /** What says that a number, or "all", is not quite reached. */
  readonly nearly: string;
  /** What says that a number is no exact one. */
  readonly about: string;
  /** What says that only a part is meant, or not every time, and may not be left out. */
  readonly part: string;
  /** Groups of the words for a half, a third and so on. */
  readonly fractions: readonly string[];
  /** Each group says the same. */
  readonly superlatives: readonly string[];
  /** Ordinals and idioms with a word of a superlative. */
  readonly notSuperlative: string;
  /** What leaves no doubt. */
  readonly certain: string;
  /** What leaves a doubt. */
  readonly doubt: string;
  /** What is planned and not done. */
  readonly planned: string;
  /** What may stand in a rewording of a doubt or a plan, though it weakens no text by itself. */
  readonly doubtLike: string;
  /** What may stand in a rewording of a plan alone. */
  readonly future: string;
  /** A cause stands behind these. */
  readonly because: string;
  /** An effect stands behind these. */
  readonly therefore: string;
  /** What may stand in a text whose rewording names a cause. */
  readonly causeLike: string;
  /** Groups of seasons, from spring on. */
  readonly seasons: readonly string[];
  /** Words of units by their names in `UNITS`. */
  readonly units: Readonly<Record<string, string>>;
  /** What makes the number before it a rate: "a", "per". */
  readonly per: string;
  /** Articles and what stands in their place, separated by spaces. */
  readonly articles: string;
  /** What joins a noun to a verb or to another noun, separated by spaces like the three that follow. */
  readonly prepositions: string;
  /** Those of them before the party that gets something. */
  readonly to: string;
  /** Those of them before the party that loses something. */
  readonly from: string;
  /** The prepositions of the passive's agent. */
  readonly by: string;
  /** The prepositions before the first and the second number of a change. */
  readonly fromTo: readonly [string, string];
  /** Verbs of saying, by whatever tense. */
  readonly says: string;
  readonly accordingTo: string;
  /** Verbs that say the same with their sides exchanged. */
  readonly mutual: string;
}
