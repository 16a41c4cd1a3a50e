import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

/** The version that the packages of the suite pin. */
function pinnedNode(): string {
  const line = /^ {2}node: (\S+)$/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return line?.[1] ?? 'no version is pinned';
}

it('the tests and the images run the pinned Node', () => {
  expect(process.versions.node).toBe(pinnedNode());
  for (const image of ['api', 'app']) {
    const file = readFileSync(join(root, `deploy/${image}.Dockerfile`), 'utf8');
    expect(file, image).toContain(`FROM node:${pinnedNode()}-`);
  }
});

// Node 24.9 decodes the bytes 80 to 9F of these charsets as control characters; mails are full of them.
it.each(['windows-1252', 'iso-8859-1', 'us-ascii'])('%s has quotes, dashes and the euro', (charset) => {
  const bytes = Uint8Array.of(0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99);
  expect(new TextDecoder(charset).decode(bytes)).toBe('€…‘’“”•–—™');
});

// British Columbia keeps UTC−7 and Alberta UTC−6 the whole year since 1 November 2026 (tz database, release 2026c).
it.each([
  ['America/Vancouver', '2026-10-15T20:00:00Z', '13:00'],
  ['America/Vancouver', '2026-12-15T20:00:00Z', '13:00'],
  ['America/Vancouver', '2027-07-15T20:00:00Z', '13:00'],
  ['America/Edmonton', '2026-10-15T20:00:00Z', '14:00'],
  ['America/Edmonton', '2026-12-15T20:00:00Z', '14:00'],
  ['America/Winnipeg', '2026-12-15T20:00:00Z', '14:00'],
  ['America/Winnipeg', '2027-07-15T20:00:00Z', '15:00'],
])('%s reads %s as %s', (timeZone, moment, clock) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, timeStyle: 'short', hourCycle: 'h23' });
  expect(format.format(new Date(moment))).toBe(clock);
});
