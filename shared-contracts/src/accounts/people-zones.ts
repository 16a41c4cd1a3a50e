/** Time zones that people and companies choose from, from west to east, by the IANA database. */
export const peopleZones = [
  'America/Vancouver',
  'America/Edmonton',
  'America/Regina',
  'America/Winnipeg',
  'America/Toronto',
  'America/Halifax',
  'America/St_Johns',
] as const;
