import {
  centreOf,
  dlsLocationAt,
  landWritings,
  lsdAt,
  ntsLocationAt,
  parseLegalDescription,
  readLand,
  writeLegalDescription,
} from 'shared-contracts/land-survey';
import { someQuarters } from './land-dataset.ts';
import { type Line, report } from './report.ts';

export const landReadingName = 'land-reading';

const lands = someQuarters();

/** Milliseconds of this thread's processor time that work takes, whatever else runs on the machine. */
function during(work: () => void): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

const readings = 400_000;
const perSecond = 450_000;
const microseconds = 20;

/** What looks like land without end and is none: a reader that went back over it would take the square of its length. */
const hostile = [
  'NE, ',
  'LSD 1-16, ',
  'Secs 1-36 ',
  'a & ',
  'UNITS 1-100 ',
  'EXCEPT:\n',
  '4;26;51;22;',
  'Lot 1-1-',
  'N½ of ',
];

/** Characters of the shorter hostile text; the other is twice as long. */
const hostileLength = 10_000;
/** Times as long as one the text of twice its length may take. */
const mostTimesAsLong = 3;

/** Number of readings of each length in turn; the shortest counts, because other load can only add time. */
const turns = 40;

/** How many times as long twice the text takes. */
function growth(unit: string): number {
  const [short, long] = [hostileLength, hostileLength * 2].map((length) =>
    unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
  );
  const shortest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < turns; turn += 1)
    for (const [place, text] of [short ?? '', long ?? ''].entries()) {
      const begun = performance.now();
      readLand(text);
      shortest[place] = Math.min(shortest[place] ?? 0, performance.now() - begun);
    }
  return (shortest[1] ?? 0) / (shortest[0] ?? 1);
}

/** How many legal descriptions a thread reads in a second, how it grows with hostile text, and how long a position takes to its quarter. */
export function landReading(): boolean {
  const texts = lands.flatMap((land) => landWritings.map((writing) => writeLegalDescription(land, writing)));
  let read = 0;
  const count = (rounds: number) => {
    for (let turn = 0; turn < rounds; turn += 1)
      if (parseLegalDescription(texts[turn % texts.length] ?? '')) read += 1;
  };
  count(readings / 4);
  read = 0;
  const rate = readings / (during(() => count(readings)) / 1000);
  if (read !== readings) throw new Error(`${readings - read} descriptions were not read.`);
  const held = report('land-reading: read a second in one thread, the bar', 'per s', { least: 1 }, [
    { name: 'legal descriptions', ours: rate, peer: perSecond, ratio: rate / perSecond },
  ]);
  const grown = report(
    'land-reading: a hostile text of twice the length, times as long',
    'times',
    { most: 1 },
    hostile.map((unit): Line => {
      const times = growth(unit);
      return {
        name: JSON.stringify(unit),
        ours: times,
        peer: mostTimesAsLong,
        ratio: times / mostTimesAsLong,
      };
    }),
  );
  const centres = lands.map(centreOf);
  const lines = (
    [
      ['point to quarter', dlsLocationAt],
      ['point to subdivision', lsdAt],
      ['point to unit', ntsLocationAt],
    ] as const
  ).map(([name, at]): Line => {
    const walk = (rounds: number) => {
      let found = 0;
      for (let turn = 0; turn < rounds; turn += 1) {
        const [longitude, latitude] = centres[turn % centres.length] ?? [0, 0];
        if (at(longitude, latitude)) found += 1;
      }
      return found;
    };
    walk(readings / 4);
    let found = 0;
    const each =
      (during(() => {
        found = walk(readings);
      }) *
        1000) /
      readings;
    if (found !== readings) throw new Error(`${name} found nothing.`);
    return { name, ours: each, peer: microseconds, ratio: each / microseconds };
  });
  return report('land-reading: one position, the bar', 'µs', { most: 1 }, lines) && held && grown;
}
