/**
 * Of one language: the classes of words that an order to writers, or an advertisement, is made of. A class is a list of cues
 * as in `Lexicon`; `#` stands for a number.
 */
export interface OrderWords {
  /** Who writes, or speaks to readers. */
  readonly writers: string;
  /** What they write. */
  readonly texts: string;
  /** "must", "is to", "please": what makes an order of a sentence, wherever it stands. */
  readonly duty: string;
  /** What makes an order only of an infinitive with “zu” behind it: “ist … zu nennen”. */
  readonly toBe: string;
  /** Verbs of saying and naming, in the forms that stand behind a duty. */
  readonly say: string;
  /** The same as orders; they count where a clause begins. */
  readonly order: string;
  /** What a word that is also a noun is followed by when it is an order: "report that", "name the", and no "state law". */
  readonly object: string;
  /** What may stand before an order or a call, and before what it says: "please", "and". */
  readonly softly: string;
  /** Verbs of saying that praise by themselves. */
  readonly favour: string;
  /** What is to be said stands behind these: "that", "as". */
  readonly that: string;
  /** Whom a rule for authors is about, behind "that": "they have no conflict". */
  readonly themselves: string;
  /** Praise: "leading". */
  readonly praise: string;
  /** What leaves no exception: "never". */
  readonly absolute: string;
  /** Superlatives and the like, by their endings. */
  readonly praiseEnding: RegExp;
  /** A shop, a slogan, the words to print: with a name they serve somebody wherever they are printed. None where nouns have capitals. */
  readonly mark: string;
  /** Calls to buy or book. */
  readonly buy: string;
  /** Calls to look, try or come, which manuals and towns have as well. */
  readonly come: string;
  /** What presses: "today". With a call to buy an advertisement. */
  readonly press: string;
  /** What sells: a price cut, a gift, scarcity. With any call an advertisement. */
  readonly sell: string;
  /** What nobody but a seller says, without any call: "two for the price of one". */
  readonly deal: string;
}
