import { answer, image, jpegOf, link, meta, PLAIN_ROOM, ROOM, type RoomBuilder } from './room-builder.js';

export function addLanguages(room: RoomBuilder): void {
  /** A page with annotations, each a code and a path. */
  const page = (path: string, named: readonly (readonly [string, string])[], ...checks: readonly string[]) =>
    room.page(
      path,
      {
        head: named
          .map(([code, to]) => `<link rel="alternate" hreflang="${code}" href="${ROOM}${to}">`)
          .join(''),
      },
      ...checks,
    );
  page('/sound-us', [
    ['en-US', '/sound-us'],
    ['en-GB', '/sound-gb'],
    ['x-default', '/sound-us'],
  ]);
  page('/sound-gb', [
    ['en-US', '/sound-us'],
    ['en-GB', '/sound-gb'],
    ['x-default', '/sound-us'],
  ]);
  page(
    '/uk',
    [
      ['en-UK', '/uk'],
      ['x-default', '/uk'],
    ],
    'hreflang_invalid_code',
  );
  page(
    '/selfless',
    [
      ['en-GB', '/selfish'],
      ['x-default', '/selfish'],
    ],
    'hreflang_missing_self',
  );
  page('/selfish', [
    ['en-GB', '/selfish'],
    ['en-US', '/selfless'],
    ['x-default', '/selfish'],
  ]);
  page(
    '/unanswered',
    [
      ['en', '/unanswered'],
      ['en-GB', '/new-place'],
      ['x-default', '/unanswered'],
    ],
    'hreflang_missing_return',
  );
  page(
    '/no-default-us',
    [
      ['en-US', '/no-default-us'],
      ['en-GB', '/no-default-gb'],
    ],
    'hreflang_missing_x_default',
  );
  page(
    '/no-default-gb',
    [
      ['en-US', '/no-default-us'],
      ['en-GB', '/no-default-gb'],
    ],
    'hreflang_missing_x_default',
  );
  page(
    '/bad-target',
    [
      ['en', '/bad-target'],
      ['en-GB', '/gone'],
      ['x-default', '/bad-target'],
    ],
    'hreflang_to_bad_target',
  );
  page(
    '/clash',
    [
      ['en-US', '/clash'],
      ['en-US', '/clashed'],
      ['x-default', '/clash'],
    ],
    'hreflang_conflict',
  );
  page('/clashed', [
    ['en-GB', '/clashed'],
    ['en-US', '/clash'],
    ['x-default', '/clash'],
  ]);
  page(
    '/misnamed',
    [
      ['it', '/misnamed'],
      ['x-default', '/misnamed'],
    ],
    'hreflang_lang_mismatch',
  );
}

export function addDetails(room: RoomBuilder): void {
  room.page('/no-alt', { more: image(`${ROOM}/room.jpg`, 'width="4" height="3"') }, 'image_alt_missing');
  room.page('/no-size', { more: image(`${ROOM}/room.jpg`, 'alt="A bookcase"') }, 'image_no_dimensions');
  const poster = room.serve(
    '/large.jpg',
    answer('image/jpeg', jpegOf(250_000), { isPacked: false }),
    false,
    'image_too_large',
  );
  room.page('/large-image', { more: image(poster) });
  const json = (text: string) => `<script type="application/ld+json">${text}</script>`;
  room.page('/bad-json', { head: json('{"@type": "Book",}') }, 'jsonld_invalid');
  room.page(
    '/bad-product',
    { head: json('{"@context":"https://schema.org","@type":"Product"}') },
    'schema_required_missing',
  );
  room.page('/no-og', { og: ['title', 'type', 'url'] }, 'og_incomplete');
  room.origin('http://cdn.elsewhere.example', { answers: [answer('text/javascript', 'let a = 1;')] });
  room.page('/mixed', { head: '<script src="http://cdn.elsewhere.example/a.js"></script>' }, 'mixed_content');
  const plain = `${PLAIN_ROOM}/new-place`;
  room.page('/says-http', { more: link(plain, 'The place without a lock') });
  room.expect(plain, 'https_links_to_http', 'redirect_internal');
  room.page(
    '/form',
    { more: `<form method="post" action="${PLAIN_ROOM}/send"><input name="q"></form>` },
    'insecure_form',
  );
  room.page(`/${'very-'.repeat(20)}long-address`, {}, 'url_too_long');
  room.page('/Upper_Case', {}, 'url_bad_form');
  room.page('/find?a=1&b=2&c=3&d=4', {}, 'url_parameters');
  room.page('/room?sid=4711', {}, 'session_id_in_url');
  room.page('/no-viewport', { viewport: meta('viewport', 'initial-scale=1') }, 'viewport_missing');
  room.page('/broken-head', { head: '<div></div><meta name="generator" content="By hand">' }, 'head_broken');
  room.page('/same-id', { more: '<i id="a"></i><i id="a"></i>' }, 'duplicate_id');
  const lists = `<ul>${'<li></li>'.repeat(50)}</ul>`.repeat(31);
  room.page('/large-dom', { more: lists }, 'dom_too_large');
  const rel = (name: string, path: string) => `<link rel="${name}" href="${ROOM}${path}">`;
  room.page('/volume-1', { head: rel('next', '/volume-2') }, 'pagination_not_linked');
  room.page('/volume-2', {
    head: rel('prev', '/volume-1'),
    more: link(`${ROOM}/volume-1`, 'The first volume'),
  });
  room.page(
    '/volume-9',
    { head: rel('next', '/gone'), more: link(`${ROOM}/gone`, 'The tenth volume') },
    'pagination_broken',
  );
  room.page('/part-1', { head: rel('next', '/part-2'), more: link(`${ROOM}/part-2`, 'The second part') });
  const first = {
    canonical: `${ROOM}/part-1`,
    head: rel('prev', '/part-1'),
    more: link(`${ROOM}/part-1`, 'The first part'),
  };
  room.page('/part-2', { ...first, isMapped: false }, 'pagination_canonical_first');
}
