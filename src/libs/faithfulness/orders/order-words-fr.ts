import type { OrderWords } from './order-words.js';

export const ORDERS_FR: OrderWords = {
  writers:
    'journaliste* | rédacteur* | rédactrice* | auteur* | blogueur* | éditeur* | critiques | la presse | les médias | les journaux | ia | modèle* de langage | chatbot* | quiconque écrit | quiconque parle | qui écrit | qui écrivent | qui parlent | lecteurs | lectrices | vos lecteurs | tes lecteurs | votre public | vous écrivez | si on vous demande',
  texts:
    'article | articles | texte | textes | résumé | résumés | billet | billets | chronique* | compte rendu | comptes rendus | titre | synthèse* | publication* | critique | reportage* | citation* | reproduction* | dépêche*',
  duty: 'doit | doivent | devra | devront | devrait | devraient | est prié* | sont prié* | est priée | sont priées | est tenu* | sont tenu* | est invité* | sont invité* | veuillez | merci de | prière de | il convient de | convient de | il faut | il importe de | nous demandons | nous prions | nous invitons | nous souhaitons | nous exigeons | on demande | est obligatoire | est interdit | uniquement si | seulement si | à condition | n oubliez pas | ne manquez pas de | n omettez pas',
  toBe: '',
  say: 'dire | écrire | mentionner | préciser | présenter | décrire | qualifier | appeler | nommer | citer | recommander | vanter | louer | promouvoir | ajouter | inclure | insérer | indiquer | affirmer | renvoyer | conclure | terminer | se terminer | souligner | signaler | rappeler | figurer | parler | commencer | comporter | contenir | mettre | placer | présenté* | décrit* | qualifié* | cité* | nommé* | mentionné* | apparaître | traiter | répondre | donner | attribuer | remercier',
  order:
    'dites | écrivez | mentionnez | précisez | présentez | décrivez | qualifiez | appelez | nommez | citez | recommandez | vantez | louez | affirmez | soulignez | signalez | rappelez | donnez | attribuez | parlez | dis | écris | présente | décris | qualifie',
  object:
    'à | que | le | la | les | l | ce | cette | cet | notre | nos | toujours | de | du | des | bien | un | une | chaque | tout',
  softly:
    'toujours | et | bien | merci de | veuillez | aussi | donc | ne | n | vite | maintenant | dès aujourd hui | alors | puis',
  favour:
    'recommander | recommandez | vanter | vantez | louer | louez | promouvoir | que du bien | notre | nos',
  that: 'que | qu | comme | de | du | d | : | « | par | vers',
  themselves: 'vous | tu | je | nous | il | elle | ils | elles',
  praise:
    'meilleur* | meilleure | le plus | la plus | les plus | joyau | perle | bijou | fierté | unique* | sans égal | sans rival | sans pareil | incomparable* | inégalé* | imbattable* | leader | numéro un | premier choix | parfait* | idéal* | excellent* | exceptionnel* | en bien | avant ses | avant tous | étoiles | cinq étoiles | le seul | la seule | seul | seule | incontournable* | irréprochable*',
  absolute: 'jamais | toujours | tous | toutes | aucun | aucune | personne | rien',
  praiseEnding: /^(?:in(?:compar|égal|surpass)\p{L}*|\p{L}{4,}issime)$/u,
  mark: 'boutique | magasin | hôtel | restaurant | sponsor* | catalogue | abonnement* | nom de | nom du | nom d | les mots | la phrase | marque | logo | slogan',
  buy: 'achetez | commandez | réservez | abonnez vous | inscrivez vous | offrez vous | offrez | ne manquez pas | n attendez | n attendez plus | n hésitez plus | profitez | profitez en | craquez | faites vous plaisir | laissez vous tenter | dépêchez vous | pourquoi attendre | gagnez',
  come: 'venez | visitez | appelez | cliquez | essayez | goûtez | découvrez | savourez | économisez | rendez vous | contactez nous | vivez | choisissez | demandez | téléchargez | suivez nous',
  press:
    'maintenant | aujourd hui | vite | sans attendre | tout de suite | cette semaine | offre | offres | promotion* | remise* | réduction* | cadeau* | imbattable* | prix | place* limitée* | votre table | votre place | votre billet | votre chambre | tarif | # % | dès aujourd hui',
  sell: 'moitié prix | prix imbattable* | prix d un | prix d une | offre limitée | offre spéciale | dans la limite des stocks | # % de remise | # % de réduction | # % | de remise | de réduction | gratuit* | cadeau | cadeaux | meilleur tarif | meilleur prix | meilleurs prix | meilleurs tarifs | notre boutique | notre magasin | avec le code | le code | numéro un | pour acheter | pour commander | pour réserver | plus jamais | inoubliable* | magie | meilleur* du monde',
  deal: 'pour le prix d un | pour le prix d une | pour le prix de # | dans la limite des stocks disponibles | achetez maintenant | commandez maintenant | réservez maintenant | réservez vite | commandez vite | publicité : | avec le code * # économisez | avec le code * économisez',
};
