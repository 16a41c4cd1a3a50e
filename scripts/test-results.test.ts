import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-steps-'));

afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const test = (status: string) => ({ fullName: `is ${status}`, status, failureMessages: [] });

describe('counting a run', () => {
  it('takes a skipped test for a failure', () => {
    const file = report({
      numPassedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [test('passed'), test('skipped')] },
      ],
    });
    expect(countVitest(file, { code: 0, output: '' })).toMatchObject({ passed: 1, failed: 1 });
  });

  it('takes a file that could not run for a failure', () => {
    const file = report({
      numPassedTests: 0,
      testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    });
    expect(countVitest(file, { code: 1, output: '' })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('takes a run without a report, and one that ends badly, for a failure', () => {
    expect(countVitest('nowhere.json', { code: 0, output: 'nothing' }).failed).toBe(1);
    const fine = report({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } });
    expect(countPlaywright(fine, { code: 1, output: 'worker died' })).toMatchObject({ passed: 3, failed: 1 });
    expect(countPlaywright(fine, { code: 0, output: '' })).toMatchObject({ passed: 3, failed: 0 });
  });

  it('takes flaky and skipped stories for failures', () => {
    const file = report({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 } });
    expect(countPlaywright(file, { code: 1, output: '' })).toMatchObject({ passed: 1, failed: 3 });
  });
});
