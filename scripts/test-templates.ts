import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { hashOf, keptFolder } from './kept-folder.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { sourcesOf } from './program-sources.ts';
import { runProgram } from './run-program.ts';
import { filesOf, root } from './suite.ts';

/** Makes them; everything that it runs decides what is in them. */
const program = 'api/src/testing/make-templates.ts';

/** States that stay, with one for a run on an older state that goes on. */
const states = 3;

/** The inputs of the databases that API tests start from: the migrations, the demo, and the programs that run both. */
export const templateSources = (): readonly string[] => [
  ...sourcesOf([program]),
  ...filesOf(join(root, 'api/src/platform/db/migrations')),
  join(root, 'pnpm-lock.yaml'),
];

async function make(target: string, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const { code, output } = await runProgram(process.execPath, [join(root, program), target], environment);
  if (code !== 0) throw new Error(output);
}

/** The folder with the files of the PGlite databases, made if missing. */
export async function templateFiles(): Promise<string> {
  const { folder } = await keptFolder({
    parent: join(root, 'node_modules/.cache/test-databases'),
    name: hashOf(templateSources()),
    states,
    make: (unfinished) => make(unfinished, { TEST_DATABASE_URL: '' }),
  });
  return folder;
}

/** The name of the database with the demo on the server at `url`, made if missing. */
export async function templateOn(url: string): Promise<string> {
  const name = `rightway_demo_${hashOf(templateSources())}`;
  await make(name, { TEST_DATABASE_URL: url });
  return name;
}

/** Whether the tests report which indexes they use: with ASKED_INDEXES=true. */
export const areIndexesReported = process.env['ASKED_INDEXES'] === 'true';

/** The few rows of tests are looked for along indexes then, as many are. */
const alongIndexes: Readonly<Record<string, string>> = areIndexesReported
  ? { enable_seqscan: 'off', jit: 'off' }
  : {};

/**
 * A server for API tests that has the database which they start from; it begins with data that is kept for a state of
 * what makes it and for a version of PostgreSQL.
 */
export async function startTestPostgres(binaries: string): Promise<RunningPostgres> {
  const version = execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' });
  const { folder } = await keptFolder({
    parent: join(root, 'node_modules/.cache/test-servers'),
    name: `${hashOf(templateSources())}-${version.replaceAll(/[^\w.]+/g, '-')}`,
    states,
    make: async (unfinished) => {
      const server = await startPostgres(binaries);
      try {
        await templateOn(server.url);
      } catch (error) {
        server.stop();
        throw error;
      }
      server.keep(unfinished);
    },
  });
  return startPostgres(binaries, folder, alongIndexes);
}

interface Run {
  readonly provide: (key: 'templates', value: { readonly empty?: string; readonly demo: string }) => void;
}

/** Has the databases ready that each API test file makes its own from, before the first file of a run. */
export async function setup({ provide }: Run): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return provide('templates', { demo: await templateOn(url) });
  const folder = await templateFiles();
  return provide('templates', { empty: join(folder, 'empty.tar'), demo: join(folder, 'demo.tar') });
}
