import { dayOf, easter, later, provincialHolidays, textOf } from './holidays.ts';

/** The day after Easter Sunday. */
const easterMonday = (year: number): Date => later(easter(year), 1);

const boxingDay = (year: number): Date => dayOf(year, 12, 26);

/** December 26, and the 27th as well where the 26th is a Sunday or a Monday. */
function keptBoxingDay(year: number): readonly Date[] {
  const day = boxingDay(year);
  return day.getUTCDay() < 2 ? [day, later(day, 1)] : [day];
}

/**
 * Days that are no holidays of employment but holidays of an Interpretation Act, on which a last day may not end. British
 * Columbia: s. 29, as a lawyer's list of it tells; Alberta: s. 28, from memory. Those of Saskatchewan and of the others
 * were not read: there the holidays of employment count alone.
 */
const besidesEmployment: Readonly<Record<string, (year: number) => readonly Date[]>> = {
  AB: (year) => [easterMonday(year), ...keptBoxingDay(year)],
  BC: (year) => [easterMonday(year), boxingDay(year)],
};

/** The days of a year, yyyy-MM-dd, that move a last day on to the next day, apart from Sundays. */
export function lastDayHolidays(province: string | undefined, year: number): ReadonlySet<string> {
  const more = province ? (besidesEmployment[province]?.(year) ?? []) : [];
  return new Set([...provincialHolidays(province, year), ...more.map(textOf)]);
}
