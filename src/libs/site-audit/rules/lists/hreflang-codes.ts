import { canonicalCountry } from '../../../text/index.js';

/** ISO 639-1: the 183 codes that stand today. Search engines read no others. */
const LANGUAGES: ReadonlySet<string> = new Set(
  (
    'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en ' +
    'eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja ' +
    'jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb ' +
    'nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq ' +
    'sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'
  ).split(' '),
);

/** ISO 15924, without the codes for private use. */
const SCRIPTS: ReadonlySet<string> = new Set(
  (
    'Adlm Afak Aghb Ahom Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Berf Bhks Blis Bopo Brah Brai Bugi Buhd ' +
    'Cakm Cans Cari Cham Cher Chis Chrs Cirt Copt Cpmn Cprt Cyrl Cyrs Deva Diak Dogr Dsrt Dupl Egyd Egyh Egyp Elba ' +
    'Elym Ethi Gara Geok Geor Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hanb Hang Hani Hano Hans Hant Hatr Hebr ' +
    'Hira Hluw Hmng Hmnp Hntl Hrkt Hung Inds Ital Jamo Java Jpan Jurc Kali Kana Kawi Khar Khmr Khoj Kitl Kits Knda ' +
    'Kore Kpel Krai Kthi Lana Laoo Latf Latg Latn Leke Lepc Limb Lina Linb Lisu Loma Lyci Lydi Mahj Maka Mand Mani ' +
    'Marc Maya Medf Mend Merc Mero Mlym Modi Mong Moon Mroo Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkdb Nkgb Nkoo ' +
    'Nshu Ogam Olck Onao Orkh Orya Osge Osma Ougr Palm Pauc Pcun Pelm Perm Phag Phli Phlp Phlv Phnx Piqd Plrd Prti ' +
    'Psin Ranj Rjng Rohg Roro Runr Samr Sara Sarb Saur Seal Sgnw Shaw Shrd Shui Sidd Sidt Sind Sinh Sogd Sogo Sora ' +
    'Soyo Sund Sunu Sylo Syrc Syre Syrj Syrn Tagb Takr Tale Talu Taml Tang Tavt Tayo Telu Teng Tfng Tglg Thaa Thai ' +
    'Tibt Tirh Tnsa Todr Tols Toto Tutg Ugar Vaii Visp Vith Wara Wcho Wole Xpeo Xsux Yezi Yiii Zanb Zinh Zmth Zsye ' +
    'Zsym Zxxx Zyyy Zzzz'
  )
    .toLowerCase()
    .split(' '),
);

const SHAPE = /^([a-z]{2})(?:-([a-z]{4}))?(?:-([a-z]{2}))?$/;

/** `es-419` and `en-EUR` are well formed BCP 47 or near it, but no country; `en_US` is no code at all. */
export type HreflangFault = 'not_well_formed' | 'unknown_language' | 'unknown_script' | 'unknown_region';

/**
 * @returns what is wrong with a code of hreflang; null for a sound one, `x-default` among them. Case says nothing.
 */
export function hreflangFault(code: string): HreflangFault | null {
  const lower = code.trim().toLowerCase();
  if (lower === 'x-default') return null;
  const parts = SHAPE.exec(lower);
  if (!parts) return 'not_well_formed';
  const [, language = '', script, region] = parts;
  if (!LANGUAGES.has(language)) return 'unknown_language';
  if (script !== undefined && !SCRIPTS.has(script)) return 'unknown_script';
  return region !== undefined && canonicalCountry(region) === null ? 'unknown_region' : null;
}

/** @returns the language of a code of hreflang or of a `lang`, in lower case: `pt` of `pt-BR`; empty for none */
export function primarySubtag(code: string): string {
  return /^[a-z]*/.exec(code.trim().toLowerCase())?.[0] ?? '';
}
