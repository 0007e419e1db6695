import { primaryLanguage } from '../segmenter.js';

/**
 * What a brief puts around its subject. It says what kind of text is wanted, for whom and as of when, and no page on the
 * subject need have it. Alternatives of regular expressions, of which the longest that fits must come first.
 */
interface Frame {
  /** Before the subject; each ends where the subject may begin. */
  readonly opens: readonly string[];
  /** Behind the subject. */
  readonly closes: readonly string[];
}

const YEAR = String.raw`20\d\d`;
const COUNT = String.raw`(?:\d{1,3}|some|many|ten|nine|eight|seven|six|five|four|three|two)`;

const EN_KIND =
  "(?:beginner[’']s guides?|deep dive|guides?|introductions?|intro|overviews?|articles?|primers?|tutorials?|handbooks?|explainers?|checklists?|walkthroughs?|comparisons?|summary|look|faqs?|listicles?|how-tos?|digests?|blog posts?|posts?|pieces?|texts?|reports?)";
const EN_QUALITY =
  "(?:short|long|brief|quick|practical|complete|comprehensive|thorough|full|concise|useful|handy|friendly|detailed|simple|easy|gentle|beginner[’']s|beginner-friendly|step-by-step|step by step|ultimate|definitive|essential|basic|general|first|closer|new|honest|hands-on|in-depth|plain)";
const EN_MANY =
  '(?:ways|tips and tricks|tips|tricks|steps|reasons|things|ideas|mistakes|best practices|rules|facts|questions|examples|methods|strategies|techniques)';
const EN_AUDIENCE =
  '(?:beginners|dummies|everyone|everybody|newcomers|starters|novices|experts|professionals|businesses|business owners|business|companies|organi[sz]ations|enterprises|teams|start-?ups|freelancers|developers|programmers|administrators|admins|managers|editors|marketers|families|parents|students|teachers|seniors|owners|users|customers|readers|non-experts|home users|hobbyists)';
const EN_SIZE =
  '(?:absolute|complete|total|small and medium(?:-sized)?|small|medium-sized|medium|large|big|new|busy|growing|young|first-time|non-technical|local|experienced|advanced)';

const DE_AUDIENCE =
  '(?:(?:absolute|kleine|mittlere|große|neue|private|junge)(?:(?: und|,) (?:kleine|mittlere|große))? )?(?:anfänger(?:innen)?|einsteiger(?:innen)?|laien|alle|profis|fortgeschrittene|unternehmen|betriebe|firmen|büros|vereine|schulen|teams|entwickler|administratoren|selbständige|selbstständige|familien|eltern|verbraucher|kunden|senioren|dummies)';
const FR_AUDIENCE =
  '(?:(?:petites|grandes|moyennes|jeunes)(?: et (?:moyennes|grandes))? )?(?:débutant[es]{0,2}s?|novices|nuls|tous|entreprises|pme|associations|écoles|professionnels|équipes|développeurs|administrateurs|particuliers|familles|parents|indépendants)';
const ES_AUDIENCE =
  '(?:(?:pequeñas|medianas|grandes|nuevos)(?: y (?:medianas|grandes))? )?(?:principiantes|todos|novatos|empresas|pymes|negocios|asociaciones|escuelas|profesionales|equipos|desarrolladores|administradores|familias|padres|autónomos)';

const FRAMES: Readonly<Record<string, Frame>> = {
  en: {
    opens: [
      `(?:please )?(?:write|create|produce|draft|prepare) (?:me |us )?(?:(?:an?|the) )?(?:${EN_QUALITY},? ){0,3}${EN_KIND} (?:about|on|of|to|for|explaining|describing|comparing)`,
      `(?:(?:an?|the|your|our) )?(?:${EN_QUALITY},? ){0,3}${EN_KIND}(?= for (?:[\\p{L}’'-]+ ){0,2}?${EN_AUDIENCE}(?!\\p{L}))`,
      `(?:(?:an?|the|your|our) )?(?:${EN_QUALITY},? ){0,3}${EN_KIND} (?:to|on|of|about|into|at|through|explaining|(?:that|which) (?:explains|describes|shows|tells|covers)|for)`,
      `(?:for )?(?:${EN_SIZE} ){0,2}${EN_AUDIENCE}(?:(?: (?:of|on|about))? how (?:they(?: can| should)?|to)|(?=:))`,
      // "A guide for | database administrators and their managers | to".
      `for (?:[\\p{L}’'-]+ ){0,2}?${EN_AUDIENCE}(?:,? (?:and|or) (?:[\\p{L}’'-]+ ){0,2}?${EN_AUDIENCE})?(?: (?:to|on|about|of))?`,
      // "We would like to know", "Show the people who look after our office network | how to".
      `(?:i|we)(?: would|[’']d)? (?:like|want|need|wish)(?: to (?:know|read|see|learn|understand|find out))?(?: (?:about|what|which|when|where|why|whether))?`,
      `(?:please )?(?:show|tell|teach|explain to) (?:[\\p{L}’'-]+ ){0,10}?how (?:to|they(?: can| should)?)`,
      'how (?:do|does|can|should|could|would|did|may|might) (?:i|you|we|one|people|an?|the)',
      'how (?:to|it works:)',
      'how',
      'what (?:to do (?:when|if|about|with)|to know about|to consider when|you (?:need to|should|must) know (?:about|when)|everyone should know about|happens (?:when|if)|is meant by|is|are|does|do|makes|causes|was|were)',
      'why (?:you should|should you|do you need|you need|is|are|do|does|did|was|were)',
      'why|when (?:to|should you)|where to',
      `which`,
      'everything (?:(?:that )?(?:you|one|people) (?:need|needs|have|has|should|must|want|wants)(?: to)? know |there is to know |worth knowing |to know )?about',
      'all (?:(?:that )?(?:you|one) (?:need|have)(?: to)? know |there is to know |you need to )?about',
      'the (?:basics|fundamentals|essentials|ins and outs|benefits|advantages and disadvantages|advantages|pros and cons|importance|art|state|future|secrets?) (?:of|to|for)',
      `(?:the |our )?(?:top ${COUNT}|${COUNT} best|best|${COUNT})?(?: ?${EN_QUALITY})? ?${EN_MANY} (?:to|for|on|about|of|when|why|in|that|with|you should know about)`,
      '(?:common|typical|frequent(?:ly asked)?) (?:mistakes|questions|problems|pitfalls|errors) (?:about|with|in|when|of|on|and answers about)',
      'faqs? (?:about|on|for)',
      'getting (?:started with|to know|the most out of|going with)|get (?:started with|the most out of)|making the most of',
      '(?:setting|set)[ -]?up|learning (?:about|how to)|learn (?:about|how to)|working with|dealing with|running (?:your|an?|the) own|run your own',
      '(?:choosing|choose|picking|selecting|finding|find)(?: (?:the|an?) (?:right|best|perfect|suitable))?',
      'using|use|understanding|understand|exploring|explore|introducing|discovering|discover|mastering|master|explaining|explain|describing|describe|compare|comparing',
      'step[- ]by[- ]step:?',
      '(?:your|our|my|an?|the) (?:own|right|best|first)',
    ],
    closes: [
      `(?:for|aimed at|with) (?:${EN_SIZE} ){0,2}(?:${EN_AUDIENCE})(?: (?:and|or) (?:${EN_SIZE} )?${EN_AUDIENCE})?`,
      `(?:in|of|for|as of) (?:the year )?${YEAR}(?: and beyond)?`,
      `[(]?${YEAR}(?: edition)?[)]?`,
      'today|nowadays|this year|right now|these days',
      'explained(?: simply| in detail| step by step)?|made (?:easy|simple)|demystified|simplified',
      'in (?:plain|simple|easy) (?:english|words|terms|language)|in a nutshell|at a glance|in practice|in detail|in depth',
      `(?:in|with) ${COUNT} (?:(?:easy|simple|quick) )?(?:minutes|steps)`,
      'step[- ]by[- ]step|from scratch|from start to finish|from a to z|the (?:right|easy|simple|smart) way|the basics',
      `[:,–—-] ?(?:(?:an?|the|your) )?(?:${EN_QUALITY},? ){0,3}${EN_KIND}`,
      `[:,–—-] ?(?:what (?:you need|is worth knowing|everyone needs)(?: to know)?|what (?:it is|they are|you should know)(?: and how (?:it|they) works?)?|tips and tricks|pros and cons|best practices|everything you need to know|(?:how|what) to do)`,
      `(?:beginner[’']s|step-by-step|complete|ultimate|quick|practical) (?:guide|tutorial|introduction|checklist)`,
      'works?|and (?:how|why) (?:to use (?:it|them)|(?:it|they) (?:works?|matters?))',
      'for (?:you|your (?:business|company|team|home|needs)|yourself)',
      'tips and tricks|best practices|that you should know(?: about)?|you should know(?: about)?',
    ],
  },
  de: {
    opens: [
      '(?:bitte )?(?:schreibe?|verfasse|erstelle) (?:mir |uns )?(?:einen?|eine?) (?:\\p{L}+en? ){0,2}(?:artikel|beitrag|text|ratgeber|überblick|anleitung|blogbeitrag) (?:über|zum?|zur|für|von)',
      '(?:(?:eine?n?|der|die|das|ihr|unser|dein) )?(?:(?:kurze|kleine|große|praktische|einfache|komplette|vollständige|umfassende|ultimative|erste|schnelle)[rsn]? ){0,2}(?:einführung|einstieg|anleitung|leitfaden|ratgeber|überblick|übersicht|handbuch|grundlagen|checkliste|vergleich|artikel|beitrag|tutorial) (?:in (?:die|das|den)?|über|zum?|zur|für|von|der|des|zu)',
      `(?:für )?${DE_AUDIENCE}(?:,? wie (?:sie|man|ihr)|(?=[:,]))|für ${DE_AUDIENCE}`,
      'wie (?:man|richtet man|richte ich|funktionier(?:t|en)|kann (?:ich|man)|können sie|geht|du|sie|ich|wir)',
      'wie|so (?:richten sie|funktionier(?:t|en)|gelingt|klappt)',
      'was (?:ist|sind|bedeutet|tun(?:,)? wenn|man über|sie über|zu tun ist(?:,)? wenn|bei)',
      'warum|weshalb|wann|welche[rs]?',
      'alles,? (?:was (?:man|sie|du) (?:über)?|rund um|über|wissenswerte (?:über|zu[mr]?))',
      '(?:die )?(?:\\d{1,3} |zehn |fünf |drei |besten |wichtigsten ){0,2}(?:tipps(?: und tricks)?|gründe|schritte|regeln|fehler|fragen|dinge|ideen|beispiele|wege)(?: (?:zum?|zur|für|bei[m]?|gegen|über|rund um)|, (?:mit denen|wie|damit))',
      '(?:die )?(?:grundlagen|vorteile|vor- und nachteile|bedeutung|zukunft) (?:der|des|von|vom)',
      'bewährte (?:verfahren|methoden|praktiken) (?:zum?|zur|für|bei)|häufige (?:fragen|fehler|probleme) (?:zum?|zur|bei[m]?|mit)',
      'schritt für schritt:?|erste schritte mit',
      '(?:die|den|das|ein|eine|einen) (?:richtige|passende|beste|eigene)[nr]?',
    ],
    closes: [
      `für ${DE_AUDIENCE}`,
      `(?:im jahr |in |für |ab )?[(]?${YEAR}[)]?`,
      'heute|leicht gemacht|einfach erklärt|erklärt|verständlich erklärt|im überblick|im vergleich|auf einen blick|schritt für schritt|von a bis z|im detail|in der praxis|im alltag',
      '[:,–—-] ?(?:(?:eine?|der|die|das|ihr) )?(?:(?:kurze|praktische|einfache|komplette|ultimative)[rs]? )?(?:einführung|anleitung|leitfaden|ratgeber|überblick|übersicht|tipps(?: und tricks)?|grundlagen|checkliste|vergleich)',
      '[:,–—-] ?(?:das|was) (?:sie|man|du) (?:wissen|beachten) (?:muss|müssen|sollte|sollten|musst)|wissen (?:muss|müssen|sollte|sollten)|funktionier(?:t|en)|einrichtet|richtig',
      "[:,–—-] ?(?:so (?:geht(?:’|')?s|funktioniert es)|darauf kommt es an|worauf (?:es ankommt|sie achten sollten))",
    ],
  },
  fr: {
    opens: [
      '(?:écri(?:s|vez|re)|rédige[rz]?) (?:un|une) (?:article|texte|guide|billet) (?:sur|à propos de|de|pour)',
      "(?:(?:un|une|le|la|notre|votre) )?(?:(?:petit|bref|court|grand)e? )?(?:guide|introduction|initiation|présentation|aperçu|tutoriel|article|comparatif|manuel)(?: (?:complet|complète|pratique|rapide|détaillée?|ultime|générale?|simple))? (?:de la|de l[’']|des|du|de|d[’']|à la|à l[’']|aux|au|à|sur la|sur les|sur le|sur l[’']|sur|pour)",
      `(?:pour )?(?:(?:les|des) )?${FR_AUDIENCE}(?: (?:sur la manière|sur la façon) de|,? pour|(?=[ \u00a0]?[:,]))|pour (?:(?:les|des) )?${FR_AUDIENCE}`,
      "comment (?:bien |mieux )?(?:faire pour|fonctionne(?:nt)?(?: (?:la|le|les|l[’']))?|choisir|utiliser|installer et configurer|mettre en place)?",
      "pourquoi|quand|qu[’']est-ce (?:que|qu[’'])|que faire(?: (?:si|quand|lorsque|en cas de))?|quel(?:le)?s? (?:est|sont)|quel(?:le)?s?",
      "tout (?:savoir|ce qu[’']il faut savoir|comprendre|connaître) (?:sur la|sur les|sur le|sur l[’']|sur|des|du|de)",
      "(?:les )?(?:\\d{1,3} |dix |cinq |trois |meilleur[es]{0,2} |bonnes ){0,2}(?:conseils|astuces|façons|raisons|étapes|règles|erreurs|questions|idées|exemples|pratiques|manières) (?:pour|de|d[’']|sur|à|en matière de|afin de)",
      "(?:les|l[’']) ?(?:bases|avantages(?: et (?:les )?inconvénients)?|essentiel|importance|avenir) (?:de la|de l[’']|des|du|de|d[’'])",
      'bien (?:choisir|utiliser|comprendre)|comprendre|choisir|découvrir|débuter avec|mettre en place|utiliser',
    ],
    closes: [
      `pour (?:(?:les|des) )?${FR_AUDIENCE}`,
      `(?:en |pour )?[(]?${YEAR}[)]?`,
      "aujourd[’']hui|expliquée?s?(?: simplement)?|pas à pas|étape par étape|en (?:bref|détail|pratique|quelques minutes)|de a à z|facilement|simplement|fonctionne(?:nt)?",
      "[:,–—-] ?(?:(?:le|un|notre|votre) )?(?:guide|mode d[’']emploi|tutoriel|introduction|conseils|comparatif|tout savoir|ce qu[’']il faut savoir|bonnes pratiques)(?: (?:complet|pratique|ultime))?",
    ],
  },
  es: {
    opens: [
      '(?:escrib[ae]|redact[ae]) (?:un|una) (?:artículo|texto|guía|entrada) (?:sobre|acerca de|de|para)',
      '(?:(?:un|una|el|la|nuestra|tu|su) )?(?:(?:breve|pequeña|gran|completa) )?(?:guía|introducción|resumen|tutorial|artículo|manual|comparativa|visión general)(?: (?:completa?|prácticao?|rápid[ao]|detallad[ao]|definitiv[ao]|sencill[ao]|general|básic[ao]))? (?:de las|de los|de la|del|de|a las|a los|a la|al|a|sobre las|sobre los|sobre la|sobre el|sobre|para)',
      `(?:para )?(?:(?:las|los) )?${ES_AUDIENCE}(?: (?:sobre|de) cómo|(?=[:,]))|para (?:(?:las|los) )?${ES_AUDIENCE}`,
      '¿?cómo (?:se )?(?:funcionan?|elegir|escoger|usar|utilizar|hacer|puedo|puedes|se hace)?',
      '¿?(?:por qué|cuándo|qué (?:es|son|hacer (?:si|cuando|en caso de))|cuál(?:es)? (?:es|son))',
      'todo (?:lo que (?:(?:necesitas|debes|hay que|tienes que|se debe|necesita|debe) )?(?:saber|conocer) )?(?:sobre|acerca de)',
      '(?:l[ao]s )?(?:\\d{1,3} |diez |cinco |tres |mejores |buenas ){0,2}(?:consejos|trucos|formas|maneras|razones|pasos|reglas|errores|preguntas|ideas|ejemplos|prácticas) (?:para|de|sobre|en|al)',
      '(?:los |las |la |el )(?:fundamentos|ventajas(?: y (?:las )?desventajas)?|beneficios|importancia|futuro|conceptos básicos) (?:de las|de los|de la|del|de)',
      'entender|comprender|elegir|descubrir|primeros pasos con|empezar con|configurar|usar',
    ],
    closes: [
      `para (?:(?:las|los) )?${ES_AUDIENCE}`,
      `(?:en |para |de )?[(]?${YEAR}[)]?`,
      'hoy(?: en día)?|explicad[ao]s?(?: de forma sencilla)?|paso a paso|en (?:detalle|la práctica|pocas palabras|pocos minutos)|de la a a la z|fácilmente|funcionan?',
      '[:,–—-] ?(?:(?:la|una|tu|el) )?(?:guía|tutorial|introducción|consejos|comparativa|todo lo que (?:necesitas|debes) saber|lo que (?:hay que|debes) saber|buenas prácticas)(?: (?:completa|práctica|definitiva))?',
    ],
  },
  it: {
    opens: [
      '(?:scriv(?:i|ere|ete)) (?:un|uno|una) ?(?:articolo|testo|guida|post) (?:su|sul|sulla|sui|di|per)',
      "(?:(?:un[ao’']?|la|il|lo|l[’']|nostra) ?)?(?:(?:breve|piccola|grande) )?(?:guida|introduzione|panoramica|tutorial|articolo|manuale|confronto)(?: (?:completa?o?|pratic[ao]|rapid[ao]|dettagliat[ao]|definitiv[ao]|semplice|generale))? (?:alla|alle|allo|all[’']|agli|ai|al|a|della|delle|dello|dell[’']|degli|dei|del|di|sulla|sulle|sugli|sui|sul|su|per)",
      'come (?:si )?(?:funzionan?o?|scegliere|usare|utilizzare|fare per|posso|puoi|configurare)?',
      "perché|quando|(?:che )?cos[’'](?:è|e)|cosa (?:sono|fare (?:se|quando|in caso di))|quali? (?:è|sono)|qual è",
      "tutto (?:quello che (?:c[’']è da|devi|bisogna|occorre) sapere |ciò che (?:c[’']è da|devi|bisogna) sapere )?(?:sulla|sulle|sugli|sui|sul|su)",
      '(?:i |le |gli )?(?:\\d{1,3} |dieci |cinque |tre |migliori |buone ){0,2}(?:consigli|trucchi|modi|motivi|passi|regole|errori|domande|idee|esempi|pratiche) (?:per|di|su|sulla|sui|nella|a)',
      "(?:i |le |gli |l[’'])(?:basi|fondamenti|vantaggi(?: e (?:gli )?svantaggi)?|benefici|importanza|futuro) (?:della|delle|dello|dell[’']|degli|dei|del|di)",
      'capire|comprendere|scegliere|scoprire|primi passi con|iniziare con|configurare|usare',
    ],
    closes: [
      'per (?:(?:i|le|gli) )?(?:(?:piccole|medie|grandi|nuovi)(?: e (?:medie|grandi))? )?(?:principianti|tutti|neofiti|imprese|aziende|pmi|professionisti|team|sviluppatori|amministratori|famiglie|genitori)',
      `(?:nel |per il |del )?[(]?${YEAR}[)]?`,
      'oggi|spiegat[aoie](?: in modo semplice| semplicemente)?|passo (?:dopo|per) passo|in (?:dettaglio|pratica|breve|pochi minuti)|dalla a alla z|facilmente|funzionan?o?',
      "[:,–—-] ?(?:(?:la|una|il) )?(?:guida|tutorial|introduzione|consigli|confronto|tutto quello che (?:c[’']è da|devi) sapere|cosa (?:sapere|c[’']è da sapere))(?: (?:completa|pratica|definitiva))?",
    ],
  },
  nl: {
    opens: [
      'schrijf (?:een )?(?:artikel|tekst|gids|blog) (?:over|voor|van)',
      '(?:(?:een|de|het|onze|jouw|uw) )?(?:(?:korte|praktische|complete|volledige|snelle|eenvoudige|ultieme) ){0,2}(?:gids|handleiding|inleiding|introductie|overzicht|artikel|stappenplan|vergelijking) (?:voor|tot|over|van|op|bij|in|tot de)',
      'hoe (?:je|u|men|werkt|werken|kan ik|kun je|maak je|moet je|stel je)|hoe',
      'wat (?:is|zijn|te doen (?:als|bij)|doe je (?:als|bij))|waarom|wanneer|welke?',
      'alles (?:wat (?:je|u) (?:moet|wilt|wil) weten )?over',
      '(?:de )?(?:\\d{1,3} |tien |vijf |drie |beste ){0,2}(?:tips(?: en trucs)?|manieren|redenen|stappen|regels|fouten|vragen|ideeën|voorbeelden|praktijken) (?:voor|om|bij|over|van|met)',
      'de (?:basis|voordelen(?: en nadelen)?|voor- en nadelen|toekomst) van|aan de slag met|beginnen met|eerste stappen met',
      '(?:de|het) (?:juiste|beste|eigen)',
    ],
    closes: [
      'voor (?:(?:kleine|middelgrote|grote|nieuwe)(?: en (?:middelgrote|grote))? )?(?:beginners|iedereen|starters|bedrijven|ondernemers|teams|ontwikkelaars|beheerders|gezinnen|ouders|dummies)',
      `(?:in |voor |van )?[(]?${YEAR}[)]?`,
      'vandaag|uitgelegd|stap voor stap|in het kort|in detail|in de praktijk|van a tot z|eenvoudig uitgelegd|werkt|werken|instelt|kiest|gebruikt|kiezen|instellen',
      '[:,–—-] ?(?:(?:een|de) )?(?:(?:complete|praktische) )?(?:gids|handleiding|inleiding|overzicht|tips|stappenplan|wat je moet weten)',
    ],
  },
  pt: {
    opens: [
      '(?:escrev[ae]|redij[ae]) (?:um|uma) (?:artigo|texto|guia|post) (?:sobre|acerca de|de|para)',
      '(?:(?:um|uma|o|a|nosso) )?(?:(?:breve|pequeno|grande) )?(?:guia|introdução|resumo|tutorial|artigo|manual|visão geral|comparativo)(?: (?:complet[oa]|prátic[oa]|rápid[oa]|detalhad[oa]|definitiv[oa]|simples|geral))? (?:das|dos|da|do|de|às|aos|à|ao|a|sobre as|sobre os|sobre a|sobre o|sobre|para)',
      'como (?:se )?(?:funcionam?|escolher|usar|utilizar|fazer|posso|configurar)?',
      'por ?que|quando|o que (?:é|são|fazer (?:se|quando|em caso de))|quais? (?:é|são)',
      'tudo (?:o que (?:você )?(?:precisa|deve|há a) saber )?sobre (?:as|os|a|o)?',
      '(?:as |os )?(?:\\d{1,3} |dez |cinco |três |melhores |boas ){0,2}(?:dicas|truques|formas|maneiras|razões|passos|regras|erros|perguntas|ideias|exemplos|práticas) (?:para|de|sobre|em|ao)',
      '(?:os |as |a |o )(?:fundamentos|vantagens(?: e (?:as )?desvantagens)?|benefícios|importância|futuro|noções básicas) (?:das|dos|da|do|de)',
      'entender|compreender|escolher|descobrir|primeiros passos com|começar com|configurar|usar',
    ],
    closes: [
      'para (?:(?:as|os) )?(?:(?:pequenas|médias|grandes|novos)(?: e (?:médias|grandes))? )?(?:iniciantes|principiantes|todos|empresas|pmes|negócios|profissionais|equipes|equipas|desenvolvedores|administradores|famílias|pais)',
      `(?:em |para |de )?[(]?${YEAR}[)]?`,
      'hoje(?: em dia)?|explicad[oa]s?(?: de forma simples)?|passo a passo|em (?:detalhes?|poucas palavras|poucos minutos)|na prática|de a a z|facilmente|funcionam?',
      '[:,–—-] ?(?:(?:o|um|seu) )?(?:guia|tutorial|introdução|dicas|comparativo|tudo o que (?:você )?(?:precisa|deve) saber|o que (?:você )?(?:precisa|deve) saber|boas práticas)(?: (?:completo|prático|definitivo))?',
    ],
  },
  ru: {
    opens: [
      '(?:напиши(?:те)?|подготовь(?:те)?) (?:статью|текст|обзор|руководство) (?:об|обо|о|про|по|для)',
      '(?:(?:краткое|полное|практическое|подробное|простое|краткий|полный|подробный) ){0,2}(?:руководство|введение|обзор|пособие|учебник|статья|сравнение|инструкция) (?:по|в|во|об|о|к|для)?',
      'как (?:работа(?:ет|ют)|устроен[аоы]?|правильно|выбрать|использовать|настроить|сделать|можно|нужно)?',
      'почему|зачем|когда|что (?:такое|делать,? (?:если|когда)|нужно знать об?|это такое)|каки[ем]|какой|какая|какое',
      'всё,? что (?:нужно|надо|вы должны|следует) знать (?:об|обо|о|про)|все,? что (?:нужно|надо|следует) знать (?:об|обо|о|про)|всё (?:об|обо|о|про)|все (?:об|обо|о|про)',
      '(?:\\d{1,3} |десять |пять |три |лучшие |главные ){0,2}(?:советов|советы|способов|способы|причин|причины|шагов|правил|правила|ошибок|ошибки|вопросов|идей|примеров|практики) (?:по|для|при|как|об|о|в)?',
      '(?:основы|преимущества(?: и недостатки)?|плюсы и минусы|важность|будущее)|знакомство с|начало работы с',
    ],
    closes: [
      'для (?:(?:малого|среднего|крупного|малых|начинающих|больших) (?:и (?:среднего|средних) )?)?(?:начинающих|новичков|всех|чайников|бизнеса|компаний|предприятий|команд|разработчиков|администраторов|пользователей|родителей|специалистов)',
      `(?:в |на |за )?${YEAR}(?:[ -](?:м |ом )?(?:году|год|года))?`,
      'сегодня|простыми словами|шаг за шагом|пошагово|подробно|на практике|от а до я|с нуля|просто',
      '[:,–—-] ?(?:(?:полное|краткое|практическое) )?(?:руководство|инструкция|введение|обзор|советы|сравнение|что нужно знать)',
    ],
  },
  ar: {
    opens: [
      '(?:اكتب|اكتبي) (?:مقالا|مقالة|مقالًا|نصا|دليلا) (?:عن|حول|في)',
      '(?:ال)?(?:دليل|مقدمة|نظرة عامة|مدخل|شرح|مقارنة)(?:ك)?(?: (?:شامل|شاملة|كامل|كاملة|عملي|عملية|سريع|سريعة|مبسط|مبسطة|موجزة))? (?:إلى|عن|في|حول|على|ل|لفهم|بين)?',
      'كيف (?:يمكن(?:ك|ني)?|يتم|تقوم ب|تعمل|يعمل|تختار|تستخدم)?|كيفية',
      'ما (?:هو|هي|هم|معنى)|ماذا (?:تفعل (?:عند|إذا)|يعني)|لماذا|متى|أي',
      'كل ما (?:تحتاج|يجب|تريد|ينبغي)(?: إلى| أن)? (?:معرفته|تعرفه|معرفة) (?:عن|حول)|كل (?:ما|شيء) (?:عن|حول)',
      '(?:أفضل |أهم |\\d{1,3} ){0,2}(?:نصائح|طرق|خطوات|أسباب|ممارسات|الممارسات|أخطاء|أسئلة|أفكار|أمثلة) (?:ل|في|حول|عن|من أجل|عند)?',
      '(?:أساسيات|مزايا(?: وعيوب)?|فوائد|أهمية|مستقبل)',
    ],
    closes: [
      'ل(?:لمبتدئين|لجميع|لشركات(?: الصغيرة)?|لمحترفين|لمطورين|لمستخدمين|لشركات الصغيرة والمتوسطة)',
      `(?:في |لعام )?(?:عام |سنة )?${YEAR}`,
      'اليوم|خطوة بخطوة|ببساطة|بالتفصيل|من الصفر|من الألف إلى الياء',
      '[:,،–—-] ?(?:دليل|شرح|مقدمة|نصائح|كل ما تحتاج(?: إلى)? معرفته)(?: (?:شامل|كامل|عملي|مبسط))?',
    ],
  },
};

/** Scripts that write no spaces: a frame there ends with a particle, and mostly stands behind its subject. */
const SPACELESS_FRAMES: Readonly<Record<string, Frame>> = {
  ja: {
    opens: [
      '(?:完全)?初心者(?:のため|向け|でもわかる)の?|はじめての|初めての|図解|徹底解説[:：]?|なぜ|どうやって|どのように|最新の?',
      `${YEAR}年(?:版|の|最新版?)?の?`,
      '(?:中小)?(?:企業|事業者)(?:のため|向け)の',
    ],
    closes: [
      '(?:について)?(?:の記事)?を?(?:書いて|まとめて|解説して|説明して)(?:ください)?',
      '(?:について|を)(?:簡単に|詳しく)?(?:紹介|解説|説明|比較)(?:する|した)(?:記事|文章|ブログ|コラム)',
      'とは(?:何か|何ですか|なに|どのようなもの(?:か|ですか))?|について(?:解説|説明)?',
      'の?(?:やり方|始め方|作り方|使い方|選び方|仕組み|方法|手順|コツ|ポイント|基本|基礎(?:知識)?|メリットとデメリット|メリット|注意点|ベストプラクティス|違い|概要|入門|ガイド|手引き|解説|紹介|まとめ|比較|チュートリアル|すべて|全て|おすすめ)',
      'を(?:設定|構築|導入|利用|使用|選択|理解|作成|インストール)する(?:方法|手順|には)?|を(?:選ぶ|使う|知る|学ぶ|始める)(?:方法|ポイント|には)?',
      'の?(?:設定|導入|構築)(?:方法|手順)|する(?:方法|には|手順)|(?:すべき|知っておくべき)?(?:\\d{1,2}|一|二|三|五|十)つ?の(?:こと|方法|理由|ポイント|コツ)',
      `[(（]?${YEAR}年?(?:版)?[)）]?|[？?！!。]`,
      '(?:完全|徹底|入門|実践)(?:ガイド|解説|講座|入門)',
    ],
  },
  zh: {
    opens: [
      '(?:请)?(?:写|撰写)(?:一篇)?(?:关于|有关)?|關於|关于|有关',
      '如何(?:使用|选择|選擇|设置|設置|搭建|配置)?|怎么样|怎样|怎麼|怎么|怎樣|为什么|為什麼|什么是|什麼是|何谓|哪些|何时',
      '(?:小型企业|中小企业|初学者|新手)的?|最新的?|一文(?:读懂|看懂|了解)|全面(?:了解|解析)|深入(?:了解|理解|浅出)|了解|理解|选择(?:合适的|正确的|最佳的)?',
      `${YEAR}年的?`,
    ],
    closes: [
      '的?(?:完整|完全|实用|實用|终极|终極|入门|入門|简明|快速|新手|初学者)?(?:指南|教程|教學|入门|入門|简介|簡介|介绍|介紹|概述|概览|手册|攻略|比较|对比|详解|解析|总结)',
      '的?(?:方法|步骤|步驟|技巧|优点|優點|优缺点|好处|最佳实践|最佳實踐|注意事项|基础知识|基础|基本知识|原理|作用|区别)|(?:是)?什么意思|是什么|是什麼|怎么办|怎么做|怎么用',
      '(?:适合|面向)(?:初学者|新手|小型企业|中小企业|所有人)的?|(?:需要|应该|應該)(?:知道|了解)的一切|须知',
      `[(（]?${YEAR}年?(?:版)?[)）]?|[？?！!。：:]|的`,
    ],
  },
  ko: {
    opens: [
      '(?:초보자|입문자|중소기업|소기업|모두|개발자|관리자)(?:를|을) 위한 ?|왜 |어떻게 |언제 |처음 (?:시작하는|배우는) ?|올바른 |최고의 |최신 ',
      `${YEAR}년(?:의|판)? ?`,
    ],
    closes: [
      '에 (?:대한|관한) (?:글|기사|가이드|모든 것)(?:을 (?:써|작성해) ?(?:줘|주세요))?|에 대해(?:서)?(?: 알아(?:야 할|두어야 할) (?:모든 )?것)?|의 모든 것',
      '(?:을|를|의)? ?(?:설정|선택|사용|설치|이용|구축|시작)?(?:하는|하기)? ?(?:방법|법|단계|절차|요령|팁|비교|가이드|입문|소개|개요|튜토리얼|안내|기초|기본|장단점|장점|모범 사례|이유|원리)',
      '(?:이)?란(?: 무엇인가(?:요)?)?|(?:은|는|이|가) (?:무엇(?:인가(?:요)?|입니까)|어떻게 작동(?:하나요|합니까|하는가))',
      `[(]?${YEAR}년?(?:에)?(?: 판)?[)]?|[？?！!。]`,
      '(?:초보자|입문자)용|쉽게 (?:설명|배우기)|하기',
    ],
  },
};

/** Briefs have few frames inside one another: "A guide to | setting up | …", "… | for beginners | in 2026". */
const MOST_FRAMES = 5;

/**
 * For texts in lower case, as all words above are: to compile those of English for both cases took V8 a quarter of a second in
 * each process.
 */
interface Matchers {
  readonly opens: RegExp;
  readonly closes: RegExp;
}

const matchers = new Map<string, Matchers>(
  [...Object.entries(FRAMES), ...Object.entries(SPACELESS_FRAMES)].map(([language, { opens, closes }]) => {
    const isSpaceless = language in SPACELESS_FRAMES;
    const [end, start] = isSpaceless
      ? ['', '']
      : [String.raw`(?![\p{L}\p{N}])[ :,]*`, String.raw`(?:(?<![\p{L}\p{N}])|(?=[:,،–—-]))`];
    return [
      language,
      {
        opens: new RegExp(`^(?:${opens.join('|')})${end}`, 'u'),
        closes: new RegExp(`${start}(?:${closes.join('|')})[.?!]?$`, 'u'),
      },
    ] as const;
  }),
);

/**
 * @param text one line of a brief
 * @returns it without the frames before and behind its subject, "firewall" for "A guide to setting up a firewall for
 * beginners"; unchanged where nothing else would be left
 */
export function withoutFrame(text: string, language: string): string {
  const matcher = matchers.get(primaryLanguage(language));
  let bare = text.trim().replace(/[.?!]{1,3}$/u, '');
  if (!matcher) return bare;
  for (let count = 0; count < MOST_FRAMES; count += 1) {
    const opened = cutOut(bare, matcher.opens).trim();
    const next = cutOut(opened, matcher.closes).trim();
    if (next === bare || !/[\p{L}\p{N}]/u.test(next)) break;
    bare = next;
  }
  return bare;
}

/** @returns the text without what the expression finds in its lower-case form */
function cutOut(text: string, expression: RegExp): string {
  const lower = text.toLowerCase();
  // A letter such as "İ" becomes two: places in the two texts would differ.
  const found = expression.exec(lower.length === text.length ? lower : text);
  return found ? text.slice(0, found.index) + text.slice(found.index + found[0].length) : text;
}
