/** Who speaks of himself speaks of his page, his shop or his book. "I/O" is no person. */
const FIRST_PERSON: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}\p{M}/'’.-])(?:(?<!\p{Lu}\p{L}{1,20}\s)I(?![/\p{L}.-])|[Ww]e|[Oo]urs?|us(?![\p{L}$])|[Mm]y|[Mm]e)(?![\p{L}-])(?<!\bU\.?S)/u,
  de: /(?<!\p{L})(?:ich|wir|uns|unser\p{L}*|mein\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|nous|notre|nos|mon|mes)(?!\p{L})|(?<!\p{L})j['’]/iu,
  es: /(?<!\p{L})(?:yo|nosotr[oa]s|nuestr[oa]s?|hemos|mis?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|noi|nostr[oaie]|abbiamo|mi[oa]|miei|mie)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|nós|noss[oa]s?|meus?|minhas?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:ik|wij|we|ons|onze|mijn)(?!\p{L})/iu,
  ja: /当店|当社|弊社|当院|当園|私(?:たち|ども|は|の|が)|我々|われわれ/u,
  ar: /(?<!\p{L})(?:نحن|لدينا|متجرنا|شركتنا|أنا|إننا|إنني)(?!\p{L})/u,
};
/** What a page says of itself: "This man page lists …". */
const OF_THE_PAGE =
  /^(?:this|these|the present)\s+(?:[\p{L}-]+\s+){0,3}(?:page|article|document|manual|guide|section|chapter|tutorial|instructions?|readme|post|answer|faq|list)\b|^(?:dieser?|dieses)\s+(?:artikel|beitrag|seite|dokument|handbuch|abschnitt|kapitel|anleitung)\b|^(?:cet?|cette)\s+(?:article|page|document|guide|section|chapitre)\b|^(?:この(?:ページ|記事|節|章|文書|項))/iu;

/** @returns whether somebody speaks in a sentence: the author, the shop, the firm. */
export function speaksOfItself(sentence: string, language: string): boolean {
  return FIRST_PERSON[language]?.test(sentence) ?? false;
}

/** @returns whether a sentence is about its page. */
export function isOfThePage(sentence: string): boolean {
  return OF_THE_PAGE.test(sentence);
}
