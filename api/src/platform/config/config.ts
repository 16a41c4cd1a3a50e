import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { areaNames } from 'shared-contracts/area';
import { isBlockedPort, upload } from 'shared-contracts/limits';
import { isEmailAddress } from 'shared-contracts/validators';
import * as v from 'valibot';
import { StartupError } from '../errors/startup-error.ts';
import { type NamedBaseMap, readBaseMaps } from './base-maps.ts';
import { type RemoteOrigins, remoteOrigins, remoteOriginsOf } from './remote-origins.ts';
import type { S3Place } from './s3-place.ts';
import { unnamedCompany } from './unnamed-company.ts';

const repository = join(import.meta.dirname, '../../../..');

const yesOrNo = v.pipe(
  v.picklist(['true', 'false', '1', '0', ''], 'must be true or false'),
  v.transform((value) => value === 'true' || value === '1'),
);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
  v.check((value) => !isBlockedPort(value), 'must be a port that browsers open; they refuse this one'),
);

const basePath = v.pipe(
  v.string(),
  v.regex(/^\/([\w.~-]+\/)*$/, "must begin and end with '/', for example /land/"),
);

const addresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((entry) => entry.trim())),
  v.array(v.pipe(v.string(), v.url('must list addresses, for example http://host:8080/operations.json'))),
);

const replicaAddresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((entry) => entry.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\/[^\s/]+\/\S+$/, 'must list postgresql:// addresses of one server each'),
    ),
  ),
);

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Accepts `10.0.0.7`, `10.0.0.0/8` or the name of a private range. */
function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.trim().split('/');
  if (bits === undefined) return proxyNames.has(address) || isIP(address) !== 0;
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

const proxies = v.pipe(
  v.string(),
  v.check(
    (list) => list.split(',').every(isProxy),
    'must list addresses or ranges, for example 10.0.0.0/8,loopback',
  ),
);

const environmentSchema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  PORT: v.optional(port, '4000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must name an address')), '0.0.0.0'),
  BASE_PATH: v.optional(basePath, '/'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')),
  ),
  DATABASE_POOL: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be 1 to 99'), v.transform(Number)),
    '10',
  ),
  REPLICA_URLS: v.optional(replicaAddresses),
  METRICS_PORT: v.optional(port),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 characters or more, without spaces')),
  ),
  MIGRATE: v.optional(yesOrNo, 'true'),
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d$/, 'must be 0 to 9'), v.transform(Number)), '0'),
  DATA_FOLDER: v.optional(v.string(), join(repository, '.data')),
  HOST_FOLDER: v.optional(v.string()),
  FILES_QUOTA_MB: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be megabytes'), v.transform(Number)),
    '102400',
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an address, for example https://land.example'),
      v.regex(/^https?:/, 'must begin with https://'),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/./, 'must be an smtp:// or smtps:// address')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.includes('@', 'must be a mail address')),
    'Rightway <no-reply@rightway.localhost>',
  ),
  OIDC_ISSUER: v.optional(v.pipe(v.string(), v.url('must be the address of an identity provider'))),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  OIDC_TRUST_EMAIL: v.optional(yesOrNo, 'false'),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.check(isEmailAddress, 'must be a mail address'))),
  ADMIN_COMPANY: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty('must hold the name of a company')),
    unnamedCompany,
  ),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), 'ca-central-1'),
  S3_ENDPOINT: v.optional(v.pipe(v.string(), v.url('must be an address, for example https://s3.example'))),
  REMOTE_ORIGINS: v.optional(remoteOrigins),
  RELEASES_FILE: v.optional(v.string()),
  RELEASES_FOLDER: v.optional(v.string()),
  FLAGD_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(https?|file):\/\/./, 'must be an address, for example http://flagd:8013')),
  ),
  MAP_BASEMAPS: v.optional(
    v.pipe(
      v.string(),
      v.transform(readBaseMaps),
      v.check(
        (read) => read !== undefined,
        'must read look=address|look=address with looks terrain, gray, darkGray, satellite, street and addresses of tiles',
      ),
    ),
  ),
  MAP_PRIVATE_HOSTS: v.optional(v.string()),
  ESRI_API_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('must be a key of Esri'))),
  ESRI_GEOCODER: v.optional(
    v.pipe(
      v.string(),
      v.url('must be the address of a geocoding service'),
      v.regex(/^https?:/, 'must begin with https://'),
    ),
    'https://geocode-api.arcgis.com/arcgis/rest/services/World/GeocodeServer',
  ),
  OPERATIONS_URLS: v.optional(addresses),
  PERSISTED_ONLY: v.optional(yesOrNo),
  DEMO: v.optional(yesOrNo, 'false'),
  DEVELOPER_RELEASES: v.optional(yesOrNo, 'false'),
  SESSION_SECURE: v.optional(yesOrNo),
  SESSION_MEMORY: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be milliseconds, 0 to 9999'), v.transform(Number)),
    '1000',
  ),
  TRUSTED_PROXIES: v.optional(proxies),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level of pino'),
    'info',
  ),
  APP_VERSION: v.optional(v.string(), 'development'),
});

/** An OpenID Connect provider, and how Rightway is registered there. */
export interface SignOnProvider {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether to accept an e-mail address that the provider does not report as verified. */
  readonly trustsEmail: boolean;
}

type Environment = v.InferOutput<typeof environmentSchema>;

function signOnProvider(values: Environment): SignOnProvider | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_TRUST_EMAIL } = values;
  if (!OIDC_ISSUER) return undefined;
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) {
    throw new StartupError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it.');
  }
  return {
    issuer: new URL(OIDC_ISSUER),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    trustsEmail: OIDC_TRUST_EMAIL,
  };
}

/** Where this instance serves its metrics; undefined if METRICS_PORT is not set. Throws a StartupError. */
function metricsOf({ PORT, METRICS_PORT, METRICS_TOKEN }: Environment): Config['metrics'] {
  if (METRICS_PORT === undefined) {
    if (METRICS_TOKEN === undefined) return undefined;
    throw new StartupError('METRICS_TOKEN needs METRICS_PORT beside it.');
  }
  // The edge forwards people to PORT, where metrics must not be reachable.
  if (METRICS_PORT === PORT) throw new StartupError('METRICS_PORT must be another port than PORT.');
  return { port: METRICS_PORT, token: METRICS_TOKEN };
}

/** The replicas, which require a database server. Throws a StartupError. */
function replicasOf({ DATABASE_URL, REPLICA_URLS }: Environment): readonly string[] {
  if (REPLICA_URLS && !DATABASE_URL) throw new StartupError('REPLICA_URLS needs DATABASE_URL beside it.');
  return REPLICA_URLS ?? [];
}

/** The address that people open, including the base path. */
function publicAddress({ PUBLIC_URL, PORT, BASE_PATH }: Environment): string {
  return new URL(BASE_PATH, PUBLIC_URL ?? `http://localhost:${PORT}`).href;
}

/**
 * The configured origins, otherwise those of a suite on this machine. An area without an origin is served by this
 * server.
 */
function originsOf(environment: Environment): RemoteOrigins {
  const { REMOTE_ORIGINS: stated, PORT } = environment;
  const local = areaNames.map((area, index) => [area, `http://localhost:${PORT + 1 + index}`] as const);
  return remoteOriginsOf(
    stated?.named ?? new Map(local),
    stated?.pattern ?? `${publicAddress(environment)}remotes/{area}`,
  );
}

export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly basePath: string;
  /** A PostgreSQL server; without one the embedded database in `dataFolder` is used. */
  readonly databaseUrl: string | undefined;
  /** Where metrics for Prometheus are served; without a token the port is only reachable from this machine. */
  readonly metrics: { readonly port: number; readonly token: string | undefined } | undefined;
  readonly databasePool: number;
  /** Replicas of `databaseUrl`, for lists, exports, tiles and reports. */
  readonly replicaUrls: readonly string[];
  /** Whether the database is migrated at start; otherwise the server refuses to start on an outdated one. */
  readonly isMigrating: boolean;
  /** Seconds for which a stopping instance, already reported as not ready, still answers requests. */
  readonly drainSeconds: number;
  readonly dataFolder: string;
  /** Folder of the built host, which is served as the site; undefined if an edge serves it. */
  readonly hostFolder: string | undefined;
  /** Where the releases of each remote are: an origin or a path below one, without a slash at its end. */
  readonly remoteOrigins: RemoteOrigins;
  /** Bytes of files that one company may store. */
  readonly filesQuota: number;
  /** The address at which people open Rightway, with the base path and a slash at its end. */
  readonly publicUrl: string;
  /** The mail server; without one, mails are written to files in `dataFolder`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The identity provider of single sign-on. */
  readonly signOn: SignOnProvider | undefined;
  /** The email address of the first administrator, for an installation that has none. */
  readonly adminEmail: string | undefined;
  /** The name of that administrator's company, if the installation has none. */
  readonly adminCompany: string;
  /** The bucket that stores files; without one they are in `dataFolder`. */
  readonly s3: S3Place | undefined;
  readonly releasesFile: string | undefined;
  /** Where releases that teams upload are stored; if not set, in the bucket, or without a bucket in `dataFolder`. */
  readonly releasesFolder: string | undefined;
  /** Whether a developer may try a release of their own in their own browser. */
  readonly hasDeveloperReleases: boolean;
  /** A flag service that decides in place of the rules in the database. */
  readonly flagdUrl: URL | undefined;
  /** Base maps that replace the one drawn here. */
  readonly mapBasemaps: readonly NamedBaseMap[];
  /** Hosts of map services, with their ports, that are allowed to be in a private network. */
  readonly mapPrivateHosts: readonly string[];
  /** The key for Esri's base maps; without one, the built-in base map is used. */
  readonly esriApiKey: string | null;
  /** Esri's service for searching addresses, used if there is a key. */
  readonly esriGeocoder: string;
  /**
   * Addresses of the published operations of the host, in addition to the file in `hostFolder` and those of the
   * releases.
   */
  readonly operationsUrls: readonly string[];
  /** Whether only operations that a release lists are run. */
  readonly isPersistedOnly: boolean;
  readonly isDemo: boolean;
  readonly isSessionSecure: boolean;
  /** Milliseconds for which a session or a rule is cached; 0 looks it up for every request. */
  readonly sessionMemory: number;
  /** Addresses whose forwarding headers are trusted. */
  readonly trustedProxies: string | undefined;
  readonly logLevel: string;
  readonly version: string;
}

/** Reads the configuration once at start. Throws a StartupError that names the variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // Compose files and shells pass variables that are not set as empty strings.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, set);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new StartupError(`${v.getDotPath(issue)?.split('.')[0] ?? 'The environment'} ${issue.message}.`);
  }
  const values = parsed.output;
  const isProduction = values.NODE_ENV === 'production';
  if (values.DEMO && isProduction) {
    throw new StartupError('DEMO is refused in production: its accounts have a public password.');
  }
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST,
    basePath: values.BASE_PATH,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    replicaUrls: replicasOf(values),
    metrics: metricsOf(values),
    isMigrating: values.MIGRATE,
    drainSeconds: values.DRAIN_SECONDS,
    dataFolder: resolve(values.DATA_FOLDER),
    hostFolder: values.HOST_FOLDER === undefined ? undefined : resolve(values.HOST_FOLDER),
    filesQuota: values.FILES_QUOTA_MB * upload.megabyte,
    publicUrl: publicAddress(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    signOn: signOnProvider(values),
    adminEmail: values.ADMIN_EMAIL?.toLowerCase(),
    adminCompany: values.ADMIN_COMPANY,
    s3:
      values.S3_BUCKET === undefined
        ? undefined
        : { bucket: values.S3_BUCKET, region: values.S3_REGION, endpoint: values.S3_ENDPOINT },
    remoteOrigins: originsOf(values),
    releasesFile: values.RELEASES_FILE,
    releasesFolder: values.RELEASES_FOLDER === undefined ? undefined : resolve(values.RELEASES_FOLDER),
    esriApiKey: values.ESRI_API_KEY ?? null,
    esriGeocoder: values.ESRI_GEOCODER,
    mapBasemaps: values.MAP_BASEMAPS ?? [],
    mapPrivateHosts: (values.MAP_PRIVATE_HOSTS ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    hasDeveloperReleases: values.DEVELOPER_RELEASES,
    flagdUrl: values.FLAGD_URL === undefined ? undefined : new URL(values.FLAGD_URL),
    operationsUrls: values.OPERATIONS_URLS ?? [],
    isPersistedOnly: values.PERSISTED_ONLY ?? isProduction,
    isDemo: values.DEMO,
    isSessionSecure: values.SESSION_SECURE ?? isProduction,
    sessionMemory: values.SESSION_MEMORY,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    version: values.APP_VERSION,
  };
}
