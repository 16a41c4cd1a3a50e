import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, packages, root } from './suite.ts';

/** The only files that read the browser's zone; all others use these for the person's zone. */
const keepers = ['shared-contracts/src/days/zone-here.ts'];

/** Code that uses the browser's zone for days and times instead of the person's chosen zone. */
const byTheBrowser: readonly (readonly [what: string, written: RegExp])[] = [
  [
    'a part of a moment by the browser’s zone',
    /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.getTimezoneOffset\(/,
  ],
  ['a moment as a text by the browser’s zone', /\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time)String\(/],
  ['the zone of the browser', /\.resolvedOptions\(\)\.timeZone\b(?! !==)/],
  ['now by the browser’s zone', /\bdayjs\(\s*(?:\)|now\b|new Date)/],
  ['a moment put together in the browser’s zone', /\bnew Date\([^()`'"]{1,80},/],
  ['a text without a zone, read in the browser’s', /\bnew Date\([`'"][^()]{0,40}T\d\d:\d\d(?::\d\d)?[`'"]\)/],
];

/** A date formatter without a time zone. */
const writers = /\bnew Intl\.DateTimeFormat\((?:[^()]|\([^()]*\))*\)/g;

function faultsOf(source: string): readonly string[] {
  const found = byTheBrowser.filter(([, written]) => written.test(source)).map(([what]) => what);
  const withoutZone = [...source.matchAll(writers)].some(([call]) => !call.includes('timeZone'));
  return withoutZone ? [...found, 'a writer of days without a zone'] : found;
}

it('shows days and times by the zone that the person chose, and takes today from it', () => {
  const found = packages
    .filter((name) => name.startsWith('remote-') || ['host', 'shared-ui', 'shared-contracts'].includes(name))
    .flatMap((name) => filesOf(join(root, name, 'src')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')] as const)
    .filter(([file]) => !keepers.includes(file))
    .flatMap(([file, source]) => faultsOf(source).map((fault) => `${file}: ${fault}`));
  expect(found).toEqual([]);
});

it.each([
  'moment.getHours()',
  'new Date(now.getTime()).toLocaleDateString(language)',
  'dayjs().format(dateFormats.input)',
  'dayjs(now).format("HH:mm")',
  'new Date(2000, 0, 1)',
  ['new Date(`$', '{day}T00:00:00`)'].join(''),
  'new Intl.DateTimeFormat(language, { weekday: "long" }).format(day)',
  'new Intl.DateTimeFormat().resolvedOptions().timeZone',
])('finds %s', (source) => {
  expect(faultsOf(source)).not.toEqual([]);
});

it.each([
  'new Date(Date.UTC(year, month, 0)).toISOString()',
  'new Date(value).getUTCDay()',
  "new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(day)",
  ['new Date(`$', '{day}T12:00:00Z`)'].join(''),
])('lets %s pass', (source) => {
  expect(faultsOf(source)).toEqual([]);
});
