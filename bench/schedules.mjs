// Simulates a year of schedules in five zones with four tickers, and checks that each planned moment is one start or has one
// reason: node bench/schedules.mjs [--schedules 10000]
import { parseArgs } from 'node:util';
import '../scripts/load-typescript.mjs';

const { simulateYear } = await import('../test/support/schedule/simulate-schedules.ts');

const { values } = parseArgs({ options: { schedules: { type: 'string', default: '10000' } } });
/** Of one account and one database; worlds of their own take the time of one large one divided by their number. */
const TOGETHER = 10;
const total = { schedules: 0, moments: 0, kills: 0, outcomes: {} };
const began = process.cpuUsage();
for (let seed = 1; total.schedules < Number(values.schedules); seed += 1) {
  const { moments, kills, outcomes } = await simulateYear(seed, TOGETHER);
  total.schedules += TOGETHER;
  total.moments += moments;
  total.kills += kills;
  for (const [outcome, count] of Object.entries(outcomes))
    total.outcomes[outcome] = (total.outcomes[outcome] ?? 0) + count;
}
const { user, system } = process.cpuUsage(began);
console.log(JSON.stringify({ ...total, processorSeconds: Math.round((user + system) / 1e6) }, null, 2));
