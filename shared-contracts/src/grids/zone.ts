import * as v from 'valibot';

/** Zones that were looked up before: every page of a grid names one, and a look-up takes longer than its check. */
const known = new Set<string>();

/** Zones that are kept; names can be written in any case, so there is no end of them. */
const mostKnown = 500;

function isZone(zone: string): boolean {
  if (known.has(zone)) return true;
  try {
    const isOne = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
    if (isOne && known.size < mostKnown) known.add(zone);
    return isOne;
  } catch {
    return false;
  }
}

/** A zone by its name in the IANA database, as 'America/Edmonton'. */
export const zoneSchema = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check(isZone, 'Name a time zone, for example America/Edmonton.'),
);

/** The zone of a client that sends none. */
export const defaultZone = 'UTC';
