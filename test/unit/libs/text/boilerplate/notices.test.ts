import { describe, expect, it } from '@jest/globals';
import {
  isAboutPublisher,
  isAttendanceLabel,
  isByline,
  isNotice,
  isPressContact,
  isPressMark,
  isPressNotes,
  isReferenceHeading,
  isWordList,
} from '../../../../../src/libs/text/index.js';

const all = (is: (line: string) => boolean, lines: readonly string[]) => lines.filter((line) => !is(line));
const any = (is: (line: string) => boolean, lines: readonly string[]) => lines.filter(is);

describe('lines about a page and not about its subject', () => {
  it('finds notices: versions, edit links, cookies, rights, sharing', () => {
    expect(
      all(isNotice, [
        'Changed in version 3.6: Returned rows are now of type OrderedDict.',
        'Last updated on 5 May 2026',
        'Edit this page on GitHub',
        'This page is deprecated.',
        'We use cookies to make this site better.',
        'By continuing to use this site, you accept our cookies.',
        '© 2026 Harbour Trust. All rights reserved.',
        'Copyright © 2026 Harbour Trust',
        'This work is licensed under CC BY 4.0.',
        'Share this article',
        'Related articles: Tides',
        'Subscribe to our newsletter',
        'Zuletzt aktualisiert am 5. Mai 2026',
        'Nous utilisons des cookies.',
        'Leggi anche: le maree',
        'Todos los derechos reservados.',
        '最終更新日：2026年5月5日',
        'Читайте также: приливы',
      ]),
    ).toEqual([]);
  });

  it('leaves prose that merely has such words', () => {
    expect(
      any(isNotice, [
        'Copyright law protects the form of a work.',
        'By using nets with wide meshes, fishermen spare young fish.',
        'Share the cake among six people.',
        'Sign up for the course at the town hall by 5 May.',
        'Print on thick paper.',
        'The cookies were baked at noon.',
        'Delen van het land staan onder water.',
        'This section requires employers to keep a register.',
        'Follow the path to the lighthouse.',
        'Unless otherwise agreed, trains run daily.',
      ]),
    ).toEqual([]);
  });

  it('finds bylines, and no sentence that begins like one', () => {
    expect(
      all(isByline, [
        'By Jane Roe',
        'BY JANE ROE',
        'By Jane Roe and John Doe',
        'By Jane Roe, Staff Writer',
        'Von Anna Müller',
        'Par Jean de La Tour',
        '作者：王小明',
      ]),
    ).toEqual([]);
    expect(
      any(isByline, [
        'By Monday the harbour will be open.',
        'By train, it takes an hour',
        'Von hier aus sieht man das Meer',
      ]),
    ).toEqual([]);
  });

  it('finds what surrounds a press release', () => {
    expect(
      all(isPressMark, [
        'FOR IMMEDIATE RELEASE',
        '###',
        '# # #',
        '-ENDS-',
        'EMBARGOED UNTIL 5 May 2026, 09:00',
        'PRESS RELEASE',
        'Pressemitteilung',
        'Comunicato stampa',
        'プレスリリース',
      ]),
    ).toEqual([]);
    expect(
      any(isPressMark, ['The embargo ended in May.', 'The end of the harbour', 'Press the button.']),
    ).toEqual([]);
    expect(
      all(isPressContact, [
        'Media contact:',
        'Press enquiries',
        'Contact: Jane Roe, 555 0100',
        'Pressekontakt',
        'お問い合わせ先',
      ]),
    ).toEqual([]);
    expect(any(isPressContact, ['Contact with water is harmful.'])).toEqual([]);
    expect(all(isPressNotes, ['Notes to editors', 'Hinweis für die Redaktion'])).toEqual([]);
    expect(
      all(isAboutPublisher, [
        'About Harbour Trust',
        'ABOUT US',
        'Über die Hafen GmbH',
        'À propos de Port SA',
        'Acerca de Puerto',
        '株式会社港について',
      ]),
    ).toEqual([]);
    expect(any(isAboutPublisher, ['About half of the boats leave', 'Overview'])).toEqual([]);
  });

  it('finds labels of those at a meeting, headings over references, and lists of words', () => {
    expect(
      all(isAttendanceLabel, [
        'Present:',
        'Apologies for absence',
        'In attendance',
        'Anwesend',
        'Entschuldigt:',
        'Présents',
        'Asistentes',
        '出席者',
        'Присутствовали',
      ]),
    ).toEqual([]);
    expect(any(isAttendanceLabel, ['Presents', 'The present state', 'Price'])).toEqual([]);
    expect(
      all(isReferenceHeading, [
        'See also',
        'References',
        'External links',
        'Siehe auch',
        'Voir aussi',
        '参考文献',
      ]),
    ).toEqual([]);
    expect(any(isReferenceHeading, ['Links between towns'])).toEqual([]);
    expect(all(isWordList, ['Glossary', 'Index', 'Stichwortverzeichnis', 'Glossaire', '用語集'])).toEqual([]);
    expect(any(isWordList, ['Index funds', 'A glossary of love', 'Register a boat'])).toEqual([]);
  });
});
