import { fallbackLanguage, type Language, type SegmentTitles } from 'shared-contracts';
import type { Address } from 'shared-contracts/routes';
import { listAddress, type Places, placeAt } from './places.tsx';

export interface Crumb {
  readonly key: string;
  /** Where it leads, where that is a screen of its own. */
  readonly to?: Address;
  readonly kind: 'name' | 'record';
  readonly text: string;
  /** A record within another one. */
  readonly isNested?: boolean;
  /** The list of this segment. */
  readonly list?: string;
}

/** 'business-associate' and 'key_dates' as people read them (000 §2). */
export function titleCase(segment: string): string {
  return segment
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The title of a segment: its area's in this language or in English, else the segment as it is written. */
export const segmentTitle = (segment: string, titles: SegmentTitles, language: Language): string =>
  titles[segment]?.[language] ?? titles[segment]?.[fallbackLanguage] ?? titleCase(segment);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const newId = 'new';
/** Whether a segment is the id of a saved record (decision 2). */
export const isRecordId = (segment: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(segment);

/**
 * The segments of an address: those that name something, and those that are a record's id. Empty if the address is not
 * a place.
 */
export function breadcrumbTrail(pathname: string, places: Places, language: Language): readonly Crumb[] {
  const place = placeAt(places, pathname);
  if (!place) return [];
  const path = place.path.split('/');
  // A record's id is at the end of every path that has one; records within it have their own.
  const idPosition = path.at(-1) === ':id' ? path.length - 1 : Number.POSITIVE_INFINITY;
  const isPage = !path.includes(':id');
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((segment, position): Crumb => {
    const key: Address = `/${segments.slice(0, position + 1).join('/')}`;
    const text = decode(segment);
    if (position === idPosition) return { key, to: key, kind: 'record', text };
    if (position > idPosition && (text === newId || isRecordId(text)))
      return { key, to: key, kind: 'record', text, isNested: true };
    // A page, too, may open one of what it lists.
    if (isPage && position >= path.length && isRecordId(text)) return { key, to: key, kind: 'record', text };
    const name: Crumb = { key, kind: 'name', text: segmentTitle(text, place.titles, language) };
    if (position === idPosition - 1 && place.list)
      return { ...name, to: listAddress(place.list), list: place.list };
    return isPage && position === path.length - 1 ? { ...name, to: key } : name;
  });
}
