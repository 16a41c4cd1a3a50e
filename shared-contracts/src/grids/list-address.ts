import type { Address } from '../routes/address.ts';
import type { GridFilter } from './grid-request.ts';
import type { RelatedParameter } from './related-lists.ts';

/** Most characters of a view in an address: programs cut off text that is much longer than a line. */
export const viewAddressLimit = 1500;

/** A filter with the short names that are used in addresses. */
export const shortFilter = ({ column: c, values, contains, from, to, within }: GridFilter) => ({
  c,
  v: values,
  p: contains,
  a: from,
  b: to,
  w: within,
});

/**
 * A view with short names as text for an address; undefined if nothing differs from the default, or if it is too long.
 */
export function writtenView(code: object): string | undefined {
  if (Object.keys(code).length === 0) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(code));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return text.length <= viewAddressLimit ? text : undefined;
}

/** A list, possibly narrowed to what belongs to a record, or a folder with its condition. */
type ListTarget =
  | ({ readonly source: string } & Readonly<Partial<Record<RelatedParameter | 'surfaceProjectId', string>>>)
  | { readonly folder: string };

/** The address of a list with filters, for a link to it. */
export function listWithFilters(target: ListTarget, filters: readonly GridFilter[] = []): Address {
  const view = filters.length > 0 ? writtenView({ f: filters.map(shortFilter) }) : undefined;
  return `/home?${new URLSearchParams({ ...target, ...(view === undefined ? {} : { view }) })}`;
}
