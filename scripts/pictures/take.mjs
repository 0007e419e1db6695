// Pictures of what Galley shows, from the demo's data.
//   node scripts/pictures/take.mjs                          the pictures of README and docs, into docs/pictures
//   node scripts/pictures/take.mjs --out /tmp/pictures       every screen, desktop and phone, light and dark, to be looked at
//   node scripts/pictures/take.mjs --out /tmp/pictures home jobs     these alone
//   node scripts/pictures/take.mjs --out /tmp/pictures --sight desktop-light     in this sight alone
// It starts a demo of its own, unless --url, --key, --operator-key and --edition name one that runs.
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { fill, startArticle, startAudit, startDemo } from './demo.mjs';
import { SCREENS } from './screens.mjs';

const DOCS = path.join(import.meta.dirname, '../../docs/pictures');
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const SCHEMES = ['light', 'dark'];
const SIGHTS = [
  ['desktop', 'light'],
  ['phone', 'dark'],
  ['desktop', 'dark'],
  ['phone', 'light'],
];

/** When requests that count were sent. */
const asked = [];

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
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless=new',
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--use-gl=angle',
    '--use-angle=swiftshader',
  ],
});
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

async function contextOf(viewport, colorScheme, deviceScaleFactor = 1, key = demo.key) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    deviceScaleFactor,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  context.on('request', (request) => {
    if (request.method() === 'POST') asked.push(Date.now());
  });
  if (!screens.every(({ signedOut }) => signedOut)) {
    const page = await context.newPage();
    await page.goto(`${demo.url}/console/sign-in`);
    await page.getByLabel('API key').fill(key);
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => !address.pathname.endsWith('/sign-in'));
    await page.close();
  }
  return context;
}

/** A key has 120 requests a minute; a screen needs a few. */
async function waitForRequests() {
  while (asked.filter((moment) => Date.now() - moment < 60_000).length > 90) await pause(500);
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
    await page.getByRole('heading', { level: 1 }).waitFor();
    // /style shows an example of what is loading.
    await page
      .getByText(/^Loading (?!an example)/)
      .first()
      .waitFor({ state: 'detached' });
  } else await page.waitForLoadState('networkidle');
  const shownMs = Math.round(performance.now() - began);
  await screen.before?.(page);
  await page.evaluate('document.fonts.ready');
  // What a click asked for.
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
  return { page, shownMs };
}
