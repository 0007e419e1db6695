import { imageAltMissing } from '../../../../../src/libs/site-audit/checks/images/image-alt-missing.js';
import { imageNoDimensions } from '../../../../../src/libs/site-audit/checks/images/image-no-dimensions.js';
import { imageTooLarge } from '../../../../../src/libs/site-audit/checks/images/image-too-large.js';
import type { ImageFacts } from '../../../../../src/libs/page-reading/index.js';
import { HOME, pageOf, urlOf } from '../../../../support/audit/audit-site.js';
import { describeCheck } from '../../../../support/audit/describe-check.js';

const image = (more: Partial<ImageFacts> = {}): ImageFacts => ({
  src: '/apple.jpg',
  alt: 'A red apple',
  hasWidth: true,
  hasHeight: true,
  isPixel: false,
  isLink: false,
  line: 20,
  ...more,
});
const withImages = (...images: ImageFacts[]) => pageOf(HOME, { page: { images } });

describeCheck(imageAltMissing, {
  'is an image without the attribute': {
    urls: [withImages(image(), image({ alt: null, line: 33 }), image({ alt: null }))],
    hits: ['/'],
    observed: ['2 images without alt'],
    detail: { missing: 2, images: [{ src: '/apple.jpg', line: 33, reason: 'no_alt' }, { reason: 'no_alt' }] },
    line: 33,
  },
  'has its edge at an empty alt: decoration passes, the only content of a link does not': {
    urls: [withImages(image({ alt: '' }), image({ alt: ' ', isLink: true, line: 21 }))],
    hits: ['/'],
    observed: ['1 image without alt'],
    detail: { images: [{ line: 21, reason: 'empty_in_link' }] },
  },
  'passes images with an alt': { urls: [withImages(image(), image({ isLink: true }))], hits: [] },
  'shows the first 20 of many': {
    urls: [withImages(...Array.from({ length: 30 }, (_, at) => image({ alt: null, line: at })))],
    hits: ['/'],
    detail: { missing: 30, images: Array.from({ length: 20 }, (_, line) => ({ line })) },
  },
});

const PICTURE = `${HOME}apple.jpg`;
const PICTURED = pageOf(HOME, { page: { resources: [{ kind: 'image', url: PICTURE, line: 9 }] } });
const weighing = (bytes: number, contentType = 'image/jpeg', more = {}) => [
  PICTURED,
  urlOf(PICTURE, {
    foundVia: 'resource',
    answer: { bytes, transferBytes: bytes, contentType, sniffed: 'image', ...more },
  }),
];

const sharing = (bytes: number) => [
  pageOf(HOME, { page: { resources: [{ kind: 'preview', url: PICTURE, line: 9 }] } }),
  ...weighing(bytes).slice(1),
];

describeCheck(imageTooLarge, {
  'has its edge at 100 kB: below passes': { urls: weighing(99_999), hits: [] },
  'has its edge at 100 kB: from there it is a notice': {
    urls: weighing(100_000),
    hits: ['/apple.jpg'],
    severity: ['notice'],
    observed: ['100 kB'],
  },
  'has its edge at 200 kB: still a notice': {
    urls: weighing(200_000),
    hits: ['/apple.jpg'],
    severity: ['notice'],
  },
  'has its edge at 200 kB: more is a warning': {
    urls: weighing(200_001),
    hits: ['/apple.jpg'],
    severity: [undefined],
    detail: { bytes: 200_001, type: 'image/jpeg', pages: 1, usedBy: [HOME] },
  },
  'counts what is sent': { urls: weighing(900_000, 'image/svg+xml', { transferBytes: 90_000 }), hits: [] },
  'counts what is held where nothing tells what was sent': {
    urls: weighing(900_000, 'image/png', { transferBytes: 0 }),
    hits: ['/apple.jpg'],
  },
  'is seen from the contents where no type is sent': { urls: weighing(300_000, ''), hits: ['/apple.jpg'] },
  'has its edge at 5 MB where pages are only shared with it': {
    urls: sharing(5_000_000),
    hits: [],
  },
  'has its edge at 5 MB where pages are only shared with it: more is a warning': {
    urls: sharing(5_000_001),
    hits: ['/apple.jpg'],
    severity: [undefined],
  },
  'is one that pages are shared with and show': {
    urls: [
      pageOf(`${HOME}a`, { page: { resources: [{ kind: 'image', url: PICTURE, line: 9 }] } }),
      ...sharing(200_001),
    ],
    hits: ['/apple.jpg'],
  },
  'is no other file and no error': {
    urls: [...weighing(300_000, 'video/mp4'), ...weighing(300_000, 'image/png', { status: 404 }).slice(1)],
    hits: [],
  },
});

describeCheck(imageNoDimensions, {
  'is an image that lacks one of both': {
    urls: [withImages(image({ hasWidth: false, line: 14 }), image({ hasWidth: false, hasHeight: false }))],
    hits: ['/'],
    observed: ['2 images without size'],
    detail: { missing: 2, images: [{ line: 14, lack: ['width'] }, { lack: ['width', 'height'] }] },
    line: 14,
  },
  'has its edge at both': { urls: [withImages(image())], hits: [] },
  'leaves out SVG images and single pixels': {
    urls: [
      withImages(
        ...['/logo.svg', '/LOGO.SVG?v=2', 'data:image/svg+xml,%3Csvg%3E'].map((src) =>
          image({ src, hasWidth: false, hasHeight: false }),
        ),
        image({ isPixel: true, hasHeight: false }),
      ),
    ],
    hits: [],
  },
  'takes no other file for an SVG': {
    urls: [
      withImages(
        image({ src: '/logo.svg.png', hasWidth: false }),
        image({ src: '/a.png?x=.svg', hasWidth: false }),
      ),
    ],
    hits: ['/'],
    detail: { missing: 2 },
  },
});
