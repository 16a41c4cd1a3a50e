import { eastOfPrincipal } from './dls.ts';
import type { DlsLocation, LegalDescription, NtsLocation } from './legal-description.ts';

/** Notations of a legal description, the usual one first. */
export const landWritings = ['usual', 'spaced', 'words', 'well'] as const;

/**
 * usual: `NW-36-042-03-W5M`, `04-11-082-04W6`, `d-096-H/094-A-15`; spaced: `NW 36-42-3 W5M`, `d-96-H/94-A-15`; words:
 * `NW SEC 36 TWP 42 RGE 3 W5M`, `UNIT 96 BLK H NTS 94-A-15`; well: `100/04-11-082-04W6/00`, only for subdivisions and
 * quarter units, after which wells are named.
 */
export type LandWriting = (typeof landWritings)[number];

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** A meridian with its direction: `W5`, `E1`. */
export const meridianName = (meridian: number): string =>
  meridian === eastOfPrincipal ? 'E1' : `W${meridian}`;

function formatDls(land: DlsLocation, writing: LandWriting): string {
  const { quarter, lsd, section, township, range } = land;
  const meridian = meridianName(land.meridian);
  const part = quarter ?? (lsd === undefined ? '' : `LSD ${lsd}`);
  if (writing === 'words')
    return `${part}${part ? ' ' : ''}SEC ${section} TWP ${township} RGE ${range} ${meridian}M`;
  if (writing === 'spaced') return `${part}${part ? ' ' : ''}${section}-${township}-${range} ${meridian}M`;
  const place = `${digits(section, 2)}-${digits(township, 3)}-${digits(range, 2)}`;
  if (lsd === undefined) return `${quarter ? `${quarter}-` : ''}${place}-${meridian}M`;
  const usual = `${digits(lsd, 2)}-${place}${meridian}`;
  return writing === 'well' ? `100/${usual}/00` : usual;
}

function formatNts(land: NtsLocation, writing: LandWriting): string {
  const { quarter, unit, block, series, area, sheet } = land;
  if (writing === 'words')
    return `${quarter ? `QTR ${quarter} ` : ''}UNIT ${unit} BLK ${block} NTS ${series}-${area}-${sheet}`;
  const part = quarter ? `${quarter}-` : '';
  if (writing === 'spaced') return `${part}${unit}-${block}/${series}-${area}-${sheet}`;
  const usual = `${part}${digits(unit, 3)}-${block}/${digits(series, 3)}-${area}-${digits(sheet, 2)}`;
  return writing === 'well' && quarter ? `200/${usual}/00` : usual;
}

export const writeLegalDescription = (location: LegalDescription, writing: LandWriting): string =>
  location.system === 'DLS' ? formatDls(location, writing) : formatNts(location, writing);

/** A legal description in the usual notation: `NW-36-042-03-W5M`, `04-11-082-04W6`, `d-096-H/094-A-15`. */
export const formatLegalDescription = (location: LegalDescription): string =>
  writeLegalDescription(location, 'usual');
