import type { ReportWording } from './report-wording.js';

export const SPANISH: ReportWording = {
  title: (site) => `Informe sobre el contenido de ${site}`,
  input: (site) => `Qué trata ${site}, a qué preguntas de los lectores responde y qué le falta`,
  pages: (count, printed) => `${printed} ${count === 1 ? 'página' : 'páginas'}`,
  headings: {
    contents: 'Contenido',
    summary: 'Resumen',
    topics: 'Los temas y su cobertura',
    says: 'Lo que dice el sitio',
    questions: 'Preguntas de los lectores',
    gaps: 'Lo que falta',
    briefs: 'Qué escribir ahora',
    othersSay: 'Lo que dicen otros',
    differ: 'En qué difieren las fuentes',
    competitors: 'Otros sobre los mismos temas',
    limits: 'Lo que no se leyó',
  },
  labels: {
    domain: 'Dominio',
    date: 'Fecha del informe',
    readBetween: 'Páginas leídas el',
    pagesRead: 'Páginas leídas',
    topic: 'Tema',
    depth: 'Profundidad',
    pages: 'Páginas',
    devoted: 'Páginas propias',
    words: 'Palabras',
    links: 'Enlaces entre ellas',
    newest: 'Fecha más reciente',
    best: 'Mejores páginas',
    question: 'Pregunta',
    answer: 'Respuesta',
    noAnswer: 'sin respuesta',
    gap: 'Carencia',
    why: 'Razón',
    importance: 'Importancia',
    evidence: 'Pruebas',
    host: 'Sitio',
    overlap: 'Temas en común',
    sections: 'Secciones',
    sources: 'Fuentes en el sitio',
    post: 'El encargo en JSON, listo para enviar',
  },
  depths: { deep: 'profundo', partial: 'parcial', thin: 'escaso' },
  importances: { 3: 'alta', 2: 'media', 1: 'baja' },
  gapKinds: {
    unanswered_question: 'pregunta sin respuesta',
    missing_target: 'enlace a una página que falta',
    no_page: 'sin página propia',
    sent_elsewhere: 'lectores enviados a otro sitio',
    competitor_topic: 'otros tienen una página',
    thin_page: 'página escasa',
  },
  summary: {
    read: (read, seen, words) =>
      `El informe se basa en ${read} de ${seen} páginas conocidas, ${words} palabras en total.`,
    topics: (count, first, { deep, partial, thin }) =>
      `El sitio tiene ${count} temas principales, ante todo ${first}: ${deep} tratados a fondo, ${partial} en parte y ${thin} apenas.`,
    deepest: (topic, pages, words) =>
      `El más profundo es ${topic}, con ${words} palabras bajo sus propios títulos en ${pages}.`,
    covered: (topic, pages, words) => `${topic} se trata a fondo: ${words} palabras, en ${pages}.`,
    competitor: (host, pages, percent) =>
      `${host} habla del ${percent} % de los mismos temas en las ${pages} encontradas.`,
    thinnest: (topics) => `Apenas tratados: ${topics}.`,
    questions: (asked, answered) => `De ${asked} preguntas de los lectores, el sitio responde a ${answered}.`,
    noGaps: 'No se encontraron carencias.',
    gaps: (count, important) => `Carencias encontradas: ${count}, de ellas ${important} de importancia alta.`,
    first: (topic, why) => `La primera que hay que cubrir es «${topic}»: ${why}`,
  },
  quoted: (term) => `«${term}»`,
  separator: ', ',
  reasons: {
    unanswered: () => 'El sitio hace la pregunta y no la responde.',
    unansweredOnWeb: (pages) =>
      `Se pregunta en ${pages} de la web, y ninguna sección del sitio habla de ello.`,
    missingTarget: (pages) => `Enlaces en ${pages} llevan a una página que no existe.`,
    noPage: (mentions, pages) =>
      `El sitio lo menciona ${mentions} veces en ${pages}, y ninguna página, título ni enlace del sitio lleva su nombre.`,
    shallow: (mentions, pages, words) =>
      `El sitio lo menciona ${mentions} veces en ${pages}; ninguna página lleva su nombre, y bajo los títulos que lo nombran hay ${words} palabras.`,
    sentElsewhere: (pages, host) =>
      `Enlaces en ${pages} envían a los lectores a ${host} para ello, y el sitio no tiene página al respecto.`,
    competitor: (_count, hosts) =>
      `Otros sitios (${hosts}) tienen una página o un título sobre ello, y este no.`,
    thin: (words, pages) => `Enlazan a esta página ${pages}, y solo tiene ${words} palabras.`,
    differ: (one, other) => `Dos páginas dicen lo mismo con cifras distintas: ${one} y ${other}.`,
  },
};
