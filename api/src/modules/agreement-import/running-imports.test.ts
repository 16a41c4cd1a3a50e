import { expect, it } from 'vitest';
import { RunningImports } from './running-imports.ts';

const minutesAfter = (minutes: number) => new Date(Date.parse('2026-11-02T15:00:00Z') + minutes * 60_000);

it('a finalize of another process is lost after a minute without a sign', () => {
  expect(new RunningImports().lostBefore(minutesAfter(10))).toEqual(minutesAfter(9));
});

it('on a database of one process a finalize that began before the process is lost at once', () => {
  const began = minutesAfter(10);
  const running = new RunningImports(began);
  expect(running.lostBefore(minutesAfter(10.1))).toEqual(began);
  // Later its own signs count as anywhere.
  expect(running.lostBefore(minutesAfter(20))).toEqual(minutesAfter(19));
});
