import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type BuiltApp, buildSuite, makeTypes } from './build-suite.ts';
import { findStoryBrowser, storyArguments } from './chromium.ts';
import { demoFolder } from './demo-folder.ts';
import { refusedImports } from './import-graph.ts';
import { postgresBinaries } from './postgres.ts';
import { runProgram } from './run-program.ts';
import { filesOf, packages, root } from './suite.ts';
import type { Plannable } from './test-plan.ts';
import { asOne, countPlaywright, countVitest, type StepResult, together } from './test-results.ts';
import { areIndexesReported, startTestPostgres, templateFiles, templateOn } from './test-templates.ts';
import { turnsOf } from './turns-of.ts';
import { type TypeProgram, typePrograms } from './type-programs.ts';

/** A step of the test command. */
export interface Step extends Plannable {
  /** Whether the step uses all processors itself; other steps run in parallel. */
  readonly isWhole?: boolean;
  /** Why this machine cannot run it, where it cannot. */
  readonly leftOut?: string | undefined;
  /** Runs it for these groups, for all where there are none. */
  readonly run: (groups: readonly string[]) => Promise<StepResult>;
}

const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const passed: StepResult = { passed: 1, failed: 0, report: '' };

/** Makes the data that later steps begin with, which each would otherwise make while the other processors wait. */
async function makeData(): Promise<StepResult> {
  const binaries = postgresBinaries();
  await Promise.all([
    inTurn(demoFolder),
    inTurn(templateFiles),
    ...(binaries ? [inTurn(async () => (await startTestPostgres(binaries)).stop())] : []),
  ]);
  return passed;
}

/** Workers of a run of vitest: one more than processors, as tests of servers that die and locks that wait leave theirs idle. */
const workers = availableParallelism() + 1;

/** What is checked by a compiler of its own. */
const compiled = [...packages, 'scripts'];

/** Packages with unit tests; packages without any cannot be requested. */
const unitTested = compiled.filter(
  (name) => name !== 'e2e' && filesOf(join(root, name)).some((file) => /\.test\.tsx?$/.test(file)),
);

/** Stories have a folder for each area, and some for subjects of several areas. */
const storyGroups: readonly string[] = readdirSync(join(root, 'e2e/stories'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const schema = 'types from the schema';
const production = 'production build';

/** Takes turns with the other programs of steps that run beside each other: as many at a time as there are processors. */
const inTurn = turnsOf(availableParallelism());

/**
 * Checks the types of a program in one process; the stored result of the last run avoids checking unchanged files
 * again.
 */
async function typesOf({ packages: names, config, kept }: TypeProgram): Promise<StepResult> {
  const began = Date.now();
  const finished = await runProgram(bin('tsc'), [
    '-p',
    config,
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    kept,
  ]);
  const { failed, report } = asOne(finished);
  const slowest = [{ name: names.join(' + '), seconds: (Date.now() - began) / 1000 }];
  return { passed: failed > 0 ? 0 : names.length, failed, report, slowest };
}

/**
 * How unit tests run where nobody asked for a package: remotes together (`vitest.config.ts`), and where PostgreSQL is at
 * hand, which runs all tests of the API, only those of them on PGlite that databases could differ in.
 */
const unitSettings = (groups: readonly string[]): Readonly<Record<string, string>> =>
  groups.length > 0
    ? {}
    : { REMOTE_TESTS: 'together', ...(postgresBinaries() ? { API_TESTS: 'ground' } : {}) };

/** The steps of `npm test` in their order; their programs write reports into this folder. */
export function testSteps(reports: string): readonly Step[] {
  let built: readonly BuiltApp[] = [];

  async function vitest(
    name: string,
    projects: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<StepResult> {
    const report = join(reports, `${name}.json`);
    const options = [
      'run',
      '--reporter=json',
      `--outputFile=${report}`,
      `--maxWorkers=${workers}`,
      ...projects.flatMap((project) => ['--project', project]),
    ];
    return countVitest(report, await runProgram(bin('vitest'), options, environment));
  }

  async function apiOnPostgres(): Promise<StepResult> {
    const binaries = postgresBinaries();
    if (!binaries) throw new Error('There are no server programs of PostgreSQL on this machine.');
    const server = await startTestPostgres(binaries);
    try {
      const environment = { TEST_DATABASE_URL: server.url };
      const tests = await vitest('postgres', ['api'], environment);
      if (!areIndexesReported) return tests;
      const program = join(root, 'api/src/testing/check-used-indexes.ts');
      const template = await templateOn(server.url);
      return together([tests, asOne(await runProgram(process.execPath, [program, template], environment))]);
    } finally {
      server.stop();
    }
  }

  async function budget(): Promise<StepResult> {
    const host = built.find(({ app }) => app === 'host');
    if (!host) throw new Error('The host is not built.');
    const program = join(root, 'shared-contracts/build/check-budget.ts');
    const finished = await runProgram(process.execPath, [program, join(host.dist, host.version)]);
    console.log(finished.output.trimEnd());
    return asOne(finished);
  }

  async function stories(groups: readonly string[]): Promise<StepResult> {
    const report = join(reports, 'stories.json');
    const finished = await runProgram(
      join(root, 'e2e/node_modules/.bin/playwright'),
      ['test', '--reporter=json,line', ...groups.map((group) => `/stories/${group}/`)],
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        CHROMIUM: findStoryBrowser(),
        CHROMIUM_ARGUMENTS: JSON.stringify(storyArguments),
        BUILT: JSON.stringify(built),
      },
      join(root, 'e2e'),
    );
    return countPlaywright(report, finished);
  }

  return [
    {
      name: schema,
      run: async () => {
        await makeTypes();
        return passed;
      },
    },
    {
      name: 'types',
      needs: [schema],
      groups: compiled,
      run: async (groups) => {
        const programs = typePrograms(groups.length > 0 ? groups : compiled);
        return together(await Promise.all(programs.map((program) => inTurn(() => typesOf(program)))));
      },
    },
    {
      name: 'lint',
      run: async () =>
        asOne(await inTurn(() => runProgram(bin('biome'), ['check', '--error-on-warnings', '.']))),
    },
    {
      name: 'import rules',
      needs: [schema],
      run: async () => {
        const refused = await inTurn(refusedImports);
        return asOne({ code: refused.length, output: refused.join('\n') });
      },
    },
    { name: 'data that tests begin with', needs: [schema], run: makeData },
    {
      name: production,
      needs: [schema],
      run: async () => {
        built = await buildSuite((text) => console.log(text));
        return { passed: built.length, failed: 0, report: '' };
      },
    },
    { name: 'bundle budget', needs: [production], run: budget },
    {
      name: 'unit and API on PGlite',
      needs: [schema],
      isWhole: true,
      groups: unitTested,
      run: (groups) => vitest('unit', groups, unitSettings(groups)),
    },
    {
      name: 'API on PostgreSQL',
      needs: [schema],
      isWhole: true,
      groups: ['api'],
      leftOut: postgresBinaries()
        ? undefined
        : 'no server programs on this machine; PGlite ran all of its tests',
      run: apiOnPostgres,
    },
    {
      name: 'stories in Chromium',
      needs: [production],
      isWhole: true,
      groups: storyGroups,
      run: stories,
    },
  ];
}
