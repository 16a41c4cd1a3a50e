/** A metric for Prometheus. Labels have a limited number of values, none of which reveals anything about a person. */
interface MetricDeclaration {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly description: string;
  readonly labels?: readonly string[];
  /** Upper bounds of a histogram's buckets, in seconds. */
  readonly buckets?: readonly number[];
}

/** Every metric of Rightway itself, by name; those of Node (`nodejs_…`, `process_…`) come from prom-client. */
export const metricList = {
  rightway_requests_total: {
    kind: 'counter',
    description: 'Requests that were answered, by call or operation of a release, and by how they ended.',
    labels: ['operation', 'outcome'],
  },
  rightway_request_seconds: {
    kind: 'histogram',
    description: 'Time until a request was answered, by call or operation of a release.',
    labels: ['operation'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  },
  rightway_statements_total: {
    kind: 'counter',
    description: 'Statements that were asked of the database, by how they ended.',
    labels: ['outcome'],
  },
  rightway_statement_seconds: {
    kind: 'histogram',
    description: 'Time until the database answered a statement.',
    labels: [],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  },
  rightway_database_up: {
    kind: 'gauge',
    description: '1 where a request would find a connection to a database that takes writes, else 0.',
  },
  rightway_pool_connections: {
    kind: 'gauge',
    description: 'Connections of this copy to the database: used, idle, and the most that there may be.',
    labels: ['state'],
  },
  rightway_pool_waiting: { kind: 'gauge', description: 'Requests of this copy that wait for a connection.' },
  rightway_replica_used: {
    kind: 'gauge',
    description: '1 where this copy reads from the replica, 0 where it leaves it out.',
    labels: ['replica'],
  },
  rightway_replica_behind_bytes: {
    kind: 'gauge',
    description: 'Bytes of the log that a replica had not replayed yet; not there where it does not answer.',
    labels: ['replica'],
  },
  rightway_replica_reads_total: {
    kind: 'counter',
    description: 'Lists, tiles and reports of this copy, by the server that they were read from.',
    labels: ['server'],
  },
  rightway_queue_waiting: {
    kind: 'gauge',
    description:
      'Pieces of work of this copy that wait for a process: reports, workbooks, titles and others.',
    labels: ['work'],
  },
  rightway_queue_running: {
    kind: 'gauge',
    description: 'Pieces of work of this copy that a process works on.',
    labels: ['work'],
  },
  rightway_mails_waiting: {
    kind: 'gauge',
    description: 'Mails of the installation that did not go out yet.',
  },
  rightway_mail_oldest_seconds: {
    kind: 'gauge',
    description: 'How long the mail that waits longest has waited; 0 where none waits.',
  },
  rightway_imports_running: {
    kind: 'gauge',
    description: 'Imports of the installation that are being written.',
  },
  rightway_sessions: { kind: 'gauge', description: 'Browsers in which somebody is signed in.' },
  rightway_release_loads: {
    kind: 'gauge',
    description: 'Loads of the release of an area that people get, since it was registered.',
    labels: ['area', 'stage'],
  },
  rightway_release_failures: {
    kind: 'gauge',
    description: 'Failed loads of the release of an area that people get, since it was registered.',
    labels: ['area', 'stage'],
  },
  rightway_release_halted: {
    kind: 'gauge',
    description: '1 where the candidate of an area was halted because it failed too often.',
    labels: ['area'],
  },
  rightway_backup_taken_timestamp_seconds: {
    kind: 'gauge',
    description: 'The moment that the last proven backup is of; 0 where none was proven.',
  },
  rightway_backup_broken: { kind: 'gauge', description: '1 where a later backup was found not to be whole.' },
} as const satisfies Readonly<Record<string, MetricDeclaration>>;

export type MetricName = keyof typeof metricList;
