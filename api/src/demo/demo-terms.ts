import { dayFromToday, dayYearsLater } from './calendar.ts';
import type { DemoCourse } from './demo-agreement-life.ts';
import type { Random } from './random.ts';

/** Agreements that end within this many days are on the list of those that expire soon, and stay there. */
const soon = 90;
const month = 30.44;

/** Rights that last as long as the line or the works they are for. */
const lasting: ReadonlySet<string> = new Set(['ROW', 'EZE', 'PLA']);
/** Rights for the time of construction, or for a season: they end within two years. */
const passing: ReadonlySet<string> = new Set(['TWS', 'RUA', 'COO']);
/** The term in years of any other kind of agreement. */
const otherYears = 10;

const months = (course: DemoCourse, end: number) => ({
  expiry_date: dayFromToday(end),
  term: Math.max(1, Math.round((end - course.effective) / month)),
  term_unit: 'MONTHS',
});

/** When an agreement ends, and its term, which depends on its type; some end soon, and some have ended. */
export function termOf(
  random: Random,
  course: DemoCourse,
  {
    type,
    years,
    isExpired,
  }: { readonly type: string; readonly years: number | null; readonly isExpired: boolean },
) {
  const { effective, isAcquired } = course;
  if (isExpired) return months(course, Math.max(-random.between(5, 200), Math.min(effective + 30, -1)));
  const agreed = { term: years, term_unit: years === null ? 'NA' : 'YEARS' };
  if (!isAcquired) return { expiry_date: null, ...agreed };
  const end = random.between(8, 700);
  if (end <= soon || passing.has(type)) return months(course, end);
  if (lasting.has(type)) return { expiry_date: null, ...agreed };
  const term = years ?? otherYears;
  return { expiry_date: dayYearsLater(effective, term), term, term_unit: 'YEARS' };
}
