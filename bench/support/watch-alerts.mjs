// Debian's Prometheus with the rules of deploy/prometheus, whose minutes are seconds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';

const PROMETHEUS = '/usr/bin/prometheus';
const RULES = path.join(import.meta.dirname, '..', '..', 'deploy', 'prometheus', 'galley.rules.yml');

/**
 * @param {number[]} ports each process's OPS_PORT
 * @param {string} folder of its own is made in it
 * @param closers end it
 * @returns {Promise<{ fired: () => Promise<string[]> } | null>} null where there is no Prometheus; the names of alerts so far, sorted
 */
export async function watchAlerts(ports, folder, closers) {
  if (!existsSync(PROMETHEUS)) return null;
  const own = path.join(folder, 'prometheus');
  await mkdir(own);
  // A rule holds for half of its time, and rates are of as many seconds as there were minutes: one scrape a second.
  const rules = (await readFile(RULES, 'utf8'))
    .replace(/for: (\d+)m/g, (_, minutes) => `for: ${Number(minutes) * 500}ms`)
    .replace(/\[(\d+)m\]/g, '[$1s]');
  await writeFile(path.join(own, 'galley.rules.yml'), rules);
  const targets = ports.map((port) => `'127.0.0.1:${port}'`).join(', ');
  await writeFile(
    path.join(own, 'prometheus.yml'),
    `global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 500ms }
rule_files: [galley.rules.yml]
scrape_configs: [{ job_name: galley, static_configs: [{ targets: [${targets}] }] }]
`,
  );
  const port = await freePort();
  const child = spawn(
    PROMETHEUS,
    [
      `--config.file=${path.join(own, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(own, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  closers.add('Prometheus', async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const began = Date.now();
  const ask = (query) =>
    fetch(`http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`).then((answer) =>
      answer.json(),
    );
  while ((await ask('1').catch(() => null))?.status !== 'success') await delay(100);
  return {
    async fired() {
      const seconds = Math.ceil((Date.now() - began) / 1000);
      const { data } = await ask(
        `count by (alertname) (count_over_time(ALERTS{alertstate="firing"}[${seconds}s]))`,
      );
      return data.result.map(({ metric }) => metric.alertname).sort();
    },
  };
}
