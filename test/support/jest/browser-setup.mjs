// Before the lane in a browser: what every lane with a database needs, and one Chromium, in which each test file has windows
// of its own. Where there is none, the tests are skipped.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import setUpDatabase from './database-setup.mjs';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/**
 * A switch given twice counts once, so those that Playwright leaves out come first. The last two are lists below the address
 * bar, which nobody sees: each window made a process for them (five windows took 2.6 s of a processor with them, 1.5 s without).
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default async function setUp() {
  await setUpDatabase();
  if (process.env.GALLEY_TEST_BROWSER || !existsSync(CHROMIUM)) return;
  const server = await chromium.launchServer({
    executablePath: CHROMIUM,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // Where no graphics card helps, its work is imitated: put together without, pages take a third less of the processor.
      '--disable-gpu-compositing',
      `--disable-features=${LEFT_OUT.join(',')}`,
    ],
  });
  globalThis.galleyTestBrowser = server;
  process.env.GALLEY_TEST_BROWSER = server.wsEndpoint();
}
