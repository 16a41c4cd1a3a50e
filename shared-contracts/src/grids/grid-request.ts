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
  /** Place among the columns that the rows are sorted by, from 1. */
  sortOrder: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  hidden: v.optional(v.boolean()),
});

export type ViewColumn = v.InferOutput<typeof viewColumnSchema>;

export const gridValueSchema = v.nullable(
  v.union([v.pipe(v.string(), v.maxLength(1000)), v.number(), v.boolean()]),
);

export type GridValue = v.InferOutput<typeof gridValueSchema>;

/**
 * The filter of one column: any of some values, a part of its text, a range, days relative to today; all given parts
 * must hold. Values of a number column may be decimal texts, which are compared exactly.
 */
export const gridFilterSchema = v.object({
  column: columnId,
  values: v.optional(v.pipe(v.array(gridValueSchema), v.maxLength(gridPage.values))),
  contains: v.optional(v.pipe(v.string(), v.maxLength(200))),
  from: v.optional(v.union([v.string(), v.number()])),
  to: v.optional(v.union([v.string(), v.number()])),
  /** In place of `from` and `to`. Counted from today in the zone of the question. */
  within: v.optional(v.picklist(datePresets)),
});

export type GridFilter = v.InferOutput<typeof gridFilterSchema>;

export const searchCriteriaSchema = v.object({
  /** A literal part of any of the record's texts, in any case. */
  text: v.optional(v.pipe(v.string(), v.maxLength(200))),
  filters: v.optional(v.pipe(v.array(gridFilterSchema), v.maxLength(gridPage.filters)), []),
  /** Where the person is: whose days presets count, and moments are found by. UTC without. */
  zone: v.optional(zoneSchema),
});

/** A value that a place in the product gives a grid, for example the project whose agreements it shows. */
export const viewParameterSchema = v.object({
  id: v.picklist(['surfaceProjectId', 'agreementId', 'businessAssociateId', 'mine', ...relatedParameters]),
  value: v.union([v.pipe(v.string(), v.maxLength(100)), v.boolean()]),
  /** Not kept with a saved view. */
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
  /** Where the page before ended; the first page without. */
  after: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(5000)))),
  /** Counts all rows, and gives aggregates and groups over all of them. */
  withTotal: v.optional(v.boolean(), false),
});

export type GridRequest = v.InferOutput<typeof gridRequestSchema>;

/** Body of `POST ~/api/grids/source/{source}`. */
export const gridCallSchema = v.object({
  ...gridRequestSchema.entries,
  /** Without any it is the view that a grid starts with: every column, sorted as it is declared. */
  columns: v.optional(columns),
  /** Also requests the definition of the grid, for a grid that is being opened. */
  withDefinition: v.optional(v.boolean(), false),
});

const cells = v.record(v.string(), v.unknown());

/** A colour of master data, as it is shown. */
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
  /** The record's id, the address that it opens (null where it opens none), colours, and a cell for each asked column. */
  rows: v.array(rowSchema),
  /** Give it as `after` to get the next page; null at the end. */
  next: v.nullable(v.string()),
  total: v.nullable(v.number()),
  /** By column id, over all rows. */
  aggregates: v.nullable(cells),
  /** Of the first grouped column: its values in their order, with how many rows each has. */
  groups: v.nullable(v.array(v.object({ value: gridValueSchema, count: v.number(), aggregates: cells }))),
});

export type GridAnswer = v.InferOutput<typeof gridAnswerSchema>;

export type GridAnswerRow = GridAnswer['rows'][number];
