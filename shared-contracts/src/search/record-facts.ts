import * as v from 'valibot';
import { definedColumnSchema } from '../grids/grid-definition.ts';

/** The number up to which the rows that belong to a record are counted. */
export const largestRelatedCount = 1000;

/**
 * Answer of `GET ~/api/records/{source}/{id}/related`: lists that can be restricted to the record, each with the number
 * of rows it then has.
 */
export const relatedSchema = v.array(
  v.object({ source: v.string(), parameter: v.string(), count: v.number() }),
);

/**
 * The recorded owners of a record's land, each with the day of the last search of one of their titles, `yyyy-MM-dd`;
 * null if none was searched.
 */
export const landOwnersSchema = v.array(v.object({ name: v.string(), recordedOn: v.nullable(v.string()) }));

/** The record's ids in other systems, as the person's company imported them. */
export const externalIdsSchema = v.array(v.object({ system: v.string(), externalId: v.string() }));

export type ExternalIds = v.InferOutput<typeof externalIdsSchema>;

/** Answer of `GET ~/api/records/{source}/{id}`: the facts about a record, to read next to its list. */
export const recordFactsSchema = v.object({
  source: v.string(),
  id: v.string(),
  title: v.string(),
  subtitle: v.string(),
  /** Address of its page; null if it has none of its own. */
  opens: v.nullable(v.string()),
  /** Every column of its list, including those that a view hides. */
  columns: v.array(definedColumnSchema),
  /** Its values, by the id of the column. */
  cells: v.record(v.string(), v.unknown()),
  /** Colours of its statuses, by the id of the column; invalid ones are left out. */
  colors: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
  /** Address of its file, below the base path; null if it is not a file. */
  file: v.fallback(v.optional(v.nullable(v.string()), null), null),
  /** The owners of its land; empty for a record without land. */
  owners: v.fallback(v.optional(landOwnersSchema, []), []),
  /** Its ids in other systems. */
  externalIds: v.optional(v.fallback(externalIdsSchema, [])),
  /** The records that belong to it. */
  related: relatedSchema,
});

export type RecordFacts = v.InferOutput<typeof recordFactsSchema>;
