import { primaryLanguage } from '../../text/index.js';

/** What points back from further in than a sentence's first words. All are matched against lower case. */
interface BackPointers {
  /** In the first clause, with nothing before them that they could mean: "A search in *this* larger index". */
  readonly demonstratives: RegExp | null;
  /** What joins clauses: behind it a demonstrative means something in the sentence itself. */
  readonly joins: RegExp | null;
  /** Anywhere; a date before it in the sentence gives it its sense: "the next day". */
  readonly times: RegExp | null;
  /** From the start. */
  readonly phrases: readonly RegExp[];
}

const ENGLISH_UNITS =
  'day|morning|afternoon|evening|night|week|weekend|month|year|season|spring|summer|autumn|winter|decade';

const LISTS: Readonly<Record<string, BackPointers>> = {
  en: {
    demonstratives:
      /\b(?:this|these)\b(?! (?:day|week|month|year|decade|century|time of))|\bthose\b(?! (?:who|whose|which|that|of|in|on|at|with|without|from|for|not|under|over|\p{L}+ed|\p{L}+ing)\b)/gu,
    joins: /\b(?:and|but|so|because|since|if|when|while|although|though|that|until|unless|or|than)$/u,
    times: new RegExp(
      `\\b(?:the (?:very )?(?:next|following|same|previous|preceding) (?:${ENGLISH_UNITS})|that (?:same |very )?(?:${ENGLISH_UNITS}|time)|(?:hours?|days?|weeks?|months?|years?|decades?) (?:later|earlier|afterwards?)|(?:earlier|later) that)\\b`,
      'gu',
    ),
    phrases: [
      // No verb before the comma, so nobody is named there: "On a primary, *it* also performs …".
      /^(?:on|in|at|for|with|without|during|by|from|under|like|unlike|despite|through|within|throughout|over|among|between|upon) [^,;:]{1,80}, (?:it|they|he|she)\b(?! (?:is|was|may be|might be|can be|will be|would be|should be|must be|becomes?|makes sense|takes|helps|pays) (?:not |often |usually |also |sometimes |always )*(?:\p{L}+ )?(?:to|that|for)\b)/u,
      /\b(?:one|any|each|either|both|all) of the (?:other|two|three|four|above)\b|\bthe other (?:two|three|four)\b/u,
      /^(?:[^,;:]{1,80})\b(?:as well|too)[.!]["”’)]*$/u,
      /^the (?:first|second|third|last|next|other|remaining|final|following) (?:few |two |three |four )?(?:[a-z]+ )?(?:commands?|lines?|calls?|statements?|entr(?:y|ies)|items?|values?|arguments?|words?|rows?|columns?|blocks?|files?|rules?|groups?|types?|kinds?|variants?|methods?|functions?|variables?|borrows?|references?|lists?)\b(?! (?:of|to|in|that|which|on|for)\b)/u,
    ],
  },
  de: {
    demonstratives:
      /(?<!\p{L})(?:dies|diese[rnms]?|jene[rnms]?|solche[rnms]?)(?!\p{L})(?! (?:jahr|woche|monat|tage))/gu,
    joins: /(?<!\p{L})(?:und|aber|oder|weil|da|wenn|dass|als|denn|sodass)$/u,
    times:
      /(?<!\p{L})(?:(?:am|in der|im) (?:nächsten|folgenden|selben|gleichen|vorherigen) (?:tag|morgen|abend|nacht|woche|monat|jahr)|am (?:tag|abend|morgen) (?:darauf|danach|zuvor)|tags (?:darauf|zuvor)|(?:stunden|tage|wochen|monate|jahre) (?:später|zuvor|darauf|danach)|an (?:jenem|diesem) (?:tag|abend|morgen))(?!\p{L})/gu,
    phrases: [
      /^(?:im|in|am|an|bei|nach|vor|seit|mit|auf|für|durch|unter|zu|zum|zur|ab|von|vom|bis|während|trotz|wegen) [^,;:]{1,50}? er(?!\p{L})/u,
      /^[^,;:]{0,50}? (?:also|somit|folglich|demnach|mithin|zudem|außerdem|nämlich|damit|dafür|dazu|daraus|hierfür|hierzu|dabei|danach|anschließend|daraufhin)(?!\p{L})/u,
    ],
  },
  fr: {
    demonstratives:
      /(?<!\p{L})(?:cette|cet|ces|ce(?! (?:qui|que|dont)|[ ']qu))(?!\p{L})(?! (?:année|semaine|mois|jour))/gu,
    joins: /(?<!\p{L})(?:et|mais|ou|car|parce que|si|quand|que)$/u,
    times:
      /(?<!\p{L})(?:le lendemain|la veille|le même (?:jour|soir)|(?:jours|semaines|mois|ans|heures) plus tard)(?!\p{L})/gu,
    phrases: [],
  },
  es: {
    demonstratives:
      /(?<!\p{L})(?:est[ae]s?|estos|es[ae]s?|esos|dich[ao]s?)(?!\p{L})(?! (?:año|semana|mes))/gu,
    joins: /(?<!\p{L})(?:y|e|pero|o|porque|si|cuando|que)$/u,
    times:
      /(?<!\p{L})(?:al día siguiente|el mismo día|el día anterior|(?:horas|días|semanas|meses|años) (?:después|más tarde|antes))(?!\p{L})/gu,
    phrases: [],
  },
  it: {
    demonstratives: /(?<!\p{L})(?:quest[aoei]|tal[ei])(?!\p{L})(?! (?:anno|settimana|mese))/gu,
    joins: /(?<!\p{L})(?:e|ma|o|perché|se|quando|che)$/u,
    times:
      /(?<!\p{L})(?:il giorno (?:dopo|seguente|successivo|prima)|lo stesso giorno|(?:giorni|settimane|mesi|anni|ore) dopo)(?!\p{L})/gu,
    phrases: [],
  },
  pt: {
    demonstratives:
      /(?<!\p{L})(?:n?est[ae]s?|n?ess[ae]s?|d?est[ae]s?|d?ess[ae]s?)(?!\p{L})(?! (?:ano|semana|mês))/gu,
    joins: /(?<!\p{L})(?:e|mas|ou|porque|se|quando|que)$/u,
    times: /(?<!\p{L})(?:no dia seguinte|no mesmo dia|(?:dias|semanas|meses|anos|horas) depois)(?!\p{L})/gu,
    phrases: [],
  },
  nl: {
    demonstratives: /(?<!\p{L})(?:dit|deze)(?!\p{L})(?! (?:jaar|week|maand))/gu,
    joins: /(?<!\p{L})(?:en|maar|of|omdat|als|dat|want)$/u,
    times: /(?<!\p{L})(?:de volgende dag|dezelfde dag|(?:dagen|weken|maanden|jaar|uur) later)(?!\p{L})/gu,
    phrases: [],
  },
  ru: {
    demonstratives: /(?<!\p{L})(?:этот|эта|эти|этого|этой|этих|этому|этим|этом)(?!\p{L})/gu,
    joins: /(?<!\p{L})(?:и|но|или|если|когда|что)$/u,
    times:
      /(?<!\p{L})(?:на следующий день|в тот же день|накануне|(?:дней|недель|месяцев|лет|часов) спустя)(?!\p{L})/gu,
    phrases: [],
  },
  ar: {
    demonstratives:
      /(?<!\p{L})[وفبل]?(?:هذا|هذه|هؤلاء|ذلك|تلك)(?!\p{L})(?! (?:العام|الموسم|السنة|الشهر|الأسبوع))/gu,
    joins: null,
    times: /(?:اليوم|الأسبوع|الشهر|العام) التالي|نفس اليوم|(?:أيام|أسابيع|أشهر|سنوات) لاحقة/gu,
    phrases: [/^[^،؛.]{0,60} (?:أيضا|كذلك)(?!\p{L})/u],
  },
  ja: {
    demonstratives: null,
    joins: null,
    times: /翌日|翌朝|翌年|翌月|同日|同年|その日|その夜|その後/gu,
    // A topic before the comma (は, が) is what the word behind it means.
    phrases: [
      /^[^、。はが]{1,24}、(?:これ(?!まで)|この|その|それ(?!ぞれ))/u,
      /^[^、。はがをでに]{1,8}(?:これ(?!まで|から)|この)/u,
    ],
  },
  zh: {
    demonstratives: null,
    joins: null,
    times: /第二天|翌日|当天|當天|次日|同日/gu,
    phrases: [/^[^，。]{1,12}，(?:这|這|那|该|該|此|它|他|她)/u],
  },
  ko: {
    demonstratives: null,
    joins: null,
    times: /다음 날|다음날|같은 날|그날/gu,
    phrases: [/^[^,.]{1,15}, (?:이 |이는|이를|이것|이러한|그 |그는|그것|그러한)/u],
  },
};

/** So many words are enough to name what a demonstrative behind a conjunction means. */
const ENOUGH_TO_NAME = 3;
/** A year or a month, from which "the next day" counts. */
const NAMES_A_DATE =
  /(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}\p{Nd}(?!\p{Nd})|(?<!\p{L})(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|märz|april|may|mai|june|juni|july|juli|august|sept(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)(?!\p{L})|\p{Nd} ?月|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر/u;

/** @returns whether a sentence points, from behind its first words, to something that was said before it. */
export function pointsBack(lower: string, language: string): boolean {
  const lists = LISTS[primaryLanguage(language)];
  if (!lists) return false;
  if (lists.phrases.some((pattern) => pattern.test(lower))) return true;
  for (const match of lower.matchAll(lists.times ?? /$^/gu)) {
    if (!NAMES_A_DATE.test(lower.slice(0, match.index))) return true;
  }
  const clause = /^[^,;:،؛—–(]*/u.exec(lower)?.[0] ?? '';
  for (const match of clause.matchAll(lists.demonstratives ?? /$^/gu)) {
    const before = clause.slice(0, match.index).trimEnd();
    const isNamed = lists.joins?.test(before) === true && before.split(' ').length > ENOUGH_TO_NAME;
    if (!isNamed) return true;
  }
  return false;
}

/** "The first command" and "the other way" are one of several that were named, unless the sentence says of which. */
const ONE_OF_SEVERAL =
  /^(?:the|die|der|das|les?|la|los?|las|il|i|gli|os?|as?|de|het) (?:first|second|third|fourth|last|latter|former|other|next|remaining|erste[nr]?|zweite[nr]?|dritte[nr]?|letzte[nr]?|andere[nr]?|übrigen|premiers?|premières?|autres?|primer[oa]s?|otr[oa]s|eerste|tweede|andere) /u;

/** @returns whether a sentence is one of several that stood before it: it may go on from them, but not open. */
export function isOneOfSeveral(lower: string): boolean {
  return ONE_OF_SEVERAL.test(lower);
}
