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

const isSunday = (day: Date): boolean => day.getUTCDay() === 0;

/** A day, or the Monday after it where it is a Sunday. */
const orMonday = (day: Date): Date => (isSunday(day) ? later(day, 1) : day);

/** The first of July; on a Sunday the second is kept, everywhere in Canada (Holidays Act, R.S.C. 1985, c. H-5, s. 2). */
const canadaDay = (year: number): Date => orMonday(dayOf(year, 7, 1));

const everywhere = (year: number): readonly Date[] => [
  dayOf(year, 1, 1),
  later(easter(year), -2),
  victoriaDay(year),
  canadaDay(year),
  nth(year, 9, monday, 1),
  nth(year, 10, monday, 2),
  dayOf(year, 11, 11),
  dayOf(year, 12, 25),
];

/** Family Day; in Manitoba Louis Riel Day. */
const familyDay = (year: number): Date => nth(year, 2, monday, 3);

const civicDay = (year: number): Date => nth(year, 8, monday, 1);
const truthDay = (year: number): Date => dayOf(year, 9, 30);

/** Holidays that exist from a given year on. */
const from = (first: number, year: number, ...days: readonly Date[]): readonly Date[] =>
  year < first ? [] : days;

/**
 * The holidays of a province in addition to `everywhere`. Alberta: Employment Standards Code s. 25 (Boxing Day, Easter
 * Monday, Heritage Day and the Day for Truth and Reconciliation are for each employer to choose). British Columbia:
 * Employment Standards Act s. 1; Family Day was the second Monday from 2013 to 2018, Truth and Reconciliation came with
 * 2023. Manitoba: Employment Standards Code s. 21, Orange Shirt Day since 2024; Remembrance Day by its own Act.
 * Saskatchewan: The Saskatchewan Employment Act s. 2-30 and the province's list of ten public holidays, which September
 * 30, Easter Monday and Boxing Day are not among; by its guide New Year, Remembrance Day and Christmas on a Sunday are
 * kept on Monday where a workplace is closed on Sundays, as offices are.
 */
const besides: Readonly<Record<Province, (year: number) => readonly Date[]>> = {
  AB: (year) => [familyDay(year)],
  BC: (year) => [
    ...(year < 2019 ? from(2013, year, nth(year, 2, monday, 2)) : [familyDay(year)]),
    civicDay(year),
    ...from(2023, year, truthDay(year)),
  ],
  MB: (year) => [familyDay(year), ...from(2024, year, truthDay(year))],
  SK: (year) => [
    familyDay(year),
    civicDay(year),
    ...[dayOf(year, 1, 1), dayOf(year, 11, 11), dayOf(year, 12, 25)].map(orMonday),
  ],
};

const isProvince = (code: string): code is Province => code in besides;

/** The holidays of a province in a year, yyyy-MM-dd; of one that is not known, those that all four have. */
export function provincialHolidays(province: string | undefined, year: number): ReadonlySet<string> {
  const own = province && isProvince(province) ? besides[province](year) : [familyDay(year)];
  return new Set([...everywhere(year), ...own].map(textOf));
}

const saturday = 6;

/** A day, or the Monday after it where it falls on a weekend. */
const offTheWeekend = (day: Date): Date =>
  day.getUTCDay() === saturday ? later(day, 2) : isSunday(day) ? later(day, 1) : day;

/** Boxing Day: Christmas Day takes the Monday where both fall on a weekend. */
function boxingDay(year: number): Date {
  const day = dayOf(year, 12, 26);
  const weekday = day.getUTCDay();
  if (weekday === saturday || isSunday(day)) return later(day, 2);
  return weekday === monday ? later(day, 1) : day;
}

/**
 * Days of December that the Government of Alberta gives in addition to Christmas Day and Boxing Day, by the weekday of
 * Christmas from Sunday on: the floating holiday first, then the days of the Christmas closure.
 */
const christmasWeeks: readonly (readonly number[])[] = [
  [28, 29, 30],
  [27, 28, 29],
  [24, 27, 28, 31],
  [27, 24, 30, 31],
  [24, 29, 30, 31],
  [24, 29, 30, 31],
  [24, 29, 30, 31],
];

/**
 * The days of a year on which the Government of Alberta does not work apart from weekends, by its directives on paid
 * holidays and on the Christmas closure. The Day for Truth and Reconciliation is not moved from a weekend: not
 * verified.
 */
export function governmentOfAlbertaHolidays(year: number): ReadonlySet<string> {
  const christmas = dayOf(year, 12, 25);
  const sunday = easter(year);
  return new Set(
    [
      ...[dayOf(year, 1, 1), dayOf(year, 7, 1), dayOf(year, 11, 11), christmas].map(offTheWeekend),
      ...[familyDay(year), later(sunday, -2), later(sunday, 1), victoriaDay(year), civicDay(year)],
      ...[nth(year, 9, monday, 1), nth(year, 10, monday, 2), boxingDay(year)],
      ...from(2021, year, truthDay(year)),
      ...(christmasWeeks[christmas.getUTCDay()] ?? []).map((day) => dayOf(year, 12, day)),
    ].map(textOf),
  );
}
