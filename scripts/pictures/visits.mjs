// A browser that visits a Galley with the demo's data: for its pictures, and for bench/screens.mjs.
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';

/** When requests that count were sent. */
const asked = [];

/** Notes a request that counts among those of a key, by whomever it is sent. */
export function noteRequest() {
  asked.push(Date.now());
}

/** @returns {Promise<import('playwright-core').Browser>} one without a graphics card */
export function launchBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-gl=angle',
      '--use-angle=swiftshader',
    ],
  });
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the gateway
 * @param {string | undefined} key whose session its pages have; undefined: none
 * @param {import('playwright-core').BrowserContextOptions} options
 */
export async function openContext(browser, url, key, options) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  context.on('request', (request) => {
    if (/\/(?:graphql|console\/session)$/.test(request.url())) noteRequest();
  });
  if (key !== undefined) {
    const page = await context.newPage();
    await page.goto(`${url}/console/sign-in`);
    await page.getByLabel('API key').fill(key);
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => !address.pathname.endsWith('/sign-in'));
    await page.close();
  }
  return context;
}

/** Waits until a screen may be opened: a key has 120 requests a minute, and a screen needs a few. */
export async function waitForRequests() {
  while (asked.filter((moment) => Date.now() - moment < 60_000).length > 90) await pause(500);
}

/** Waits until a screen of the console shows what it is for. @param {import('playwright-core').Page} page */
export async function waitForScreen(page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  // /style shows an example of what is loading.
  await page
    .getByText(/^Loading (?!an example)/)
    .first()
    .waitFor({ state: 'detached' });
}
