import { isMonth } from '../figures/date-in.js';
import { namesIn } from '../names.js';
import { numbersIn } from '../numbers.js';
import { primaryLanguage, segmenterFor } from '../segmenter.js';

/** What a question asks for: "how much" an amount, "when" a time, "what the council decided" a decision. */
export type FactKind = 'amount' | 'number' | 'time' | 'name' | 'decision';

interface Asking {
  /** Asks for each kind; the first in a question decides. */
  readonly asks: Readonly<Record<FactKind, string>>;
  /** Names of a time besides months: days, seasons, parts of a day, "annually". */
  readonly times: string;
  readonly decisions: string;
}

const ASKING: Readonly<Record<string, Asking>> = {
  en: {
    asks: {
      amount: String.raw`how (?:much|expensive)|what .{0,60}costs?|costs? of|what .{0,80} pays? (?:for|to)|prices?|fees?|rates?|charges for|subsid(?:y|ies)|grants?`,
      number: 'how (?:many|often|long|far|high|big|large|heavy|fast|loud|deep|wide|old|hot|warm|cold)',
      time: 'when|dates?|deadlines?|opening hours|timetable|how late|what time',
      name: 'who(?:m|se)?',
      decision: String.raw`what .{0,60}(?:decided|decides|resolved|agreed|approved|voted)|decisions? (?:of|on|by|about)|how .{0,60} voted|outcome of the vote`,
    },
    times: String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|autumn|winter|fall|morning|noon|midnight|evening|night|weeks?|months?|years?|days?|hours?|daily|weekly|monthly|annual(?:ly)?|today|tomorrow|yesterday|weekends?|before|after|once|as soon as`,
    decisions: String.raw`decid\p{L}+|decisions?|carried|resolved|agreed?|approv\p{L}+|adopted|passed|reject\p{L}+|refus\p{L}+|voted?|votes|granted|accepted|turned down|backed|unanimous\p{L}*|will go ahead|postponed|deferred`,
  },
  de: {
    asks: {
      amount: String.raw`wie ?viel(?:e[snr]?)? (?!\p{Lu}\p{L}+(?:en|er|e) )|wie teuer|was .{0,60}kostet|kosten|preise?n?|gebühr(?:en)?|beiträge|zuschüsse|förderung`,
      number: 'wie ?viele|wie (?:oft|lange|weit|hoch|groß|schwer|schnell|laut|tief|breit|alt|heiß|warm|kalt)',
      time: String.raw`wann|bis wann|termine?|fristen?|öffnungszeiten|datum`,
      name: 'wer|wem|wen|wessen',
      decision: String.raw`was .{0,80}(?:beschlossen|beschließt|entschieden|entscheidet)|beschl(?:uss|üsse)|entscheidung(?:en)?`,
    },
    times: String.raw`(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|frühling|frühjahr|sommer|herbst|winter|morgens?|mittags?|mitternacht|abends?|nachts?|wochen?|monat(?:e|en|s)?|jahr(?:e|en|es)?|tage?n?|stunden?|uhr|täglich|wöchentlich|monatlich|jährlich|heute|gestern|wochenende|vor|nach|sobald`,
    decisions: String.raw`beschl(?:oss|ossen|ießt|uss|üsse)|entschied(?:en)?|entscheid\p{L}*|zugestimmt|stimmte\p{L}*|angenommen|abgelehnt|lehnte\p{L}*|genehmigt\p{L}*|bewilligt\p{L}*|verabschiedet\p{L}*|einstimmig|billigt\p{L}*|vertagt\p{L}*`,
  },
  fr: {
    asks: {
      amount: String.raw`combien (?:coûte\p{L}*|faut-il payer|paie\p{L}*|ça coûte|d['’]argent)|(?:le|les|des|du)? ?(?:prix|tarifs?|coûts?|frais)|aides? financières?|subventions?`,
      number: 'combien|à quelle (?:fréquence|hauteur|distance|vitesse)',
      time: String.raw`quand|à quelle (?:date|heure)|dates?|délais?|horaires?|échéances?`,
      name: 'qui (?!est|sont)|qui est|par qui',
      decision: String.raw`ce qu['’].{0,60}(?:décidé|voté|adopté)|(?:ce que) .{0,60}(?:décidé|voté|adopté)|décisions?`,
    },
    times: String.raw`(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|printemps|été|automne|hiver|matins?|midi|minuit|soirs?|nuits?|semaines?|mois|ans?|années?|jours?|heures?|quotidien\p{L}*|hebdomadaire\p{L}*|mensuel\p{L}*|annuel\p{L}*|aujourd['’]hui|demain|hier|avant|après|dès`,
    decisions: String.raw`décid\p{L}+|décisions?|vot(?:é|ée|és|ées|e|ent|es)|adopt\p{L}+|approuv\p{L}+|rejet\p{L}+|refus\p{L}+|accept\p{L}+|accord\p{L}+|unanim\p{L}+|valid\p{L}+|report(?:é|ée)`,
  },
  es: {
    asks: {
      amount: String.raw`cuánto (?:cuesta\p{L}*|vale\p{L}*|se paga|hay que pagar|pagan?)|precios?|tarifas?|costes?|costos?|tasas?|ayudas? económicas?|subvenci(?:ón|ones)`,
      number: 'cuánt[oa]s?|con qué frecuencia|cuánto (?:tiempo|dura)',
      time: String.raw`cuándo|fechas?|plazos?|horarios?|a qué hora`,
      name: 'quién(?:es)?',
      decision: String.raw`qué .{0,60}(?:decidió|decidido|acordó|acordado|aprobó|aprobado)|lo que .{0,60}(?:decidió|acordó|aprobó)|decisi(?:ón|ones)`,
    },
    times: String.raw`lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|primavera|verano|otoño|invierno|mañanas?|mediodía|medianoche|tardes?|noches?|semanas?|mes(?:es)?|años?|días?|horas?|diari\p{L}*|semanal\p{L}*|mensual\p{L}*|anual\p{L}*|hoy|ayer|antes|después|tras`,
    decisions: String.raw`decid\p{L}+|decisi(?:ón|ones)|acord\p{L}+|acuerdos?|aprob\p{L}+|aprueb\p{L}+|rechaz\p{L}+|vot(?:ó|aron|ado|os?)|acept\p{L}+|conced\p{L}+|unanim\p{L}+|aplaz\p{L}+`,
  },
  it: {
    asks: {
      amount: String.raw`quanto (?:costa\p{L}*|si paga|pagano)|prezz[oi]|tariff[ae]|cost[oi]|contribut[oi]`,
      number: 'quant[oaie]|ogni quanto',
      time: String.raw`quando|dat[ae]|scadenz[ae]|orari[o]?`,
      name: 'chi',
      decision: String.raw`cosa .{0,60}(?:deciso|approvato|votato)|decision[ei]`,
    },
    times: String.raw`lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|primavera|estate|autunno|inverno|mattin[ao]|mezzogiorno|sera|notte|settiman[ae]|mes[ei]|ann[oi]|giorn[oi]|or[ae]|oggi|ieri|prima|dopo`,
    decisions: String.raw`decis\p{L}+|decid\p{L}+|approv\p{L}+|respin\p{L}+|rifiut\p{L}+|vot(?:ato|ata|i|o|ano)|adott\p{L}+|accett\p{L}+|unanim\p{L}+|rinvi\p{L}+`,
  },
  pt: {
    asks: {
      amount: String.raw`quanto (?:custa\p{L}*|se paga|pagam?)|preços?|tarifas?|custos?|taxas?|subsídios?`,
      number: 'quant[oa]s?|com que frequência',
      time: String.raw`quando|datas?|prazos?|horários?`,
      name: 'quem',
      decision: String.raw`o que .{0,60}(?:decidiu|decidido|aprovou|aprovado|votou)|decis(?:ão|ões)`,
    },
    times: String.raw`segunda|terça|quarta|quinta|sexta|sábados?|domingos?|primavera|verão|outono|inverno|manhã|tarde|noite|semanas?|mês|meses|anos?|dias?|horas?|hoje|ontem|antes|depois|após`,
    decisions: String.raw`decid\p{L}+|decis(?:ão|ões)|aprov\p{L}+|rejeit\p{L}+|recus\p{L}+|vot(?:ou|aram|ado|os?)|aceit\p{L}+|unanim\p{L}+|unânim\p{L}+|adi(?:ou|ado|ada)`,
  },
  nl: {
    asks: {
      amount: String.raw`hoeveel .{0,40}kost\p{L}*|wat .{0,60}kost|prij(?:s|zen)|kosten|tarie(?:f|ven)|subsidies?`,
      number: 'hoeveel|hoe (?:vaak|lang|ver|hoog|groot|zwaar|snel|luid|diep|breed|oud|heet|warm)',
      time: String.raw`wanneer|data|datum|termijn(?:en)?|openingstijden`,
      name: 'wie',
      decision: String.raw`wat .{0,80}(?:besloten|besliste?|besloot)|besluit(?:en)?|beslissing(?:en)?`,
    },
    times: String.raw`(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en|s)?|lente|voorjaar|zomer|herfst|najaar|winter|ochtends?|middags?|avonds?|nachts?|we(?:ek|ken)|maand(?:en)?|ja(?:ar|ren)|dag(?:en)?|u(?:ur|ren)|vandaag|gisteren|voor|na|zodra`,
    decisions: String.raw`beslis\p{L}+|beslo(?:ot|ten)|besluit\p{L}*|goedgekeurd|aangenomen|verworpen|geweigerd|afgewezen|gestemd|stemde\p{L}*|unaniem|uitgesteld`,
  },
};

const CJK_ASKING: Readonly<Record<string, Asking>> = {
  ja: {
    asks: {
      amount: 'いくら|料金|費用|価格|値段|会費|補助金の額|税額',
      number: 'いくつ|何(?:人|個|台|本|回|年|日|時間|キロ|メートル|件|冊|種類)|どのくらい|どれくらい',
      time: 'いつ|何時|何日|期限|締め?切り?|収集日|日程|営業時間|開館時間',
      name: '誰|だれ|どなた',
      decision: '何(?:を|が)決|決定|議決|決まった',
    },
    times: '曜|春|夏|秋|冬|朝|昼|夜|午前|午後|週|月|年|日|時|まで|前|後',
    decisions: '決定|決議|可決|否決|承認|採択|議決|決め|決ま|賛成|反対|却下|見送',
  },
  zh: {
    asks: {
      amount: '多少钱|多少錢|费用|費用|价格|價格|收费|收費',
      number: '多少|几|幾|多(?:长|長|久|高|大|重|快)',
      time: '何时|何時|什么时候|什麼時候|日期|截止|期限|开放时间',
      name: '谁|誰',
      decision: '决定|決定|决议|決議',
    },
    times: '星期|周|週|春|夏|秋|冬|上午|下午|月|年|日|点|點|时|時|前|后|後',
    decisions: '决定|決定|通过|通過|否决|否決|批准|决议|決議|同意|拒绝|拒絕|推迟',
  },
};

interface Forms {
  readonly asks: readonly (readonly [FactKind, RegExp])[];
  readonly times: RegExp;
  readonly decisions: RegExp;
}

const forms = new Map<string, Forms>();

function formsOf(language: string): Forms | null {
  const primary = primaryLanguage(language);
  const known = forms.get(primary);
  if (known) return known;
  const spaced = ASKING[primary];
  const asking = spaced ?? CJK_ASKING[primary];
  if (!asking) return null;
  const [start, end] = spaced ? [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`] : ['', ''];
  const formOf = (words: string) => new RegExp(`${start}(?:${words})${end}`, 'iu');
  const kinds = ['decision', 'amount', 'number', 'time', 'name'] as const;
  const built = {
    asks: kinds.map((kind) => [kind, formOf(asking.asks[kind])] as const),
    times: formOf(asking.times),
    decisions: formOf(asking.decisions),
  };
  forms.set(primary, built);
  return built;
}

/** A brief of a page is no question. */
const LONGEST_QUESTION = 400;

/** @returns the kind of fact that a question or part of a brief asks for; null where it is none of them */
export function factAsked(question: string, language: string): FactKind | null {
  const text = question.slice(0, LONGEST_QUESTION);
  // "When are there grants" asks for a time, though grants are amounts.
  let asked: { readonly kind: FactKind; readonly at: number } | null = null;
  for (const [kind, form] of formsOf(language)?.asks ?? []) {
    const at = text.search(form);
    if (at !== -1 && (asked === null || at < asked.at)) asked = { kind, at };
  }
  return asked?.kind ?? null;
}

const MONEY =
  /[€$£¥₽₹₩]|(?<!\p{L})(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|pence|yen|francs?|franken|cents?|pesos?|円|万円|元|free of charge|free|kostenlos|kostenfrei|gratuit\p{L}*|gratis|gratuito)(?!\p{Ll})|円|元|無料|免费|免費/iu;
const CLOCK =
  /\p{Nd}{1,2}[:.h]\p{Nd}{2}|\p{Nd} ?(?:am|pm|a\.m\.|p\.m\.|Uhr|heures?|h)(?!\p{L})|\p{Nd}\s?[年月日時点點]/iu;

/** @returns whether a sentence tells a fact of a kind; true for names in a language whose names look like other words */
export function tellsFact(sentence: string, kind: FactKind, language: string): boolean {
  const words = formsOf(language);
  if (!words) return true;
  if (kind === 'decision') return words.decisions.test(sentence);
  const hasNumber = /\p{Nd}/u.test(sentence) || numbersIn(sentence, language).length > 0;
  if (kind === 'number') return hasNumber;
  if (kind === 'amount') return MONEY.test(sentence) || (hasNumber && /\p{Nd}/u.test(sentence));
  if (kind === 'time') {
    if (/(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd})/u.test(sentence) || CLOCK.test(sentence)) return true;
    return words.times.test(sentence) || namesMonth(sentence, language);
  }
  return namesPeople(sentence, language);
}

function namesMonth(sentence: string, language: string): boolean {
  return [...segmenterFor(language, 'word').segment(sentence.slice(0, 2000))].some(
    ({ segment, isWordLike }) => isWordLike === true && isMonth(segment, language),
  );
}

const NAMELESS = new Set(['ja', 'zh', 'ko', 'de', 'ar', 'he', 'th']);
/** Who may do a thing need not have a name: "residents over 65", "a qualified electrician". */
const ROLES =
  /(?<!\p{L})(?:anyone|everyone|nobody|residents?|members?|owners?|people|persons?|citizens?|tenants?|employees?|students?|parents?|children|council|authority|office|company|team|department|personnes?|habitants?|propriétaires?|membres?|mairie|personas?|vecin[oa]s|residentes?|propietari[oa]s|soci[oa]s|ayuntamiento|\p{L}{3,}(?:ers|ors|ists|ians|eurs|istes|ores))(?!\p{L})/iu;

function namesPeople(sentence: string, language: string): boolean {
  return (
    NAMELESS.has(primaryLanguage(language)) || ROLES.test(sentence) || namesIn(sentence, language).length > 0
  );
}
