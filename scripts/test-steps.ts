import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { root } from './suite.ts';

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** What went wrong, for the person who reads the run. */
  readonly report: string;
}

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the suite to its end and keeps what it printed. */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder: string = root,
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check that counts as one. */
export const asOne = ({ code, output }: Finished): StepResult =>
  code === 0 ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: output.trim() };

const vitestSchema = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
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
  return { passed: parsed.output.numPassedTests, failed: reports.length, report: reports.join('\n\n') };
}

const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** Counts a Playwright run from its JSON report; a story that is skipped or flaky has not passed. */
export function countPlaywright(file: string, { code, output }: Finished): StepResult {
  const parsed = v.safeParse(playwrightSchema, readReport(file));
  if (!parsed.success) return asOne({ code: 1, output });
  const { expected, unexpected, flaky, skipped } = parsed.output.stats;
  const failed = unexpected + flaky + skipped;
  return {
    passed: expected,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    report: code === 0 ? '' : output.trim(),
  };
}
