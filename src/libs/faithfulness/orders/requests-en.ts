import type { RequestWords } from './request-words.js';

const MODEL =
  '(?:ai|llm)(?: assistants?| writers?| models?| systems?| agents?)?|chatbots?|(?:large )?language models?|text generators?';
const ACT =
  'say|state|write|mention|stress|claim|report|add|repeat|tell|describe|present|portray|call|name|rate|rank|list|praise|' +
  'recommend|promote|endorse|advertise|link|include|insert|refer|point|quote|copy|put|place|highlight|end|begin|open|close|finish|conclude';
const TEXT =
  '(?:article|text|summar(?:y|ie)|post|piece|stor(?:y|ie)|review|write-up|overview|answer|description|report|paragraph)s?';
const WHICH = 'any|every|each|all|your|the|this|the same|the (?:first|last|opening|next)';
const DUTY =
  '(?:must|shall|should|ought to|has to|have to|needs? to|(?:is|are) (?:(?:kindly|politely|hereby|always|also|not) ){0,2}' +
  '(?:to|asked to|requested to|required to|obliged to|urged to|expected to|encouraged to|advised to|invited to|instructed to)|please)(?: be)?';

export const REQUESTS_EN: RequestWords = {
  text: TEXT,
  which: WHICH,
  order: ACT,
  softly:
    "please|kindly|always|also|only|now|just|never|do not|don[’']t|do not forget to|don[’']t forget to|remember to|be sure to|make sure to|from now on,?|" +
    'whatever you write,|(?:if|when|whenever) you [^.!?,]{3,60},|stop here and',
  sayThat:
    '(?:say|write|state|claim|mention|conclude|stress|tell (?:everyone|everybody|people|(?:(?:your|the|our) )?(?:readers|users|visitors|customers))) ' +
    'that (?!you|i |we |your |they |he |she |it )',
  always: [
    "(?<!(?:to|not|never|n[’']t|can|could|cannot) )(?:ignore|disregard|forget) (?:everything|anything|all|what) (?:that )?(?:(?:is|was|stands|you (?:were|have been)|you have|you) )?(?:above|told|read above|said above|before this|so far|until now)",
    'do not summari[sz]e this (?:page|text|article|site)',
    'repeat after me',
  ],
  further: [
    `(?:your )?new (?:task|instructions?|job|assignment|brief|orders?)(?: is to| are to|:)~ (?:${ACT})`,
    `^(?:${TEXT}) (?:about|on|that|which|of|based on)~ ${DUTY} (?:(?:always|also|only|not|never) )?(?:${ACT})`,
    `^(?:please )?(?:make sure|see to it|ensure|take care)~ (?:${WHICH}) ${TEXT} ~(?:${ACT})s?`,
    `(?:when|if|whenever|before) (?:you )?(?:are )?(?:an ai|writ|report|cover|summari|quot|cit|blog|mention)\\p{L}{0,5}~, (?:(?:please|kindly|always|also) )?(?:${ACT})`,
    'please (?:link to|(?:add|include|set|put) a link to|mention (?:us|our)|praise)',
    'you (?:must|should|have to|need to) (?:always )?(?:recommend|praise|advertise|tell (?:the |your )?readers|tell people|mention)',
    '^(?:please )?(?:always )?(?:describe|present|portray|label|rank|rate|list|praise|advertise|endorse) ~ (?:as|above|first|with five stars|at the top|number one)',
    '^(?:please )?(?:always )?(?:mention|add|include|insert|put|write|copy|link to|use) ~ (?:at least (?:once|twice)|at the (?:end|start|top)|into your|in your|in the article)',
    'write (?:only|nothing but) (?:about|good things|nice things|positive)',
    'this (?:page|text|site|article) (?:must|should|has to|is to) (?:always )?be (?:cited|quoted|linked|mentioned|praised|recommended)',
    `(?:for|to|important for|dear|attention) (?:all )?(?:the )?(?:${MODEL}|models|assistants?)[,:]`,
  ],
  favours: [
    'link back to|recommend\\p{L}*|prais(?:e|es|ing)|promot(?:e|es|ing)|endors(?:e|es|ing)|advertis(?:e|es|ing)',
    'tell (?:the |your )?readers to (?:buy|visit|order|choose|use)|best|finest|leading|leader|greatest|number one|ultimate|(?:the|its|our) (?:only|sole) \\p{Ll}+|five stars|flawless|no other|good things',
    '(?:as|is|are|be|won|call [^.!?]{1,40}) (?:the|our|its) (?:\\p{Ll}{1,20} )?(?:most \\p{Ll}+|\\p{Ll}{3,20}est|top)',
    'above all|no (?:rivals?|equals?|match|faults?)|unrivall?ed|unbeatable|unmatched|second to none|world-class|better than',
    '(?:mention|recommend|praise|name|list|include|promote|link to|(?:say|state|write) that) (?:our|us)',
    "(?:not|don[’']t|never) (?:mention|name|list|link|include) (?:any |the )?(?:other|competitors?|competing|rivals?)",
    '(?:list|rank|rate|place) ~ first',
    '(?:discount|voucher|promo) codes?|this sentence',
  ],
  hasNames: true,
};
