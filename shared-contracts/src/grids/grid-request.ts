import * as v from 'valibot';
import { datePresets } from './date-preset.ts';
import { gridDefinitionSchema } from './grid-definition.ts';
import { relatedParameters } from './related-lists.ts';
import { zoneSchema } from './zone.ts';

export const gridAggregates = ['count', 'sum', 'average', 'minimum', 'maximum'] as const;

export type GridAggregate = (typeof gridAggregates)[number];

/** Limits on the rows of a page. */
export const gridPage = {
  usual: 100,
  largest: 1000,
  number: 1_000_000,
  filters: 50,
  values: 1000,
  groups: 1000,
} as const;

const columnId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** A column as a view shows it (000 §3). */
const viewColumnSchema = v.object({
  id: columnId,
  width: v.optional(v.pipe(v.number(), v.minValue(10), v.maxValue(2000))),
  align: v.optional(v.picklist(['left', 'center', 'right'])),
  aggregate: v.optional(v.nullable(v.picklist(gridAggregates))),
  direction: v.optional(v.nullable(v.picklist(['asc', 'desc']))),
  isGrouped: v.optional(v.boolean()),
  /** Position among the columns by which the rows are sorted, from 1. */
  sortOrder: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  hidden: v.optional(v.boolean()),
});

export type ViewColumn = v.InferOutput<typeof viewColumnSchema>;

export const gridValueSchema = v.nullable(
  v.union([v.pipe(v.string(), v.maxLength(1000)), v.number(), v.boolean()]),
);

export type GridValue = v.InferOutput<typeof gridValueSchema>;

/**
 * The filter of one column: any of several values, a part of its text, a range, days relative to today; all given parts
 * must match. Values of a number column may be decimal texts, which are compared exactly.
 */
export const gridFilterSchema = v.object({
  column: columnId,
  values: v.optional(v.pipe(v.array(gridValueSchema), v.maxLength(gridPage.values))),
  contains: v.optional(v.pipe(v.string(), v.maxLength(200))),
  from: v.optional(v.union([v.string(), v.number()])),
  to: v.optional(v.union([v.string(), v.number()])),
  /** In place of `from` and `to`. Relative to today in the time zone of the request. */
  within: v.optional(v.picklist(datePresets)),
});

export type GridFilter = v.InferOutput<typeof gridFilterSchema>;

export const searchCriteriaSchema = v.object({
  /** A literal part of any of the record's texts, ignoring case. */
  text: v.optional(v.pipe(v.string(), v.maxLength(200))),
  filters: v.optional(v.pipe(v.array(gridFilterSchema), v.maxLength(gridPage.filters)), []),
  /** The person's time zone, used for presets and for days of moments; UTC by default. */
  zone: v.optional(zoneSchema),
});

/** A value that a page gives to its grid, for example the project whose agreements it shows. */
export const viewParameterSchema = v.object({
  id: v.picklist(['surfaceProjectId', 'agreementId', 'businessAssociateId', 'mine', ...relatedParameters]),
  value: v.union([v.pipe(v.string(), v.maxLength(100)), v.boolean()]),
  /** Not stored with a saved view. */
  transient: v.optional(v.boolean()),
});

const columns = v.pipe(v.array(viewColumnSchema), v.minLength(1), v.maxLength(100));

/** The content of a saved view (000 §3). */
export const gridViewSchema = v.object({
  /** From 1; `after` takes precedence over it. */
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(gridPage.number)), 1),
  pageLimit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(gridPage.largest)),
    gridPage.usual,
  ),
  searchCriteria: v.optional(searchCriteriaSchema, {}),
  columns,
  parameters: v.optional(v.pipe(v.array(viewParameterSchema), v.maxLength(10)), []),
});

export type GridView = v.InferOutput<typeof gridViewSchema>;

/** A request for a page of a grid. */
export const gridRequestSchema = v.object({
  ...gridViewSchema.entries,
  /** The `next` of the previous page; without it, the first page. */
  after: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(5000)))),
  /** Also counts all rows, and returns aggregates and groups over all of them. */
  withTotal: v.optional(v.boolean(), false),
});

export type GridRequest = v.InferOutput<typeof gridRequestSchema>;

/** Body of `POST ~/api/grids/source/{source}`. */
export const gridCallSchema = v.object({
  ...gridRequestSchema.entries,
  /** Without any, the initial view of the grid: every column, sorted as declared. */
  columns: v.optional(columns),
  /** Also requests the definition of the grid, for a grid that is being opened. */
  withDefinition: v.optional(v.boolean(), false),
});

const cells = v.record(v.string(), v.unknown());

/** A colour of master data. */
const shownColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

const rowSchema = v.objectWithRest(
  {
    id: v.string(),
    opens: v.nullable(v.string()),
    /** Colours of the row's status cells, by column id; invalid ones are left out. */
    colors: v.fallback(v.optional(v.record(v.string(), shownColor)), undefined),
  },
  v.unknown(),
);

/** Answer of `POST ~/api/grids/source/{source}`. */
export const gridAnswerSchema = v.object({
  /** The definition of the grid, if it was requested. */
  definition: v.optional(v.nullable(gridDefinitionSchema), null),
  /** The record's id, the address that it opens (null if none), colours, and a cell for each requested column. */
  rows: v.array(rowSchema),
  /** Pass it as `after` to get the next page; null at the end. */
  next: v.nullable(v.string()),
  total: v.nullable(v.number()),
  /** Over all rows, by column id. */
  aggregates: v.nullable(cells),
  /** For the first grouped column: its values in order, each with its number of rows. */
  groups: v.nullable(v.array(v.object({ value: gridValueSchema, count: v.number(), aggregates: cells }))),
});

export type GridAnswer = v.InferOutput<typeof gridAnswerSchema>;

export type GridAnswerRow = GridAnswer['rows'][number];
