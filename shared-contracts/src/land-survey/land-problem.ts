import { eastOfPrincipal, mostRanges } from './dls.ts';
import type { DlsLocation, LegalDescription, NtsLocation } from './legal-description.ts';

/** Why a text that looks like land is not land: a part of it does not exist in the survey. */
export interface LandProblem {
  readonly kind:
    | 'section'
    | 'township'
    | 'range'
    | 'meridian'
    | 'lsd'
    | 'series'
    | 'sheet'
    | 'unit'
    | 'area'
    | 'block'
    | 'blockMissing'
    | 'unitMissing'
    | 'sectionMissing'
    | 'unclear'
    | 'position';
  /** The number that was written. */
  readonly n: number;
  /** The largest number that exists, if there is a range. */
  readonly most?: number;
  readonly meridian?: number;
  readonly range?: number;
  readonly township?: number;
  /** The letter that was written. */
  readonly letter?: string;
  /** The map sheet that was written: `094-A-15`. */
  readonly map?: string;
}

/** The largest numbers that the surveys use; each starts at 1. */
const surveyLimits = {
  townships: 126,
  sections: 36,
  lsds: 16,
  meridians: 7,
  sheets: 16,
  units: 100,
  areas: 'P',
  blocks: 'L',
} as const;

const isIn = (value: number, most: number): boolean => value >= 1 && value <= most;

function dlsProblem({ meridian, township, range, section, lsd }: DlsLocation): LandProblem | undefined {
  if (lsd !== undefined && !isIn(lsd, surveyLimits.lsds)) return { kind: 'lsd', n: lsd };
  if (!isIn(section, surveyLimits.sections)) return { kind: 'section', n: section };
  if (!isIn(township, surveyLimits.townships)) return { kind: 'township', n: township };
  if (meridian !== eastOfPrincipal && !isIn(meridian, surveyLimits.meridians))
    return { kind: 'meridian', n: meridian };
  const most = mostRanges(meridian, township);
  return isIn(range, most) ? undefined : { kind: 'range', n: range, most, meridian, township };
}

/** Whether the arithmetic of the map sheets covers a series: 40 to 68 degrees north, 48 to 144 west. */
const isSeries = (series: number): boolean => series >= 1 && series < 120 && series % 10 <= 6;

function ntsProblem({ series, area, sheet, block, unit }: NtsLocation): LandProblem | undefined {
  if (!isSeries(series)) return { kind: 'series', n: series };
  if (area > surveyLimits.areas) return { kind: 'area', n: series, letter: area };
  if (!isIn(sheet, surveyLimits.sheets)) return { kind: 'sheet', n: sheet };
  if (block > surveyLimits.blocks) return { kind: 'block', n: series, letter: block };
  return isIn(unit, surveyLimits.units) ? undefined : { kind: 'unit', n: unit };
}

/** The part of a legal description that does not exist in its survey; undefined if all of it exists. */
export const landProblem = (land: LegalDescription): LandProblem | undefined =>
  land.system === 'DLS' ? dlsProblem(land) : ntsProblem(land);

/** Why a map sheet, or a block of it, is no land: which unit is meant was not written. */
export function unitMissing(place: {
  readonly series: number;
  readonly area: string;
  readonly sheet: number;
  readonly block: string | undefined;
}): LandProblem {
  const { series, area, sheet, block } = place;
  const map = `${String(series).padStart(3, '0')}-${area}-${String(sheet).padStart(2, '0')}`;
  if (block === undefined) return { kind: 'blockMissing', n: series, map };
  return { kind: 'unitMissing', n: series, letter: block, map };
}
