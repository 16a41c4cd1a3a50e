import { matchPath } from 'react-router-dom';
import { routeTable } from 'shared-contracts';

export interface Crumb {
  readonly key: string;
  /** Where it leads, where that is a screen of its own. */
  readonly to?: string;
  readonly kind: 'name' | 'record';
  readonly text: string;
}

/** 'business-associate' and 'key_dates' as people read them (000 §2). */
export function titleCase(segment: string): string {
  return segment
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The segments of an address: those that name something, and the one that is a record's id. */
export function breadcrumbTrail(pathname: string): readonly Crumb[] {
  const route = routeTable.find(({ path }) => matchPath(`/${path}/*`, pathname) !== null);
  // A record's id stands behind the route's name, in every path of the table that has one.
  const idPosition = route?.path.endsWith('/:id') ? route.name.split('/').length : -1;
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((segment, position) => {
    const to = `/${segments.slice(0, position + 1).join('/')}`;
    return position === idPosition
      ? { key: to, to, kind: 'record', text: decode(segment) }
      : { key: to, kind: 'name', text: titleCase(decode(segment)) };
  });
}
