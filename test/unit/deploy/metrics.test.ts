import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { COUNTERS, GAUGES, HISTOGRAMS } from '../../../src/domain/metrics.js';

const DASHBOARDS = 'deploy/grafana/dashboards';
const RULES = 'deploy/prometheus/galley.rules.yml';
const PROMTOOL = '/usr/bin/promtool';

const defined = { ...COUNTERS, ...GAUGES, ...HISTOGRAMS };
const names = Object.keys(defined).sort();

/** A histogram is asked by its parts. */
const nameOf = (metric: string) => (metric in defined ? metric : metric.replace(/_(bucket|count|sum)$/, ''));
const namesIn = (text: string) => [...new Set((text.match(/\bgalley_[a-z_]+/g) ?? []).map(nameOf))].sort();

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}
interface RuleTests {
  readonly tests: readonly {
    readonly alert_rule_test: readonly {
      readonly alertname: string;
      readonly exp_alerts: readonly unknown[];
    }[];
  }[];
}
interface Dashboard {
  readonly uid: string;
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const rules = (parse(readFileSync(RULES, 'utf8')) as Rules).groups.flatMap((group) => group.rules);
const dashboards = readdirSync(DASHBOARDS).map(
  (file) => JSON.parse(readFileSync(`${DASHBOARDS}/${file}`, 'utf8')) as Dashboard,
);
const docs = readFileSync('docs/metrics.md', 'utf8');
const rows = [...docs.matchAll(/^\| `(galley_[a-z_]+)` \|([^|]*)\|/gm)];

/** The labels that an expression asks for, with the metric they belong to where it is the only one of the expression. */
const selectors = (expr: string) =>
  [...expr.matchAll(/\b(galley_[a-z_]+)\{([^}]*)\}/g)].map(([, metric, inner]) => ({
    metric: nameOf(metric!),
    labels: [...inner!.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label!),
  }));

describe('the metrics', () => {
  it('stand in the docs, each with its labels, and no others', () => {
    expect(rows.map(([, name]) => name!).sort()).toEqual(names);
    for (const [, name, labels] of rows) {
      const documented = [...labels!.matchAll(/`(\w+)`/g)].map(([, label]) => label);
      expect([name, documented]).toEqual([name, [...defined[name as keyof typeof defined].labels]]);
    }
  });

  it('are each on a dashboard, which shows no others', () => {
    const shown = dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets));
    expect(namesIn(shown.map(({ expr }) => expr).join('\n'))).toEqual(names);
  });

  it('are asked for by labels that they have', () => {
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
    ];
    for (const expr of expressions)
      for (const { metric, labels } of selectors(expr))
        for (const label of labels)
          expect([expr, defined[metric as keyof typeof defined].labels]).toEqual([
            expr,
            expect.arrayContaining([label]),
          ]);
  });
});

describe('the alerts', () => {
  it('ask for metrics that exist', () => {
    for (const { alert, expr } of rules)
      expect([alert, namesIn(expr).filter((name) => !names.includes(name))]).toEqual([alert, []]);
  });

  it('stand in the docs, each with what to do, and no others', () => {
    const documented = docs.slice(docs.indexOf('## Alerts')).match(/`Galley\w+`/g) ?? [];
    expect(documented.map((each) => each.replaceAll('`', '')).sort()).toEqual(
      rules.map(({ alert }) => alert).sort(),
    );
  });

  it('are each proved to fire', () => {
    const { tests } = parse(readFileSync('deploy/prometheus/galley.rules.test.yml', 'utf8')) as RuleTests;
    const fired = tests.flatMap(({ alert_rule_test: own }) =>
      own.flatMap(({ alertname, exp_alerts: expected }) => (expected.length > 0 ? [alertname] : [])),
    );
    expect([...new Set(fired)].sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  // Debian's package prometheus has it.
  (existsSync(PROMTOOL) ? it : it.skip)('are what Prometheus takes, and fire when they should', () => {
    const run = (...args: string[]) =>
      execFileSync(PROMTOOL, args, { cwd: 'deploy/prometheus', encoding: 'utf8' });
    expect(run('check', 'rules', 'galley.rules.yml')).toContain(`${rules.length} rules found`);
    expect(run('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(run('test', 'rules', 'galley.rules.test.yml')).toContain('SUCCESS');
  });
});
