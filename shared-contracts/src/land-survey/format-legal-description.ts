import type { DlsLocation, LegalDescription, NtsLocation } from './legal-description.ts';

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

function formatDls({ quarter, lsd, section, township, range, meridian }: DlsLocation): string {
  const place = `${digits(section, 2)}-${digits(township, 3)}-${digits(range, 2)}`;
  if (lsd !== undefined) return `${digits(lsd, 2)}-${place}W${meridian}`;
  return `${quarter ? `${quarter}-` : ''}${place}-W${meridian}M`;
}

function formatNts({ quarter, unit, block, series, area, sheet }: NtsLocation): string {
  return `${quarter ? `${quarter}-` : ''}${digits(unit, 3)}-${block}/${digits(series, 3)}-${area}-${digits(sheet, 2)}`;
}

/** The usual way to write a legal description: `NW-36-042-03-W5M`, `04-11-082-04W6`, `d-096-H/094-A-15`. */
export const formatLegalDescription = (location: LegalDescription): string =>
  location.system === 'DLS' ? formatDls(location) : formatNts(location);
