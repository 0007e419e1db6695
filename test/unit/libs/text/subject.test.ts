import { describe, expect, it } from '@jest/globals';
import {
  countTerms,
  namesTerm,
  subjectCover,
  subjectOf,
  subjectTerms,
  TermStatistics,
  termsOf,
  withCompounds,
} from '../../../../src/libs/text/index.js';
import { withoutFrame } from '../../../../src/libs/text/language/frame-words.js';

const statistics = (...texts: readonly string[]) =>
  new TermStatistics(texts.map((text) => countTerms(termsOf(text, 'en'))));

describe('the frame around the subject of a brief', () => {
  it.each([
    ['en', 'Setting up a firewall on a Debian server', 'a firewall on a Debian server'],
    ['en', 'How to set up a mail server', 'a mail server'],
    ['en', 'A guide to rye bread for beginners', 'rye bread'],
    ['en', 'An introduction to RAID for absolute beginners in 2026', 'RAID'],
    ['en', 'Everything you need to know about VACUUM', 'VACUUM'],
    ['en', 'Best practices for backups in small businesses', 'backups in small businesses'],
    ['en', 'Virtualization with Xen for small businesses', 'Virtualization with Xen'],
    ['en', 'How logical replication works', 'logical replication'],
    ['en', 'We would like to know what rye bread costs', 'rye bread costs'],
    ['en', 'I would like an introduction that explains what the kernel does', 'what the kernel does'],
    ['en', 'Show the people who look after our office network how to set up a mail server', 'a mail server'],
    ['en', 'Show jumping for beginners', 'Show jumping'],
    ['en', 'Please write a short article about tide tables', 'tide tables'],
    ['en', 'What to do when your boiler leaks?', 'your boiler leaks'],
    ['en', '10 tips for growing tomatoes', 'growing tomatoes'],
    ['en', 'Heat pumps explained: a beginner’s guide', 'Heat pumps'],
    ['en', 'A thorough guide for bee inspectors to mites', 'bee inspectors to mites'],
    ['en', 'A thorough guide for club administrators to mites', 'mites'],
    ['en', 'An article for general readers about mites', 'mites'],
    ['en', 'A guide for beginners and experts to keeping bees', 'keeping bees'],
    ['en', 'Style guide', 'Style guide'],
    ['en', 'How to', 'How to'],
    ['de', 'Wie man einen Akku richtig lädt', 'einen Akku richtig lädt'],
    ['de', 'Eine Einführung in die Akkuladung für Einsteiger', 'Akkuladung'],
    ['de', 'Alles, was Sie über Wärmepumpen wissen müssen', 'Wärmepumpen'],
    ['de', '10 Tipps zum Brotbacken', 'Brotbacken'],
    ['de', 'Zehn Tipps, mit denen ein Akku länger hält', 'ein Akku länger hält'],
    ['de', 'Ein Überblick für kleine Firmen, wie sie Daten sichern', 'Daten sichern'],
    ['de', 'Unternehmen gründen', 'Unternehmen gründen'],
    ['en', 'An overview for small businesses of how they back up servers', 'back up servers'],
    ['en', 'For small businesses: heat pumps', 'heat pumps'],
    ['en', 'Companies of the bronze age', 'Companies of the bronze age'],
    ['fr', 'Un aperçu pour les petites entreprises : sauvegarder les données', 'sauvegarder les données'],
    ['es', 'Una guía para pequeñas empresas sobre cómo hacer copias', 'hacer copias'],
    ['fr', 'Comment choisir un vélo électrique en 2026', 'un vélo électrique'],
    ['fr', 'Guide complet de la pompe à chaleur pour les débutants', 'pompe à chaleur'],
    ['es', 'Cómo elegir una bicicleta eléctrica', 'una bicicleta eléctrica'],
    ['es', 'Todo lo que necesitas saber sobre el compostaje', 'el compostaje'],
    ['it', 'Guida completa alla pompa di calore per principianti', 'pompa di calore'],
    ['it', 'Come scegliere una bicicletta elettrica nel 2026', 'una bicicletta elettrica'],
    ['nl', 'Een handleiding voor warmtepompen voor beginners', 'warmtepompen'],
    ['nl', 'Alles wat je moet weten over composteren', 'composteren'],
    ['pt', 'Guia completo da compostagem para iniciantes', 'compostagem'],
    ['pt', 'Como escolher uma bicicleta elétrica em 2026', 'uma bicicleta elétrica'],
    ['ja', '初心者のためのファイアウォールの設定方法', 'ファイアウォール'],
    ['ja', '堆肥の作り方', '堆肥'],
    ['ja', '堆肥を紹介する記事', '堆肥'],
    ['zh', '如何设置防火墙', '防火墙'],
    ['zh', '初学者的堆肥指南', '堆肥'],
    ['ko', '초보자를 위한 방화벽 설정 방법', '방화벽'],
    ['ru', 'Как настроить межсетевой экран для начинающих', 'межсетевой экран'],
    ['ru', 'Полное руководство по компостированию', 'компостированию'],
    ['ar', 'دليل شامل عن السماد للمبتدئين', 'السماد'],
    ['xx', 'How to bake', 'How to bake'],
  ])('is left out in %s: %s', (language, brief, subject) => {
    expect(withoutFrame(brief, language)).toBe(subject);
  });
});

describe('the subject of a brief', () => {
  const site = statistics(
    'The firewall of a server filters packets.',
    'Make a backup of the Debian server.',
    ...Array.from({ length: 30 }, () => 'A Debian server has users.'),
  );

  it('weighs a term by its rarity in the site, and requires the rare ones alone', () => {
    const { terms } = subjectOf({ input: 'Setting up a firewall on a Debian server' }, 'en', site);
    expect(terms.map(({ word, required }) => [word, required])).toEqual([
      ['firewall', true],
      ['Debian', false],
      ['server', false],
    ]);
    expect(terms.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(terms[0]?.weight).toBeGreaterThan(0.8);
  });

  it('is covered by a text as far as the weights of its words go', () => {
    const subject = subjectOf({ input: 'Setting up a firewall on a Debian server' }, 'en', site);
    const cover = (text: string) => subjectCover(subject, countTerms(termsOf(text, 'en')));
    expect(cover('A firewall on Debian servers')).toBeCloseTo(1);
    expect(cover('Debian servers')).toBeLessThan(0.2);
    expect(subjectCover(subjectOf({ input: 'How to' }, 'en'), new Map())).toBe(1);
  });

  it('takes a joined verb and its noun for one term, where the site has the noun', () => {
    const { terms } = subjectOf({ input: 'How to back up a Debian server' }, 'en', site);
    expect(terms.map(({ word }) => word)).toEqual(['back up', 'Debian', 'server']);
    expect(namesTerm(terms[0] ?? { term: '' }, countTerms(termsOf('Make a backup.', 'en')))).toBe(true);
    const logs = statistics(
      'The login of the server.',
      ...Array.from({ length: 30 }, () => 'A log is kept.'),
    );
    const [login] = subjectOf({ input: 'Logging in to the server' }, 'en', logs).terms;
    expect(login).toMatchObject({ term: 'login', also: ['log'] });
    expect(subjectOf({ input: 'A firewall on a server' }, 'en', site).terms.map(({ term }) => term)).toEqual([
      'firewal',
      'server',
    ]);
  });

  it('requires words that the site has, and what no page has only where they say next to nothing', () => {
    const required = (input: string) =>
      subjectOf({ input }, 'en', site).terms.flatMap((term) => (term.required ? [term.word] : []));
    expect(required('A firewall with nftables')).toEqual(['firewall']);
    expect(required('Kubernetes on a Debian server')).toEqual(['Kubernetes']);
  });

  it('weighs alike where too few texts are known, and requires what most of their passages name, and what none does', () => {
    const passages = statistics(
      'The firewall drops packets.',
      'A firewall has rules.',
      'Ask the server.',
      'A firewall.',
    );
    const input = 'A firewall for the server: carefully';
    const { terms } = subjectOf({ input }, 'en', undefined, passages);
    expect(terms.map(({ word, required }) => [word, required])).toEqual([
      ['firewall', true],
      ['server', false],
      ['carefully', true],
    ]);
    expect(new Set(terms.map(({ weight }) => weight)).size).toBe(1);
    expect(subjectOf({ input }, 'en').terms.some((term) => term.required)).toBe(false);
  });

  it.each([
    ['AI', ['ai']],
    ['HR', ['hr']],
    ['What is AI?', ['ai']],
    ['ai', ['ai']],
    ['AI IN HR', ['ai', 'hr']],
    ['Go for beginners', ['go']],
    ['C++ vs C#', ['c++', 'c#']],
  ])('has, of short words, those that texts have: %s', (input, terms) => {
    const passages = statistics('The AI of an HR office.', 'Go and C are languages.');
    expect(subjectOf({ input }, 'en', undefined, passages).terms.map(({ term }) => term)).toEqual(terms);
    expect(subjectOf({ input: 'AI', keywords: ['HR'] }, 'en').terms).toHaveLength(2);
  });

  it.each([
    ['Go', ['Go']],
    ['R for beginners', ['R']],
    ['C++ or C#?', ['C++', 'C#']],
    ['How to deploy .NET with Node.js', ['deploy', '.NET', 'Node.js']],
    ['5G', ['5G']],
    ['The work of R. A. Fisher', ['work', 'Fisher']],
  ])('has short names as words in %s', (input, words) => {
    expect(subjectOf({ input }, 'en').terms.map(({ word }) => word)).toEqual(words);
  });

  it('has the keywords and every sentence of a long brief, each without its frame', () => {
    const input = 'An introduction to tides. What you need to know about spring tides?\nThe moon';
    const { terms } = subjectOf({ input, keywords: ['harbour'] }, 'en');
    expect(terms.map(({ word }) => word)).toEqual(['tides', 'spring', 'moon', 'harbour']);
  });

  it('has what a long brief says first, and every keyword', () => {
    const input = Array.from({ length: 5000 }, (_, n) => `subject${n}x`).join(' ');
    const { terms } = subjectOf({ input, keywords: ['harbour'] }, 'en');
    expect(terms.map(({ word }) => word).slice(0, 2)).toEqual(['subject0x', 'subject1x']);
    expect(terms).toHaveLength(41);
    expect(terms.at(-1)?.word).toBe('harbour');
  });

  it('is asked for by a bounded number of terms, whatever the brief and its keywords are', () => {
    const verbs = (letter: string) =>
      Array.from({ length: 200 }, (_, n) => {
        const tail = String.fromCharCode(98 + (n % 20), 98 + Math.floor(n / 20));
        return `${letter}o${tail}k up`;
      }).join(' ');
    const asked = { input: verbs('b'), keywords: [verbs('d'), verbs('f')] };
    expect(subjectOf(asked, 'en', { texts: 20, holding: () => 1 }).terms).toHaveLength(80);
    const terms = subjectTerms(asked, 'en');
    expect(terms.length).toBeGreaterThan(80);
    expect(terms.length).toBeLessThanOrEqual(240);
    expect(subjectTerms({ input: 'log in to the server' }, 'en')).toEqual(['login', 'log', 'server']);
  });
});

describe('compounds', () => {
  const vocabulary = termsOf('Die Akkulaufzeit und der Ersatzakku, die Akkus, ein Laptop und Akkord', 'de');
  const alsoOf = (input: string, language: string) =>
    withCompounds(subjectOf({ input }, language), vocabulary).terms.map(({ also = [] }) => also.length);

  it('name what they begin or end with, where a language writes them as one word', () => {
    const subject = withCompounds(subjectOf({ input: 'Akku' }, 'de'), vocabulary);
    expect(subjectCover(subject, countTerms(termsOf('Die Akkulaufzeit', 'de')))).toBe(1);
    expect(subjectCover(subject, countTerms(termsOf('Ein Ersatzakku', 'de')))).toBe(1);
    expect(subjectCover(subject, countTerms(termsOf('Ein Akkord', 'de')))).toBe(0);
    const kept = termsOf('Datensicherung Sicherungskopie Sicherheitslücke Versicherung', 'de');
    expect(withCompounds(subjectOf({ input: 'sichern' }, 'de'), kept).terms[0]?.also).toEqual(
      kept.slice(0, 2),
    );
    expect(alsoOf('Akku', 'en')).toEqual([0]);
    expect(alsoOf('Tor', 'de')).toEqual([0]);
  });

  it('are twenty at most', () => {
    const many = Array.from({ length: 50 }, (_, index) => `akkuteil${String(index)}`);
    const [term] = withCompounds(subjectOf({ input: 'Akku' }, 'de'), many).terms;
    expect(term?.also).toHaveLength(20);
  });
});
