/** What a part of a brief asks for besides its terms. */
export type Sense = 'before' | 'during' | 'after' | 'setup';

/** How a language puts several things in a row. */
export interface PartWords {
  /** Between two items of a row. Global: for `split`, `match` and `matchAll`. */
  readonly joint: RegExp;
  /** Whether a row asks for all of its items: "and", not "or". */
  readonly and: RegExp;
  /** The same, anywhere between two words of time. */
  readonly apart: RegExp;
  /** A joint at the end of an item. */
  readonly lastJoint: RegExp;
  /** Where a further question begins; what stands before it is group 1. Global. */
  readonly question: RegExp;
  /** Where the first one does. */
  readonly firstQuestion: RegExp;
  /** Words of time that stand in a row. Global. */
  readonly times: RegExp;
  readonly timeSense: (word: string) => Sense | null;
  /** A brief for something to be done. */
  readonly task: RegExp;
  /** What adds an item behind the row: "with the deadlines". */
  readonly adds: RegExp;
  /** How texts say it. */
  readonly senses: Readonly<Record<Sense, RegExp>>;
}

interface Plain {
  readonly and: string;
  readonly or: string;
  readonly asks: string;
  /** Of those, what is no relative pronoun and so can begin the first question. */
  readonly asksFirst?: string;
  readonly before: string;
  readonly during: string;
  readonly after: string;
  /** Alternatives of words that texts have for them. */
  readonly says: Readonly<Record<Sense, string>>;
  readonly task: string;
  readonly adds: string;
}

const PLAIN: Readonly<Record<string, Plain>> = {
  en: {
    and: 'and|as well as|plus',
    or: 'or',
    asks: 'how|what|when|where|who|whom|whose|which|why|whether',
    asksFirst: 'how|what|when|where|why|whether',
    before: 'before',
    during: 'during',
    after: 'after',
    says: {
      before: String.raw`before(?:hand)?|in advance|ahead|prepar\p{L}*|get(?:ting)? ready|precautions?`,
      during: 'during|while|when|meanwhile|as soon as',
      after: String.raw`after(?:wards?|math)?|once|recover\p{L}*|clean(?:ing)?[ -]?up|following|later`,
      setup: String.raw`set(?:ting)?[ -]?up|setup|install\p{L}*|configur\p{L}*|connect\p{L}*|add|adding|creat\p{L}*|prepar\p{L}*`,
    },
    task: 'how to|set(?:ting)? up',
    adds: 'with|including|along with|together with',
  },
  de: {
    and: 'und|sowie|samt',
    or: 'oder',
    asks: 'wie|was|wann|wo|wer|wem|wen|wessen|welche[rsnm]?|warum|weshalb|wieso|ob|wof[üu]r|wodurch|womit|wozu|wohin|woher',
    before: 'vor|vorher',
    during: 'während|währenddessen',
    after: 'nach|nachher|danach',
    says: {
      before: String.raw`vor|vorher|vorab|bevor|im voraus|vorbereit\p{L}*|vorsorg\p{L}*|rechtzeitig`,
      during: 'während|währenddessen|wenn|sobald|inzwischen|solange',
      after: String.raw`nach|nachher|nachdem|danach|hinterher|anschließend|später|aufräum\p{L}*`,
      setup: String.raw`einricht\p{L}*|eingerichtet|einzurichten|richte\p{L}*|installi?er\p{L}*|installation|konfigur\p{L}*|anschließ\p{L}*|anleg\p{L}*|hinzufüg\p{L}*|vorbereit\p{L}*`,
    },
    task: String.raw`wie (?:man|sie|du|ich|wir)|so |anleitung|einrichten|einrichtung`,
    adds: 'mit|einschließlich|inklusive|samt|nebst',
  },
  fr: {
    and: 'et|ainsi que',
    or: 'ou',
    asks: "comment|pourquoi|quand|où|qui|combien|quel(?:le)?s?|ce qui|ce qu(?:e|['’])|à quo[iy]|si",
    asksFirst: "comment|pourquoi|quand|combien|quel(?:le)?s?|ce qui|ce qu(?:e|['’])",
    before: 'avant',
    during: 'pendant|durant',
    after: 'après',
    says: {
      before: String.raw`avant|au préalable|à l['’]avance|prépar\p{L}*|précautions?|d['’]abord`,
      during: 'pendant|durant|lors|lorsque?|quand|tandis',
      after: String.raw`après|ensuite|une fois|nettoy\p{L}*|plus tard|puis`,
      setup: String.raw`install\p{L}*|configur\p{L}*|mettre en (?:place|service)|mise en (?:place|service)|connect\p{L}*|branch\p{L}*|ajout\p{L}*|prépar\p{L}*`,
    },
    task: 'comment|mettre en|installer|configurer',
    adds: 'avec|y compris|sans oublier|dont',
  },
  es: {
    and: 'y|e|así como|además de',
    or: 'o|u',
    asks: 'cómo|qué|cuándo|dónde|quién(?:es)?|cuál(?:es)?|cuánt[oa]s?|por qué|para qué',
    before: 'antes',
    during: 'durante',
    after: 'después|tras',
    says: {
      before: String.raw`antes|de antemano|con antelación|previamente|prepar\p{L}*|precauciones`,
      during: 'durante|mientras|cuando|en cuanto',
      after: String.raw`después|tras|luego|una vez|posterior\p{L}*|limpi\p{L}*|más tarde`,
      setup: String.raw`instal\p{L}*|configur\p{L}*|poner en marcha|puesta en marcha|conect\p{L}*|añad\p{L}*|agreg\p{L}*|prepar\p{L}*`,
    },
    task: 'cómo|instalar|configurar',
    adds: 'con|incluid[oa]s?|junto con',
  },
  it: {
    and: 'e|ed|nonché',
    or: 'o|oppure',
    asks: 'come|cosa|che cosa|quando|dove|chi|qual[ei]?|quant[oaie]|perché',
    before: 'prima',
    during: 'durante',
    after: 'dopo',
    says: {
      before: String.raw`prima|in anticipo|prepar\p{L}*|precauzioni`,
      during: 'durante|mentre|quando|appena',
      after: String.raw`dopo|poi|una volta|successiv\p{L}*|puli\p{L}*|più tardi`,
      setup: String.raw`install\p{L}*|configur\p{L}*|colleg\p{L}*|aggiung\p{L}*|prepar\p{L}*|impost\p{L}*`,
    },
    task: 'come|installare|configurare',
    adds: 'con|compres[oaie]|inclus[oaie]',
  },
  pt: {
    and: 'e|bem como|assim como',
    or: 'ou',
    asks: 'como|o que|quando|onde|quem|qual|quais|quant[oa]s?|por que|porque|porquê',
    before: 'antes',
    during: 'durante',
    after: 'depois|após',
    says: {
      before: String.raw`antes|com antecedência|prepar\p{L}*|precauções`,
      during: 'durante|enquanto|quando|assim que',
      after: String.raw`depois|após|em seguida|uma vez|limp\p{L}*|mais tarde`,
      setup: String.raw`instal\p{L}*|configur\p{L}*|conect\p{L}*|ligar|adicion\p{L}*|prepar\p{L}*`,
    },
    task: 'como|instalar|configurar',
    adds: 'com|incluindo|incluíd[oa]s?',
  },
  nl: {
    and: 'en|alsmede|alsook|evenals',
    or: 'of',
    asks: 'hoe|wat|wanneer|waar|wie|welke?|waarom|waarmee|waarvoor|hoeveel',
    before: 'voor|vóór',
    during: 'tijdens',
    after: 'na',
    says: {
      before: String.raw`voor|vóór|voordat|vooraf|van tevoren|voorbereid\p{L}*|voorzorg\p{L}*`,
      during: 'tijdens|terwijl|wanneer|als|zodra',
      after: String.raw`na|nadat|daarna|achteraf|later|schoonmaken|opruim\p{L}*`,
      setup: String.raw`instel\p{L}*|installe\p{L}*|installatie|configure\p{L}*|aansluit\p{L}*|toevoeg\p{L}*|inricht\p{L}*`,
    },
    task: 'hoe|instellen|installeren',
    adds: 'met|inclusief|waaronder',
  },
};

const BREAK = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const word = (alternatives: string) => `${BREAK}(?:${alternatives})${END}`;

function wordsOf(plain: Plain): PartWords {
  const { and, or, asks, before, during, after, says, task, adds } = plain;
  const both = `(?:${and}|${or})`;
  const time: readonly (readonly [Sense, RegExp])[] = [
    ['before', new RegExp(`^(?:${before})$`, 'iu')],
    ['during', new RegExp(`^(?:${during})$`, 'iu')],
    ['after', new RegExp(`^(?:${after})$`, 'iu')],
  ];
  const saying = (sense: Sense) => new RegExp(word(says[sense]), 'iu');
  return {
    joint: new RegExp(`(?:[,;] ${both}|[,;]| ${both})(?= )`, 'giu'),
    and: new RegExp(` (?:${and}) `, 'iu'),
    apart: new RegExp(`[,;]|${word(both)}`, 'iu'),
    lastJoint: new RegExp(`[,;\\s]{0,4}(?: ${both})?\\s{0,4}$`, 'iu'),
    question: new RegExp(`((?:[,;] (?:${both} )?| ${both} ))(?=(?:${asks})${END})`, 'giu'),
    firstQuestion: new RegExp(word(plain.asksFirst ?? asks), 'iu'),
    times: new RegExp(word([before, during, after].join('|')), 'giu'),
    timeSense: (found) => time.find(([, form]) => form.test(found))?.[0] ?? null,
    task: new RegExp(word(task), 'iu'),
    adds: new RegExp(`^ ?(?:${adds}) `, 'iu'),
    senses: {
      before: saying('before'),
      during: saying('during'),
      after: saying('after'),
      setup: saying('setup'),
    },
  };
}

/** No spaces: a joint of one letter counts between two letters that write things, not particles. */
const THING = String.raw`[\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9]`;
const NEVER = /(?!)/u;

const JA: PartWords = {
  joint: new RegExp(`[、，・]|および|及び|または|ならびに|(?<=${THING})[とや](?=${THING})`, 'gu'),
  // A single comma ends a clause: "借りるとき、必要な書類".
  and: new RegExp(`[、，・][^、，・]+[、，・]|・|および|及び|ならびに|(?<=${THING})[とや](?=${THING})`, 'u'),
  apart: /[、，・とや]/u,
  lastJoint: /[、，\s]{0,4}$/u,
  question: /([、，])(?=[^、，]{0,40}(?:なぜ|どう|どの|どこ|どれ|いつ|誰|だれ|何|いくら|いくつ))/gu,
  firstQuestion: /^/u,
  times: /前|最中|(?<=\p{Script=Han})中(?!\p{Script=Han})|(?<=\p{Script=Han})時(?!\p{Script=Han})|後/gu,
  timeSense: (found) => (found === '前' ? 'before' : found === '後' ? 'after' : 'during'),
  task: /方法|手順|やり方|仕方/u,
  adds: NEVER,
  senses: {
    before: /前|事前|備え|準備|あらかじめ/u,
    during: /最中|中|時|とき|間/u,
    after: /後|あと|復旧|片付け/u,
    setup: /設定|インストール|導入|構築|接続|追加|セットアップ|準備/u,
  },
};

const ZH: PartWords = {
  joint: new RegExp(`[、，]|以及|及|或者?|(?<=${THING}{2})[和与與跟](?=${THING}{2})`, 'gu'),
  and: new RegExp(`、|以及|及|(?<=${THING}{2})[和与與跟](?=${THING}{2})`, 'u'),
  apart: /[、，和与與及]/u,
  lastJoint: /[、，\s]{0,4}$/u,
  question:
    /([、，](?:以及)?|以及|和)(?=(?:如何|怎样|怎么|怎樣|怎麼|为什么|為什麼|什么|什麼|何时|哪里|哪些|谁|誰|多少))/gu,
  firstQuestion: /如何|怎样|怎么|怎樣|怎麼|为什么|為什麼|什么|什麼|何时|哪里|哪些|谁|誰|多少/u,
  times: /之?前|期间|期間|之?中(?=[、，和及后後])|之?[后後]/gu,
  timeSense: (found) => (/前/u.test(found) ? 'before' : /[后後]/u.test(found) ? 'after' : 'during'),
  task: /如何|怎样|怎么|怎樣|怎麼|方法|步骤|步驟/u,
  adds: NEVER,
  senses: {
    before: /前|事先|预先|預先|准备|準備|提前/u,
    during: /期间|期間|中|时|時|当|當/u,
    after: /[后後]|之后|恢复|恢復|清理/u,
    setup: /设置|設置|设定|設定|安装|安裝|配置|搭建|连接|連接|添加/u,
  },
};

/** By primary subtag. */
export const WORDS_OF_PARTS: Readonly<Record<string, PartWords>> = {
  ...Object.fromEntries(Object.entries(PLAIN).map(([language, plain]) => [language, wordsOf(plain)])),
  ja: JA,
  zh: ZH,
};
