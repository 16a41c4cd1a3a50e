/** Time zones of the four provinces, by the IANA database. */
const zones: Readonly<Record<string, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  SK: 'America/Regina',
};

/**
 * The time zone that days and hours of land are counted in (decision 78): the one of its province, of the first where it
 * lies in several; undefined where no province with a known zone is named.
 */
export const landZone = (jurisdictions: readonly { readonly code: string }[]): string | undefined =>
  jurisdictions.flatMap(({ code }) => zones[code.toUpperCase()] ?? [])[0];
