// Pictures of what Galley shows, from the demo's data.
//   node scripts/pictures/take.mjs                          the pictures of README and docs, into docs/pictures
//   node scripts/pictures/take.mjs --out /tmp/pictures       every screen, desktop and phone, light and dark, to be looked at
//   node scripts/pictures/take.mjs --out /tmp/pictures home jobs     these alone
//   node scripts/pictures/take.mjs --out /tmp/pictures --sight desktop-light     in this sight alone
// It starts a demo of its own, unless --url, --key, --operator-key and --edition name one that runs.
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { fill, startArticle, startAudit, startDemo } from './demo.mjs';
import { SCREENS } from './screens.mjs';
import { launchBrowser, openContext, waitForRequests, waitForScreen } from './visits.mjs';

const DOCS = path.join(import.meta.dirname, '../../docs/pictures');
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const SCHEMES = ['light', 'dark'];
const SIGHTS = [
  ['desktop', 'light'],
  ['phone', 'dark'],
  ['desktop', 'dark'],
  ['phone', 'light'],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    sight: { type: 'string' },
    url: { type: 'string' },
    key: { type: 'string' },
    edition: { type: 'string' },
    article: { type: 'string' },
    'operator-key': { type: 'string' },
  },
});
const screens = SCREENS.filter(({ name, docs }) =>
  values.out === undefined ? docs : positionals.length === 0 || positionals.includes(name),
);
const demo =
  values.url === undefined
    ? await startDemo()
    : { ...values, operatorKey: values['operator-key'], close: () => Promise.resolve() };
const browser = await launchBrowser();
try {
  const ids = { ...(await fill(demo)), articleFile: pathToFileURL(demo.article ?? '').href };
  if (values.out === undefined) {
    for (const scheme of SCHEMES) await takeForDocs(ids, scheme);
  } else {
    await mkdir(values.out, { recursive: true });
    // The most different sights first: one looks at them meanwhile.
    for (const [size, scheme] of SIGHTS) {
      if ((values.sight ?? `${size}-${scheme}`) === `${size}-${scheme}`) await takeAll(ids, size, scheme);
    }
  }
} finally {
  await browser.close();
  await demo.close();
}

/** Every screen that was asked for, as PNG, with what is below the fold. */
async function takeAll(ids, size, scheme) {
  const context = await contextOf(SIZES[size], scheme);
  const ofOperator = screens.some(({ operator }) => operator)
    ? await contextOf(SIZES[size], scheme, 1, demo.operatorKey)
    : context;
  for (const screen of screens) {
    const file = path.join(values.out, `${screen.name}-${size}-${scheme}.png`);
    try {
      const { page, shownMs } = await open(screen.operator ? ofOperator : context, screen, ids);
      await page.screenshot({ path: file, fullPage: screen.dialog !== true });
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      console.log(`${file}  ${shownMs} ms${wide > 0 ? `, ${wide} pixels too wide` : ''}`);
      await page.close();
    } catch (error) {
      console.error(`${file}: ${error.message.split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
  await context.close();
  await ofOperator.close();
}

/** Those of the docs, as WebP at twice the pixels that are shown. */
async function takeForDocs(ids, scheme) {
  const context = await contextOf(SIZES.desktop, scheme, 1.5);
  for (const screen of screens) {
    const { page } = await open(context, screen, ids);
    const file = path.join(DOCS, `${screen.name}-${scheme}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 78, effort: 6 })
      .toFile(file);
    console.log(`${file}  ${Math.round((await stat(file)).size / 1024)} KB`);
    await page.close();
  }
  await context.close();
}

function contextOf(viewport, colorScheme, deviceScaleFactor = 1, key = demo.key) {
  const isSeenSignedIn = !screens.every(({ signedOut }) => signedOut);
  const options = { viewport, colorScheme, deviceScaleFactor };
  return openContext(browser, demo.url, isSeenSignedIn ? key : undefined, options);
}

/** A screen, and after how long nothing of it was on its way any more. */
async function open(context, screen, ids) {
  await waitForRequests();
  if (screen.live === 'article') await startArticle(demo);
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(new URL(screen.path(ids), demo.url).href);
  if (screen.live === 'audit') await startAudit(demo);
  if (screen.path(ids).startsWith('/console')) {
    await waitForScreen(page);
  } else await page.waitForLoadState('networkidle');
  const shownMs = Math.round(performance.now() - began);
  await screen.before?.(page);
  await page.evaluate('document.fonts.ready');
  // What a click asked for. What runs would have ended meanwhile.
  if (screen.live !== 'article')
    await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
  return { page, shownMs };
}
