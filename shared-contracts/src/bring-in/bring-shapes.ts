import * as v from 'valibot';
import { bringKinds } from './bring-kinds.ts';
import { bringLimits } from './bring-limits.ts';

const uuid = v.pipe(v.string(), v.uuid());
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bringLimits.columns));
const row = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bringLimits.sheetRows));
const text = v.pipe(v.string(), v.maxLength(bringLimits.cell));
const fieldName = v.pipe(v.string(), v.maxLength(100));

/** The characters that separate the cells of a text file. */
export const separators = [',', ';', '\t', '|'] as const;

/** The character encodings of a text file. */
export const textEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;

/** Whether the dates of a column begin with the day (31/01), the month (01/31) or a two-digit year (26-01-31). */
export const dayOrders = ['day', 'month', 'year'] as const;

export const textFormatSchema = v.object({
  separator: v.picklist(separators),
  encoding: v.picklist(textEncodings),
  /** Whether 1.234,5 means one thousand two hundred and thirty-four and a half. */
  hasDecimalComma: v.boolean(),
});

export type TextFormat = v.InferOutput<typeof textFormatSchema>;

const recipeColumnSchema = v.object({
  place,
  header: v.pipe(v.string(), v.maxLength(bringLimits.header)),
  /** null: the column is not read. */
  field: v.nullable(fieldName),
  order: v.optional(v.nullable(v.picklist(dayOrders)), null),
});

/** How one table is read: where its headings are, and what each column fills. */
export const recipeSchema = v.object({
  kind: v.picklist(bringKinds),
  /** Name of the sheet; '' for a text file. */
  sheet: text,
  /** The index of the row with the headings, from 0. */
  heading: row,
  /** Only for a text file. */
  format: v.optional(v.nullable(textFormatSchema), null),
  columns: v.pipe(v.array(recipeColumnSchema), v.maxLength(bringLimits.columns)),
  /** Fields that have the same value in every row. */
  fixed: v.optional(
    v.pipe(v.array(v.object({ field: fieldName, value: text })), v.maxLength(bringLimits.fixed)),
    [],
  ),
});

export type Recipe = v.InferOutput<typeof recipeSchema>;

/** Body of `POST ~/api/bring-in/look`: a table, and what the person has chosen about it so far. */
export const lookAtTableSchema = v.object({
  fileId: uuid,
  kind: v.picklist(bringKinds),
  sheet: v.optional(v.nullable(text), null),
  heading: v.optional(v.nullable(row), null),
  format: v.optional(v.nullable(textFormatSchema), null),
  columns: v.optional(v.pipe(v.array(recipeColumnSchema), v.maxLength(bringLimits.columns)), []),
  /** null: as in the stored recipe. */
  fixed: v.optional(v.nullable(recipeSchema.entries.fixed.wrapped), null),
  /** Whether stored recipes are ignored, so that the table is read only by its headings and cells. */
  isWithoutRecipe: v.optional(v.boolean(), false),
});

export type LookAtTable = v.InferOutput<typeof lookAtTableSchema>;

/** The reason for how a column is read; null if nothing suggests a field. */
export const matchReasons = ['Chosen', 'Recipe', 'Heading', 'Content'] as const;

const lookedColumnSchema = v.object({
  ...recipeColumnSchema.entries,
  by: v.nullable(v.picklist(matchReasons)),
  /** Whether its dates can be read in two ways, so that somebody has to choose the order. */
  isAmbiguous: v.boolean(),
  /** An ambiguous date from the column. */
  example: v.nullable(v.string()),
  /** The orders in which every date of the column is valid. */
  orders: v.optional(v.array(v.picklist(dayOrders))),
});

/** A kind that clearly more columns of a table match than the chosen one. */
const likelierKindSchema = v.object({
  kind: v.picklist(bringKinds),
  /** How many columns fill its fields, and how many those of the chosen kind. */
  columns: v.number(),
  ofChosen: v.number(),
});

export type LikelierKind = v.InferOutput<typeof likelierKindSchema>;

/** Answer of `POST ~/api/bring-in/look`. */
export const lookedTableSchema = v.object({
  fileName: v.string(),
  /** The current recipe, for the client to send with its next call. */
  recipe: v.object({ ...recipeSchema.entries, columns: v.array(lookedColumnSchema) }),
  /** The name of the stored recipe that was used. */
  recipeName: v.nullable(v.string()),
  sheets: v.array(v.object({ name: v.string(), rows: v.number() })),
  /** The first rows of the sheet, with their row numbers from 0. */
  rows: v.array(v.object({ n: v.number(), cells: v.array(v.string()) })),
  /** What the rows below the headings make, and how many are skipped because they are group titles or totals. */
  makes: v.object({
    rows: v.number(),
    agreements: v.number(),
    people: v.number(),
    parcels: v.number(),
    /** For a kind that is written row by row: its records. */
    records: v.optional(v.number(), 0),
    passed: v.number(),
    /** The numbers of the first skipped rows that are shown. */
    passedRows: v.array(v.number()),
  }),
  /** Names of required fields that no column fills. */
  missing: v.array(v.string()),
  /** Null after a person or a stored recipe has decided how the table is read. */
  likelier: v.optional(v.nullable(likelierKindSchema), null),
});

export type LookedTable = v.InferOutput<typeof lookedTableSchema>;

const recipeName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(bringLimits.recipeName));

/**
 * Body of `POST ~/api/bring-in/keep-recipe`: stored for the company under this name, replacing one with the same name.
 */
export const keepRecipeSchema = v.object({ name: recipeName, recipe: recipeSchema });

export const keptRecipesQuerySchema = v.object({ kind: v.picklist(bringKinds) });

/** Answer of `GET ~/api/bring-in/recipes?kind=`, by name. */
export const keptRecipesSchema = v.array(v.object({ name: v.string(), recipe: recipeSchema }));

/** Body of `POST ~/api/bring-in/forget-recipe`. */
export const forgetRecipeSchema = v.object({ kind: v.picklist(bringKinds), name: recipeName });
