import { type ByLanguage, inLanguage } from './by-language.js';

/**
 * Orders to a language model, as people plant them in pages. Each names the model, its instructions, or the text that it is
 * to write, because manuals and news are full of imperatives, assistants, systems and rules as well.
 */
const IN_ANY_LANGUAGE: readonly RegExp[] = [
  // Marks of a prompt.
  /<\/?(?:system|prompt)>|\[\/?(?:system|inst)\]|<\|im_(?:start|end)\|>|^###\s*(?:system|instructions?):/iu,
  /^[^\p{L}]{0,5}SYSTEM (?:OVERRIDE|NOTE|PROMPT|INSTRUCTIONS?)(?!\p{L})/u,
  // Italian, Dutch, Portuguese: the commonest order alone.
  /(?<!\p{L})(?:ignora(?:te|re)?|dimentica(?:te)?) (?:(?:tutte|le|tutti|gli) ){0,2}(?:istruzioni|indicazioni) (?:precedenti|di cui sopra|sopra)/iu,
  /(?<!\p{L})(?:negeer|vergeet) (?:(?:alle|de|deze|je) ){0,2}(?:vorige|voorgaande|eerdere|bovenstaande) (?:instructies|opdrachten|aanwijzingen)/iu,
  // Japanese.
  /(?:これまで|以前|上記|前|上)の(?:すべての)?(?:指示|命令|プロンプト|ルール)(?:を|は)(?:すべて|全て)?(?:無視|忘れ)/u,
  /(?<!\p{L})(?:ignor[ea]|esque[cç]a|desconsidere) (?:(?:todas|as|suas) ){0,2}instruções (?:anteriores|acima|prévias)/iu,
];

const BY_LANGUAGE: ByLanguage<readonly RegExp[]> = {
  en: english(),
  de: german(),
  fr: french(),
  es: spanish(),
};

/** Whether a sentence gives orders to a language model, or speaks as one. */
export function isOrderToModels(text: string, language?: string): boolean {
  const has = (orders: readonly RegExp[]) => orders.some((order) => order.test(text));
  return has(IN_ANY_LANGUAGE) || inLanguage(BY_LANGUAGE, language).some(has);
}

function english(): RegExp[] {
  const kind =
    '(?:assistants?|writers?|models?|systems?|agents?|tools?|summari[sz]ers?|readers?|bots?|crawlers?)';
  const model = `(?:(?:ai|llm)(?:[ -]${kind})?|llms|(?:large )?language models?|chatbots?|chatgpt|text generators?)`;
  const stating = '(?:write|say|state|claim|mention|conclude|add|report|stress|repeat|tell readers)';
  const endorsing = '(?:recommend|praise|promote|endorse|advertise)';
  const own = '(?:article|summary|output|draft|answer|response|reply|text|post|overview)';
  const before = '(?:previous|prior|above|earlier|preceding|foregoing)';
  const page = '(?:page|site|website|article|text|document|content|source|passage)';
  const drop = String.raw`(?<!\b(?:to|not|never|can|could|cannot|may|might|n['’]t) )\b(?:ignore|disregard|forget|override|bypass)`;
  return [
    `${drop} (?:(?:all|any|every|the|your|these|of|those) ){0,3}${before} (?:system )?(?:instructions?|prompts?|directions|guidelines|brief|context|messages?)\\b`,
    `${drop} all (?:of )?(?:(?:the|your|these) )?(?:${before} )?(?:instructions|prompts|rules|guidelines|commands)(?=[.,;:!]| and | that | you |$)`,
    `${drop} (?:all |any |the |your )?(?:instructions?|directions|guidelines|text|messages?) (?:above|before this|you (?:were|have been) given|so far)\\b`,
    `${drop} (?:the |your |this )?(?:brief(?:ing)?|system prompt|prompt above)(?=[.,;:!]| and | that | you |$)`,
    `${drop} your (?:(?:previous|system|original|own) )?(?:instructions|prompt|guidelines|programming)\\b`,
    String.raw`\b(?:reveal|print|show|repeat|leak|output|disclose|ignore) (?:me )?(?:your|the) (?:(?:(?:hidden|secret|initial|original|full) )+(?:system )?(?:instructions|prompt)|system prompt)\b`,
    String.raw`\byour (?:system )?prompt\b[^.!?]{0,30}\b(?:word for word|verbatim|instead)\b`,
    String.raw`\b(?:do not|don['’]t|never) (?:mention|reveal|disclose|cite) (?:(?:this|these) (?:instructions?|prompts?)|your (?:prompt|instructions))\b`,
    String.raw`\byou(?:['’]re| are) (?:now |no longer |currently |actually ){0,2}(?:an? )?(?:(?:helpful|unrestricted|obedient|large|new|virtual|writing) )?(?:chatgpt|claude|gemini|gpt-?\d|language models?|llm|chatbot|ai (?:language )?(?:assistant|model|writer|agent|system)|ai(?=[.,;:!]| that | which | and | with | without | trained |$)|assistant (?:that|which)\b)`,
    String.raw`\b(?:act|behave|respond|answer|pretend to be|reply) (?:as |like )?an? (?:unrestricted )?(?:ai|language model|llm|chatbot)(?=[.,;:!]| that | which | and | with | without |$)`,
    String.raw`\bas an? (?:ai(?: language)?(?: model| assistant| writer)?|artificial intelligence|(?:large )?language model|llm|chatbot),? (?:i|you|we|my|your|please)\b`,
    String.raw`\bi(?:['’]m| am) (?:only |just )?an? (?:ai(?=[.,;:!]| and | that |$)|(?:large )?language model|ai (?:language )?(?:model|assistant))\b`,
    String.raw`\b(?:note|message|instructions?|notice|reminder|hint|information|request) (?:to|for) (?:(?:all|any|the|every) )?${model}(?=\s*[:,;–—-]| (?:reading|summari[sz]ing|that reads?|who reads?|processing)\b)`,
    String.raw`(?:^|[.:;!]\s|["“(])\W{0,3}(?:attention|dear|hey|hello|hi),? (?:(?:all|any|the) )?${model}(?=\s*[:,;!–—-]| reading\b)`,
    String.raw`^\W{0,5}${model}:\s`,
    // The law says of chatbots that they must say what they are.
    String.raw`\b(?:${model}|the (?:assistant|model))(?: (?:reading|summari[sz]ing|that reads) [^.!?]{1,30})? (?:must|shall|should|has to|have to|is to|are to|(?:is|are) (?:required|asked|told|instructed|requested) to) (?:always |only |also )?(?:${endorsing} |${stating} that (?!they|it |its |he|she))`,
    String.raw`\b(?:if|when) you(?: are|['’]re) an? (?:${model})\b`,
    String.raw`\b(?:when|if|while|before) (?:you )?(?:are )?(?:summari[sz](?:e|ing)|rewrit(?:e|ing)|writ(?:e|ing) about|paraphras(?:e|ing)) (?:this|our) ${page}\b[^.!?]{0,30}\b(?:${stating} (?:that|how)|${endorsing}|include (?:the (?:words|sentence|phrase)|that))\b`,
    String.raw`\b${stating} (?:this )?(?:in|into|to|at the (?:end|start|beginning|top) of) (?:your|the) (?:(?:article|summary|draft|output)|(?:generated|final) ${own}) that (?!you)`,
    String.raw`\b(?:in|into|to|at the (?:end|start|beginning|top) of) your ${own},? (?:please |you must |you should |always ){0,2}(?:${stating} that (?!you)|${endorsing} |(?:include|insert|repeat|write|add) (?:the following|the (?:words|sentence|phrase)|this (?:sentence|phrase)))`,
    String.raw`\b(?:include|insert|repeat|add|write|put|print) (?:the following|the (?:words|sentence|phrase)|this (?:sentence|phrase|link))\b[^.!?]{0,60}\b(?:in|into|to|of) your ${own}\b`,
    String.raw`\byour ${own} (?:must|should|has to|shall) (?:always |also )?(?:${stating} that|${endorsing} )`,
    String.raw`^\W{0,5}(?:important: |note: )?you (?:must|shall|have to|need to|should) (?:always |also )?(?:(?:mention|claim|conclude|stress|write) that (?:the|this|our|it|all|a|an|every|no)\b|(?:mention|praise|promote|advertise) (?:our|this|the) (?:product|company|brand|shop|site|page|website|offer|service))`,
    String.raw`\byou must mention (?!your|the (?:reference|number|name|date|code|reason))[^.!?]{0,60}\b(?:in (?:the|this) (?:article|summary)|to (?:the |your )?readers)\b`,
  ].map((source) => new RegExp(source, 'iu'));
}

function german(): RegExp[] {
  const model =
    '(?:KI-(?:Texte?r?|Autor(?:en)?|Modelle?|Systeme?|Assistent(?:en)?|Schreiber|Agent(?:en)?|Bots?)|KIs?|Sprachmodelle?n?|Chatbots?|ChatGPT)';
  const orders = '(?:Anweisungen|Instruktionen|Vorgaben|Anordnungen|Befehle|Prompts?)';
  const drop = String.raw`(?<!\p{L})(?<!(?:nicht|nie) )(?:ignoriere?|ignorieren Sie|vergiss|vergesst|vergessen Sie|missachte|missachten Sie)`;
  const own = '(?:Artikel|Text|Zusammenfassung|Antwort|Beitrag|Ausgabe)';
  const say = '(?:schreibe?|sage?|erwähne?|behaupte?|betone?|ergänze?|empfiehl|empfehle?|füge)(?:n Sie)?';
  return [
    `${drop} (?:(?:bitte|alle|die|deine|Ihre|diese|sämtliche) ){0,3}(?:(?:vorherigen?|bisherigen?|vorigen?|obigen?|früheren?|vorangegangenen?|vorangehenden?|vorhergehenden?|vorstehenden?) )${orders}`,
    `${drop} (?:bitte )?(?:(?:alle|die|deine|Ihre|sämtliche) ){1,2}${orders} (?:oben|zuvor|davor|von oben)(?!\\p{L})`,
    `${drop} (?:bitte )?(?:(?:deine|Ihre)n? ${orders}|(?:den|deinen|Ihren) (?:System-?)prompt|das Briefing)(?!\\p{L})`,
    String.raw`(?<!\p{L})(?:Hinweis|Anweisung(?:en)?|Nachricht|Achtung|Mitteilung|Notiz) ?,? (?:an |für )?(?:alle |die |das |jede |jedes )?${model}(?=\s*[:,;!–—-])`,
    String.raw`(?<!\p{L})${model} (?:müssen|muss|sollen|soll|haben) [^.!?]{0,80}(?:empfehlen|loben|anpreisen|bewerben|(?:schreiben|sagen|erwähnen|behaupten), dass (?!sie|es))`,
    String.raw`(?<!\p{L})(?:wenn|falls|sobald) (?:du|Sie|ihr) (?:diese|unsere)[rsn]? (?:Seite|Website|Text|Artikel|Dokument) (?:zusammenfass\p{L}{1,2}|umschreib\p{L}{1,2}),? [^.!?]{0,20}${say}`,
    String.raw`(?<!\p{L})beim (?:Zusammenfassen|Umschreiben) (?:dieser|dieses|unserer) [^.!?]{0,30}${say}(?!\p{L})`,
    String.raw`(?<!\p{L})${say} (?:bitte )?(?:in|zu) (?:deinem|deiner|Ihrem|Ihrer|deinen|Ihren) ${own}(?:s| hinzu)?(?:,| ein,) dass(?!\p{L})`,
    String.raw`^\P{L}{0,5}(?:du musst|Sie müssen) (?:unbedingt |immer |auch )?(?:erwähnen|schreiben|behaupten|betonen), dass (?!du|Sie)`,
    String.raw`(?<!\p{L})(?:du bist|Sie sind) (?:jetzt |nun |ab jetzt )?(?:(?:ein|eine) )?(?:(?:hilfreicher?s?|neuer?s?) )?(?:KI(?=[.,;:!]| und |$)|KI-(?:Assistent|Modell|System|Autor)|Sprachmodell|Chatbot|ChatGPT|Assistent, de)`,
    String.raw`(?<!\p{L})als (?:eine? )?(?:KI(?:-Sprachmodell|-Modell|-Assistent)?|Sprachmodell) (?:kann|bin|muss|darf|werde|habe) ich(?!\p{L})`,
  ].map((source) => new RegExp(source, 'iu'));
}

function french(): RegExp[] {
  const model = String.raw`(?:(?:rédacteurs?|assistants?|modèles?|systèmes?|agents?) (?:d['’])?IA|IA|modèles? de lang(?:age|ue)|chatbots?|ChatGPT)`;
  const say = '(?:dis|dites|écris|écrivez|indiquez?|mentionnez?|précisez?|affirmez?|ajoutez?|recommandez?)';
  const own = '(?:article|résumé|texte|réponse|sortie)';
  const drop = String.raw`(?<!\p{L})(?<!(?:ne|n['’]|pas) ?)(?:ignorez?|oubliez?|ne (?:tiens|tenez) (?:pas|aucun) compte|fais abstraction|faites abstraction)`;
  return [
    `${drop} (?:(?:de|des|toutes?|les?|tes|vos) ){0,3}(?:instructions?|consignes?|directives) (?:précédentes?|ci-dessus|antérieures?|qui précèdent|reçues)`,
    `${drop} (?:(?:du|le|ton|votre|de) ){0,2}(?:brief|prompt système|prompt ci-dessus)(?!\\p{L})`,
    `${drop} (?:(?:tes|vos|de|toutes) ){1,2}(?:tes |vos )?(?:instructions|consignes)(?!\\p{L})`,
    String.raw`(?<!\p{L})(?:note|message|instructions?|avis|remarque|attention) ?,? (?:(?:à l['’]attention|à destination) (?:des |de l['’]|du )|aux? |pour |à |à l['’])?(?:les |l['’]|tout(?:e|es)? )?${model} ?(?=[:,;!–—-])`,
    String.raw`(?<!\p{L})${model} (?:doivent|doit) (?:toujours |aussi )?(?:recommander|vanter|promouvoir|(?:écrire|dire|mentionner|affirmer|préciser) qu(?:e |['’])(?!ils|elles|il |elle ))`,
    String.raw`(?<!\p{L})(?:lorsque|quand|si|en) ?(?:vous |tu )?résum(?:ez|es|ant) (?:cette|ce|notre) (?:page|site|article|texte|document),? [^.!?]{0,20}${say}(?!\p{L})`,
    String.raw`(?<!\p{L})${say} (?:s['’]il (?:vous|te) plaît )?(?:à|dans) (?:votre|ton|ta) ${own} qu(?:e |['’])`,
    String.raw`(?<!\p{L})dans (?:votre|ton|ta) ${own}, ${say} qu(?:e |['’])`,
    String.raw`^\P{L}{0,5}(?:tu dois|vous devez) (?:absolument |toujours |aussi )?(?:mentionner|écrire|affirmer|préciser) qu(?:e |['’])(?!vous|tu )`,
    String.raw`(?<!\p{L})(?:tu es|vous êtes) (?:maintenant |désormais )?(?:une? )?(?:IA(?=[.,;:!]| qui | et |$)|modèle de lang(?:age|ue)|assistant (?:IA|virtuel|qui)|chatbot|ChatGPT)`,
    String.raw`(?<!\p{L})en tant qu(?:e |['’])(?:une? )?(?:IA|intelligence artificielle|modèle de lang(?:age|ue)|assistant IA),? (?:je|j['’]|tu|vous)`,
  ].map((source) => new RegExp(source, 'iu'));
}

function spanish(): RegExp[] {
  const model =
    '(?:(?:redactores|asistentes?|modelos?|sistemas?|agentes?) (?:de )?IA|IA|modelos? de lenguaje|chatbots?|ChatGPT)';
  const say =
    '(?:di|diga|escriba|escribe|indica|indique|menciona|mencione|afirma|afirme|añad[ea]|agreg(?:a|ue)|recomiend[ea])';
  const own = '(?:artículo|resumen|texto|respuesta)';
  const drop = String.raw`(?<!\p{L})(?<!no )(?:ignor[ea]d?|olvid[ea]d?|descart[ea]|no (?:hagas|haga) caso (?:a|de))`;
  return [
    `${drop} (?:(?:todas|las|tus|sus|cualquier) ){0,2}(?:instrucci(?:ones|ón)|indicaciones|directrices|órdenes) (?:anterior(?:es)?|previas?|de arriba|precedentes|recibidas)`,
    `${drop} (?:(?:todas|de) )?(?:(?:tus|sus) (?:instrucciones|indicaciones)|(?:el|tu|su) (?:brief|briefing|prompt del sistema|encargo))(?!\\p{L})`,
    String.raw`(?<!\p{L})(?:nota|mensaje|instrucciones|aviso|atención) ?,? (?:para |a |dirigida a )?(?:las? |los |el |todos los |todas las )?${model}(?=\s*[:,;!–—-])`,
    String.raw`(?<!\p{L})${model} (?:deben|debe|tienen que|tiene que) (?:siempre |también )?(?:recomendar|elogiar|promocionar|(?:escribir|decir|mencionar|afirmar) que )`,
    String.raw`(?<!\p{L})(?:al|cuando|si) (?:resumir|resumas|resuma|resumes|resume) (?:esta|este|nuestra) (?:página|sitio|web|artículo|texto|documento),? [^.!?]{0,20}${say} que(?!\p{L})`,
    String.raw`(?<!\p{L})${say} (?:por favor )?(?:en|a) (?:tu|su) ${own} que(?!\p{L})`,
    String.raw`(?<!\p{L})en (?:tu|su) ${own}, ${say} que(?!\p{L})`,
    String.raw`^\P{L}{0,5}(?:debes|debe usted|tienes que) (?:siempre |también )?(?:mencionar|escribir|afirmar) que (?!usted|tú)`,
    String.raw`(?<!\p{L})(?:eres|usted es) (?:ahora )?(?:una? )?(?:IA(?=[.,;:!]| que | y |$)|modelo de lenguaje|asistente (?:de IA|virtual|que)|chatbot|ChatGPT)`,
    String.raw`(?<!\p{L})como (?:una? )?(?:IA|inteligencia artificial|modelo de lenguaje|asistente de IA),? (?:yo|no puedo|debes|debo)(?!\p{L})`,
  ].map((source) => new RegExp(source, 'iu'));
}
