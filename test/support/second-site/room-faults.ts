import {
  answer,
  failing,
  image,
  link,
  meta,
  PLAIN_ROOM,
  PRESS,
  ROOM,
  type RoomBuilder,
} from './room-builder.js';
import { changedByScript } from '../rendering/fake-renderer.js';
import { addDetails, addLanguages } from './room-details.js';

const HTML = 'text/html; charset=utf-8';
const ROBOTS = (content: string) => meta('robots', content);
const HARD =
  'Institutional administrators continuously reconsider organisational responsibilities, interdepartmental accountability and multidimensional bibliographical infrastructures, notwithstanding considerable environmental, constitutional and technological uncertainties.';

/** Each of these pages and addresses has the faults that its line names, by the words of the rules and by nothing else. */
export function addFaults(room: RoomBuilder): void {
  addAnswers(room);
  addRedirects(room);
  addIndexing(room);
  addTexts(room);
  addLinks(room);
  addLanguages(room);
  addDetails(room);
  addRendered(room);
}

function addAnswers(room: RoomBuilder): void {
  room.serve('/gone', failing(404), true, 'internal_4xx', 'broken_internal_link');
  room.doubt(room.serve('/locked', failing(403), true, 'internal_forbidden'), 'broken_internal_link');
  room.serve('/fault', failing(500), true, 'internal_5xx', 'broken_internal_link');
  room.serve('/silent', { failure: 'timeout' }, true, 'internal_no_response', 'broken_internal_link');
  room.page('/late', { ttfbMs: 900 }, 'slow_ttfb');
  room.page('/long', { totalMs: 3500 }, 'very_slow_response');
  room.page('/heavy', { more: `<!--${'-x'.repeat(1_000_000)}-->` }, 'html_over_2mb');
  room.page('/loose', { isPacked: false }, 'uncompressed_text');
  room.page('/untyped', { headers: { 'content-type': '' } }, 'content_type_mismatch');
  const leaflet = answer(HTML, `%PDF-1.4\n${'1 0 obj\n'.repeat(400)}`, { isPacked: false });
  room.serve('/leaflet', leaflet, true, 'content_type_mismatch');
  const few = room.prose(10);
  const lost = '<title>Error 404: this page was not found</title>';
  room.page('/nothing-here', { title: lost, text: few }, 'soft_404', 'thin_content');
  room.page('/no-charset', { charset: '', headers: { 'content-type': 'text/html' } }, 'charset_missing');
  room.page('/two-charsets', { charset: '<meta charset="iso-8859-2">' }, 'charset_conflict');
  room.page('/garbled', { more: '<p>The cafÃ© and the FrÃ¤ulein.</p>' }, 'mojibake');
}

function addRedirects(room: RoomBuilder): void {
  const target = room.page('/new-place');
  room.redirect('/old-place', target, 301);
  room.redirect('/hop-1', `${ROOM}/hop-2`, 301, 'redirect_chain');
  room.serve('/hop-2', { status: 308, headers: { location: target }, body: new Uint8Array() });
  room.redirect('/round-1', `${ROOM}/round-2`, 301, 'redirect_loop');
  room.serve('/round-2', { status: 301, headers: { location: `${ROOM}/round-1` }, body: new Uint8Array() });
  room.redirect('/to-nowhere', `${ROOM}/vanished`, 301, 'redirect_broken');
  room.serve('/vanished', failing(410), false, 'internal_4xx');
  room.redirect('/for-now', target, 302, 'redirect_temporary');
  room.redirect('/unsafe', `${PLAIN_ROOM}/new-place`, 301, 'redirect_https_to_http', 'redirect_chain');
  const refresh = `<meta http-equiv="refresh" content="0; url=${target}">`;
  room.page('/moved-on', { head: refresh, isMapped: false }, 'meta_refresh');
}

function addIndexing(room: RoomBuilder): void {
  const hidden = room.page('/hidden', { head: ROBOTS('noindex'), isMapped: false }, 'noindex_page');
  room.page(
    '/hidden-by-header',
    { headers: { 'x-robots-tag': 'none' }, isMapped: false },
    'noindex_page',
    'nofollow_page',
  );
  room.page('/no-follow', { head: meta('googlebot', 'nofollow') }, 'nofollow_page');
  const undecided = {
    head: ROBOTS('index, follow'),
    headers: { 'x-robots-tag': 'noindex' },
    isMapped: false,
  };
  room.page('/undecided', undecided, 'robots_directive_conflict', 'noindex_page');
  const style = room.serve(
    '/staff/desk.css',
    answer('text/css', 'p { margin: 0 }'),
    false,
    'robots_blocks_resources',
  );
  room.page('/desk', { head: `<link rel="stylesheet" href="${style}">` });
  room.page('/staff/rota', { isMapped: false }, 'internal_blocked_by_robots');
  room.page('/no-canonical', { canonical: null }, 'canonical_missing');
  const second = `<link rel="canonical" href="${ROOM}/new-place">`;
  room.page('/two-canonicals', { head: second }, 'canonical_multiple');
  room.page('/relative', { canonical: '/relative' }, 'canonical_relative');
  const late = `<link rel="canonical" href="${ROOM}/late-canonical">`;
  room.page('/late-canonical', { canonical: null, more: late }, 'canonical_outside_head');
  const named = (path: string, canonical: string, ...checks: readonly string[]) =>
    room.page(path, { canonical, isMapped: false }, ...checks);
  named('/canon-redirect', `${ROOM}/old-place`, 'canonical_to_redirect');
  named('/canon-error', `${ROOM}/gone`, 'canonical_to_error');
  named('/canon-hidden', hidden, 'canonical_to_non_indexable');
  named('/canon-chain', `${ROOM}/canon-middle`, 'canonical_chain');
  named('/canon-middle', `${ROOM}/new-place`);
  named('/canon-one', `${ROOM}/canon-other`, 'canonical_loop');
  named('/canon-other', `${ROOM}/canon-one`, 'canonical_loop');
  named('/canon-abroad', `${PRESS}/room`, 'canonical_to_external');

  room.map(room.serve('/gone-too', failing(404), false, 'internal_4xx', 'sitemap_non_200'));
  room.map(room.redirect('/moved-too', `${ROOM}/new-place`, 301, 'sitemap_non_200'));
  room.page('/hidden-but-mapped', { head: ROBOTS('noindex') }, 'noindex_page', 'sitemap_non_indexable');
  room.map(`${PRESS}/mapped`);
  room.expect(`${PRESS}/mapped`, 'sitemap_foreign_host');
  room.page('/unmapped', { isMapped: false }, 'indexable_not_in_sitemap');
  room.page('/on-the-map-only', { isListed: false }, 'sitemap_orphan', 'orphan_page');
}

/** Whose scripts change what they are. */
function addRendered(room: RoomBuilder): void {
  const wait =
    '<p>Please wait a moment: the cards of this drawer are fetched from the room below, one after the other, and are laid out here.</p>';
  const written = changedByScript([wait, room.prose(60)]);
  room.page('/written', { text: wait, more: written }, 'content_by_script', 'thin_content');
  const moved = changedByScript([`href="${ROOM}/moved-canonical"`, `href="${ROOM}/new-place"`]);
  room.page('/moved-canonical', { more: moved }, 'canonical_by_script');
  const shown = changedByScript([ROBOTS('noindex'), ROBOTS('index')]);
  const late = { head: ROBOTS('noindex'), more: shown, isMapped: false };
  room.page('/shown-late', late, 'noindex_by_script', 'noindex_page');
}

function addTexts(room: RoomBuilder): void {
  room.page('/untitled', { title: '<title> </title>' }, 'title_missing');
  const same = '<title>One title that two of the pages have</title>';
  room.page('/same-title-1', { title: same }, 'title_duplicate');
  room.page('/same-title-2', { title: same.toUpperCase().replaceAll('TITLE>', 'title>') }, 'title_duplicate');
  const wordy = 'A title that goes on and on and does not end where a list of results would cut it';
  room.page('/long-title', { title: `<title>${wordy}</title>` }, 'title_too_long');
  room.page('/short-title', { title: '<title>Books and maps</title>' }, 'title_too_short');
  const two = '<title>The first of two titles of a page</title><title>The second of two titles of it</title>';
  room.page('/two-titles', { title: two }, 'title_multiple');
  room.page('/undescribed', { description: '' }, 'description_missing');
  const both = meta(
    'description',
    'What is said here is said of two pages, though each of them has its own books and its own readers.',
  );
  room.page('/same-description-1', { description: both }, 'description_duplicate');
  room.page('/same-description-2', { description: both }, 'description_duplicate');
  const much = meta('description', 'All that the room has, '.repeat(8));
  room.page('/long-description', { description: much }, 'description_too_long');
  room.page(
    '/short-description',
    { description: meta('description', 'Books, maps and letters.') },
    'description_too_short',
  );
  const more = meta(
    'description',
    'A second description, of the same page, which is put in other words than those of the first one.',
  );
  room.page('/two-descriptions', { head: more }, 'description_multiple');
  room.page('/no-h1', { h1: '<h2>A heading of the second rank</h2>' }, 'h1_missing');
  room.page('/two-h1', { more: '<h1>A second first heading</h1>' }, 'h1_multiple');
  room.page('/skips', { more: '<h3>A heading that skips a rank</h3>' }, 'heading_skip');
  room.page('/thin', { text: room.prose(14) }, 'thin_content');
  const brief = {
    h1: '<h1>A card</h1>',
    text: '<p>It is empty.</p>',
    hasNav: false,
    more: link(`${ROOM}/thin`, 'Another card'),
  };
  room.page('/empty', brief, 'empty_page', 'thin_content');
  const copied = { h1: '<h1>A copy</h1>', text: room.prose() };
  room.page('/copy-1', copied, 'exact_duplicate');
  room.page('/copy-2', copied, 'exact_duplicate');
  const long = room.prose(60);
  const nearly = { h1: '<h1>Nearly the same</h1>' };
  room.page('/nearly-1', { ...nearly, text: `${long}<p>It was a fine day.</p>` }, 'near_duplicate');
  room.page('/nearly-2', { ...nearly, text: `${long}<p>It was a grey day.</p>` }, 'near_duplicate');
  const slashed = { h1: '<h1>With and without a slash</h1>', text: room.prose() };
  room.page('/slash', slashed, 'url_variant_duplicate', 'exact_duplicate');
  room.page('/slash/', slashed, 'url_variant_duplicate', 'exact_duplicate');
  room.page('/lorem', { more: '<p>Lorem ipsum dolor sit amet.</p>' }, 'lorem_ipsum');
  room.page('/hard', { text: `<p>${`${HARD} `.repeat(12)}</p>` }, 'readability_hard');
  room.page('/no-lang', { lang: null }, 'lang_missing');
  room.page('/odd-lang', { lang: 'en_US' }, 'lang_invalid');
  room.page('/other-lang', { lang: 'it' }, 'lang_content_mismatch');
}

function addLinks(room: RoomBuilder): void {
  room.origin('https://closed-down.example', { answers: [failing(410)] });
  room.origin('https://wary.example', { answers: [failing(403)] });
  const outward = [
    'https://closed-down.example/a',
    'https://no-such-name.example/b',
    'https://wary.example/c',
    `${PRESS}/d`,
  ];
  room.page('/outward', {
    more: outward.map((url, at) => link(url, `The house of printer ${at}`)).join(' '),
  });
  room.expect('https://closed-down.example/a', 'broken_external_link');
  room.expect('https://no-such-name.example/b', 'broken_external_link');
  room.doubt('https://wary.example/c', 'broken_external_link');
  const parts = room.page('/parts', { more: '<h2 id="maps">Maps</h2><h2 id="a b">Letters</h2>' });
  const to = ['maps', 'a%20b', 'songs', 'top'].map((name) => link(`${parts}#${name}`, `To the part ${name}`));
  room.page('/to-parts', { more: to.join(' ') });
  room.expect(`${parts}#songs`, 'broken_fragment');
  const child = room.page('/only-child', { isListed: false }, 'single_inlink');
  room.page('/parent', { more: link(child, 'A card behind this one') });
  const middle = ['/deeper-1', '/deeper-2'].map((path) =>
    room.page(path, { isListed: false, more: link(`${ROOM}/deepest`, 'The last card of all') }),
  );
  for (const path of ['/deep-1', '/deep-2'])
    room.page(path, { more: middle.map((url, at) => link(url, `A deeper card ${at}`)).join(' ') });
  room.page('/deepest', { isListed: false }, 'deep_page');
  room.page('/end', { hasNav: false }, 'dead_end');
  const blocks = Array.from({ length: 21 }, (_, block) =>
    Array.from({ length: 48 }, (_, at) =>
      link(`${PRESS}/issue-${block}-${at}`, `Issue ${block} of ${at}`),
    ).join(' '),
  );
  room.page('/all-issues', { more: blocks.map((block) => `<p>${block}</p>`).join('') }, 'too_many_links');
  const praised = room.page('/praised');
  const unpraised = room.page('/unpraised', { isListed: false }, 'only_nofollow_inlinks', 'sitemap_orphan');
  for (const path of ['/wary-1', '/wary-2'])
    room.page(path, {
      more: `${link(praised, 'Somebody’s card', 'rel="ugc"')} ${link(unpraised, 'Nobody’s card', 'rel="nofollow"')}`,
    });
  for (const url of [praised, unpraised]) room.expect(url, 'internal_nofollow');
  const silent = room.page('/silently');
  room.page('/silent-link', { more: link(silent, '<span> </span>') });
  room.expect(silent, 'anchor_empty');
  const vague = room.page('/vaguely');
  room.page('/vague-link', { more: link(vague, 'Click here') });
  room.expect(vague, 'anchor_generic');
  const here = ['https://localhost:8443/room', 'https://10.0.0.7/room', 'https://room.local/'];
  room.page('/left-over', { more: here.map((url, at) => link(url, `A machine ${at}`)).join(' ') });
  for (const url of here) room.expect(url, 'localhost_link');
  const script = 'https://127.0.0.1/bundle.js';
  room.page('/left-over-file', { head: `<script src="${script}"></script>` });
  room.expect(script, 'localhost_link');
  const doubled = 'http://https://press.elsewhere.example/x';
  room.page('/misspelt', { more: link(doubled, 'A link that was misspelt') });
  room.expect(doubled, 'malformed_link');
  const files = [
    'photo.jpg',
    'code.js',
    'poster.jpg',
    'frame',
    'site.webmanifest',
    'font.woff2',
    'sheet.png',
    'more.css',
  ].map((name) => room.serve(`/files/missing-${name}`, failing(404), false, 'broken_resource'));
  const [photo = '', code = '', poster = '', frame = '', manifest = ''] = files;
  const css = `@import 'missing-more.css'; @font-face { src: url("missing-font.woff2") } p { background: url(missing-sheet.png) }`;
  const sheet = room.serve('/files/sheet.css', answer('text/css', css));
  room.page('/files', {
    head: `<link rel="stylesheet" href="${sheet}"><link rel="manifest" href="${manifest}"><script src="${code}"></script>`,
    more: `${image(photo)}<video poster="${poster}"></video><iframe src="${frame}"></iframe>`,
  });
  room.page('/feeds', {
    head: `<link rel="alternate" type="application/atom+xml" href="${ROOM}/gone-feed">`,
  });
  room.serve('/gone-feed', failing(404), false, 'internal_4xx', 'broken_internal_link');
}
