import * as v from 'valibot';

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
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
