import { sql } from 'kysely';
import type { Sql } from '../records/reading/record-mapping.ts';
import { columnOf } from '../records/reading/scopes.ts';
import type { PageQuestion } from './grid-order-store.ts';

/** Most keys that are walked separately; if there are more, a single walk skips the rows of other keys. */
const mostWalks = 20;

/**
 * Indexes that contain the rows of a key in the order of another column: by table and key, the columns in that order.
 * Such an index is worth it where the two correlate: without it, a walk along the index of the sort may read the rows of
 * all other keys before those of the key.
 */
export const orderedWithin: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  agreement: { agreement_type_id: ['agreement_number', 'called'] },
};

/** A filter on a key whose rows can be walked, key by key, in the order of the sort. */
interface KeyWalk {
  readonly key: string;
  readonly ids: readonly string[];
}

/**
 * The filter of a question for which there is an index on its key and the sorted column; undefined if there is none.
 */
export function keyWalkOf({ plan, request, first, rest, filterKeys }: PageQuestion): KeyWalk | undefined {
  const sorted = first?.planned.place;
  if (sorted?.kind !== 'own' || rest.length > 0) return undefined;
  for (const filter of request.searchCriteria.filters) {
    const place = plan.columns.get(filter.column)?.place;
    const ids = filterKeys.get(filter);
    if (place?.kind !== 'joined' || !ids || ids.length > mostWalks || filter.values?.includes(null)) continue;
    if (orderedWithin[plan.mapping.table]?.[place.key]?.includes(sorted.column))
      return { key: place.key, ids };
  }
  return undefined;
}

/**
 * The first rows of each key, which the caller merges into one list. `rows` selects the rows for a condition on the
 * key.
 */
export const walkKeys = ({ key, ids }: KeyWalk, alias: string, rows: (ofKey: Sql) => Sql): Sql =>
  sql`select r.* from unnest(${ids}::uuid[]) walked(id)
    cross join lateral (${rows(sql`${columnOf({ alias }, key)} = walked.id`)}) r`;
