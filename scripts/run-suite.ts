import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { AreaName } from '../shared-contracts/src/area/index.ts';
import { integrityOf } from '../shared-contracts/src/area/integrity-of.ts';
import { releaseManifestSchema } from '../shared-contracts/src/rest/index.ts';
import type { BuiltApp } from './build-suite.ts';
import { localOrigins, remotePorts, root, suiteAddress } from './suite.ts';

export interface RunOptions {
  readonly port: number;
  readonly dataFolder: string;
  readonly built: readonly BuiltApp[];
  /** Folder of the suite whose API runs; this one by default. */
  readonly sources?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Called when a part ends that was not asked to. */
  readonly onCrash: (part: string, output: string) => void;
  /** Where the API's log goes. */
  readonly log?: 'inherit' | 'ignore';
}

/** A running suite, whose parts can be stopped and started one by one. */
export interface RunningSuite {
  /** Without a slash at its end. */
  readonly address: string;
  readonly startRemote: (area: AreaName) => Promise<void>;
  readonly stopRemote: (area: AreaName) => Promise<void>;
  readonly startApi: () => Promise<void>;
  readonly stopApi: (signal?: NodeJS.Signals) => Promise<void>;
  /** The process of a part, for who ends one as an accident would. */
  readonly pidOf: (part: string) => number | undefined;
  readonly stop: () => Promise<void>;
}

/** No part outlives the process that started it, even one that was killed. */
const stopWithParent = pathToFileURL(join(root, 'scripts/stop-with-parent.ts')).href;

/**
 * How long the API may take to answer, in milliseconds: a first start makes the database and the demo, which takes
 * minutes on a busy machine. An API that cannot start ends by itself, which is reported immediately.
 */
const patience = 300_000;

function versionOf(built: readonly BuiltApp[], app: string): BuiltApp {
  const found = built.find((candidate) => candidate.app === app);
  if (!found) throw new Error(`${app} is not built.`);
  return found;
}

/** Starts the parts of a built suite, each in a process of its own, and resolves when they answer. */
export async function runSuite(options: RunOptions): Promise<RunningSuite> {
  const { port, dataFolder, built, sources = root, environment = {}, onCrash, log = 'ignore' } = options;
  const ports = remotePorts(port);
  const children = new Map<string, ChildProcess>();
  const lastWords = new Map<string, string>();
  let isStarting = true;
  const address = suiteAddress(port, environment['BASE_PATH'] ?? process.env['BASE_PATH']);

  const spawnPart = (part: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const child = spawn(process.execPath, ['--import', stopWithParent, ...args], {
      cwd: root,
      stdio: ['ignore', log, 'pipe', 'ipc'],
      env: { ...process.env, ...env },
      // Ctrl+C reaches only this process, which stops the parts in order.
      detached: true,
    });
    lastWords.set(part, '');
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords.set(part, `${lastWords.get(part)}${chunk.toString()}`.slice(-4000));
    });
    // After 'close' all of its output has been read.
    child.on('close', () => {
      if (children.get(part) !== child) return;
      children.delete(part);
      if (!isStarting) onCrash(part, lastWords.get(part)?.trim() ?? '');
    });
    children.set(part, child);
    return child;
  };

  const stopPart = (part: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    const child = children.get(part);
    if (!child) return Promise.resolve();
    children.delete(part);
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      if (child.exitCode !== null || !child.kill(signal)) resolve();
    });
  };

  const ended = (part: string): Error => new Error(lastWords.get(part)?.trim() || `${part} ended.`);

  const startRemote = (area: AreaName): Promise<void> =>
    new Promise((resolve, reject) => {
      const { dist } = versionOf(built, `remote-${area}`);
      const args = [
        join(root, 'scripts/serve-releases.ts'),
        '--folder',
        dist,
        // What teams upload to this suite.
        '--folder',
        join(dataFolder, 'releases', area),
        '--port',
        String(ports.get(area)),
      ];
      const child = spawnPart(`remote-${area}`, args);
      child.once('message', () => resolve());
      child.once('close', () => reject(ended(`remote-${area}`)));
    });

  const releasesFile = join(dataFolder, 'releases.json');
  const startApi = async (): Promise<void> => {
    const host = versionOf(built, 'host');
    const child = spawnPart('api', [join(sources, 'api/src/main.ts')], {
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      HOST_FOLDER: join(host.dist, host.version),
      REMOTE_ORIGINS: localOrigins(ports),
      RELEASES_FILE: releasesFile,
      APP_VERSION: host.version,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      ...environment,
    });
    const deadline = Date.now() + patience;
    let isGone = false;
    child.once('close', () => {
      isGone = true;
    });
    while (!isGone && Date.now() < deadline) {
      const answer = await fetch(`${address}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (isGone) throw ended('api');
    throw new Error(`The API did not answer within ${patience / 1000} s.`);
  };

  mkdirSync(dataFolder, { recursive: true });
  const releases = [...ports.keys()].map((area) => {
    const { version, dist } = versionOf(built, `remote-${area}`);
    const path = `${version}/mf-manifest.json`;
    const manifest = readFileSync(join(dist, path));
    const { name: _, ...content } = v.parse(releaseManifestSchema, JSON.parse(manifest.toString()));
    return { area, version, path, integrity: integrityOf(manifest), ...content };
  });
  writeFileSync(releasesFile, JSON.stringify(releases));
  const stop = async (): Promise<void> => {
    await Promise.all([...children.keys()].map((part) => stopPart(part)));
  };
  try {
    await Promise.all([startApi(), ...[...ports.keys()].map(startRemote)]);
  } catch (error) {
    await stop();
    throw error;
  }
  isStarting = false;

  return {
    address,
    startRemote,
    stopRemote: (area) => stopPart(`remote-${area}`),
    startApi,
    stopApi: (signal) => stopPart('api', signal),
    pidOf: (part) => children.get(part)?.pid,
    stop,
  };
}
