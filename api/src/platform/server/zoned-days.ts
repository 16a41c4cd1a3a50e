const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Number of time zones whose formats are cached; names can be written in upper or lower case, so their number is not
 * limited.
 */
const largestKept = 500;

/** Cached by zone, because creating a format takes longer than all of its uses. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (formats.size < largestKept) formats.set(zone, format);
  return format;
}

/** The local time of a zone at a moment, in whole seconds, as if it were UTC. */
function shownIn(zone: string, moment: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = new Date(0);
  shown.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  return shown.setUTCHours(part('hour'), part('minute'), part('second'));
}

/** The calendar day in a zone at a moment, yyyy-MM-dd. */
export const dayIn = (zone: string, moment: Date): string =>
  new Date(shownIn(zone, moment.getTime())).toISOString().slice(0, 10);

/** The moment at which a day, yyyy-MM-dd, begins in a zone; undefined outside of PostgreSQL's calendar. */
export function dayStart(day: string, zone: string): Date | undefined {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  // The offset at the first guess may be from the other side of a clock change, so the second guess is the right one.
  const guess = wanted - (shownIn(zone, wanted) - wanted);
  const moment = new Date(wanted - (shownIn(zone, guess) - guess));
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999 ? moment : undefined;
}
