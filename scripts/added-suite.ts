import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoPassword } from '../api/src/demo/index.ts';
import { changedFiles, copySuite } from './copied-suite.ts';
import { answers, startPart } from './dev-part.ts';
import { freePorts } from './free-port.ts';
import { root } from './suite.ts';

/** A signed-in session at the API of an extended suite. */
export interface SignedIn {
  readonly post: (path: string, body: unknown) => Promise<Response>;
  readonly graphql: (query: string, variables?: object) => Promise<unknown>;
}

/** A copy of the suite in its own folder, for tests that add something as a how-to describes. */
export function copyForAdditions() {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-added-'));
  copySuite(folder);

  /** Runs a Node program in the copy and returns its output. Throws if it fails. */
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

  return {
    folder,
    run,
    /** Adds something; returns the files that are then other than before, sorted. */
    changedBy: (add: (suite: string) => readonly string[]): readonly string[] => {
      const before = new Map(
        changedFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
      );
      add(folder);
      return changedFiles(folder)
        .filter((path) => before.get(path) !== readFileSync(join(folder, path), 'utf8'))
        .sort();
    },
    /**
     * The compiler's errors in some browser packages. Runs in one process, because each further one would read
     * everything again.
     */
    typeErrors: (...packages: readonly string[]): string => {
      const config = join(folder, 'tsconfig.additions.json');
      const { compilerOptions } = JSON.parse(readFileSync(join(root, 'remote-admin/tsconfig.json'), 'utf8'));
      const include = [...packages.map((name) => `${name}/src`), 'browser.d.ts'];
      writeFileSync(config, JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include }));
      return run(join(root, 'node_modules/typescript/bin/tsc'), '-p', config, '--singleThreaded');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts the API of a suite with the accounts and the lists of the demo. */
export async function startAddedApi(folder: string, run: (...args: readonly string[]) => string) {
  const place = { dataFolder: join(folder, '.data'), scale: 0 };
  const filling = pathToFileURL(join(folder, 'api/src/demo/fill-database.ts')).href;
  run('--input-type=module', '--eval', `(await import('${filling}')).fillDatabase(${JSON.stringify(place)})`);
  const url = `http://localhost:${await freePorts(4130, 1)}`;
  const api = startPart({
    name: 'api',
    args: [join(folder, 'api/src/main.ts')],
    folder,
    environment: {
      PORT: new URL(url).port,
      DATA_FOLDER: place.dataFolder,
      DEMO: 'true',
      LOG_LEVEL: 'warn',
    },
  });
  if (!(await answers(`${url}/api/health`, api))) throw new Error('The API did not start.');

  const posting =
    (cookie: string) =>
    (path: string, body: unknown): Promise<Response> =>
      fetch(`${url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin: url },
        body: JSON.stringify(body),
      });

  return {
    stop: () => api.stop(),
    /** Signs one of the demo's people in, by the first part of the user name. */
    signIn: async (name: string): Promise<SignedIn> => {
      const answer = await posting('')('account/sign-in', {
        userName: `${name}@rightway.test`,
        password: demoPassword,
      });
      const cookies = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
      const post = posting(cookies.join('; '));
      const graphql = async (query: string, variables: object = {}): Promise<unknown> =>
        (await post('graphql', { query, variables })).json();
      return { post, graphql };
    },
  };
}
