import { describe, expect, it } from '@jest/globals';
import { isCaption, isCredit, isPointer, namesPartOfPage } from '../../../../../src/libs/text/index.js';

describe('pointers', () => {
  it.each([
    'See Section 3.2.',
    'See also Best practices for debian/changelog.',
    'For more information on tides, see the harbour guide.',
    'For further details, please refer to Chapter 5.',
    'Please refer to the manual page.',
    '(See Figure 4)',
    'Read the documentation for details.',
    'Siehe Abschnitt 3.2.',
    'Weitere Informationen finden Sie im Handbuch.',
    'Voir aussi le chapitre 4.',
    'Pour plus d’informations, consultez la section 2.',
    'Véase la sección 3.',
    'Para más información, consulte el manual.',
    'Vedi il capitolo 5.',
    'Zie ook hoofdstuk 3.',
    'Para mais informações, consulte o capítulo 2.',
    '詳細は第3章を参照してください。',
    '자세한 내용은 3장을 참조하십시오.',
    '更多信息请参见第3章。',
    'См. раздел 3.',
    'انظر القسم 3.',
  ])('“%s” only sends the reader elsewhere', (sentence) => {
    expect(isPointer(sentence)).toBe(true);
  });

  it.each([
    'See that the lid is closed before you start.',
    'See you at the harbour on Sunday.',
    'Read the label before you open the tin.',
    'Check the oil every week.',
    'Visit the lighthouse on a clear day.',
    'Consult a doctor when the fever lasts for three days.',
    'The gate opens at noon, see Section 3.',
    'Siehe da, es regnet nicht.'.replace('Siehe da,', 'Sieh da:'),
    'Voir Naples et mourir.',
    'Ver la televisión cansa.',
    'Lees elke dag een boek.',
    '港は朝六時に開きます。',
  ])('“%s” says something itself', (sentence) => {
    expect(isPointer(sentence)).toBe(false);
  });
});

describe('parts of a page', () => {
  it.each([
    'as shown in Figure 4',
    'in the table below',
    '(Abschnitt 3.2)',
    'au chapitre 5',
    'en la figura 2',
    'nella tabella 3',
    'in hoofdstuk 4',
    'na figura 7',
    '図3に示す',
    '如图所示',
    'на рис. 5',
    'في الشكل 2',
    'in Appendix B',
  ])('“%s” names one', (text) => {
    expect(namesPartOfPage(text)).toBe(true);
  });

  it.each([
    'He cut a fine figure.',
    'The section of the wall fell.',
    'Table salt is cheap.',
    'On page I wrote.',
  ])('“%s” names none', (text) => {
    expect(namesPartOfPage(text)).toBe(false);
  });
});

describe('captions', () => {
  it.each([
    'Figure 4.1. Boot screen',
    'Figure 4: the harbour',
    'Abb. 2: Der Hafen',
    'Tableau 3 – Prix',
    '表 3：价格',
    '図1 港の全景',
    'Table 2 Prices of berths',
    'Рис. 4. Порт',
  ])('“%s” is one', (line) => {
    expect(isCaption(line)).toBe(true);
  });

  it.each([
    'Figure 4 shows the harbour.',
    'Table tennis: a game',
    'Examples',
    '図4は港を示す。',
    'Tabelle 3 zeigt die Preise.',
  ])('“%s” is none', (line) => {
    expect(isCaption(line)).toBe(false);
  });

  it('takes a line that names a source or a photographer for a credit, and prose for none', () => {
    for (const line of [
      'Photo: Jane Roe',
      'Source: Eurostat, 2024',
      'Foto: dpa',
      'Fuente: INE',
      '出典：総務省',
    ])
      expect([line, isCredit(line)]).toEqual([line, true]);
    for (const line of ['Source: we asked. They answered.', 'Sources of light are many.'])
      expect([line, isCredit(line)]).toEqual([line, false]);
  });
});
