import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './suite.ts';
import { countPlaywright, countVitest, notNothing, together } from './test-results.ts';

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

describe('what went wrong', () => {
  it('names the stories that failed and what they stumbled over, without the lines of the others', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    const spec = (title: string, status: string, messages: readonly string[]) => ({
      title,
      ok: status === 'passed',
      tests: [{ results: [{ duration: 1, status, errors: messages.map((message) => ({ message })) }] }],
    });
    const specs = [
      spec('A row is saved', 'passed', []),
      spec('A row is lost', 'failed', ['\u001b[31mexpected 1\u001b[39m']),
    ];
    const file = report({
      stats,
      suites: [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }],
    });
    expect(countPlaywright(file, { code: 1, output: '[1/2] A row is saved' }).report).toBe(
      'a.spec.ts: A row is lost\nfailed\nexpected 1',
    );
  });
});

describe('what took long', () => {
  const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });

  it('is told by file, the slowest first, and no more than five', () => {
    const timed = (name: string, endTime: number) => ({
      name: join(root, name),
      status: 'passed',
      startTime: 1000,
      endTime,
      assertionResults: [test('passed')],
    });
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const file = report({
      numPassedTests: 6,
      testResults: names.map((name, place) => timed(`host/${name}.test.ts`, 2000 + place * 1000)),
    });
    expect(countVitest(file, { code: 0, output: '' }).slowest).toEqual([
      { name: 'host/f.test.ts', seconds: 6 },
      { name: 'host/e.test.ts', seconds: 5 },
      { name: 'host/d.test.ts', seconds: 4 },
      { name: 'host/c.test.ts', seconds: 3 },
      { name: 'host/b.test.ts', seconds: 2 },
    ]);
  });

  it('takes the stories of a file together, those of its groups among them', () => {
    const group = { file: 'stories/a.spec.ts', specs: [spec(3000)] };
    const suites = [
      { file: 'stories/a.spec.ts', specs: [spec(1000)], suites: [group] },
      { file: 'stories/b.spec.ts', specs: [spec(2000)] },
    ];
    expect(countPlaywright(report({ stats, suites }), { code: 0, output: '' }).slowest).toEqual([
      { name: 'e2e/stories/a.spec.ts', seconds: 4 },
      { name: 'e2e/stories/b.spec.ts', seconds: 2 },
    ]);
  });
});

describe('a step', () => {
  it('that counted nothing has failed', () => {
    expect(notNothing({ passed: 0, failed: 0, report: '' })).toMatchObject({ passed: 0, failed: 1 });
    expect(notNothing({ passed: 1, failed: 0, report: '' })).toMatchObject({ passed: 1, failed: 0 });
  });

  it('of parts has failed as often as they', () => {
    expect(
      together([
        { passed: 2, failed: 0, report: '' },
        { passed: 0, failed: 1, report: 'why' },
      ]),
    ).toMatchObject({ passed: 2, failed: 1, report: 'why' });
  });
});
