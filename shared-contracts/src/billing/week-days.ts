const dayLength = 86_400_000;
const daysInWeek = 7;

/** The day so many days after another one, both yyyy-MM-dd. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Whether a day is a Monday. */
export const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** The seven days of a week, from its Monday on. */
export const daysOfWeek = (monday: string): readonly string[] =>
  Array.from({ length: daysInWeek }, (_, place) => dayAfter(monday, place));

/** The working days of a week. */
export const workingDays = (monday: string): readonly string[] => daysOfWeek(monday).slice(0, 5);
