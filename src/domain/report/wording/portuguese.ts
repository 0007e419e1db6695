import type { ReportWording } from './report-wording.js';

export const PORTUGUESE: ReportWording = {
  title: (site) => `Relatório sobre o conteúdo de ${site}`,
  input: (site) => `O que ${site} trata, a que perguntas dos leitores responde e o que lhe falta`,
  pages: (count, printed) => `${printed} ${count === 1 ? 'página' : 'páginas'}`,
  headings: {
    contents: 'Índice',
    summary: 'Resumo',
    topics: 'Os temas e a sua cobertura',
    says: 'O que diz o site',
    questions: 'Perguntas dos leitores',
    gaps: 'O que falta',
    briefs: 'O que escrever a seguir',
    othersSay: 'O que dizem outros',
    differ: 'Onde as fontes divergem',
    competitors: 'Outros sobre os mesmos temas',
    limits: 'O que não foi lido',
  },
  labels: {
    domain: 'Domínio',
    date: 'Data do relatório',
    readBetween: 'Páginas lidas em',
    pagesRead: 'Páginas lidas',
    topic: 'Tema',
    depth: 'Profundidade',
    pages: 'Páginas',
    devoted: 'Páginas próprias',
    words: 'Palavras',
    links: 'Links entre elas',
    newest: 'Data mais recente',
    best: 'Melhores páginas',
    question: 'Pergunta',
    answer: 'Resposta',
    noAnswer: 'sem resposta',
    gap: 'Lacuna',
    why: 'Razão',
    importance: 'Importância',
    evidence: 'Provas',
    host: 'Site',
    overlap: 'Temas em comum',
    sections: 'Secções',
    sources: 'Fontes no site',
    post: 'O pedido em JSON, pronto a enviar',
  },
  depths: { deep: 'profundo', partial: 'parcial', thin: 'escasso' },
  importances: { 3: 'alta', 2: 'média', 1: 'baixa' },
  gapKinds: {
    unanswered_question: 'pergunta sem resposta',
    missing_target: 'link para uma página em falta',
    no_page: 'sem página própria',
    sent_elsewhere: 'leitores enviados para outro site',
    competitor_topic: 'outros têm uma página',
    thin_page: 'página escassa',
  },
  summary: {
    read: (read, seen, words) =>
      `O relatório assenta em ${read} de ${seen} páginas conhecidas, ${words} palavras ao todo.`,
    topics: (count, first, { deep, partial, thin }) =>
      `O site tem ${count} temas principais, antes de mais ${first}: ${deep} tratados a fundo, ${partial} em parte e ${thin} pouco.`,
    deepest: (topic, pages, words) =>
      `O mais profundo é ${topic}, com ${words} palavras sob os seus próprios títulos em ${pages}.`,
    covered: (topic, pages, words) => `${topic} é tratado a fundo: ${words} palavras, em ${pages}.`,
    competitor: (host, pages, percent) =>
      `${host} fala de ${percent} % dos mesmos temas nas ${pages} encontradas.`,
    thinnest: (topics) => `Pouco tratados: ${topics}.`,
    questions: (asked, answered) => `De ${asked} perguntas dos leitores, o site responde a ${answered}.`,
    noGaps: 'Não foram encontradas lacunas.',
    gaps: (count, important) => `Lacunas encontradas: ${count}, das quais ${important} de importância alta.`,
    first: (topic, why) => `A primeira a preencher é «${topic}»: ${why}`,
  },
  quoted: (term) => `«${term}»`,
  separator: ', ',
  reasons: {
    unanswered: () => 'O site faz a pergunta e não lhe responde.',
    unansweredOnWeb: (pages) => `É perguntado em ${pages} da web, e nenhuma secção do site fala disso.`,
    missingTarget: (pages) => `Links em ${pages} levam a uma página que não existe.`,
    noPage: (mentions, pages) =>
      `O site menciona-o ${mentions} vezes em ${pages}, e nenhuma página, título ou link do site tem o seu nome.`,
    shallow: (mentions, pages, words) =>
      `O site menciona-o ${mentions} vezes em ${pages}; nenhuma página tem o seu nome, e sob os títulos que o nomeiam há ${words} palavras.`,
    sentElsewhere: (pages, host) =>
      `Links em ${pages} enviam os leitores para ${host}, e o site não tem página sobre isso.`,
    competitor: (_count, hosts) =>
      `Outros sites (${hosts}) têm uma página ou um título sobre isso, e este não.`,
    thin: (words, pages) => `Há links para esta página em ${pages}, e ela tem só ${words} palavras.`,
    differ: (one, other) => `Duas páginas dizem o mesmo com números diferentes: ${one} e ${other}.`,
  },
};
