import * as v from 'valibot';

/** Zones that were validated before: every page of a grid sends one, and validating it takes longer than this check. */
const known = new Set<string>();

/** Number of cached zones; names can be written in upper or lower case, so their number is not limited. */
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

/** A time zone by its IANA name, such as 'America/Edmonton'. */
export const zoneSchema = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check(isZone, 'Name a time zone, for example America/Edmonton.'),
);

/** The time zone for clients that send none. */
export const defaultZone = 'UTC';
