/** What shows in a language that a sentence leans on what stood before it. All in lower case, words parted by spaces. */
export interface LeaningWords {
  /** As the first word: conjunctions, adverbs that go on, pronouns. */
  readonly first: string;
  /** Pronouns and demonstratives, for the first words behind nothing but stop words: "When *they* run", "In *this* case". */
  readonly early: string;
  /** Demonstratives that never join clauses: anywhere in the first clause. */
  readonly anywhere: string;
  /** From the start. */
  readonly phrases: RegExp | null;
  /** In the first clause: "is *also*", "the next day". */
  readonly within: RegExp | null;
  /** Starts that look like one of the above and are none: "It is possible to …". */
  readonly harmless: RegExp | null;
  /** The definite articles: what they name was named before, if its word stood in the sentence before. */
  readonly articles: string;
}

/** Languages without a list: there only the first sentence of a paragraph is known to stand alone. */
export const LEANING_WORDS: Readonly<Record<string, LeaningWords>> = {
  en: {
    first:
      'however but and or so yet nor thus therefore hence then next finally first firstly second secondly third thirdly ' +
      'lastly also too again still instead otherwise moreover furthermore besides additionally similarly likewise ' +
      'consequently accordingly nevertheless nonetheless meanwhile conversely alternatively afterwards afterward later ' +
      'here there another both neither either such same other others unfortunately fortunately indeed naturally note ' +
      'actually certainly admittedly though yes no well above below even thereafter whereas which where who whose ' +
      'specifically namely perhaps maybe sure regardless anyway further earlier subsequently eventually ultimately her ' +
      'together overall elsewhere thereby equally notably importantly surprisingly interestingly obviously of',
    early:
      'he she it they him them his hers its their theirs himself herself itself themselves this that these those such one',
    anywhere: 'this these aforementioned',
    phrases:
      /^(?:for (?:example|instance|that|this|these|comparison|now)|in (?:addition|contrast|(?:other|these|those|such|most|many|some) cases|particular|other words|turn|fact|short|both cases|either case|all cases|practice|comparison|response|return|the (?:first|second|latter|former|previous|above|following|meantime|end|same|process)|doing so)|as (?:a (?:result|consequence|rule|last resort)|such|before|above|noted|mentioned|shown|seen|you can|we|well|opposed|explained|discussed|already|always|said|described|usual|expected|with)|on (?:the (?:other|one|contrary|flip|plus)|top of)|to (?:do (?:so|this|that)|this end|that end|finish|conclude|sum)|at (?:this|that|the same|first|the time|the end)|by (?:contrast|comparison|the way|then|now|doing)|that (?:is|said|way|means)|after (?:that|this|which|doing|these|all)|before (?:that|this|doing)|with (?:that|this|these|both)|from (?:there|here|this|that|these|then)|if (?:so|not|you do|neither|both|either)|even (?:so|though|then|if)|(?:one|some|each|all|many|most|several|any|none|neither|either|both|two|three|few) of (?:these|those|them|which|the(?:se)? (?:two|three|four|other|above))|the (?:other|others|latter|former|same|first|second|third|last|above|previous|next|following|remaining|rest|preceding|two|three|reason|result|answer|difference|advantage|drawback|downside|problem|solution|trick|idea|point|exception|example|opposite|reverse|equivalent|effect|former)(?: (?!of\b)[a-z]+)? (?:is|are|was|were|has|have|had|can|could|will|would|may|should|lies|does|did|also|came|went|goes|comes|one|ones|two|which|that|to|way|option|step|command|method|line|case)|the other\b|a (?:similar|related|second|third|further|better|simpler|different|more|common|final|last|few more) [a-z]|an(?:other| (?:alternative|easier|additional|equivalent|exception))\b|one (?:such|more|other|can also|advantage|disadvantage|drawback|reason|example|way|option|exception|problem|solution|is|was|of the)|two (?:such|other|more)|(?:several|most|many|some|all|any|no) (?:other|such|more|others|this|that|these|those)\b|more (?:details|information|on|importantly|specifically|precisely|generally)|other [a-z]|(?:you|we) (?:can |could |may |might |must |should |will |would )?(?:also|then|now|therefore|still|thus|even|either|instead)\b|there (?:is|are|was|were) (?:also|another|other|however|more|no other|several other)|when (?:done|finished|so)|until (?:then|now)|(?:ever )?since then|[a-z]+ing (?:this|that|these|those|so|it|them)\b|(?:because|due|despite|like|unlike|apart|aside|under|over|among|within|besides) (?:of |to |from )?(?:this|that|these|those|such)\b|not (?:only|all|every)\b|now[,:]|years? later|(?:days?|weeks?|months?|hours?|shortly|soon|immediately) (?:later|after|afterwards?|thereafter)|that (?:same|very|day|year|month|week|night|evening|morning))/,
    within:
      /^[^,;:]{0,70}? (?:in fact|also|likewise|therefore|thus|however|instead|similarly|nevertheless|then)\b|\bthe (?:next|following|same|previous|preceding|other) (?:day|morning|evening|night|week|month|year|season|decade|step|thing|one|way)\b|\b(?:as well|too)[.!]?$|\b(?:days?|weeks?|months?|years?|decades?) (?:later|earlier)\b|^(?:on|in|at|for|with|without|during|by|from|under|like|unlike|despite|through|within|upon) [^,;:]{1,60}, (?:it|they|he|she)\b/,
    harmless:
      /^(?:it is (?:not |also |often |usually |generally |always |highly |strongly )?(?:possible|important|necessary|recommended|ok|fine|legal|illegal|hard|difficult|simple|best|easy|advisable|essential|useful|common|customary|better|wise|safe|worth|good practice)\b(?! also)|there (?:is|are|was|were) (?!also|another|other|however|more|no other|several other|no such)|both [a-z-]+ and\b|such as\b|(?:first|second|third)[- ](?:class|level|order|party|hand|year|world|aid)\b|no (?!other|more|such|one of)[a-z]|(?:above|below) [-−+]?\d|her majesty|well[- ](?:known|formed|written)\b|(?:although|though|because|since|where|even if|if|when|whenever|while|once|unless|until) (?!then|this|that|these|those|it|they|he|she|done|so|not|again|both|either)[a-z]|one (?:of the (?!two|three|four|other|above)|hundred|thousand|million|[a-z]+ in )|further education|other than\b)/,
    articles: 'the',
  },
  de: {
    first:
      'jedoch aber und oder also daher deshalb deswegen darum somit folglich dann danach dabei dazu davon damit dadurch ' +
      'dafür dagegen daraus darauf darin daran darüber hier dort zudem außerdem ferner weiterhin allerdings trotzdem ' +
      'dennoch zuerst zunächst schließlich endlich ebenso ebenfalls auch so andernfalls ansonsten sonst hingegen ' +
      'stattdessen beide beides letztere letzterer erstere ersterer denn sondern nun jetzt anschließend später vorher ' +
      'zuvor hierbei hierzu hierfür hiermit demnach demzufolge infolgedessen natürlich leider insgesamt weitere weiterer ' +
      'andere anderer doch nämlich überdies derzeit seitdem daraufhin einerseits andererseits zusätzlich gleichzeitig ' +
      'ja nein erstens zweitens drittens',
    early:
      'er sie es ihn ihm ihr ihnen ihre seine sein seinen seiner seinem ihrem ihren ihrer deren dessen dies diese dieser dieses diesem diesen ' +
      'jene jener jenes jenem jenen solche solcher solches solchen das dem',
    anywhere: 'dies diese dieser dieses diesem diesen jene jener jenes solche solcher solches solchen',
    phrases:
      /^(?:zum beispiel|z\. ?b\.|das heißt|d\. ?h\.|aus diesem|im gegensatz dazu|ein weiterer?|eine weitere|(?:der|die|das) (?:erste|zweite|dritte|letzte|andere|anderen|übrigen|gleiche|selbe|beiden|letztere|erstere)[nrsm]? |wie (?:oben|bereits|schon|erwähnt)|je nachdem|in der folge|im anschluss|kein wunder|mehr dazu)/u,
    within:
      /^[^,;:]{0,60}? (?:dann|jedoch|allerdings|hingegen|dagegen|stattdessen|deshalb|daher|trotzdem|ebenfalls|also|somit|folglich|demnach|zudem|außerdem|nämlich|dafür|dazu|daraus|hierfür|hierzu|dabei|danach|anschließend|daraufhin|auch)(?!\p{L})|(?:am (?:nächsten|folgenden|selben|gleichen) |am (?:tag|abend|morgen) (?:darauf|danach|zuvor)|(?:stunden|tage|wochen|monate|jahre) (?:später|zuvor|darauf|danach))/u,
    harmless:
      /^(?:es (?:gibt|empfiehlt|lohnt)(?!\p{L})|es ist (?:nicht |oft |immer |meist )?(?:möglich|wichtig|notwendig|nötig|ratsam|sinnvoll|üblich|empfehlenswert|besser|am besten|leicht|einfach|schwer|bekannt|unerlässlich)(?!\p{L})|es (?:wird (?:empfohlen|erwartet|geraten)|kann (?:sein|vorkommen|passieren))|sie (?:können|müssen|sollten|möchten)(?!\p{L}))/u,
    articles: 'der die das den dem des',
  },
  fr: {
    first:
      'cependant mais et ou donc ainsi alors puis ensuite enfin aussi toutefois néanmoins pourtant or car ici là finalement ' +
      'également sinon autrement voilà celui-ci celle-ci ceux-ci celles-ci oui non notamment certes bref premièrement ' +
      'deuxièmement désormais',
    early:
      'il elle ils elles lui leur leurs son sa ses y en ce cet cette ces cela ceci ça celui celle ceux celles tel telle tels telles',
    anywhere: 'cet cette ces',
    phrases:
      /^(?:par (?:exemple|ailleurs|conséquent|contre)|en (?:effet|outre|revanche|particulier|résumé)|de (?:plus|même|ce fait)|d['’]autre part|d['’]une part|dès lors|c['’](?:est|était)|ce sont|dans ce|pour cela|à cet|l['’]autre|les (?:autres|deux|trois)|un autre|une autre|d['’]autres|autrement dit|au contraire|à l['’]inverse|(?:le|la) (?:premi|second|derni|même)|l['’]un )/,
    within:
      /^[^,;:]{0,60}? (?:également|aussi|donc|toutefois|cependant|ensuite|alors)(?!\p{L})|le lendemain|la veille|le même (?:jour|soir)|(?:jours|semaines|mois|ans|heures) plus tard/u,
    harmless:
      /^il (?:est (?:possible|important|nécessaire|recommandé|conseillé|utile)|existe|y a|faut|suffit)(?!\p{L})/u,
    articles: 'le la les l',
  },
  es: {
    first:
      'pero y o e sin entonces luego además también así pues aunque después finalmente aquí allí ambos ambas asimismo ' +
      'tampoco igualmente primero segundo sí no otro otra otros otras mientras posteriormente',
    early:
      'él ella ellos ellas su sus les este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas tal tales',
    anywhere: 'este esta estos estas ese esa esos esas dicho dicha dichos dichas',
    phrases:
      /^(?:por (?:ejemplo|eso|esto|ello|tanto|lo tanto|otro lado|otra parte|último)|en (?:cambio|particular|concreto|resumen)|de (?:este|esta|ese|esa|hecho)|es decir|(?:el|la|los|las) (?:primer|segund|últim|mism|otr|dos |tres )\p{L}*|sin embargo|no obstante|a (?:su vez|continuación|pesar de (?:ello|esto))|una vez (?:hecho|terminado))/u,
    within:
      /^[^,;:]{0,60}? (?:también|además|entonces|por tanto|sin embargo)(?!\p{L})|al día siguiente|el mismo día|(?:horas|días|semanas|meses|años) (?:después|más tarde|antes)/u,
    harmless:
      /^(?:no (?:es|hay|se|existe)|se (?:puede|recomienda|debe)|sin (?!embargo)|es (?:posible|importante|necesario|recomendable))(?!\p{L})/u,
    articles: 'el la los las',
  },
  it: {
    first:
      'ma e o però quindi dunque allora poi infine inoltre anche così tuttavia invece pertanto perciò qui lì entrambi ' +
      'entrambe altrimenti ugualmente successivamente analogamente sì no altri altre',
    early:
      'egli ella esso essa essi esse lui lei loro suo sua suoi sue questo questa questi queste quello quella quelli quelle ciò tale tali',
    anywhere: 'questo questa questi queste',
    phrases:
      /^(?:(?:per|ad) esempio|per (?:questo|ciò|tale)|in (?:questo|questa|questi|tal|particolare|altre parole)|al contrario|cioè|di conseguenza|(?:il|la|i|le|lo|gli) (?:prim|second|terz|precedent|ultim|stess|altr)\p{L}*|un altro|un['’]altra|l['’]altr|nel frattempo|a (?:questo|tal) )/u,
    within:
      /^[^,;:]{0,60}? (?:anche|inoltre|quindi|tuttavia|pertanto|invece)(?!\p{L})|il giorno (?:dopo|seguente|successivo)|(?:giorni|settimane|mesi|anni|ore) dopo/u,
    harmless: null,
    articles: 'il lo la i gli le l',
  },
  pt: {
    first:
      'mas e ou porém então depois além também assim portanto contudo todavia entretanto logo aqui ali ambos ambas ' +
      'finalmente igualmente outro outra outros outras sim não posteriormente',
    early:
      'ele ela eles elas seu sua seus suas este esta isto estes estas esse essa isso esses essas aquele aquela aquilo tal tais neste nesta nesse nessa deste desta desse dessa',
    anywhere: 'este esta estes estas esse essa esses essas neste nesta nesse nessa deste desta desse dessa',
    phrases:
      /^(?:por (?:exemplo|isso|isto|outro lado|fim)|no entanto|ou seja|em (?:particular|contrapartida|resumo)|além disso|(?:o|a|os|as) (?:primeir|segund|últim|mesm|outr)\p{L}*|de (?:fato|facto)|com isso)/u,
    within:
      /^[^,;:]{0,60}? (?:também|além disso|portanto|no entanto|então)(?!\p{L})|no dia seguinte|no mesmo dia|(?:dias|semanas|meses|anos|horas) depois/u,
    harmless: /^não (?:é|há|se)(?!\p{L})/u,
    articles: 'o a os as',
  },
  nl: {
    first:
      'maar en of dus daarom daarna dan toen ook echter bovendien daarnaast verder hierdoor daardoor hiermee daarmee ' +
      'hier daar vervolgens eerst tenslotte beide anders toch want hierbij daarbij hiervoor daarvoor tot andere ja nee ' +
      'zo daaruit daarin intussen uiteindelijk',
    early: 'hij zij ze hem haar hun hen zijn dit dat deze die zulke dergelijke',
    anywhere: 'dit deze zulke dergelijke',
    phrases:
      /^(?:bijvoorbeeld|met andere|om deze|op deze|(?:de|het) (?:eerste|tweede|derde|laatste|andere|volgende|vorige|twee) |een andere?|ten (?:eerste|tweede|slotte)|als gevolg|in plaats daarvan|aan de andere kant)/,
    within:
      /^[^,;:]{0,60}? (?:ook|echter|dus|daarom|vervolgens|bovendien)(?!\p{L})|de volgende dag|dezelfde dag|(?:dagen|weken|maanden|jaar|uur) later/u,
    harmless: /^het is (?:mogelijk|belangrijk|aan te raden|verstandig|nodig)(?!\p{L})/u,
    articles: 'de het',
  },
  ru: {
    first:
      'однако но и а поэтому также затем тогда кроме например впрочем потом наконец далее здесь там итак зато либо тоже ' +
      'причём следовательно аналогично иначе другой другая другие да нет',
    early:
      'он она оно они его её ее их им ему ей это этот эта эти этого этой этих этому этим этом тот та те такой такая такие таким',
    anywhere: 'этот эта эти этого этой этих этому этим этом',
    phrases:
      /^(?:в (?:частности|свою|таком|результате)|для этого|при этом|после этого|кроме того|таким образом|с этой|с другой|тем не менее|то есть)/,
    within:
      /^[^,;:]{0,60}? (?:также|тоже|поэтому|однако|затем)(?!\p{L})|на следующий день|в тот же день|накануне|(?:дней|недель|месяцев|лет|часов) спустя/u,
    harmless: null,
    articles: '',
  },
  ar: {
    first:
      'ولكن لكن أيضا كذلك لذلك ثم كما وبالتالي بالتالي ولذلك بينما فقط حيث وقد لذا وأيضا ومع بل إذن إذ لأن لأنه لأنها ' +
      'وإذا وإن وإلا وعليه وهكذا هكذا وكذلك وبذلك وعندها وحينها وهنا وهناك ولم ولن ولا وليس ولأن وبعدها وأخيرا أخيرا ' +
      'أولا ثانيا ثالثا وثانيا ولهذا لهذا ولكنه ولكنها لكنه لكنها فإن فإذا فقد فلا فلم فلن فمن فإنه فإنها فيما هو هي هم ' +
      'هما وهو وهي وهم إنه إنها فهو فهي فهم نعم',
    early: 'هذا هذه هؤلاء ذلك تلك وهذا وهذه وذلك وتلك فهذا فهذه بهذا بهذه لهذا لهذه',
    anywhere: 'هذا هذه هؤلاء ذلك تلك بهذا بهذه لهذا لهذه',
    phrases: /^(?:على سبيل المثال|بعد ذلك|من ناحية|بالإضافة إلى ذلك|ومن ثم|نتيجة لذلك|في المقابل)/,
    within: /^[^،؛.]{0,60} (?:أيضا|كذلك)(?!\p{L})|(?:اليوم|الأسبوع|الشهر|العام) التالي|نفس اليوم/u,
    harmless: null,
    articles: '',
  },
  // No spaces part the words of the next three: a start is known by its first letters.
  ja: {
    first: '',
    early: '',
    anywhere: '',
    phrases:
      /^(?:これ|この|その|それ|そこ|あの|こう|そう|しかし|また|同様|たとえば|例えば|さらに|そして|つまり|ただし|上で|上記|次に|以下|前述|なお|だが|ですが|一方|従って|したがって|結果|なぜなら|具体的に|言い換え|すなわち|要するに|ちなみに|とはいえ|ところが|ところで|けれど|よって|ゆえに|加えて|逆に|反対に|ここ|最後に|まず|他の|ほかの|事実上|彼|両者|いずれ|はい|いいえ|[^、。はが]{1,24}、(?:これ(?!まで)|この|その|それ(?!ぞれ))|[^、。はがをでに]{1,8}(?:これ(?!まで|から)|この))/,
    within: /翌日|翌朝|翌年|翌月|同日|同年|その日|その夜|その後/,
    harmless: null,
    articles: '',
  },
  zh: {
    first: '',
    early: '',
    anywhere: '',
    phrases:
      /^(?:这|那|它|他|她|此|其(?!他国)|但|而|因此|所以|然而|另外|例如|比如|同样|同樣|上述|以下|如上|接着|接著|然后|然後|首先|其次|最后|最後|不过|不過|并且|並且|同时|同時|也|這|於是|于是|另一|两者|兩者|第二[,，]|第三[,，]|该|該|[^，。]{1,12}，(?:这|這|那|该|該|此|它|他|她))/,
    within: /第二天|翌日|当天|當天|次日|同日/,
    harmless: null,
    articles: '',
  },
  ko: {
    first: '',
    early: '',
    anywhere: '',
    phrases:
      /^(?:이것|이러|이런|이는|이를|이와|이때|이 |그것|그러|그런|그리|그래|그는|그 |그녀|또한|하지만|따라서|예를|즉|다음|위의|먼저|마지막|여기|저 |둘 |[^,.]{1,15}, (?:이 |이는|이를|이것|이러한|그 |그는|그것|그러한))/,
    within: /다음 날|다음날|같은 날|그날/,
    harmless: null,
    articles: '',
  },
};
