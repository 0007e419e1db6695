// Pictures of the console's screens, each on a desktop and a phone, light and dark, of a Galley that runs:
//   node scripts/console-screenshots.mjs --url http://127.0.0.1:4000 --key gk_… --out docs/pictures / /jobs=jobs
// A route may give its pictures a name after `=`; else it is the route's, with hyphens.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const SCHEMES = ['light', 'dark'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, key: { type: 'string' }, out: { type: 'string' } },
});
const { url, key, out } = values;
if (url === undefined || key === undefined || out === undefined || positionals.length === 0) {
  console.error('Give --url, --key, --out and the routes, such as / and /jobs.');
  process.exit(2);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  await mkdir(out, { recursive: true });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/console/sign-in`);
  for (const each of positionals) {
    const [route, name = nameOf(route)] = each.split('=');
    if (route !== '/sign-in' && page.url().includes('/sign-in')) await signIn(page);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${url}/console${route}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        // /style shows an example of what is loading.
        await page
          .getByText(/^Loading (?!an example)/)
          .first()
          .waitFor({ state: 'detached' });
        await page.evaluate('document.fonts.ready');
        const file = path.join(out, `${name}-${size}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: size === 'phone' });
        console.log(file);
      }
    }
  }
} finally {
  await browser.close();
}

async function signIn(page) {
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => !address.pathname.endsWith('/sign-in'));
}

function nameOf(route) {
  return route.replace(/^\//, '').replace(/\W+/g, '-') || 'home';
}
