import type { AnswerFacts } from '../../../libs/guarded-fetch/index.js';
import type { PieceOf } from '../../../services/audit/views/audit-urls.js';
import { parsePiece } from '../../input/audit.js';
import { placeCursor } from '../../input/cursor.js';
import type { AuditUrlResolvers } from '../generated/types.js';

/** Chosen: an honest page has some ten. */
const MOST_HEADINGS = 200;

export const AuditUrl: AuditUrlResolvers = {
  answer: async (url) => {
    const answer = await url.answer();
    return answer && { ...answer, headers: headersOf(answer) };
  },
  headings: async (url) => (await url.headings()).slice(0, MOST_HEADINGS),
  links: async (url, args) =>
    pageOf(await url.links(parsePiece(args)), ({ url: target, href, anchor, rel, ...link }) => ({
      ...link,
      url: target ?? href,
      anchors: [anchor],
      type: 'link',
      follow: !rel.includes('nofollow'),
      links: 1,
    })),
  sources: async (url, args, { actor }) =>
    pageOf(await url.sources(parsePiece(args), actor.accountId), ({ source, edge }) => ({
      ...edge,
      url: source.url,
      status: source.status,
    })),
  images: async (url, args) =>
    pageOf(await url.images(parsePiece(args)), ({ hasWidth, hasHeight, ...image }) => ({
      ...image,
      hasSize: hasWidth && hasHeight,
    })),
  history: (url) => url.history(),
};

/** Headers whose values are stored, then those of which only their presence is. */
function headersOf(answer: AnswerFacts) {
  const { security } = answer;
  const values = [
    ['Content-Type', answer.contentType],
    ['Content-Encoding', answer.contentEncoding],
    ['Location', answer.location],
    ['Last-Modified', answer.lastModified],
    ...answer.xRobotsTag.map((value) => ['X-Robots-Tag', value] as const),
    ...answer.link.map((value) => ['Link', value] as const),
  ] as const;
  const sent = [
    ['Strict-Transport-Security', security.hsts],
    ['Content-Security-Policy', security.csp],
    ['X-Frame-Options or frame-ancestors', security.framing],
    ['X-Content-Type-Options', security.nosniff],
    ['Referrer-Policy', security.referrerPolicy],
  ] as const;
  return [
    ...values.flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, value }])),
    ...sent.flatMap(([name, isSent]) => (isSent ? [{ name, value: null }] : [])),
  ];
}

function pageOf<Item, Shown>({ items, limit, next, total }: PieceOf<Item>, show: (item: Item) => Shown) {
  return {
    items: items.map(show),
    page: { limit, total, nextCursor: next === null ? null : placeCursor(next) },
  };
}
