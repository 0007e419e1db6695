import { primaryLanguage } from '../../text/index.js';
import { ENGLISH_STARTS } from './english-starts.js';

/** How a sentence of one language shows that it leans on what stood before it. */
export interface Openers {
  /** As the first word. */
  readonly first: ReadonlySet<string>;
  /** As one of the first words, with only function words before it: "When *they* are run", "In *this* case". */
  readonly early: ReadonlySet<string>;
  /** Among the very first words, whatever stands before: "When triggered *it* …". */
  readonly pronouns: ReadonlySet<string>;
  /** As `pronouns`, with those that are objects or possessives. */
  readonly references: ReadonlySet<string>;
  /** Anywhere, for sentences that must stand quite alone. */
  readonly anywhere: ReadonlySet<string>;
  /** The start of a sentence, lower case. */
  readonly phrases: readonly RegExp[];
  /** What adds to something said before: "The field is *also* …". */
  readonly adds: RegExp | null;
  /** Starts that look like one of the above and are none: "It is possible to …". */
  readonly harmless: readonly RegExp[];
}

interface Lists {
  readonly connectives: string;
  readonly pronouns: string;
  readonly demonstratives: string;
  readonly phrases?: readonly RegExp[];
  readonly harmless?: readonly RegExp[];
  readonly adds?: RegExp;
}

const LISTS: Readonly<Record<string, Lists>> = {
  en: {
    connectives:
      'however but and or so yet nor thus therefore hence then next finally first firstly second secondly third thirdly ' +
      'lastly also too again still instead otherwise moreover furthermore besides additionally similarly likewise ' +
      'consequently accordingly nevertheless nonetheless meanwhile conversely alternatively afterwards afterward later ' +
      'here there another both neither either such same other others instead unfortunately fortunately indeed of ' +
      'obviously naturally note actually certainly admittedly though although yes no well above below only otherwise ' +
      'sometimes rather even thereafter once since because whereas which where who whose that specifically namely ' +
      'conversely perhaps maybe in-particular ok okay sure of-course regardless anyway voilà voila',
    pronouns: 'he she it they him her them his hers its their theirs himself herself itself themselves',
    demonstratives: 'this that these those such former latter aforementioned',
    adds: /^[^,;:]{0,60}? (?:also|too|likewise|therefore|thus|then|however|instead|similarly|nevertheless|still)\b|\bthe (?:next|second|third|final|last|previous) (?:step|stage|phase|part|thing|one|point)\b/,
    phrases: [
      /^the (?:other|others|latter|former)\b/,
      /^(?:\S+ ){1,3}(?:this|these|those)\b/,
      ENGLISH_STARTS,
    ],
    harmless: [
      /^it is (?:not |also |often |usually |generally |always |highly |strongly |therefore )?(?:possible|important|necessary|recommended|best|easy|advisable|essential|useful|common|customary|better|wise|safe|worth|good practice|up to)\b(?! (?:also|then|therefore))/,
      /^there (?:is|are|was|were) (?!also|another|other|however|more|no other|several other)/,
      /^such as\b/,
      /^once (?!this|that|these|those|it|they|done|again)/,
      /^(?:although|though|because|since|whereas|where) (?!then|this|that|these|those|it|they|he|she)/,
      /^(?:first|second)[- ](?:class|level|order|party)/,
      /^only (?!then|this|these|those|that|after|when|one)/,
      /^both \S+ and\b/,
      /^no \w+/,
      /^well[- ](?:known|formed|written)/,
    ],
  },
  de: {
    connectives:
      'jedoch aber und oder also daher deshalb deswegen darum somit folglich dann danach dabei dazu davon damit dadurch ' +
      'dafür dagegen daraus darauf darin daran darüber hier dort zudem außerdem ferner weiterhin allerdings trotzdem ' +
      'dennoch zuerst zunächst schließlich endlich ebenso ebenfalls auch so andernfalls ansonsten sonst hingegen ' +
      'stattdessen beide beides solche solcher solches letztere letzterer erstere ersterer denn sondern nun jetzt ' +
      'anschließend später vorher zuvor hierbei hierzu hierfür hiermit demnach demzufolge infolgedessen natürlich leider',
    pronouns: 'er sie es ihn ihm ihr ihnen ihre seine sein seinen seiner ihrem ihren deren dessen',
    demonstratives: 'dies diese dieser dieses diesem diesen jene jener jenes solche solcher solchen das dem',
    adds: /^[^,;:]{0,50}? (?:dann|jedoch|allerdings|hingegen|dagegen|stattdessen|deshalb|daher|trotzdem|ebenfalls)\b/,
    phrases: [
      /^(?:ganz einfach|kein wunder)\b/,
      /^(?:zum beispiel|z\.\s?b\.|das heißt|d\.\s?h\.|in diesem|in diesen|aus diesem|mit diesem|mit dieser|im gegensatz dazu|auf diese|ein weiterer?|eine weitere|weitere|der (?:erste|zweite|letzte|andere)|die (?:erste|zweite|letzte|andere)|das (?:erste|zweite|letzte|andere)|die anderen|wie (?:oben|bereits|schon|erwähnt))/,
    ],
    harmless: [
      /^es (?:gibt|empfiehlt|lohnt)\b/,
      /^es ist (?:nicht |auch |oft |immer |meist |daher )?(?:möglich|wichtig|notwendig|nötig|ratsam|sinnvoll|üblich|empfehlenswert|besser|am besten|leicht|einfach|schwer|bekannt|unerlässlich)\b/,
      /^es (?:wird (?:empfohlen|erwartet|geraten)|kann (?:sein|vorkommen|passieren))\b/,
      /^sie (?:können|müssen|sollten|haben|möchten)\b/,
    ],
  },
  fr: {
    connectives:
      'cependant mais et ou donc ainsi alors puis ensuite enfin aussi toutefois néanmoins pourtant or car par ailleurs ' +
      'dès lors ici là finalement également sinon autrement voilà celui-ci celle-ci ceux-ci celles-ci',
    pronouns: 'il elle ils elles lui leur leurs son sa ses y en',
    demonstratives: 'ce cet cette ces cela ceci ça celui celle ceux celles tel telle tels telles',
    phrases: [
      /^(?:par exemple|en effet|en outre|de plus|d'autre part|d'une part|par conséquent|c'est|c'était|ce sont|dans ce|pour cela|à cet effet|le (?:premier|second|dernier|même)|la (?:première|seconde|dernière|même)|l'autre|les autres|un autre|une autre|d'autres|autrement dit|au contraire|en revanche)/,
    ],
    harmless: [/^il (?:est (?:possible|important|nécessaire|recommandé)|existe|y a|faut|suffit)\b/],
  },
  es: {
    connectives:
      'pero y o e sin embargo entonces luego además también así pues por tanto aunque después finalmente aquí allí ' +
      'ambos ambas asimismo no obstante tampoco igualmente primero segundo',
    pronouns: 'él ella ellos ellas su sus le les lo la los las se',
    demonstratives:
      'este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas tal tales',
    phrases: [
      /^(?:por ejemplo|por (?:eso|esto|ello|tanto|lo tanto)|en (?:este|esta|ese|esa|cambio|particular)|de este modo|de esta|es decir|el (?:primero|segundo|último|mismo|otro)|la (?:primera|segunda|última|misma|otra)|otro|otra|otros|otras|sin embargo|no obstante)/,
    ],
    harmless: [
      /^(?:la|los|las|el|lo que) (?!otr|mism|primer|segund|últim)\p{L}{3,}/u,
      /^se (?:puede|recomienda|debe)\b/,
    ],
  },
  it: {
    connectives:
      'ma e o però quindi dunque allora poi infine inoltre anche così tuttavia invece pertanto perciò qui lì entrambi ' +
      'entrambe altrimenti ugualmente',
    pronouns: 'egli ella esso essa essi esse lui lei loro suo sua suoi sue lo gli le li',
    demonstratives: 'questo questa questi queste quello quella quelli quelle ciò tale tali',
    phrases: [
      /^(?:per esempio|ad esempio|per questo|in questo|in questa|in questi|al contrario|cioè|di conseguenza|il (?:primo|secondo|terzo|precedente)|la (?:prima|seconda|precedente)|un altro|un'altra|altri|altre|l'altro|l'altra)/,
    ],
    harmless: [/^(?:gli|le|lo) \p{L}{3,}/u],
  },
  pt: {
    connectives:
      'mas e ou porém então depois além também assim portanto contudo todavia entretanto logo aqui ali ambos ambas ' +
      'finalmente igualmente',
    pronouns: 'ele ela eles elas seu sua seus suas lhe lhes',
    demonstratives: 'este esta isto estes estas esse essa isso esses essas aquele aquela aquilo tal tais',
    phrases: [
      /^(?:por exemplo|por (?:isso|isto)|neste|nesta|nesse|nessa|nestes|nesses|no entanto|ou seja|o (?:primeiro|segundo|último|mesmo|outro)|a (?:primeira|segunda|última|mesma|outra)|outro|outra|outros|outras|além disso|deste|desta)/,
    ],
  },
  nl: {
    connectives:
      'maar en of dus daarom daarna dan toen ook echter bovendien daarnaast verder hierdoor daardoor hiermee daarmee ' +
      'hier daar ten tot vervolgens eerst tenslotte beide anders toch want hierbij daarbij hiervoor daarvoor',
    pronouns: 'hij zij ze hem haar hun hen zijn het',
    demonstratives: 'dit dat deze die zulke dergelijke zo’n',
    phrases: [
      /^(?:bijvoorbeeld|met andere|in dit|in deze|in dat|om deze|op deze|de (?:eerste|tweede|laatste|andere)|een ander|een andere|andere)/,
    ],
    harmless: [
      /^het is (?:mogelijk|belangrijk|aan te raden)\b/,
      /^het (?!is|wordt|was|kan|heeft|zal)\p{L}{3,}/u,
    ],
  },
  ru: {
    connectives:
      'однако но и а поэтому также затем тогда кроме например впрочем потом наконец далее здесь там итак зато либо тоже ' +
      'причём следовательно аналогично иначе',
    pronouns: 'он она оно они его её их им ему ей',
    demonstratives: 'это этот эта эти этого этой этих тот та те такой такая такие таким',
    phrases: [
      /^(?:в (?:этом|этой|этих|частности|свою|таком)|для этого|при этом|после этого|кроме того|таким образом|с этой)/,
    ],
  },
  ar: {
    connectives:
      'ولكن لكن أيضا كذلك لذلك ثم كما وبالتالي بالتالي ولذلك بينما فقط حيث وقد لذا وأيضا ومع بل إذن إذ لأن لأنه لأنها ' +
      'وإذا وإن وإلا وعليه وهكذا هكذا وكذلك وبذلك وعندها وحينها وهنا وهناك ولم ولن ولا وليس ولأن وبعدها وأخيرا أخيرا ' +
      'أولا ثانيا ثالثا وثانيا وثالثا ولهذا لهذا ولكنه ولكنها لكنه لكنها فإن فإذا فقد فلا فلم فلن فمن فعندما فكل فإنه ' +
      'فإنها فإذن ففي فبعد فعلى فليس فيما فكما فما فهناك',
    pronouns: 'هو هي هم هما وهو وهي وهم إنه إنها فهو فهي فهم',
    demonstratives: 'هذا هذه هؤلاء ذلك تلك وهذا وهذه وذلك وتلك فهذا فهذه بهذا لهذا لهذه',
    phrases: [/^(?:على سبيل المثال|في هذه|في هذا|بعد ذلك|من ناحية|بالإضافة إلى ذلك|ومن ثم|نتيجة لذلك)/],
  },
  // No spaces to part the words: whatever a sentence starts with is found by its first letters.
  ja: {
    connectives: '',
    pronouns: '',
    demonstratives: '',
    phrases: [
      /^(?:これ|この|その|それ|そこ|あの|こう|そう|しかし|また|同様|たとえば|例えば|さらに|そして|つまり|ただし|上で|上記|次に|以下|前述|なお|だが|ですが|一方|従って|したがって|結果|なぜなら|具体的に|言い換え|すなわち|要するに|ちなみに|とはいえ|ところが|ところで|けれど|よって|ゆえに|加えて|逆に|反対に|ここ|最後に|まず|他の|事実上|彼|両者|いずれ)/,
    ],
  },
  zh: {
    connectives: '',
    pronouns: '',
    demonstratives: '',
    phrases: [
      /^(?:这|那|它|他|她|此|其|但|而|因此|所以|然而|另外|例如|比如|同样|同樣|上述|以下|如上|接着|接著|然后|然後|首先|其次|最后|最後|不过|不過|并且|並且|同时|同時|也|這|於是|于是|另一|两者|兩者|第二|第三)/,
    ],
  },
  ko: {
    connectives: '',
    pronouns: '',
    demonstratives: '',
    phrases: [
      /^(?:이것|이러|이런|이는|이를|이와|이때|이 |그것|그러|그런|그리|그래|그 |또한|하지만|따라서|예를|즉|다음|위의|먼저|마지막|여기|저 |둘 )/,
    ],
  },
};

/** Those that can only be the subject; the rest are articles or possessives too in one language or another. */
const SUBJECT_PRONOUNS = new Set(
  'he she it they er sie es il elle ils elles él ella ellos ellas ele ela eles elas egli esso essi'.split(
    ' ',
  ),
);

/** Pronouns in one use, articles in the other. */
const ARTICLES = new Set('la le lo los las gli li les y en se het zijn sein seine seinen seiner'.split(' '));

const built = new Map<string, Openers | null>();

/** @returns null for a language without lists: there, only the first sentence of a paragraph is known to lean on nothing. */
export function openersOf(language: string): Openers | null {
  const primary = primaryLanguage(language);
  let openers = built.get(primary);
  if (openers === undefined) {
    const lists = LISTS[primary];
    openers = lists ? openersFrom(lists) : null;
    built.set(primary, openers);
  }
  return openers;
}

function openersFrom(lists: Lists): Openers {
  const words = (list: string) => list.split(' ').filter((word) => word !== '');
  const pronouns = words(lists.pronouns);
  const demonstratives = words(lists.demonstratives);
  return {
    first: new Set([...words(lists.connectives), ...pronouns, ...demonstratives]),
    early: new Set([...pronouns, ...demonstratives]),
    pronouns: new Set(pronouns.filter((word) => SUBJECT_PRONOUNS.has(word))),
    references: new Set(pronouns.filter((word) => !ARTICLES.has(word))),
    anywhere: new Set(demonstratives),
    phrases: lists.phrases ?? [],
    adds: lists.adds ?? null,
    harmless: lists.harmless ?? [],
  };
}
