import type { AuditCategory } from '../../../data/generated/types.js';

export const SEVERITIES = [
  { id: 'ANY', label: 'All' },
  { id: 'ERROR', label: 'Errors' },
  { id: 'WARNING', label: 'Warnings' },
  { id: 'NOTICE', label: 'Notices' },
] as const;

const ABOUT: Readonly<Record<AuditCategory, string>> = {
  RESPONSES: 'Answers of the server',
  REDIRECTS: 'Redirects',
  INDEXABILITY: 'What may be listed',
  SITEMAPS: 'Sitemaps',
  METADATA: 'Titles and headings',
  CONTENT: 'Text',
  LINKS: 'Links',
  HREFLANG: 'Languages',
  IMAGES: 'Pictures',
  STRUCTURED_DATA: 'Data for machines',
  SECURITY: 'Security',
  URLS: 'Addresses',
  DISCOVERY: 'How pages are found',
};

export const CATEGORIES: readonly { readonly id: AuditCategory | 'ANY'; readonly label: string }[] = [
  { id: 'ANY', label: 'Everything' },
  ...Object.entries(ABOUT).map(([id, label]) => ({ id: id as AuditCategory, label })),
];

export const CHANGES = [
  { id: 'ANY', label: 'All of this audit' },
  { id: 'NEW', label: 'New' },
  { id: 'FIXED', label: 'Fixed' },
  { id: 'SAME', label: 'In both' },
] as const;

export const SORTS = [
  { id: 'POINTS', label: 'Lost points' },
  { id: 'COUNT', label: 'Most found' },
  { id: 'SEVERITY', label: 'Severity' },
] as const;
