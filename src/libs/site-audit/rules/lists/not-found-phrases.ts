import { holdsPhrase, primaryLanguage } from '../../../text/index.js';

/** What pages that stand for a missing one have in their titles and headings, by language. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'not found',
    'error 404',
    '404 error',
    'http 404',
    'does not exist',
    "doesn't exist",
    'page cannot be found',
    "can't find that page",
    "can't find the page",
    "couldn't find that page",
    'no longer available',
    'nothing here',
    'nothing found',
    'page is missing',
  ],
  de: [
    'nicht gefunden',
    'existiert nicht',
    'fehler 404',
    '404 fehler',
    'nicht mehr verfügbar',
    'seite fehlt',
  ],
  fr: ['introuvable', 'non trouvée', "n'existe pas", "n'existe plus", 'erreur 404', 'pas été trouvée'],
  es: ['no encontrada', 'no existe', 'no se encuentra', 'no se ha encontrado', 'error 404', 'no encontramos'],
  it: ['non trovata', 'non esiste', 'errore 404', 'pagina inesistente', 'non è stata trovata'],
  pt: ['não encontrada', 'não existe', 'erro 404', 'não foi encontrada'],
  nl: ['niet gevonden', 'bestaat niet', 'fout 404', '404 fout'],
  pl: ['nie znaleziono', 'nie istnieje', 'błąd 404', 'nie została znaleziona'],
  cs: ['nenalezena', 'nebyla nalezena', 'neexistuje', 'chyba 404'],
  sk: ['nenájdená', 'nebola nájdená', 'neexistuje', 'chyba 404'],
  sv: ['hittades inte', 'finns inte', 'hittar inte', 'fel 404'],
  da: ['ikke fundet', 'blev ikke fundet', 'findes ikke', 'fejl 404'],
  no: ['ikke funnet', 'ble ikke funnet', 'finnes ikke', 'feil 404'],
  nb: ['ikke funnet', 'ble ikke funnet', 'finnes ikke', 'feil 404'],
  fi: ['ei löytynyt', 'ei löydy', 'virhe 404'],
  hu: ['nem található', 'nem létezik', '404 hiba'],
  ro: ['nu a fost găsită', 'negăsită', 'nu există', 'eroare 404'],
  tr: ['bulunamadı', 'mevcut değil', 'hata 404', '404 hatası'],
  el: ['δεν βρέθηκε', 'δεν υπάρχει', 'σφάλμα 404'],
  ru: ['не найдена', 'не найдено', 'не существует', 'ошибка 404', 'нет такой страницы'],
  uk: ['не знайдена', 'не знайдено', 'не існує', 'помилка 404'],
  bg: ['не е намерена', 'не съществува', 'грешка 404'],
  ar: ['غير موجودة', 'لم يتم العثور', 'خطأ 404'],
  he: ['לא נמצא', 'לא נמצאה', 'לא קיים', 'שגיאה 404'],
  ja: ['見つかりません', '存在しません', 'お探しのページ', '404エラー'],
  zh: ['找不到', '未找到', '不存在', '無法找到', '404错误', '404錯誤'],
  ko: ['찾을 수 없', '존재하지 않', '404 오류'],
  th: ['ไม่พบหน้า', 'ไม่พบ'],
  vi: ['không tìm thấy', 'không tồn tại', 'lỗi 404'],
  id: ['tidak ditemukan', 'tidak ada', 'kesalahan 404'],
};

/** Titles join the page's name and the site's by one of these. */
const JOINTS = /[|–—·•:»«/\\()[\]-]/u;

/** Longer ones are no titles; the search for a phrase costs more than a text's length. */
const MOST_LETTERS = 300;

/**
 * @param text of a title or a heading
 * @param language BCP 47 tag of the page; English is looked for in every page, for servers answer in it
 * @returns the phrase by which the text says that a page is missing; null for none
 */
export function findNotFoundPhrase(text: string, language: string | null): string | null {
  const title = text.slice(0, MOST_LETTERS);
  // A bare number names the error only where nothing else is said: "The Peugeot 404" is a page.
  if (title.split(JOINTS).some((part) => part.trim() === '404')) return '404';
  const own = language === null ? [] : (PHRASES[primaryLanguage(language)] ?? []);
  return [...own, ...(PHRASES['en'] ?? [])].find((phrase) => holdsPhrase(title, phrase)) ?? null;
}
