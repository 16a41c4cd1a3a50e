/**
 * `npm test`: everything that must hold before a change goes in. Ends with
 * `N passed, N failed`. `npm test -- stories admin` runs a part of it (`test-plan.ts`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './suite.ts';
import { type Planned, planSteps } from './test-plan.ts';
import { notNothing, type StepResult, type Timed, together } from './test-results.ts';
import { type Step, testSteps } from './test-steps.ts';

// Programs of the suite are started hundreds of times: what Node made of their sources is kept for the next one.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled');

/** Seconds from which on the slowest files of a step are worth a line. */
const longStep = 10;

const failure = (error: unknown): StepResult => ({
  passed: 0,
  failed: 1,
  report: error instanceof Error ? error.message : String(error),
});

const listed = (slowest: readonly Timed[]): string =>
  slowest.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ');

const nameOf = ({ step, groups }: Planned<Step>): string =>
  [step.name, ...(groups.length > 0 ? [`(${groups.join(', ')})`] : [])].join(' ');

/** Runs a step and prints a line for it. One that needs a failed step fails with it. */
async function runStep(planned: Planned<Step>, failedNeed: string | undefined): Promise<StepResult> {
  const { step, groups } = planned;
  const began = Date.now();
  const work = failedNeed
    ? Promise.reject(new Error(`It needs '${failedNeed}', which failed.`))
    : step.run(groups).then(notNothing);
  const result = await work.catch(failure);
  const { passed, failed, report, slowest = [] } = result;
  const seconds = (Date.now() - began) / 1000;
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${nameOf(planned).padEnd(24)} ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
  if (seconds > longStep && slowest.length > 1) console.log(`         slowest: ${listed(slowest)}`);
  if (failed > 0) console.log(`\n${report}\n`);
  return result;
}

/** Runs the steps of a plan: those that leave processors idle in parallel, the others one by one, in order. */
async function runAll(plan: readonly Planned<Step>[]): Promise<StepResult> {
  const results = new Map<string, Promise<StepResult>>();
  for (const planned of plan) {
    const { name, leftOut, needs = [], isWhole } = planned.step;
    if (leftOut && !planned.isNamed) {
      console.log(`       ${nameOf(planned)}: left out, ${leftOut}`);
      continue;
    }
    if (isWhole) await Promise.all(results.values());
    const needed = needs.map(async (need) => ((await results.get(need))?.failed ? need : undefined));
    const result = Promise.all(needed).then((failed) => runStep(planned, failed.find(Boolean)));
    results.set(name, result);
    if (isWhole) await result;
  }
  return together(await Promise.all(results.values()));
}

async function run(words: readonly string[]): Promise<StepResult> {
  const reports = mkdtempSync(join(tmpdir(), 'rightway-test-'));
  try {
    const plan = planSteps(testSteps(reports), words);
    const names = plan.map(({ step }) => step.name);
    if (words.length > 0) console.log(`Runs ${names.join(', ')}: what was asked for, and what it needs.`);
    return await runAll(plan);
  } catch (error) {
    console.log(failure(error).report);
    return failure(error);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

const { passed, failed } = await run(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
