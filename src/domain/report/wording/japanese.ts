import type { ReportWording } from './report-wording.js';

export const JAPANESE: ReportWording = {
  title: (site) => `「${site}」のコンテンツレポート`,
  input: (site) => `「${site}」が扱う話題、答えている読者の質問、足りない内容`,
  pages: (_count, printed) => `${printed} ページ`,
  headings: {
    contents: '目次',
    summary: '要約',
    topics: '話題と扱いの深さ',
    says: 'サイトの記述',
    questions: '読者の質問',
    gaps: '足りない内容',
    briefs: '次に書くべき記事',
    othersSay: 'ほかのサイトの記述',
    differ: '資料の相違点',
    competitors: '同じ話題を扱うほかのサイト',
    limits: '読まれなかったもの',
  },
  labels: {
    domain: 'ドメイン',
    date: 'レポートの日付',
    readBetween: 'ページを読んだ日',
    pagesRead: '読んだページ',
    topic: '話題',
    depth: '深さ',
    pages: 'ページ数',
    devoted: '専用のページ',
    words: '語数',
    links: 'ページ間のリンク',
    newest: '最新の日付',
    best: '主なページ',
    question: '質問',
    answer: '答え',
    noAnswer: '答えなし',
    gap: '足りない内容',
    why: '理由',
    importance: '重要度',
    evidence: '根拠',
    host: 'サイト',
    overlap: '共通の話題',
    sections: '節',
    sources: 'サイト内の資料',
    post: 'そのまま送信できる依頼（JSON）',
  },
  depths: { deep: '深い', partial: '一部', thin: '浅い' },
  importances: { 3: '高', 2: '中', 1: '低' },
  gapKinds: {
    unanswered_question: '答えのない質問',
    missing_target: '存在しないページへのリンク',
    no_page: '専用のページなし',
    sent_elsewhere: 'ほかのサイトへ誘導',
    competitor_topic: 'ほかのサイトにはあるページ',
    thin_page: '内容の少ないページ',
  },
  summary: {
    read: (read, seen, words) =>
      `このレポートは、既知の ${seen} ページのうち ${read} ページ、合計 ${words} 語に基づいています。`,
    topics: (count, first, { deep, partial, thin }) =>
      `主な話題は ${count} 件で、第一は${first}です。深く扱うもの ${deep} 件、一部を扱うもの ${partial} 件、浅いもの ${thin} 件です。`,
    deepest: (topic, pages, words) =>
      `最も深いのは${topic}で、${pages}にわたり、見出しの下に ${words} 語があります。`,
    covered: (topic, pages, words) => `${topic}は深く扱われています：${pages}に ${words} 語。`,
    competitor: (host, pages, percent) =>
      `${host} は、見つかった${pages}で同じ話題の ${percent} % を扱っています。`,
    thinnest: (topics) => `扱いが浅い話題：${topics}。`,
    questions: (asked, answered) => `読者の質問 ${asked} 件のうち、サイトは ${answered} 件に答えています。`,
    noGaps: '足りない内容は見つかりませんでした。',
    gaps: (count, important) =>
      `足りない内容は ${count} 件、そのうち重要度の高いものは ${important} 件です。`,
    first: (topic, why) => `最初に補うべきものは「${topic}」です。${why}`,
  },
  quoted: (term) => `「${term}」`,
  separator: '、',
  reasons: {
    unanswered: () => 'サイトがこの質問を掲げていますが、答えがありません。',
    unansweredOnWeb: (pages) => `ウェブの ${pages}で問われていますが、サイトのどの節も扱っていません。`,
    missingTarget: (pages) => `${pages}のリンクが、存在しないページを指しています。`,
    noPage: (mentions, pages) =>
      `サイトは ${pages}で ${mentions} 回これに触れていますが、その名を持つページ、見出し、リンクがありません。`,
    shallow: (mentions, pages, words) =>
      `サイトは ${pages}で ${mentions} 回これに触れていますが、専用のページがなく、見出しの下は ${words} 語だけです。`,
    sentElsewhere: (pages, host) =>
      `${pages}のリンクが読者を ${host} へ送っており、サイトにはこれについてのページがありません。`,
    competitor: (_count, hosts) =>
      `ほかの ${hosts} サイトにはこれについてのページか見出しがあり、このサイトにはありません。`,
    thin: (words, pages) => `${pages}からリンクされていますが、このページには ${words} 語しかありません。`,
    differ: (one, other) => `二つのページが同じことを異なる数値で述べています：${one} と ${other}。`,
  },
};
