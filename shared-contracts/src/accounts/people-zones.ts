/** The time zones that people and companies can choose, from west to east, by their IANA names. */
export const peopleZones = [
  'America/Vancouver',
  'America/Edmonton',
  'America/Regina',
  'America/Winnipeg',
  'America/Toronto',
  'America/Halifax',
  'America/St_Johns',
] as const;
