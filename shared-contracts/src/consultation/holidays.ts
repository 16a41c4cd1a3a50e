/** Provinces whose holidays are known, by their codes. */
type Province = 'AB' | 'BC' | 'MB' | 'SK';

/** A day of UTC, which has no summer time to trip over. */
const dayOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

const textOf = (day: Date): string => day.toISOString().slice(0, 10);

const dayLength = 86_400_000;

const later = (day: Date, days: number): Date => new Date(day.getTime() + days * dayLength);

const monday = 1;

/** The n-th of a weekday in a month; 1 is Monday. */
function nth(year: number, month: number, weekday: number, n: number): Date {
  const first = dayOf(year, month, 1);
  return later(first, ((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7);
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const together = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(together / 31), (together % 31) + 1);
}

/** The Monday before the 25th of May. */
const victoriaDay = (year: number): Date => {
  const last = dayOf(year, 5, 24);
  return later(last, -((last.getUTCDay() - monday + 7) % 7));
};

const everywhere = (year: number): readonly Date[] => [
  dayOf(year, 1, 1),
  nth(year, 2, monday, 3),
  later(easter(year), -2),
  victoriaDay(year),
  dayOf(year, 7, 1),
  nth(year, 9, monday, 1),
  nth(year, 10, monday, 2),
  dayOf(year, 11, 11),
  dayOf(year, 12, 25),
];

const civicDay = (year: number): Date => nth(year, 8, monday, 1);
const truthDay = (year: number): Date => dayOf(year, 9, 30);

const besides: Readonly<Record<Province, (year: number) => readonly Date[]>> = {
  AB: () => [],
  BC: (year) => [civicDay(year), truthDay(year)],
  MB: (year) => [truthDay(year)],
  SK: (year) => [civicDay(year)],
};

const isProvince = (code: string): code is Province => code in besides;

/** The holidays of a province in a year, yyyy-MM-dd; those that all four have, of a province that is not known. */
export function provincialHolidays(province: string | undefined, year: number): ReadonlySet<string> {
  const own = province && isProvince(province) ? besides[province](year) : [];
  return new Set([...everywhere(year), ...own].map(textOf));
}

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/**
 * The days of a year on which the Government of Alberta does not work beside weekends: the holidays that it keeps, the
 * next free day where one falls on a weekend, and from Christmas to New Year.
 */
export function governmentOfAlbertaHolidays(year: number): ReadonlySet<string> {
  const kept = [
    ...everywhere(year),
    later(easter(year), 1),
    civicDay(year),
    truthDay(year),
    ...[26, 27, 28, 29, 30, 31].map((day) => dayOf(year, 12, day)),
  ].toSorted((one, other) => one.getTime() - other.getTime());
  const days = new Set(kept.map(textOf));
  for (const day of kept) {
    if (!isWeekend(day) || day.getUTCMonth() === 11) continue;
    let instead = day;
    while (isWeekend(instead) || days.has(textOf(instead))) instead = later(instead, 1);
    days.add(textOf(instead));
  }
  return days;
}
