import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthLimits } from 'shared-contracts/rest';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { metricList } from './metric-list.ts';
import { countMetrics, type Metrics } from './metrics.ts';

const folder = join(import.meta.dirname, '../../../../deploy/monitoring');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const dashboardSchema = v.object({
  panels: v.array(
    v.object({
      title: v.string(),
      description: v.string(),
      targets: v.array(v.object({ expr: v.string() })),
    }),
  ),
});
const alertsSchema = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.object({
          alert: v.string(),
          expr: v.string(),
          labels: v.object({ severity: v.picklist(['page', 'ticket']) }),
          annotations: v.object({ summary: v.string(), do: v.string() }),
        }),
      ),
    }),
  ),
});

const dashboard = v.parse(dashboardSchema, JSON.parse(read('grafana-dashboard.json')));
const alerts = v.parse(alertsSchema, parse(read('alerts.yaml'))).groups.flatMap(({ rules }) => rules);
const queries = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
];

let metrics: Metrics;
let served: ReadonlyMap<string, readonly string[]>;

/** The series in a text of metrics, with the labels of each. */
function seriesOf(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{([^}]*)\})? /.exec(line) ?? [];
    if (name)
      found.set(
        name,
        [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label ?? ''),
      );
  }
  return found;
}

beforeAll(async () => {
  metrics = countMetrics({
    isReady: async () => true,
    readFigures: async () => ({
      mails: 0,
      oldestMailSeconds: 0,
      imports: 0,
      sessions: 0,
      releases: [{ area: 'map', stage: 'candidate', loads: 1, failures: 0, isHalted: false }],
      backupTaken: 0,
      isBackupBroken: false,
    }),
  });
  served = seriesOf(await metrics.read());
});

afterAll(() => metrics.stop());

/** Rightway's own names are in the list; a metric that was never counted has no series yet. */
const isKnown = (name: string): boolean =>
  served.has(name) || name.replace(/_(bucket|sum|count)$/, '') in metricList;

describe('the dashboard and the alert rules', () => {
  it('ask for nothing that is not served', () => {
    for (const [title, expr] of queries) {
      const names = expr.match(/\b(?:rightway|nodejs|process)_\w+/g) ?? [];
      expect([title, names.length > 0 || expr.startsWith('up{')]).toEqual([title, true]);
      expect([title, names.filter((name) => !isKnown(name))]).toEqual([title, []]);
    }
  });

  it('show or watch each number that Rightway has', () => {
    const all = queries.map(([, expr]) => expr).join('\n');
    for (const name of Object.keys(metricList)) expect([name, all.includes(name)]).toEqual([name, true]);
  });

  it('tell apart by labels that the numbers have', () => {
    const labels = new Set(Object.values(metricList).flatMap((one) => ('labels' in one ? one.labels : [])));
    const known = new Set<string>([...labels, 'le', 'instance', 'job']);
    for (const [title, expr] of queries) {
      const by = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
      const where = [...expr.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label);
      expect([title, [...by, ...where].filter((label) => !known.has(label))]).toEqual([title, []]);
    }
  });

  it('have each panel explained and each alert with what to do, once', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    for (const { annotations } of alerts) expect(annotations.do.length).toBeGreaterThan(10);
    for (const { description } of dashboard.panels) expect(description).not.toBe('');
  });

  it('complain of a backup as the console does', () => {
    const days = healthLimits.provenBackup / 24 / 3600 / 1000;
    expect(alerts.find(({ alert }) => alert === 'RightwayBackupOld')?.expr).toContain(`${days} * 24 * 3600`);
  });
});

it('every number of the list can be made, and has its labels', () => {
  for (const [name, one] of Object.entries(metricList)) {
    const labels = served.get(name);
    if (labels && 'labels' in one)
      expect([name, labels.toSorted()]).toEqual([name, [...one.labels].toSorted()]);
  }
});
