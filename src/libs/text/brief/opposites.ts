import { primaryLanguage } from '../segmenter.js';
import { stemOf } from '../terms.js';

/** Words that exclude each other where a brief has one of them alone: who sets up a server is not helped by the client's side. */
const PAIRS: Readonly<Record<string, string>> = {
  en: 'server client, install uninstall, installing removing, import export, upload download, buy sell, encrypt decrypt, enable disable, upgrade downgrade, lend borrow, sender recipient',
  de: 'server client, installieren deinstallieren, importieren exportieren, hochladen herunterladen, kaufen verkaufen, verschlüsseln entschlüsseln, aktivieren deaktivieren, absender empfänger',
  fr: 'serveur client, installer désinstaller, importer exporter, acheter vendre, chiffrer déchiffrer, activer désactiver, expéditeur destinataire',
  es: 'servidor cliente, instalar desinstalar, importar exportar, comprar vender, cifrar descifrar, activar desactivar, remitente destinatario',
  it: 'server client, installare disinstallare, importare esportare, comprare vendere, cifrare decifrare, attivare disattivare, mittente destinatario',
  pt: 'servidor cliente, instalar desinstalar, importar exportar, comprar vender, cifrar decifrar, ativar desativar, remetente destinatário',
  nl: 'server client, installeren verwijderen, importeren exporteren, kopen verkopen, versleutelen ontsleutelen, inschakelen uitschakelen, afzender ontvanger',
};

/** @returns the terms of a language that exclude those of a brief, but for what it names itself. @param terms as `termsOf` gives them */
export function oppositesOf(terms: ReadonlySet<string>, language: string): ReadonlySet<string> {
  const pairs = PAIRS[primaryLanguage(language)]?.split(', ') ?? [];
  const found = pairs.flatMap((pair) => {
    const [one = '', other = ''] = pair.split(' ').map((word) => stemOf(word, language));
    return [...(terms.has(one) ? [other] : []), ...(terms.has(other) ? [one] : [])];
  });
  return new Set(found.filter((term) => !terms.has(term)));
}
