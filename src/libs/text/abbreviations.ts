/** Whether the full stop of an abbreviation may end its sentence. */
export type AbbreviationKind =
  /** Something always follows: `e.g.`, `Dr.` */
  | 'never_last'
  /** An abbreviation only before a number: `No. 5`, but "No. He left." */
  | 'before_number'
  /** May be the last word: `Inc.`, `usw.` */
  | 'may_be_last';

interface Abbreviations {
  readonly neverLast: string;
  readonly beforeNumber: string;
  readonly mayBeLast: string;
}

const EVERYWHERE: Abbreviations = {
  neverLast: 'dr prof mr mrs ms mx st mt vs cf viz resp approx e.g i.e eg ie a.k.a ca',
  beforeNumber:
    'no nr fig figs eq eqs p pp vol vols ch chap sec sect art par ver v n jan feb mar apr jun jul aug sep sept oct nov dec',
  mayBeLast: 'inc ltd corp co bros jr sr al ibid gmbh dept univ assn',
};

const BY_LANGUAGE: Readonly<Record<string, Abbreviations>> = {
  en: {
    neverLast: 'rev hon gen col sgt capt lt cmdr adm maj gov sen rep pres messrs supt ft esp incl excl',
    beforeNumber: 'pt nos app',
    mayBeLast: 'ed eds esq est misc min max',
  },
  de: {
    neverLast:
      'z.b d.h u.a o.ä i.d.r z.t u.u s.o s.u bzw vgl ggf evtl sog insb hrsg hr fr frl dipl ing kath evang geb gest ' +
      'nr bd inkl exkl zzgl abzgl max min ungef mind einschl bspw lt str fa ' +
      // Before a noun nearly always, and some nouns are on the list of stop words: `3 Mrd. Menschen`.
      'mio mrd tsd',
    beforeNumber: 's abs kap abb tab',
    // The last ones come after a number: `im 19. Jh.`, `2. Aufl. Leipzig`.
    mayBeLast: 'usw usf etc ag jh jhd aufl',
  },
  fr: {
    neverLast: 'm mm mme mmes mlle mlles me mgr p.ex c.-à-d env av apr boul éd',
    beforeNumber: 'n° art chap fig janv févr avr juill sept déc',
    mayBeLast: 'cie s.a',
  },
  es: {
    neverLast: 'sr sra srta sres dra d dña ud uds p.ej av avda pág págs núm gral ing lic aprox',
    beforeNumber: 'art cap fig tel',
    mayBeLast: 'cía s.a',
  },
  it: {
    neverLast: 'sig sigg dott prof avv ing geom p.es cfr ecc on egr gent spett',
    beforeNumber: 'pag pagg art cap fig tel',
    mayBeLast: 's.p.a',
  },
  pt: {
    neverLast: 'sr sra srs dra d p.ex av prof profa exmo',
    beforeNumber: 'art cap fig pág págs núm tel',
    mayBeLast: 'cia ltda s.a',
  },
  nl: {
    neverLast: 'dhr mevr mw bijv bv d.w.z o.a m.b.t ds ir drs nl zgn evt i.p.v t.o.v',
    beforeNumber: 'blz art afb tel',
    mayBeLast: 'enz b.v n.v mln mld',
  },
  sv: {
    neverLast: 't.ex bl.a d.v.s s.k dvs ca resp',
    beforeNumber: 'kap sid',
    mayBeLast: 'm.m o.s.v osv milj mdr',
  },
  da: { neverLast: 'f.eks bl.a dvs ca hr fr', beforeNumber: 'kap', mayBeLast: 'osv m.m m.v mio mia' },
  no: { neverLast: 'f.eks bl.a dvs ca hr fr', beforeNumber: 'kap', mayBeLast: 'osv m.m m.v mill mrd' },
  pl: {
    neverLast: 'np tzw tj ul prof dr św im r.',
    beforeNumber: 'str rozdz rys nr',
    mayBeLast: 'itd itp m.in tys',
  },
  cs: {
    neverLast: 'např tzv tj mj ul prof sv',
    beforeNumber: 'str kap obr č',
    mayBeLast: 'atd apod aj tis mil',
  },
  ru: {
    neverLast: 'т.е напр им ул г-н',
    beforeNumber: 'стр рис гл',
    mayBeLast: 'т.д т.п др гг тыс млн млрд',
  },
};

/** Languages that write ordinal numbers with a full stop: `am 3. Oktober`. */
export const DOTTED_ORDINALS: ReadonlySet<string> = new Set(
  'de da nb nn no fi et cs sk sl hr sr bs hu pl lv is tr'.split(' '),
);

/**
 * English words that occur both shortened and in full. Only a small letter after the full stop shows that it ends no
 * sentence.
 */
export const SHORT_FORMS_EN: ReadonlySet<string> = new Set(
  (
    'abbr alt attn auth auto avg calif config deg dept diff dist div env etc eval exec exp ext gal govt impl info init int intl ' +
    'lib med natl orig oz param params poss prefs prob prod pron ref refs rel spec specs stat stats syn temp temps val ' +
    'var vars'
  ).split(' '),
);

const built = new Map<string, ReadonlyMap<string, AbbreviationKind>>();

/**
 * @param word without its last full stop, in lower case: `e.g`, `dr`.
 * @param language primary subtag.
 */
export function abbreviationKind(word: string, language: string): AbbreviationKind | null {
  let kinds = built.get(language);
  if (!kinds) {
    kinds = kindsOf([EVERYWHERE, BY_LANGUAGE[language === 'nb' || language === 'nn' ? 'no' : language]]);
    built.set(language, kinds);
  }
  return kinds.get(word) ?? null;
}

function kindsOf(lists: readonly (Abbreviations | undefined)[]): ReadonlyMap<string, AbbreviationKind> {
  const kinds = new Map<string, AbbreviationKind>();
  for (const list of lists) {
    if (!list) continue;
    for (const word of list.beforeNumber.split(' ')) kinds.set(word, 'before_number');
    for (const word of list.mayBeLast.split(' ')) kinds.set(word, 'may_be_last');
    for (const word of list.neverLast.split(' ')) kinds.set(word, 'never_last');
  }
  return kinds;
}
