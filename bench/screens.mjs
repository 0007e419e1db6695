// How soon each screen of the console shows what it is for, on the demo's data, in a Chromium without a graphics card.
//   npm run build && node bench/screens.mjs [--tries 3] [--json]
//
// Each is opened so many times in a browser that has the console's files, as one that was used before. Printed are, in ms: by
// the clock until the first of its data is there and until nothing is on its way any more, the fastest of all tries, since what
// else the machine does makes both longer; and the median of the processor time of the page's main thread, which hardly
// depends on that. Ends with 1 where the first took more than a second: by the clock where the machine has a processor to
// spare, by the main thread where it has none.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fill, startDemo } from '../scripts/pictures/demo.mjs';
import { SCREENS } from '../scripts/pictures/screens.mjs';
import { launchBrowser, openContext, waitForRequests, waitForScreen } from '../scripts/pictures/visits.mjs';
import { median, print } from './support/figures.mjs';

const MOST_MS = 1000;

const { values: options } = parseArgs({
  options: { tries: { type: 'string', default: '3' }, json: { type: 'boolean', default: false } },
});
/** Of the console, as they are opened: what is shown after something was done on them is another matter. */
const screens = SCREENS.filter(({ live, before }) => live !== 'audit' && before === undefined);
/** What a screen shows that has something to show. */
const DATA = 'main :is(table, dl, textarea, figure, .state:not(.state-fault), .card :is(p, a, li), .meter)';

const demo = await startDemo();
const browser = await launchBrowser();
try {
  const ids = { ...(await fill(demo)), articleFile: '' };
  const viewport = { width: 1280, height: 800 };
  const [ofAccount, ofOperator] = [
    await openContext(browser, demo.url, demo.key, { viewport }),
    await openContext(browser, demo.url, demo.operatorKey, { viewport }),
  ];
  const figures = {};
  const slow = [];
  for (const screen of screens) {
    const path = screen.path(ids);
    if (!path.startsWith('/console') || screen.signedOut) continue;
    const tries = [];
    for (let n = 0; n < Number(options.tries); n += 1)
      tries.push(await timed(screen.operator ? ofOperator : ofAccount, path));
    const least = (name) => Math.min(...tries.map((each) => each[name]));
    const thread = median(tries.map((each) => each.thread));
    if ((isBusy() ? thread : least('useful')) > MOST_MS) slow.push(screen.name);
    figures[screen.name] = `${least('useful')}, ${least('all')}, main thread ${thread}`;
  }
  figures['load of the machine'] = `${loadavg()[0].toFixed(1)} on ${availableParallelism()} processors`;
  print(figures, options.json);
  if (slow.length > 0) {
    console.error(`More than ${MOST_MS} ms: ${slow.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await demo.close();
}

async function timed(context, path) {
  await waitForRequests();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const began = performance.now();
  await page.goto(demo.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator(DATA).filter({ visible: true }).first().waitFor();
  const useful = Math.round(performance.now() - began);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const thread = Math.round(1000 * metrics.find(({ name }) => name === 'ThreadTime').value);
  await waitForScreen(page);
  const all = Math.round(performance.now() - began);
  await page.close();
  return { useful, all, thread };
}

/** Whether others use the processors as well: this and the demo together need hardly more than one. */
function isBusy() {
  return loadavg()[0] > availableParallelism();
}
