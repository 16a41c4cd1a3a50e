import { day, minute } from '../limits/durations.ts';

/** The format of a zone's local time, and the times already formatted, by the minute since 1970. */
interface ZoneClock {
  readonly format: Intl.DateTimeFormat;
  readonly shown: Map<number, string>;
}

const clocks = new Map<string, ZoneClock>();

/** The number of cached zones; the same name can be written in upper or lower case, so the cache needs a limit. */
const mostZones = 500;

/** The number of cached minutes per zone: a page of records needs the same few again and again. */
const mostMinutes = 200;

/** Cached by zone, because making a format takes longer than using it. */
function clockOf(zone: string): ZoneClock {
  const known = clocks.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  const clock = { format, shown: new Map<number, string>() };
  if (clocks.size < mostZones) clocks.set(zone, clock);
  return clock;
}

/** The local time in a zone at a moment, yyyy-MM-ddTHH:mm. */
export function wallTimeIn(moment: Date, zone: string): string {
  const { format, shown } = clockOf(zone);
  const place = Math.floor(moment.getTime() / minute);
  const known = shown.get(place);
  if (known !== undefined) return known;
  const parts = format.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const text = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
  if (shown.size === mostMinutes) shown.clear();
  shown.set(place, text);
  return text;
}

/** The offset of a zone from UTC at a moment, in milliseconds. */
const aheadIn = (moment: number, zone: string): number =>
  Date.parse(`${wallTimeIn(new Date(moment), zone)}Z`) - Math.floor(moment / minute) * minute;

/**
 * The moment of a local time in a zone, yyyy-MM-ddTHH:mm, in ISO 8601; undefined for a text that is not a time. In the
 * hour that occurs twice, the first one counts; a time in the skipped hour is read as if the clocks had not changed.
 */
export function momentAt(wallTime: string, zone: string): string | undefined {
  const shown = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(shown)) return undefined;
  const [before, after] = [aheadIn(shown - day, zone), aheadIn(shown + day, zone)];
  const fits = [before, after].find((ahead) => aheadIn(shown - ahead, zone) === ahead) ?? before;
  return new Date(shown - fits).toISOString();
}
