import type { SegmentTitles } from '../area/area-declaration.ts';
import type { AreaName } from '../area/area-names.ts';
import { texts } from '../generated/texts/segments.ts';
import { namesByKey } from '../i18n/names.ts';
import { segments } from './segments.ts';

const ofAreas: Readonly<Partial<Record<AreaName, readonly string[]>>> = segments;

const titles: SegmentTitles = namesByKey(texts);

/** The titles of the segments of an area's addresses, in each language that has one. */
export const segmentTitles = (area: AreaName): SegmentTitles =>
  Object.fromEntries((ofAreas[area] ?? []).map((segment) => [segment, titles[segment] ?? {}]));
