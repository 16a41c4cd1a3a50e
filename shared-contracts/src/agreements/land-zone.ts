/** Time zones of the four provinces, by the IANA database. */
const zones: Readonly<Record<string, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  SK: 'America/Regina',
};

/**
 * The time zone in which days and hours of land are counted (decision 78): that of its province, or of the first one if
 * it is in several; undefined if no province with a known zone is given.
 */
export const landZone = (jurisdictions: readonly { readonly code: string }[]): string | undefined =>
  jurisdictions.flatMap(({ code }) => zones[code.toUpperCase()] ?? [])[0];
