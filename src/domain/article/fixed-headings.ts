import { primaryLanguage } from '../../libs/text/index.js';

/** Headings that Galley sets itself; all others come from the brief or from the sources. */
export type FixedHeading =
  | 'sources'
  | 'notes'
  | 'key_takeaways'
  | 'faq'
  | 'what_sources_say'
  | 'overview'
  | 'key_figures'
  | 'dates'
  | 'open_questions'
  | 'compared';

const HEADINGS: Readonly<Record<string, Readonly<Record<FixedHeading, string>>>> = {
  en: {
    sources: 'Sources',
    notes: 'Notes supplied with the brief',
    key_takeaways: 'Key takeaways',
    faq: 'Frequently asked questions',
    what_sources_say: 'What the sources say',
    overview: 'Overview',
    key_figures: 'Key figures',
    dates: 'Dates',
    open_questions: 'Open questions',
    compared: 'Side by side',
  },
  de: {
    sources: 'Quellen',
    notes: 'Mit dem Auftrag gelieferte Notizen',
    key_takeaways: 'Das Wichtigste in Kürze',
    faq: 'Häufige Fragen',
    what_sources_say: 'Was die Quellen sagen',
    overview: 'Überblick',
    key_figures: 'Zahlen',
    dates: 'Daten und Termine',
    open_questions: 'Offene Fragen',
    compared: 'Im Vergleich',
  },
  fr: {
    sources: 'Sources',
    notes: 'Notes fournies avec la commande',
    key_takeaways: 'L’essentiel',
    faq: 'Questions fréquentes',
    what_sources_say: 'Ce que disent les sources',
    overview: 'Vue d’ensemble',
    key_figures: 'Chiffres clés',
    dates: 'Dates',
    open_questions: 'Questions ouvertes',
    compared: 'En regard',
  },
  es: {
    sources: 'Fuentes',
    notes: 'Notas entregadas con el encargo',
    key_takeaways: 'Ideas principales',
    faq: 'Preguntas frecuentes',
    what_sources_say: 'Lo que dicen las fuentes',
    overview: 'Panorama general',
    key_figures: 'Cifras clave',
    dates: 'Fechas',
    open_questions: 'Preguntas abiertas',
    compared: 'Frente a frente',
  },
  it: {
    sources: 'Fonti',
    notes: 'Note fornite con la richiesta',
    key_takeaways: 'Punti chiave',
    faq: 'Domande frequenti',
    what_sources_say: 'Che cosa dicono le fonti',
    overview: 'Panoramica',
    key_figures: 'Cifre chiave',
    dates: 'Date',
    open_questions: 'Domande aperte',
    compared: 'A confronto',
  },
  pt: {
    sources: 'Fontes',
    notes: 'Notas fornecidas com o pedido',
    key_takeaways: 'Pontos principais',
    faq: 'Perguntas frequentes',
    what_sources_say: 'O que dizem as fontes',
    overview: 'Visão geral',
    key_figures: 'Números principais',
    dates: 'Datas',
    open_questions: 'Perguntas em aberto',
    compared: 'Lado a lado',
  },
  nl: {
    sources: 'Bronnen',
    notes: 'Bij de opdracht geleverde notities',
    key_takeaways: 'De hoofdpunten',
    faq: 'Veelgestelde vragen',
    what_sources_say: 'Wat de bronnen zeggen',
    overview: 'Overzicht',
    key_figures: 'Kerncijfers',
    dates: 'Data',
    open_questions: 'Open vragen',
    compared: 'Naast elkaar',
  },
  ja: {
    sources: '出典',
    notes: '依頼に添えられたメモ',
    key_takeaways: '要点',
    faq: 'よくある質問',
    what_sources_say: '資料の内容',
    overview: '概要',
    key_figures: '主な数字',
    dates: '日付',
    open_questions: '残る疑問',
    compared: '比較',
  },
  ar: {
    sources: 'المصادر',
    notes: 'ملاحظات مرفقة بالطلب',
    key_takeaways: 'أهم النقاط',
    faq: 'أسئلة شائعة',
    what_sources_say: 'ما تقوله المصادر',
    overview: 'نظرة عامة',
    key_figures: 'أرقام رئيسية',
    dates: 'تواريخ',
    open_questions: 'أسئلة مفتوحة',
    compared: 'مقارنة',
  },
};

/** @param language BCP 47 tag; English where there is no translation. */
export function fixedHeading(name: FixedHeading, language: string): string {
  return (HEADINGS[primaryLanguage(language)] ?? HEADINGS['en'])?.[name] ?? name;
}
