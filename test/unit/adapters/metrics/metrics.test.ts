import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { PrometheusMetrics } from '../../../../src/adapters/metrics/prometheus-metrics.js';
import { receiveMeasures, ThreadMeasures } from '../../../../src/adapters/metrics/thread-metrics.js';
import { NO_METRICS } from '../../../../src/ports/metrics.js';
import { until } from '../../../support/until.js';

function open() {
  const registry = new Registry();
  return { metrics: new PrometheusMetrics(registry), text: () => registry.metrics() };
}

describe('metrics in the format of Prometheus', () => {
  it('count and measure', async () => {
    const { metrics, text } = open();
    metrics.add('galley_fetches_total', { outcome: 'ok' });
    metrics.add('galley_fetches_total', { outcome: 'ok' }, 2);
    metrics.observe('galley_job_wait_seconds', { kind: 'article' }, 0.3);
    const shown = await text();
    expect(shown).toContain('galley_fetches_total{outcome="ok"} 3\n');
    expect(shown).toContain('galley_job_wait_seconds_bucket{le="0.5",kind="article"} 1\n');
    expect(shown).toContain('galley_job_wait_seconds_bucket{le="0.1",kind="article"} 0\n');
  });

  it('show what a gauge reads at each scrape, and nothing of what is gone', async () => {
    const { metrics, text } = open();
    let kinds = ['article', 'audit'];
    metrics.gauge('galley_job_oldest_seconds', async () => kinds.map((kind) => [{ kind }, 7] as const));
    expect(await text()).toContain('galley_job_oldest_seconds{kind="audit"} 7\n');
    kinds = ['article'];
    const later = await text();
    expect(later).toContain('galley_job_oldest_seconds{kind="article"} 7\n');
    expect(later).not.toContain('kind="audit"');
  });

  it('show the readings of all that have a gauge of one name', async () => {
    const { metrics, text } = open();
    metrics.gauge('galley_subscribers', () => [[{ transport: 'websocket' }, 2]]);
    metrics.gauge('galley_subscribers', () => [[{ transport: 'event stream' }, 3]]);
    const shown = await text();
    expect(shown).toContain('galley_subscribers{transport="websocket"} 2\n');
    expect(shown).toContain('galley_subscribers{transport="event stream"} 3\n');
  });

  it('show no value of a gauge that can’t be read, and all others', async () => {
    const { metrics, text } = open();
    metrics.gauge('galley_workers', () => Promise.reject(new Error('the database is away')));
    metrics.gauge('galley_outbox_oldest_seconds', () => [[{}, 0.5]]);
    const shown = await text();
    expect(shown).toContain('# TYPE galley_workers gauge\n');
    expect(shown).not.toMatch(/^galley_workers/m);
    expect(shown).toContain('galley_outbox_oldest_seconds 0.5\n');
  });

  it('come from threads over a channel of their own Galley', async () => {
    const [ours, theirs] = [open(), open()];
    const [name, other] = [randomUUID(), randomUUID()];
    const stop = [receiveMeasures(name, ours.metrics), receiveMeasures(other, theirs.metrics)];
    const thread = new ThreadMeasures(name);
    thread.add('galley_crawled_urls_total', { class: '2xx' }, 4);
    thread.observe('galley_origin_wait_seconds', {}, 0.2);
    await until(async () => (await ours.text()).includes('galley_origin_wait_seconds_count 1'));
    expect(await ours.text()).toContain('galley_crawled_urls_total{class="2xx"} 4\n');
    expect(await theirs.text()).not.toContain('class="2xx"');
    thread.close();
    // A run that ends after its thread was closed.
    expect(() => thread.add('galley_crawled_urls_total', { class: '2xx' })).not.toThrow();
    for (const each of stop) each();
  });

  it('are nothing where nobody scrapes', () => {
    expect(() => {
      NO_METRICS.add('galley_fetches_total', { outcome: 'ok' });
      NO_METRICS.observe('galley_origin_wait_seconds', {}, 1);
      NO_METRICS.gauge('galley_workers', () => {
        throw new Error('never read');
      });
    }).not.toThrow();
  });
});
