import type { SegmentTexts } from '../../start/segments.ts';

/**
 * English labels for segments of addresses that are not readable by themselves: by default, 'key-dates' is shown as
 * 'Key Dates'.
 */
export const en: SegmentTexts = {
  'gis-service': 'GIS Service',
};
