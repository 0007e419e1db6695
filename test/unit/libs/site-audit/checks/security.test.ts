import { certificateExpiring } from '../../../../../src/libs/site-audit/checks/security/certificate-expiring.js';
import { httpNotRedirected } from '../../../../../src/libs/site-audit/checks/security/http-not-redirected.js';
import { httpPage } from '../../../../../src/libs/site-audit/checks/security/http-page.js';
import { httpsLinksToHttp } from '../../../../../src/libs/site-audit/checks/security/https-links-to-http.js';
import { insecureForm } from '../../../../../src/libs/site-audit/checks/security/insecure-form.js';
import { mixedContent } from '../../../../../src/libs/site-audit/checks/security/mixed-content.js';
import { securityHeadersMissing } from '../../../../../src/libs/site-audit/checks/security/security-headers-missing.js';
import type { AnswerFacts } from '../../../../../src/libs/guarded-fetch/index.js';
import type { FormFacts } from '../../../../../src/libs/page-reading/facts/page-facts.js';
import type { ResourceFacts } from '../../../../../src/libs/page-reading/index.js';
import type { SiteFacts } from '../../../../../src/libs/site-audit/site/site-facts.js';
import { answerOf, HOME, linkOf, pageOf, redirectOf, urlOf } from '../../../../support/audit/audit-site.js';
import { describeCheck } from '../../../../support/audit/describe-check.js';

const PLAIN = 'http://example.com/';
const LOCAL = 'http://127.0.0.1:8080/';

describeCheck(httpPage, {
  'is a page that answers over http': {
    urls: [pageOf(PLAIN)],
    hits: [PLAIN],
    detail: { host: 'example.com' },
  },
  'passes https, and http addresses that redirect': {
    urls: [pageOf(HOME), redirectOf(PLAIN, HOME)],
    hits: [],
  },
  'has its edge at hosts that are this machine': {
    urls: ['http://localhost:3000/', LOCAL, 'http://[::1]/', 'http://a.localhost/'].map((url) =>
      pageOf(url, { internal: true }),
    ),
    hits: [],
  },
  'is one on a private network': {
    urls: [pageOf('http://192.168.0.1/', { internal: true })],
    hits: ['http://192.168.0.1/'],
  },
});

const homeAnswers = (more: Partial<AnswerFacts>) => ({ plainHome: answerOf(more) });

describeCheck(httpNotRedirected, {
  'is a home page that answers over http': {
    site: homeAnswers({ status: 200 }),
    hits: [null],
    observed: ['status 200'],
  },
  'is one that redirects for a while only': {
    site: homeAnswers({ status: 302, location: HOME }),
    hits: [null],
    observed: [`status 302 to ${HOME}`],
  },
  'is one that redirects to http': {
    site: homeAnswers({ status: 301, location: 'http://www.example.com/' }),
    hits: [null],
    detail: { status: 301, location: 'http://www.example.com/' },
  },
  'is one that is an error': { site: homeAnswers({ status: 404 }), hits: [null] },
  'has its edges at 301 and 308': { site: homeAnswers({ status: 308, location: HOME }), hits: [] },
  'passes 301': { site: homeAnswers({ status: 301, location: 'https://www.example.com/' }), hits: [] },
  'passes where nothing answers over http': {
    site: homeAnswers({ status: null, failure: 'refused' }),
    hits: [],
  },
  'asks nothing of a site without https': { site: { plainHome: null }, hits: [] },
});

const loading = (url: string, ...resources: ResourceFacts[]) => pageOf(url, { page: { resources } });
const file = (kind: ResourceFacts['kind'], url = 'http://cdn.example/a'): ResourceFacts => ({
  kind,
  url,
  line: 6,
});

describeCheck(mixedContent, {
  'is an https page that loads any of six kinds over http': {
    urls: [
      loading(
        HOME,
        file('image', 'https://cdn.example/b'),
        ...(['script', 'style', 'iframe', 'font', 'image', 'media'] as const).map((kind) => file(kind)),
      ),
    ],
    hits: ['/'],
    observed: ['6 files over http'],
    detail: {
      files: 6,
      resources: [{ kind: 'script', url: 'http://cdn.example/a', line: 6 }, {}, {}, {}, {}, {}],
    },
    line: 6,
  },
  'has its edge at files over https, and at what is loaded for no show': {
    urls: [loading(HOME, file('script', 'https://cdn.example/a'), file('other'))],
    hits: [],
  },
  'passes pages over http, which have nothing to mix': { urls: [loading(PLAIN, file('script'))], hits: [] },
});

const linking = (url: string, ...targets: string[]) =>
  pageOf(url, { page: { links: targets.map((target) => linkOf(target)) } });

describeCheck(httpsLinksToHttp, {
  'is a link to an own page over http, known or not': {
    urls: [linking(HOME, `${PLAIN}a`, 'http://www.example.com/b'), redirectOf(`${PLAIN}a`, `${HOME}a`)],
    hits: ['/'],
    observed: ['http', 'http'],
    about: [`${PLAIN}a`, 'http://www.example.com/b'],
  },
  'has its edge at https, and at other sites': {
    urls: [linking(HOME, `${HOME}a`, 'http://other.example/'), urlOf('http://other.example/')],
    hits: [],
  },
  'passes pages over http': { urls: [linking(PLAIN, `${PLAIN}a`)], hits: [] },
});

const asking = (url: string, ...forms: Partial<FormFacts>[]) =>
  pageOf(url, {
    page: { forms: forms.map((form) => ({ action: url, hasPassword: false, line: 50, ...form })) },
  });

describeCheck(insecureForm, {
  'is a form that sends over http': {
    urls: [asking(HOME, {}, { action: `${PLAIN}send`, line: 60 })],
    hits: ['/'],
    observed: [`form to ${PLAIN}send`],
    detail: { forms: [{ action: `${PLAIN}send`, line: 60, reason: 'http_action' }] },
    line: 60,
  },
  'is a password field on a page over http, wherever the form sends': {
    urls: [asking(PLAIN, { action: HOME, hasPassword: true })],
    hits: [PLAIN],
    observed: ['password field on an http page'],
  },
  'shows the password first': {
    urls: [asking(PLAIN, {}, { hasPassword: true, line: 70 })],
    hits: [PLAIN],
    observed: ['password field on an http page'],
    line: 70,
  },
  'passes forms of this machine itself, as pages of it are passed': {
    urls: [
      pageOf(LOCAL, {
        internal: true,
        page: { forms: [{ action: `${LOCAL}search`, hasPassword: true, line: 50 }] },
      }),
    ],
    hits: [],
  },
  'has its edge at https, passwords and all': { urls: [asking(HOME, { hasPassword: true })], hits: [] },
  'passes a form without a password that sends over https': {
    urls: [asking(PLAIN, { action: HOME })],
    hits: [],
  },
});

const secured = (url: string, more: Partial<AnswerFacts['security']>) =>
  pageOf(url, { answer: { security: { ...answerOf().security, ...more } } });
const A = `${HOME}a`;

describeCheck(securityHeadersMissing, {
  'is one finding a header, with the share of pages': {
    urls: [
      secured(HOME, { hsts: false, csp: false, framing: false, nosniff: false, referrerPolicy: false }),
      secured(A, { nosniff: false }),
    ],
    hits: [null],
    observed: [
      'Strict-Transport-Security: not on 1 of 2 pages',
      'Content-Security-Policy or X-Frame-Options: not on 1 of 2 pages',
      'X-Content-Type-Options: not on 2 of 2 pages',
      'Referrer-Policy: not on 1 of 2 pages',
    ],
    detail: { header: 'Strict-Transport-Security', pages: 1, population: 2, share: 0.5 },
  },
  'has its edge at no page without': { urls: [secured(HOME, {}), secured(A, {})], hits: [] },
  'takes either a CSP or what says who may frame the page': {
    urls: [secured(HOME, { csp: false }), secured(A, { framing: false })],
    hits: [],
  },
  'asks HSTS of https pages only': {
    urls: [secured(PLAIN, { hsts: false }), secured(HOME, {})],
    hits: [],
  },
  'asks nothing of files, redirects and errors': {
    urls: [
      urlOf(`${HOME}a.css`, { answer: { security: { ...answerOf().security, hsts: false } } }),
      urlOf(A, { answer: { status: 404, security: { ...answerOf().security, nosniff: false } } }),
    ],
    hits: [],
  },
});

const certified = (more: Partial<NonNullable<SiteFacts['certificate']>>) => ({
  certificate: { daysLeft: 60, nameMatches: true, protocol: 'TLSv1.3', ...more },
});

describeCheck(certificateExpiring, {
  'has its edge at 14 days: 14 pass': { site: certified({ daysLeft: 14 }), hits: [] },
  'has its edge at 14 days: less is hit': {
    site: certified({ daysLeft: 13.9 }),
    hits: [null],
    observed: ['13 days left'],
    detail: { reason: 'ends_soon', daysLeft: 13.9 },
  },
  'is one that ends today': { site: certified({ daysLeft: 0.5 }), hits: [null], observed: ['0 days left'] },
  'is one that has ended': { site: certified({ daysLeft: -1 }), hits: [null], observed: ['ended 1 day ago'] },
  'is one of another name': {
    site: certified({ nameMatches: false }),
    hits: [null],
    detail: { reason: 'name_mismatch' },
  },
  'is a connection older than TLS 1.2': {
    site: certified({ protocol: 'TLSv1.1' }),
    hits: [null],
    observed: ['TLSv1.1'],
  },
  'passes TLS 1.2': { site: certified({ protocol: 'TLSv1.2' }), hits: [] },
  'asks nothing of a site without https': { site: { certificate: null }, hits: [] },
});
