import { dlsLimits } from './dls.ts';
import {
  type LegalDescription,
  type Quarter,
  quarters,
  type UnitQuarter,
  unitQuarters,
} from './legal-description.ts';

type Parts = Readonly<Record<string, string | undefined>>;

const separator = String.raw`[\s,/-]*`;
const place = String.raw`(?<section>\d{1,2})[\s-]+(?<township>\d{1,3})[\s-]+(?<range>\d{1,2})`;
const meridian = String.raw`${separator}W\s*(?<meridian>[1-7])\s*M?`;

const dlsPatterns = [
  // 100/04-11-082-04W6/00, a unique well identifier
  new RegExp(String.raw`^1\d\d/(?<lsd>\d{1,2})-${place}${meridian}/\d\d$`, 'i'),
  new RegExp(String.raw`^(?<quarter>NE|NW|SE|SW)[\s-]*${place}${meridian}$`, 'i'),
  new RegExp(String.raw`^(?<lsd>\d{1,2})[\s-]+${place}${meridian}$`, 'i'),
  new RegExp(`^${place}${meridian}$`, 'i'),
  new RegExp(
    String.raw`^TWP\s*(?<township>\d{1,3})\s*RGE\s*(?<range>\d{1,2})\s*W\s*(?<meridian>[1-7])\s*M?` +
      String.raw`(?:\s*LSD\s*(?<lsd>\d{1,2}))?(?:\s*(?<quarter>NE|NW|SE|SW))?\s*SEC\s*(?<section>\d{1,2})$`,
    'i',
  ),
];

const sheet = String.raw`(?<series>\d{1,3})\s*-?\s*(?<area>[A-P])\s*-?\s*(?<sheet>\d{1,2})`;

const ntsPatterns = [
  new RegExp(
    String.raw`^(?:2\d\d/)?(?:(?<quarter>[A-D])\s*-\s*)?(?<unit>\d{1,3})\s*-\s*(?<block>[A-L])\s*/\s*${sheet}(?:/\d\d)?$`,
    'i',
  ),
  new RegExp(
    String.raw`^NTS\s+${sheet}\s+BLK\s+(?<block>[A-L])\s+UNIT\s+(?<unit>\d{1,3})(?:\s+(?:QTR\s+)?(?<quarter>[A-D]))?$`,
    'i',
  ),
];

function numberIn(text: string | undefined, largest: number): number | undefined {
  const value = Number(text);
  return text !== undefined && value >= 1 && value <= largest ? value : undefined;
}

function readDls(parts: Parts): LegalDescription | undefined {
  const section = numberIn(parts['section'], dlsLimits.sections);
  const township = numberIn(parts['township'], dlsLimits.townships);
  const range = numberIn(parts['range'], dlsLimits.ranges);
  const west = numberIn(parts['meridian'], dlsLimits.meridians);
  const lsd = numberIn(parts['lsd'], dlsLimits.lsds);
  const quarter = quarters.find((name): name is Quarter => name === parts['quarter']?.toUpperCase());
  if (!section || !township || !range || !west || (parts['lsd'] !== undefined && !lsd)) return undefined;
  return {
    system: 'DLS',
    meridian: west,
    range,
    township,
    section,
    ...(lsd ? { lsd } : {}),
    ...(quarter ? { quarter } : {}),
  };
}

function readNts(parts: Parts): LegalDescription | undefined {
  const series = numberIn(parts['series'], 119);
  const sheetNumber = numberIn(parts['sheet'], 16);
  const unit = numberIn(parts['unit'], 100);
  const { area, block } = parts;
  const quarter = unitQuarters.find((name): name is UnitQuarter => name === parts['quarter']?.toLowerCase());
  if (!series || series % 10 > 6 || !sheetNumber || !unit || !area || !block) return undefined;
  return {
    system: 'NTS',
    series,
    area: area.toUpperCase(),
    sheet: sheetNumber,
    block: block.toUpperCase(),
    unit,
    ...(quarter ? { quarter } : {}),
  };
}

/** Reads one legal description in any of its usual spellings, or undefined where it is none. */
export function parseLegalDescription(text: string): LegalDescription | undefined {
  const wanted = text.trim().replace(/\s+/g, ' ');
  for (const pattern of dlsPatterns) {
    const parts = pattern.exec(wanted)?.groups;
    if (parts) return readDls(parts);
  }
  for (const pattern of ntsPatterns) {
    const parts = pattern.exec(wanted)?.groups;
    if (parts) return readNts(parts);
  }
  return undefined;
}

/** What a text of several descriptions holds, one a line or between ; and , and what was not understood. */
export function parseLegalDescriptions(text: string): {
  readonly found: readonly LegalDescription[];
  readonly unknown: readonly string[];
} {
  const parts = text
    .split(/[;,\r\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const read = parts.map((part) => [part, parseLegalDescription(part)] as const);
  return {
    found: read.flatMap(([, location]) => location ?? []),
    unknown: read.flatMap(([part, location]) => (location ? [] : [part])),
  };
}
