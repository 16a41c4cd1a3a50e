import type { SegmentTexts } from '../../start/segments.ts';

/**
 * What segments of addresses are called in English where the segment itself does not say it
 * well: it is read as it is written, 'key-dates' as 'Key Dates'.
 */
export const en: SegmentTexts = {
  'gis-service': 'GIS Service',
};
