import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import type { Finished } from './run-program.ts';
import { root } from './suite.ts';

/** What took long in a step, as the step's report names it. */
export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** What went wrong, for the person who reads the run. */
  readonly report: string;
  /** Its files that took longest, the slowest first. */
  readonly slowest?: readonly Timed[];
}

/** How many of the slowest files a step names. */
const named = 5;

/** The slowest parts of a step; repeated names are added up. */
function slowestOf(timed: readonly Timed[]): readonly Timed[] {
  const sums = new Map<string, number>();
  for (const { name, seconds } of timed) sums.set(name, (sums.get(name) ?? 0) + seconds);
  return [...sums]
    .map(([name, seconds]) => ({ name, seconds }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, named);
}

/** Results of parts taken as one. */
export const together = (results: readonly StepResult[]): StepResult => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  report: results
    .map(({ report }) => report)
    .filter(Boolean)
    .join('\n'),
  slowest: slowestOf(results.flatMap(({ slowest = [] }) => slowest)),
});

/** A step that counted nothing has done nothing: that is a failure, even if the program succeeds. */
export const notNothing = (result: StepResult): StepResult =>
  result.passed + result.failed > 0 ? result : { passed: 0, failed: 1, report: 'Nothing was run.' };

/** A check that counts as one. */
export const asOne = ({ code, output }: Finished): StepResult =>
  code === 0 ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: output.trim() };

const vitestSchema = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      startTime: v.optional(v.number(), 0),
      endTime: v.optional(v.number(), 0),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Counts a vitest run from its JSON report; a file that could not run is a failure of its own. */
export function countVitest(file: string, { code, output }: Finished): StepResult {
  const parsed = v.safeParse(vitestSchema, readReport(file));
  if (!parsed.success) return asOne({ code: 1, output });
  const failures = parsed.output.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (status !== 'passed' && failed.length === 0) return [`${name}\n${message}`];
    return failed.map(
      (test) => `${test.fullName} (${test.status})\n${test.failureMessages?.join('\n') ?? ''}`,
    );
  });
  const unexplained = code !== 0 && failures.length === 0 ? [output] : [];
  const reports = [...failures, ...unexplained];
  const slowest = slowestOf(
    parsed.output.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
  return {
    passed: parsed.output.numPassedTests,
    failed: reports.length,
    report: reports.join('\n\n'),
    slowest,
  };
}

const specSchema = v.object({
  title: v.optional(v.string(), ''),
  ok: v.optional(v.boolean(), true),
  tests: v.array(
    v.object({
      results: v.array(
        v.object({
          duration: v.number(),
          status: v.optional(v.string(), 'passed'),
          errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
        }),
      ),
    }),
  ),
});

/** A file of stories, and the groups of stories in it. */
interface Suite {
  readonly file: string;
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  file: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.optional(v.array(suiteSchema), []),
});

/** How long the stories of a file took, those of its groups among them. */
const timesOf = ({ file, specs, suites = [] }: Suite): readonly Timed[] => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ name: `e2e/${file}`, seconds: duration / 1000 })),
    ),
  ),
  ...suites.flatMap(timesOf),
];

/** The most characters of an error that are printed: enough for the expected and the actual value. */
const longestError = 1500;

/** The failed stories of a file, each with its name and error. */
const stumblesOf = ({ file, specs, suites = [] }: Suite): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const failed = tests.flatMap(({ results }) => results).filter(({ status }) => status !== 'passed');
      const messages = failed.flatMap(({ status, errors }) => [
        status,
        ...errors.map(({ message }) => stripVTControlCharacters(message).slice(0, longestError)),
      ]);
      return [`${file}: ${title}`, ...messages].join('\n');
    }),
  ...suites.flatMap(stumblesOf),
];

/** Counts a Playwright run from its JSON report; a story that is skipped or flaky has not passed. */
export function countPlaywright(file: string, { code, output }: Finished): StepResult {
  const parsed = v.safeParse(playwrightSchema, readReport(file));
  if (!parsed.success) return asOne({ code: 1, output });
  const { expected, unexpected, flaky, skipped } = parsed.output.stats;
  const failed = unexpected + flaky + skipped;
  const stumbles = parsed.output.suites.flatMap(stumblesOf);
  return {
    passed: expected,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    report: code === 0 && failed === 0 ? '' : stumbles.join('\n\n') || output.trim(),
    slowest: slowestOf(parsed.output.suites.flatMap(timesOf)),
  };
}
