import { sql } from 'kysely';
import type { Sql } from '../records/reading/record-mapping.ts';
import { columnOf } from '../records/reading/scopes.ts';
import type { PageQuestion } from './grid-order-store.ts';

/** Keys of which each is walked by itself; more of them are one walk that leaves out the others. */
const mostWalks = 20;

/**
 * Indexes that hold the rows of a key in the order of another column: by table, the key and those columns. Worth an
 * index where the two go together, so that the rows of a key come after all others'.
 */
export const orderedWithin: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  agreement: { agreement_type_id: ['agreement_number', 'called'] },
};

/** A filter whose keys can each be walked in the order of the sort. */
interface KeyWalk {
  readonly key: string;
  readonly ids: readonly string[];
}

/** The filter of a question that an index of its key and the sorted column serves, where there is one. */
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

/** The first rows of each key, which the caller merges into one list: `rows` finds them, given a condition. */
export const walkKeys = ({ key, ids }: KeyWalk, alias: string, rows: (ofKey: Sql) => Sql): Sql =>
  sql`select r.* from unnest(${ids}::uuid[]) walked(id)
    cross join lateral (${rows(sql`${columnOf({ alias }, key)} = walked.id`)}) r`;
