const formats = new Map<string, Intl.DateTimeFormat>();

/** Zones whose format is kept; names can be written in any case, so there is no end of them. */
const largestKept = 500;

/** Kept by zone: making a format takes longer than all of its use. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  if (formats.size < largestKept) formats.set(zone, format);
  return format;
}

/** What the clocks of a zone show at a moment, yyyy-MM-ddTHH:mm. */
export function wallTimeIn(moment: Date, zone: string): string {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const minute = 60_000;

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const aheadIn = (moment: number, zone: string): number =>
  Date.parse(`${wallTimeIn(new Date(moment), zone)}Z`) - Math.floor(moment / minute) * minute;

/**
 * The moment at which the clocks of a zone show a time, yyyy-MM-ddTHH:mm, in ISO 8601; undefined of what is no time. In the
 * hour that comes twice it is the first, and in the hour that is left out the one that it would be.
 */
export function momentAt(wallTime: string, zone: string): string | undefined {
  const shown = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(shown)) return undefined;
  const day = 24 * 60 * minute;
  const [before, after] = [aheadIn(shown - day, zone), aheadIn(shown + day, zone)];
  const fits = [before, after].find((ahead) => aheadIn(shown - ahead, zone) === ahead) ?? before;
  return new Date(shown - fits).toISOString();
}
