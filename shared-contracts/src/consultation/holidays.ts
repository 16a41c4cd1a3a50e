/** Codes of the western provinces, whose holidays have much in common. */
type WesternProvince = 'AB' | 'BC' | 'MB' | 'SK';

/** The other provinces and the territories. */
type OtherProvince = 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'YT';

/** A day in UTC, which has no daylight saving time to complicate arithmetic. */
export const dayOf = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month - 1, day));

/** A day as yyyy-MM-dd. */
export const textOf = (day: Date): string => day.toISOString().slice(0, 10);

const dayLength = 86_400_000;

/** A day so many days later. */
export const later = (day: Date, days: number): Date => new Date(day.getTime() + days * dayLength);

const monday = 1;

/** The n-th of a weekday in a month; 1 is Monday. */
function nth(year: number, month: number, weekday: number, n: number): Date {
  const first = dayOf(year, month, 1);
  return later(first, ((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7);
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
export function easter(year: number): Date {
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

/** The Monday before May 25. */
const victoriaDay = (year: number): Date => {
  const last = dayOf(year, 5, 24);
  return later(last, -((last.getUTCDay() - monday + 7) % 7));
};

const isSunday = (day: Date): boolean => day.getUTCDay() === 0;

/** A day, or the Monday after it if it is a Sunday. */
const orMonday = (day: Date): Date => (isSunday(day) ? later(day, 1) : day);

/** July 1, or July 2 if the first is a Sunday, everywhere in Canada (Holidays Act, R.S.C. 1985, c. H-5, s. 2). */
const canadaDay = (year: number): Date => orMonday(dayOf(year, 7, 1));

const thanksgiving = (year: number): Date => nth(year, 10, monday, 2);
const remembranceDay = (year: number): Date => dayOf(year, 11, 11);

/** Holidays of every province and territory. */
const nationwide = (year: number): readonly Date[] => [
  dayOf(year, 1, 1),
  later(easter(year), -2),
  canadaDay(year),
  nth(year, 9, monday, 1),
  dayOf(year, 12, 25),
];

/** Holidays that all western provinces and the territories share. */
const inTheWest = (year: number): readonly Date[] => [
  ...nationwide(year),
  victoriaDay(year),
  thanksgiving(year),
  remembranceDay(year),
];

/** Family Day; in Manitoba Louis Riel Day. */
const familyDay = (year: number): Date => nth(year, 2, monday, 3);

const civicDay = (year: number): Date => nth(year, 8, monday, 1);
const truthDay = (year: number): Date => dayOf(year, 9, 30);

/** Holidays that exist from a given year on. */
const from = (first: number, year: number, ...days: readonly Date[]): readonly Date[] =>
  year < first ? [] : days;

/**
 * The holidays of a province in addition to `inTheWest`. Alberta: Employment Standards Code s. 25 (Boxing Day, Easter
 * Monday, Heritage Day and the Day for Truth and Reconciliation are for each employer to choose). British Columbia:
 * Employment Standards Act s. 1; Family Day was the second Monday from 2013 to 2018, Truth and Reconciliation came with
 * 2023. Manitoba: Employment Standards Code s. 21, Orange Shirt Day since 2024; Remembrance Day by its own Act.
 * Saskatchewan: The Saskatchewan Employment Act s. 2-30 and the province's list of ten public holidays, which September
 * 30, Easter Monday and Boxing Day are not among; by its guide New Year, Remembrance Day and Christmas on a Sunday are
 * kept on Monday where a workplace is closed on Sundays, as offices are.
 */
const besides: Readonly<Record<WesternProvince, (year: number) => readonly Date[]>> = {
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

/** National Indigenous Peoples Day. */
const indigenousDay = (year: number): Date => dayOf(year, 6, 21);

/**
 * All holidays of the other provinces and of the territories, by the acts named and by public lists of holidays; the acts
 * themselves were not read (`docs/law-cases/README.md`). Days that are only a shop's day of rest, such as Thanksgiving in New
 * Brunswick, and days that an employer may choose are none. New Brunswick: Employment Standards Act, Family Day since 2018.
 * Newfoundland and Labrador: Labour Standards Act s. 14. Nova Scotia: Labour Standards Code, Heritage Day since 2015;
 * Remembrance Day by its own Act. Northwest Territories: Employment Standards Act, September 30 since 2022. Nunavut: Labour
 * Standards Act, Nunavut Day since 2020, September 30 since 2022. Ontario: Employment Standards Act, 2000, s. 1. Prince Edward
 * Island: Employment Standards Act, Islander Day on the third Monday since 2010, September 30 since 2022. Quebec: Act respecting
 * labour standards s. 60, where the employer chooses Good Friday or Easter Monday (Good Friday here), and the National Holiday
 * Act, by which June 25 is kept where the 24th is a Sunday. Yukon: Employment Standards Act, June 21 since 2017, September 30
 * since 2023.
 */
const whole: Readonly<Record<OtherProvince, (year: number) => readonly Date[]>> = {
  NB: (year) => [
    ...nationwide(year),
    ...from(2018, year, familyDay(year)),
    civicDay(year),
    remembranceDay(year),
  ],
  NL: (year) => [...nationwide(year), remembranceDay(year)],
  NS: (year) => [...nationwide(year), ...from(2015, year, familyDay(year)), remembranceDay(year)],
  NT: (year) => [
    ...inTheWest(year),
    indigenousDay(year),
    civicDay(year),
    ...from(2022, year, truthDay(year)),
  ],
  NU: (year) => [
    ...inTheWest(year),
    ...from(2020, year, dayOf(year, 7, 9)),
    civicDay(year),
    ...from(2022, year, truthDay(year)),
  ],
  ON: (year) => [
    ...nationwide(year),
    familyDay(year),
    victoriaDay(year),
    thanksgiving(year),
    dayOf(year, 12, 26),
  ],
  PE: (year) => [
    ...nationwide(year),
    ...from(2010, year, familyDay(year)),
    ...from(2022, year, truthDay(year)),
    remembranceDay(year),
  ],
  QC: (year) => [...nationwide(year), victoriaDay(year), orMonday(dayOf(year, 6, 24)), thanksgiving(year)],
  YT: (year) => [
    ...inTheWest(year),
    ...from(2017, year, indigenousDay(year)),
    nth(year, 8, monday, 3),
    ...from(2023, year, truthDay(year)),
  ],
};

const isWestern = (code: string): code is WesternProvince => code in besides;
const isOther = (code: string): code is OtherProvince => code in whole;

/** The holidays of a province in a year, yyyy-MM-dd; for an unknown province, those that the west shares. */
export function provincialHolidays(province: string | undefined, year: number): ReadonlySet<string> {
  if (province && isOther(province)) return new Set(whole[province](year).map(textOf));
  const own = province && isWestern(province) ? besides[province](year) : [familyDay(year)];
  return new Set([...inTheWest(year), ...own].map(textOf));
}

const saturday = 6;

/** A day, or the Monday after it if it falls on a weekend. */
const offTheWeekend = (day: Date): Date =>
  day.getUTCDay() === saturday ? later(day, 2) : isSunday(day) ? later(day, 1) : day;

/** Boxing Day; Christmas Day takes the Monday if both fall on a weekend. */
function boxingDay(year: number): Date {
  const day = dayOf(year, 12, 26);
  const weekday = day.getUTCDay();
  if (weekday === saturday || isSunday(day)) return later(day, 2);
  return weekday === monday ? later(day, 1) : day;
}

/**
 * Days of December that the Government of Alberta gives in addition to Christmas Day and Boxing Day, by the weekday of
 * Christmas, starting with Sunday: the floating holiday first, then the days of the Christmas closure.
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
