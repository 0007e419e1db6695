import type { RequestWords } from './request-words.js';

const MODEL = 'IA|modèles? de lang(?:age|ue)|chatbots?|assistants? (?:IA|virtuels?)';
const TEXT = 'articles?|textes?|résumés?|billets?|chroniques?|comptes? rendus?|réponses?|synthèses?';
const WHICH = 'chaque|tout|toute|tous les|toutes les|votre|vos|ton|ta|tes|le même|la même';
const ACT =
  'dire|écrire|mentionner|préciser|présenter|décrire|qualifier|appeler|nommer|citer|recommander|vanter|louer|promouvoir|ajouter|inclure|insérer|mettre|indiquer|affirmer|renvoyer|conclure|terminer';
const ORDER =
  'terminez|commencez|concluez|finissez|mentionnez|recommandez|vantez|louez|citez|ajoutez|insérez|incluez|mettez|présentez|écrivez|dites';

export const REQUESTS_FR: RequestWords = {
  text: TEXT,
  which: WHICH,
  order: ORDER,
  softly:
    "merci de|veuillez|toujours|ne|n['’]oubliez pas de (?:mentionner|citer|recommander|dire)|(?:si|quand|lorsque) (?:vous|tu) [^.!?,]{3,60},",
  sayThat:
    "(?:écrivez|dites|mentionnez|affirmez|précisez|indiquez|écris|dis) (?:bien )?qu(?:e |['’])(?!vous|tu |je|nous|il |elle |ils|elles)",
  always: [
    `(?:terminez|finissez|concluez) (?:${WHICH}) (?:${TEXT}) par l['’]adresse`,
    "(?:oubliez|ignorez|oublie|ignore) (?:tout )?(?:ce qui précède|ce qui a été dit|ce qu['’]on vous a dit)",
  ],
  further: [
    "(?:veuillez|merci d(?:e |['’])|prière d(?:e |['’])) ?(?:" + ACT + ')~(?:' + TEXT + ')',
    '(?:nouvelle (?:consigne|tâche|instruction)s?|nouvelles (?:consignes|instructions)) ?:',
    `(?:à l['’]attention des|pour les|aux) (?:${MODEL}) ?:`,
    "n['’]oubliez pas de (?:mentionner|citer|recommander) ~(?:" + TEXT + ')',
  ],
  favours: [
    'recommand\\p{L}+|vant(?:er|ez)|lou(?:er|ez)|promouvoir|meilleure?s?|l[ea]s? plus|seule?s?|uniques?|notre|nos|incomparables?|inégalée?s?|sans (?:égal|rival)',
    "le nom (?:de|du|d['’])",
    'oubliez pas de (?:mentionner|citer)',
  ],
  hasNames: true,
};
