import { cutAtWord } from '../../domain/article/title.js';
import { countCodePoints, cutCodePoints, primaryLanguage } from '../../libs/text/index.js';
import type { ImageTask } from '../../ports/image-maker.js';

/** The longest alternative text that the desk check accepts. */
const LONGEST = 200;

/** `*` is replaced by the title. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'Illustration for “*”, made by a program',
  de: 'Illustration zu „*“, von einem Programm gemacht',
  fr: 'Illustration pour « * », faite par un programme',
  es: 'Ilustración para «*», hecha por un programa',
  it: 'Illustrazione per «*», fatta da un programma',
  pt: 'Ilustração para «*», feita por um programa',
  nl: 'Illustratie bij “*”, gemaakt door een programma',
  ja: '「*」の挿絵（プログラムによる作成）',
  ar: 'رسم توضيحي لمقال «*»، من صنع برنامج',
};

/** The alternative text of a picture: the brief's, or one made from the title. */
export function pictureAlt({ alt, title, language }: ImageTask): string {
  const given = folded(alt ?? '');
  if (given !== '') return cutCodePoints(given, LONGEST);
  const words = WORDS[primaryLanguage(language)] ?? WORDS['en'] ?? '*';
  const most = LONGEST - countCodePoints(words) + 1;
  const subject = folded(title);
  const shown = countCodePoints(subject) > most ? `${cutAtWord(subject, most - 1)}…` : subject;
  return words.replace('*', () => shown);
}

function folded(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
