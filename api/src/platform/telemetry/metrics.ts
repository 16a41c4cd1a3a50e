import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { second } from 'shared-contracts/limits';
import { poolCounts } from '../db/pool-counts.ts';
import { readSignal } from '../db/replicas/read-signal.ts';
import type { ReplicaState } from '../db/replicas/replica-watch.ts';
import { lineCounts } from '../work/worker-pool.ts';
import { type MetricName, metricList } from './metric-list.ts';
import { requestSignal } from './request-signal.ts';
import { statementSignal } from './statement-signal.ts';

/** Current figures of the whole installation. */
export interface InstallationFigures {
  readonly mails: number;
  readonly oldestMailSeconds: number;
  readonly imports: number;
  readonly sessions: number;
  readonly releases: readonly {
    readonly area: string;
    readonly stage: string;
    readonly loads: number;
    readonly failures: number;
    readonly isHalted: boolean;
  }[];
  /** Seconds since 1970; 0 if no backup was verified. */
  readonly backupTaken: number;
  readonly isBackupBroken: boolean;
}

interface MetricsParts {
  /** Whether the database would answer a request. */
  readonly isReady: () => Promise<boolean>;
  /** Called for each scrape, and only while the database answers. */
  readonly readFigures: () => Promise<InstallationFigures>;
  /** The replicas that this copy reads from; none by default. */
  readonly replicas?: () => readonly ReplicaState[];
}

/** The metrics of this instance. */
export interface Metrics {
  readonly contentType: string;
  /** All metrics in the format of Prometheus. */
  readonly read: () => Promise<string>;
  readonly stop: () => void;
}

type NamesOf<Kind> = {
  [Name in MetricName]: (typeof metricList)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

type SetGauge = (name: NamesOf<'gauge'>, value: number, labels?: Readonly<Record<string, string>>) => void;

/**
 * Sets gauges of a registry, each created when it is first set: one without a current value is left out, rather than
 * reported as 0.
 */
function gaugesIn(registry: Registry): SetGauge {
  const made = new Map<string, Gauge>();
  return (name, value, labels = {}) => {
    const gauge =
      made.get(name) ??
      new Gauge({
        name,
        help: metricList[name].description,
        labelNames: Object.keys(labels),
        registers: [registry],
      });
    made.set(name, gauge);
    gauge.set(labels, value);
  };
}

function writeCopy(setGauge: SetGauge): void {
  const { most, used, idle, waiting } = poolCounts();
  for (const [state, count] of Object.entries({ most, used, idle }))
    setGauge('rightway_pool_connections', count, { state });
  setGauge('rightway_pool_waiting', waiting);
  for (const line of lineCounts()) {
    setGauge('rightway_queue_waiting', line.waiting, { work: line.work });
    setGauge('rightway_queue_running', line.running, { work: line.work });
  }
}

function writeReplicas(setGauge: SetGauge, replicas: readonly ReplicaState[]): void {
  for (const { name: replica, isUsed, behind } of replicas) {
    setGauge('rightway_replica_used', +isUsed, { replica });
    if (behind !== undefined) setGauge('rightway_replica_behind_bytes', behind, { replica });
  }
}

function writeInstallation(setGauge: SetGauge, figures: InstallationFigures): void {
  setGauge('rightway_mails_waiting', figures.mails);
  setGauge('rightway_mail_oldest_seconds', figures.oldestMailSeconds);
  setGauge('rightway_imports_running', figures.imports);
  setGauge('rightway_sessions', figures.sessions);
  for (const { area, stage, loads, failures, isHalted } of figures.releases) {
    setGauge('rightway_release_loads', loads, { area, stage });
    setGauge('rightway_release_failures', failures, { area, stage });
    if (stage === 'candidate') setGauge('rightway_release_halted', +isHalted, { area });
  }
  setGauge('rightway_backup_taken_timestamp_seconds', figures.backupTaken);
  setGauge('rightway_backup_broken', +figures.isBackupBroken);
}

/** Counts requests and statements in a registry, until the returned function is called. */
function count(registry: Registry): () => void {
  const registers = [registry];
  const counter = (name: NamesOf<'counter'>) => {
    const { description: help, labels } = metricList[name];
    return new Counter({ name, help, labelNames: [...labels], registers });
  };
  const histogram = (name: NamesOf<'histogram'>) => {
    const { description: help, labels, buckets } = metricList[name];
    return new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers });
  };
  const [requests, statements] = [counter('rightway_requests_total'), counter('rightway_statements_total')];
  const reads = counter('rightway_replica_reads_total');
  const requestSeconds = histogram('rightway_request_seconds');
  const statementSeconds = histogram('rightway_statement_seconds');
  const stopRequests = requestSignal.listen(({ operation, outcome, milliseconds }) => {
    requests.inc({ operation, outcome });
    requestSeconds.observe({ operation }, milliseconds / second);
  });
  const stopStatements = statementSignal.listen(({ milliseconds, isFailed }) => {
    statements.inc({ outcome: isFailed ? 'failed' : 'done' });
    statementSeconds.observe(milliseconds / second);
  });
  const stopReads = readSignal.listen(({ server }) => reads.inc({ server }));
  return () => {
    stopRequests();
    stopStatements();
    stopReads();
  };
}

/** Counts what this instance does from now on, until it is stopped. */
export function countMetrics({ isReady, readFigures, replicas = () => [] }: MetricsParts): Metrics {
  const counted = new Registry();
  collectDefaultMetrics({ register: counted });
  const stop = count(counted);
  return {
    contentType: counted.contentType,
    read: async () => {
      const now = new Registry();
      const setGauge = gaugesIn(now);
      writeCopy(setGauge);
      writeReplicas(setGauge, replicas());
      const isUp = await isReady();
      setGauge('rightway_database_up', +isUp);
      if (isUp) writeInstallation(setGauge, await readFigures());
      return Registry.merge([counted, now]).metrics();
    },
    stop: () => {
      stop();
      counted.clear();
    },
  };
}
