/**
 * `npm test`: everything that must hold before a change goes in. Ends with
 * `N passed, N failed`. `npm test -- unit` runs the steps whose name holds 'unit'.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltApp, buildSuite, makeTypes } from './build-suite.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { postgresBinaries, startPostgres } from './postgres.ts';
import { packages, root } from './suite.ts';
import { asOne, countPlaywright, countVitest, runProgram, type StepResult } from './test-steps.ts';

const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'rightway-test-'));
const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
let built: readonly BuiltApp[] = [];

function failure(error: unknown): StepResult {
  return { passed: 0, failed: 1, report: error instanceof Error ? error.message : String(error) };
}

async function step(name: string, work: () => Promise<StepResult>): Promise<boolean> {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) return true;
  const began = Date.now();
  const { passed, failed, report } = await work().catch(failure);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(24)} ${passed} passed, ${failed} failed (${seconds} s)`,
  );
  if (failed > 0) console.log(`\n${report}\n`);
  return failed === 0;
}

async function types(): Promise<StepResult> {
  const results: StepResult[] = [];
  for (const folder of [...packages, 'scripts']) {
    results.push(asOne(await runProgram(bin('tsc'), ['-p', folder])));
  }
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    report: results
      .map(({ report }) => report)
      .filter(Boolean)
      .join('\n'),
  };
}

async function vitest(name: string, args: readonly string[], environment = {}): Promise<StepResult> {
  const report = join(reports, `${name}.json`);
  const workers = `--maxWorkers=${availableParallelism()}`;
  const options = ['run', '--reporter=json', `--outputFile=${report}`, workers, ...args];
  return countVitest(report, await runProgram(bin('vitest'), options, environment));
}

async function apiOnPostgres(binaries: string): Promise<StepResult> {
  const server = await startPostgres(binaries);
  try {
    return await vitest('postgres', ['--project', 'api'], { TEST_DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

async function build(): Promise<StepResult> {
  built = await buildSuite((text) => console.log(text));
  return { passed: built.length, failed: 0, report: '' };
}

async function budget(): Promise<StepResult> {
  const host = built.find(({ app }) => app === 'host');
  if (!host) throw new Error('The host is not built.');
  const finished = await runProgram(process.execPath, [
    join(root, 'shared-contracts/build/check-budget.ts'),
    join(host.dist, host.version),
  ]);
  console.log(finished.output.trimEnd());
  return asOne(finished);
}

async function stories(): Promise<StepResult> {
  if (built.length === 0) throw new Error('The suite is not built.');
  const report = join(reports, 'stories.json');
  const finished = await runProgram(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--reporter=json,line'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      CHROMIUM: findChromium(),
      CHROMIUM_ARGUMENTS: JSON.stringify(chromiumArguments),
      BUILT: JSON.stringify(built),
    },
    join(root, 'e2e'),
  );
  return countPlaywright(report, finished);
}

const rules = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err'];
const sources = ['shared-contracts', 'shared-ui', 'host', 'api'].flatMap((name) => [`${name}/src`]);

mkdirSync(reports, { recursive: true });
await step('types from the schema', async () => {
  await makeTypes();
  return { passed: 1, failed: 0, report: '' };
});
await step('types', types);
await step('lint', async () => asOne(await runProgram(bin('biome'), ['check', '--error-on-warnings', '.'])));
await step('import rules', async () => {
  const remotes = packages.filter((name) => name.startsWith('remote-')).map((name) => `${name}/src`);
  return asOne(
    await runProgram(bin('depcruise'), [
      ...rules,
      ...sources,
      ...remotes,
      'shared-contracts/build',
      'scripts',
      'bench',
      'e2e',
    ]),
  );
});
await step('unit and API on PGlite', () => vitest('unit', []));
const binaries = postgresBinaries();
if (binaries) await step('API on PostgreSQL', () => apiOnPostgres(binaries));
else console.log('       API on PostgreSQL: left out, no server programs on this machine');
const isBuilt = await step('production build', build);
if (isBuilt) {
  await step('bundle budget', budget);
  await step('stories in Chromium', stories);
} else {
  await step('stories in Chromium', () => Promise.reject(new Error('There is no build to try.')));
}

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
