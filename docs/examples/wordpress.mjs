#!/usr/bin/env node
// Brings the published articles of an edition into a WordPress, with their images, and follows later edits and deletions.
//
//   API=http://127.0.0.1:4000 KEY=gk_read_... EDITION=0a000000-... \
//   WORDPRESS=https://blog.example.org WORDPRESS_USER=galley WORDPRESS_PASSWORD='abcd efgh ...' node wordpress.mjs state.json
//
// WORDPRESS_PASSWORD is an application password of that user (Users, Profile), who may publish posts. POST_STATUS is what a post
// becomes: `draft` unless given, so that a person looks at it first, or `publish`.
//
// Run it as often as you like, from cron for example, never twice at once. state.json says how far it came and which post an
// article is; a run that was killed is made up for by the next one, which finds its posts by their slugs. Needs Node.js 20 alone.
import { readFile, rename, writeFile } from 'node:fs/promises';

const [file] = process.argv.slice(2);
const {
  API,
  KEY,
  EDITION,
  WORDPRESS,
  WORDPRESS_USER,
  WORDPRESS_PASSWORD,
  POST_STATUS = 'draft',
} = process.env;
if (!file || !API || !KEY || !EDITION || !WORDPRESS || !WORDPRESS_USER || !WORDPRESS_PASSWORD) {
  console.error('usage: see the head of this file');
  process.exit(2);
}
const TRIES = 5;
const atGalley = { authorization: `Bearer ${KEY}` };
const atWordPress = {
  authorization: `Basic ${Buffer.from(`${WORDPRESS_USER}:${WORDPRESS_PASSWORD}`).toString('base64')}`,
};

/** What is refused for now, or comes to no answer, is asked again where that is safe. */
async function ask(url, { isRepeatable = true, ...options }) {
  for (let left = isRepeatable ? TRIES - 1 : 0; ; left -= 1) {
    let wait = 1;
    try {
      const response = await fetch(url, { ...options, signal: AbortSignal.timeout(60_000) });
      if (response.ok) return response;
      const error = new Error(
        `${options.method ?? 'GET'} ${url}: ${response.status} ${await response.text()}`,
      );
      if (![429, 502, 503, 504].includes(response.status)) throw Object.assign(error, { isFinal: true });
      if (left === 0) throw error;
      wait = Number(response.headers.get('retry-after')) || 1;
    } catch (error) {
      if (left === 0 || error.isFinal) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

const wordPress = async (path, options = {}) => {
  const { headers, ...rest } = options;
  const response = await ask(`${WORDPRESS}/wp-json/wp/v2/${path}`, {
    ...rest,
    headers: { ...atWordPress, ...headers },
  });
  return response.json();
};
const send = (path, body, isRepeatable) =>
  wordPress(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    isRepeatable,
  });

/** The id of what has that slug, in whatever state; null without one. */
async function find(kind, slug) {
  const [found] = await wordPress(`${kind}?slug=${encodeURIComponent(slug)}&status=any&_fields=id`);
  return found?.id ?? null;
}

/** Uploads the article's image once. @returns its id in WordPress, or 0 for none */
async function imageOf(article) {
  if (article.image.featured_url === null) return 0;
  const slug = `${article.slug}-image`;
  const known = await find('media', slug);
  if (known !== null) return known;
  const image = await ask(API + article.image.featured_url, { headers: atGalley });
  const type = image.headers.get('content-type');
  const made = await wordPress('media', {
    method: 'POST',
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${slug}.${type.split('/')[1].split('+')[0]}"`,
    },
    body: Buffer.from(await image.arrayBuffer()),
    isRepeatable: false,
  });
  await send(`media/${made.id}`, { slug }, true);
  return made.id;
}

async function follow({ change, id }, article, posts) {
  const post = posts[id] ?? (article && (await find('posts', article.slug)));
  if (change === 'deleted') {
    if (post) await wordPress(`posts/${post}`, { method: 'DELETE' });
    delete posts[id];
  } else if (article.status === 'published') {
    const fields = {
      slug: article.slug,
      title: article.title,
      content: article.body,
      excerpt: article.meta_description,
      date_gmt: article.created_at,
      featured_media: await imageOf(article),
    };
    // A person may have published the post meanwhile, or taken it back: its state is not ours then.
    const made = post
      ? await send(`posts/${post}`, fields, true)
      : await send('posts', { ...fields, status: POST_STATUS }, false);
    posts[id] = made.id;
  } else if (post) {
    await send(`posts/${post}`, { status: 'draft' }, true);
  }
}

const state = await readFile(file, 'utf8').then(JSON.parse, (error) => {
  if (error.code === 'ENOENT') return { since: '', posts: {} };
  throw error;
});
for (;;) {
  const query = new URLSearchParams({ changed_since: state.since, limit: '100' });
  const answer = await ask(`${API}/v1/editions/${EDITION}/articles?${query}`, { headers: atGalley });
  const page = await answer.json();
  const articles = new Map(page.articles.map((article) => [article.id, article]));
  for (const change of page.changes) await follow(change, articles.get(change.id) ?? null, state.posts);
  if (page.changes.length === 0) break;
  state.since = page.next_changed_since;
  // Replaced by a rename: a crash leaves the old one or the new one, and never half of one.
  await writeFile(`${file}.new`, JSON.stringify(state));
  await rename(`${file}.new`, file);
  console.log(`${page.changes.length} changes`);
}
