import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepSwept } from './sweep-unfinished.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-sweep-'));
afterAll(() => rmSync(folder, { recursive: true }));

function leave(name: string, hoursAgo: number): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  const then = new Date(Date.now() - hoursAgo * 3_600_000);
  for (const [file, moment] of [
    ['old', then],
    ['new', new Date()],
  ] as const) {
    writeFileSync(join(place, file), 'half');
    utimesSync(join(place, file), moment, moment);
  }
  return place;
}

it('what a killed process left is swept at the start, all of it where nobody else is', async () => {
  const place = leave('alone', 2);
  (await keepSwept([place, join(folder, 'not-there')], true))();
  expect(readdirSync(place)).toEqual([]);
});

it('what others may be writing now stays', async () => {
  const place = leave('shared', 2);
  (await keepSwept([place], false))();
  expect(readdirSync(place)).toEqual(['new']);
});
