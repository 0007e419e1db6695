import { describe, expect, it } from '@jest/globals';
import { readPastedText } from '../../../../../src/libs/page-reading/index.js';

/** `kind`, number, place of each block, and `~` before asides. */
const linesOf = (text: string) =>
  readPastedText(text).map(
    ({ aside, kind, level, order, within, text: line }) =>
      `${aside ? '~' : ''}${kind}${level ?? order ?? ''}${within ? `(${within})` : ''}: ${line}`,
  );

describe('a pasted text', () => {
  it('has the items of minutes, without the names of the people present', () => {
    expect(
      linesOf(
        'HARBOUR COUNCIL\nMinutes of 5 May 2026\nPresent: Cllr J. Roe, Cllr R. Doe, Cllr A. Poe, Cllr M. Moe, Cllr G. Goe,\n' +
          'Cllr S. Soe\nApologies: Cllr B. Boe\n1. Welcome\nThe Chair welcomed all.\n2. Lights\nThe Clerk reported that the ' +
          'two lights had failed in March.\nMotion: That the council repair both lights. Carried 7-2.\n3. Any other business',
      ),
    ).toEqual([
      'heading2: HARBOUR COUNCIL',
      'heading3: Minutes of 5 May 2026',
      '~definition: Present: Cllr J. Roe, Cllr R. Doe, Cllr A. Poe, Cllr M. Moe, Cllr G. Goe, Cllr S. Soe',
      '~definition: Apologies: Cllr B. Boe',
      'heading2: 1. Welcome',
      'paragraph: The Chair welcomed all.',
      'heading2: 2. Lights',
      'paragraph: The Clerk reported that the two lights had failed in March.',
      'paragraph: Motion: That the council repair both lights. Carried 7-2.',
      'heading2: 3. Any other business',
    ]);
    expect(linesOf('Present:\nJ. Roe (Chair)\nR. Doe\n\nThe lights have failed.')).toEqual([
      '~paragraph: Present:',
      '~paragraph: J. Roe (Chair)',
      '~paragraph: R. Doe',
      'paragraph: The lights have failed.',
    ]);
  });

  it('has no marks and no contact of a press release, and nothing that the publisher says of itself', () => {
    const read = linesOf(
      'FOR IMMEDIATE RELEASE\n\nA new pier\nHARBOUR TOWN, 5 May 2026 – The town opened a pier.\nIt cost 4.2 million pounds.\n\n' +
        'About Harbour Town\nHarbour Town is a town on the coast.\nMedia contact:\nJane Roe\npress@harbour.example\n# # #',
    );
    expect(read.filter((line) => !line.startsWith('~'))).toEqual([
      'heading2: A new pier',
      'paragraph: HARBOUR TOWN, 5 May 2026 – The town opened a pier.',
      'paragraph: It cost 4.2 million pounds.',
    ]);
    expect(read).toHaveLength(10);
  });

  it('has what a letter says, and quotes what it answers', () => {
    expect(
      linesOf(
        'From: Jane <jane@harbour.example>\r\nTo: John\r\nSubject: The pier\r\n\r\nHi John,\r\n\r\nthe pier opens on Monday, ' +
          'and the\r\nmayor will speak.\r\n\r\nOn 4 May 2026, John wrote:\r\n> When does the pier open?\r\n> I would like to bring my\r\n' +
          '> family along.\r\n\r\nBest regards,\r\nJane\r\n-- \r\nHarbour Office',
      ),
    ).toEqual([
      '~paragraph: From: Jane <jane@harbour.example>',
      '~paragraph: To: John',
      '~paragraph: Subject: The pier',
      '~paragraph: Hi John,',
      'paragraph: the pier opens on Monday, and the mayor will speak.',
      '~paragraph: On 4 May 2026, John wrote:',
      'quote: When does the pier open?',
      'quote: I would like to bring my family along.',
      '~paragraph: Best regards,',
      '~paragraph: Jane',
      '~paragraph: --',
      '~paragraph: Harbour Office',
    ]);
  });

  it('has the questions of a conversation as headings, and its speakers as terms', () => {
    expect(linesOf('Q: When does it leave?\nA: At noon.\nQ: Why?\nA: It is the tide.')).toEqual([
      'heading4: When does it leave?',
      'paragraph: At noon.',
      'heading4: Why?',
      'paragraph: It is the tide.',
    ]);
    expect(
      readPastedText('MAYOR ROE: We will open the pier on Monday.\nCLERK: At noon?\nMAYOR ROE: Yes.').map(
        ({ kind, term }) => [kind, term],
      ),
    ).toEqual([
      ['definition', 'MAYOR ROE'],
      ['definition', 'CLERK'],
      ['definition', 'MAYOR ROE'],
    ]);
  });

  it('keeps lines of labels and of addresses apart', () => {
    expect(
      linesOf(
        'Opening hours\nMonday: 9-17\nTuesday: closed\n\nAddress\nHarbour Office\n12 Pier Road\nHarbour Town',
      ),
    ).toEqual([
      'heading2: Opening hours',
      'definition: Monday: 9-17',
      'definition: Tuesday: closed',
      'paragraph: Address',
      'paragraph: Harbour Office',
      'paragraph: 12 Pier Road',
      'paragraph: Harbour Town',
    ]);
    // A colon in a sentence makes no table.
    expect(
      linesOf(
        'Not on a clear day: its tower can be seen from London Road.\nIn the fog: the horn is heard for miles.',
      ),
    ).toEqual([
      'paragraph: Not on a clear day: its tower can be seen from London Road.',
      'paragraph: In the fog: the horn is heard for miles.',
    ]);
  });

  it.each([
    ['1. ', '2. ', '3. '],
    ['1) ', '2) ', '3) '],
    ['(1) ', '(2) ', '(3) '],
    ['a) ', 'b) ', 'c) '],
    ['(a) ', '(b) ', '(c) '],
    ['Step 1: ', 'Step 2: ', 'Step 3: '],
    ['①', '②', '③'],
    ['一、', '二、', '三、'],
  ])('keeps steps whole that are numbered like %s, with what stands between them', (one, two, three) => {
    expect(
      linesOf(
        `To reset it:\n${one}Switch it off.\n$ lampctl off\n${two}Wait\nfor it.\n\nNote: it is hot.\n\n${three}Go.\n\nIt is new.`,
      ),
    ).toEqual([
      'paragraph: To reset it:',
      'item1: Switch it off.',
      'code(step): $ lampctl off',
      'item2: Wait for it.',
      'paragraph(step): Note: it is hot.',
      'item3: Go.',
      'paragraph: It is new.',
    ]);
  });

  it('keeps bullets of all kinds, and what is set in below them', () => {
    expect(
      linesOf('You need:\n- a key\n* a lamp\n• a friend\n  – an old one\n+ time\n\n  Much of it.\n\nGo.'),
    ).toEqual([
      'paragraph: You need:',
      'item: a key',
      'item: a lamp',
      'item: a friend',
      'item(item): an old one',
      'item: time',
      'paragraph(item): Much of it.',
      'paragraph: Go.',
    ]);
  });

  it('keeps tables, code and the words of Markdown without its marks', () => {
    expect(
      linesOf(
        '| Kind | Price |\n|:-----|------:|\n| Small | 3 |\n\nKind\tPrice\nLarge\t5\n\n```sh\n# make it\n  make\n```\n' +
          'Take the **[number 4 bus](https://bus.example/4)** to *Pier Road*, `platform_2`, not snake_case_3.\n***\nIt is 2 * 3 * 4 m long.',
      ),
    ).toEqual([
      'table: Kind | Price\nSmall | 3',
      'table: Kind | Price\nLarge | 5',
      'code: # make it\n  make',
      'paragraph: Take the number 4 bus to Pier Road, platform_2, not snake_case_3.',
      '~paragraph: https://bus.example/4',
      'paragraph: It is 2 * 3 * 4 m long.',
    ]);
  });

  it('is one paragraph when it is one line, and no block when it is empty', () => {
    const line = 'The pier opened. It is long. '.repeat(50).trim();
    expect(linesOf(line)).toEqual([`paragraph: ${line}`]);
    expect(linesOf(' \n\t\n\u00a0\r\n')).toEqual([]);
  });

  it('joins lines that were broken to keep them short, in any script', () => {
    expect(
      linesOf(
        'Das neue Hafenbecken wurde im Mai eröffnet und kostete die\nStadt vier Millionen Euro, die Hälfte davon trug das Land, wie\n' +
          'der Bürgermeister sagte.\n\n港は一八二〇年に花崗岩で造られ、北の桟橋には二つの灯台があり、\n' +
          '毎晩日没とともに灯がともされ、町の人々はそれを誇りに思って\nいる。船は満潮のときに入る。',
      ),
    ).toEqual([
      'paragraph: Das neue Hafenbecken wurde im Mai eröffnet und kostete die Stadt vier Millionen Euro, die Hälfte davon trug das Land, wie der Bürgermeister sagte.',
      'paragraph: 港は一八二〇年に花崗岩で造られ、北の桟橋には二つの灯台があり、毎晩日没とともに灯がともされ、町の人々はそれを誇りに思っている。船は満潮のときに入る。',
    ]);
    expect(linesOf('A well-\nknown harbour of the pre-\nand post-war years, with its lights.')).toEqual([
      'paragraph: A well-known harbour of the pre- and post-war years, with its lights.',
    ]);
  });

  it('keeps an unmarked list apart', () => {
    expect(linesOf('Milk\nEggs\nBread and butter\n\nmilk\neggs\nbread')).toEqual(
      ['Milk', 'Eggs', 'Bread and butter', 'milk', 'eggs', 'bread'].map((line) => `paragraph: ${line}`),
    );
  });
});
