/**
 * Orders to a language model, as people plant them in pages. Each needs a word for the model, for its task or for its rules,
 * because texts for people are full of imperatives as well.
 */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|commands?|(?:above|previous|prior|earlier) (?:text|context|messages?|passages?|sources?))\b/iu,
  /\b(?:you are|you're|act as|behave as|pretend to be|as) (?:now )?(?:an? )?(?:\p{L}+ ){0,2}(?:ai|a\.i\.|language model|llm|chatbot|chatgpt|ai assistant|assistant|artificial intelligence)\b/iu,
  /\b(?:the|any|every|all|dear|hey|note to|attention,?|instructions? (?:to|for)) (?:the |all |any )?(?:ai|llm|language models?|ai models?|ai assistants?|assistants?|chatbots?|ai agents?|ai systems?|ai writers?|text generators?|summari[sz]ers?|crawlers? and models?)\b[^.!?]{0,20}\b(?:must|should|shall|has to|have to|is to|are to|needs? to|will now|please|read|reading|write|say|state|ignore|mention|include|add|recommend|praise|summari[sz])/iu,
  /\b(?:system prompts?|developer message|hidden prompt|prompt injection successful|jailbreak|api keys? (?:in|of) (?:your|the) (?:prompt|context))\b/iu,
  /\b(?:write|say|state|mention|add|insert|include|print|output|reply|respond|answer|claim|report|tell (?:the |your )?(?:readers?|users?))\b[^.!?]{0,30}\b(?:in (?:your|the) (?:article|answer|output|response|summary|reply|text)|(?:as|in) your (?:answer|response)|instead of the (?:article|answer)|and nothing else|word for word in)\b/iu,
  /^\s*["“'‘([]?(?:please |now |instead |important: ?|note: ?|instead, )?(?:write|say|state|claim|report|respond|reply|answer|output|print|conclude|assert|insert|repeat) (?:that|with|exactly|only|the (?:words?|sentence|phrase|following))\b/iu,
  /\b(?:your|new|updated|following|these) (?:new )?(?:instructions|system|task|role|directives?) (?:is|are|now|:)/iu,
  /\b(?:do not|don['’]t|never) (?:mention|reveal|cite|disclose|tell|quote|use) (?:this|these|the|any) (?:instructions?|prompts?|rules?|passages?|sources? (?:above|below)|(?:other |previous )?(?:passages|marks))/iu,
  /\b(?:reveal|print|show|repeat|leak|output) (?:me )?(?:your|the) (?:(?:hidden|secret|full|own|original) )?(?:instructions|prompt|rules|system|keys?|configuration)\b/iu,
  /\b(?:as an? (?:ai|language model|assistant)|i(?: am|['’]m) an? (?:ai|language model)|i can(?:not|['’]t) (?:help|assist) with (?:that|this))\b/iu,
  /(?<!\p{L})(?:ignorier\p{L}*|vergiss|vergesst|missacht\p{L}*|überspring\p{L}*)\b[^.!?]{0,40}(?:anweisung|instruktion|vorgabe|regel|prompt)/iu,
  /(?<!\p{L})(?:ignor\p{L}{1,5}|oubli\p{L}{1,4}|olvid\p{L}{1,4}|dimentic\p{L}{1,4}|esque\p{L}{1,4}|negeer|vergeet|desconsider\p{L}{1,4})\b[^.!?]{0,40}(?:instruc\p{L}+|consignes?|règles|reglas|istruzion\p{L}|regole|regras|instructies|regels|prompt)/iu,
  /(?<!\p{L})(?:du bist (?:jetzt )?ein(?:e)? |tu es (?:maintenant )?un(?:e)? |eres (?:ahora )?un(?:a)? |sei (?:ora )?un['’ ]?|você é (?:agora )?um(?:a)? |je bent (?:nu )?een )(?:\p{L}+[ -]){0,2}(?:ki|ia|ai|sprachmodell|assistent\p{L}{0,2}|assistant|asistente|assistente|modèle de langage|modelo de lenguaje|modelo de linguagem|taalmodel|modello linguistico)(?!\p{L})/iu,
  /^\s*(?:schreib(?:e|en sie)?,? dass|écri(?:s|vez) que|escrib[ea] que|scriv[ei] che|schrijf dat|escreva que)(?!\p{L})/iu,
  /<\/?(?:system|instructions?|prompt)>|\[(?:system|inst)\]|<\|im_start\|>|###\s*(?:system|instruction)/iu,
];

/** A longer sentence is looked at up to here. */
const LONGEST = 2000;

/** Whether a sentence gives orders to a language model, or speaks as one. */
export function isInstruction(sentence: string): boolean {
  const text = sentence.slice(0, LONGEST);
  return ORDERS.some((order) => order.test(text));
}
