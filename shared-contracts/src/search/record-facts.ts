import * as v from 'valibot';
import { definedColumnSchema } from '../grids/grid-definition.ts';

/** Up to which number the rows that belong to a record are counted. */
export const largestRelatedCount = 1000;

/** Answer of `GET ~/api/records/{source}/{id}/related`: lists that can be narrowed to the record, with how many rows each then has. */
export const relatedSchema = v.array(
  v.object({ source: v.string(), parameter: v.string(), count: v.number() }),
);

/**
 * Owners of a record's land as recorded here, each with the day of the last search of a title of theirs, `yyyy-MM-dd`;
 * null if none was searched.
 */
export const landOwnersSchema = v.array(v.object({ name: v.string(), recordedOn: v.nullable(v.string()) }));

/** What a record is called in other systems, as the company of the person brought it in. */
export const externalIdsSchema = v.array(v.object({ system: v.string(), externalId: v.string() }));

export type ExternalIds = v.InferOutput<typeof externalIdsSchema>;

/** Answer of `GET ~/api/records/{source}/{id}`: the facts about a record, to read next to its list. */
export const recordFactsSchema = v.object({
  source: v.string(),
  id: v.string(),
  title: v.string(),
  subtitle: v.string(),
  /** Address of its page; null where it has none of its own. */
  opens: v.nullable(v.string()),
  /** Every column of its list, those of the record that a view hides included. */
  columns: v.array(definedColumnSchema),
  /** Its values, by the id of the column. */
  cells: v.record(v.string(), v.unknown()),
  /** Colours of its statuses, by the id of the column; invalid ones are left out. */
  colors: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
  /** Address of its file, below the base path; null if it is not a file. */
  file: v.fallback(v.optional(v.nullable(v.string()), null), null),
  /** Owners of its land; none of a record without land. */
  owners: v.fallback(v.optional(landOwnersSchema, []), []),
  /** Its ids in other systems. */
  externalIds: v.optional(v.fallback(externalIdsSchema, [])),
  /** The records that belong to it. */
  related: relatedSchema,
});

export type RecordFacts = v.InferOutput<typeof recordFactsSchema>;
