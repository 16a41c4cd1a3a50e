import * as v from 'valibot';
import { bringKinds } from './bring-kinds.ts';
import { bringLimits } from './bring-limits.ts';

const uuid = v.pipe(v.string(), v.uuid());
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bringLimits.columns));
const row = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bringLimits.sheetRows));
const text = v.pipe(v.string(), v.maxLength(bringLimits.cell));
const fieldName = v.pipe(v.string(), v.maxLength(100));

/** What separates the cells of a text file. */
export const separators = [',', ';', '\t', '|'] as const;

/** How the bytes of a text file are read as letters. */
export const textEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;

/** Whether the days of a column begin with the day (31/01) or the month (01/31). */
export const dayOrders = ['day', 'month'] as const;

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

/** How one table is read: where its headings are and what each column fills. */
export const recipeSchema = v.object({
  kind: v.picklist(bringKinds),
  /** Name of the sheet; '' of a text file. */
  sheet: text,
  /** The row of the headings, from 0. */
  heading: row,
  /** Of a text file. */
  format: v.optional(v.nullable(textFormatSchema), null),
  columns: v.pipe(v.array(recipeColumnSchema), v.maxLength(bringLimits.columns)),
  /** Fields that have the same value in every row. */
  fixed: v.optional(
    v.pipe(v.array(v.object({ field: fieldName, value: text })), v.maxLength(bringLimits.fixed)),
    [],
  ),
});

export type Recipe = v.InferOutput<typeof recipeSchema>;

/** Body of `POST ~/api/bring-in/look`: a table, and what a person has chosen about it so far. */
export const lookAtTableSchema = v.object({
  fileId: uuid,
  kind: v.picklist(bringKinds),
  sheet: v.optional(v.nullable(text), null),
  heading: v.optional(v.nullable(row), null),
  format: v.optional(v.nullable(textFormatSchema), null),
  columns: v.optional(v.pipe(v.array(recipeColumnSchema), v.maxLength(bringLimits.columns)), []),
  /** null: as the kept recipe has them. */
  fixed: v.optional(v.nullable(recipeSchema.entries.fixed.wrapped), null),
  /** Whether kept recipes are left alone, so that the table is read by its headings and cells. */
  isWithoutRecipe: v.optional(v.boolean(), false),
});

export type LookAtTable = v.InferOutput<typeof lookAtTableSchema>;

/** Why a column is read as it is; null where nothing suggests a field. */
export const matchReasons = ['Chosen', 'Recipe', 'Heading', 'Content'] as const;

const lookedColumnSchema = v.object({
  ...recipeColumnSchema.entries,
  by: v.nullable(v.picklist(matchReasons)),
  /** Days that may be two days each: somebody has to choose the order. */
  isAmbiguous: v.boolean(),
  /** A day of the column that may be two. */
  example: v.nullable(v.string()),
});

/** Answer of `POST ~/api/bring-in/look`. */
export const lookedTableSchema = v.object({
  fileName: v.string(),
  /** The recipe as it stands, to be sent on. */
  recipe: v.object({ ...recipeSchema.entries, columns: v.array(lookedColumnSchema) }),
  /** The kept recipe that was used. */
  recipeName: v.nullable(v.string()),
  sheets: v.array(v.object({ name: v.string(), rows: v.number() })),
  /** The first rows of the sheet, with their row numbers from 0. */
  rows: v.array(v.object({ n: v.number(), cells: v.array(v.string()) })),
  /** What the rows below the headings make, and how many make nothing because they are titles of groups or sums. */
  makes: v.object({
    rows: v.number(),
    agreements: v.number(),
    people: v.number(),
    parcels: v.number(),
    /** Of a kind that is written row by row: its records. */
    records: v.optional(v.number(), 0),
    passed: v.number(),
    /** The first of those, as they are shown. */
    passedRows: v.array(v.number()),
  }),
  /** Names of fields that are needed and that no column fills. */
  missing: v.array(v.string()),
});

export type LookedTable = v.InferOutput<typeof lookedTableSchema>;

const recipeName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(bringLimits.recipeName));

/** Body of `POST ~/api/bring-in/keep-recipe`: kept for the company under its name, in place of one of the same name. */
export const keepRecipeSchema = v.object({ name: recipeName, recipe: recipeSchema });

export const keptRecipesQuerySchema = v.object({ kind: v.picklist(bringKinds) });

/** Answer of `GET ~/api/bring-in/recipes?kind=`, by name. */
export const keptRecipesSchema = v.array(v.object({ name: v.string(), recipe: recipeSchema }));

/** Body of `POST ~/api/bring-in/forget-recipe`. */
export const forgetRecipeSchema = v.object({ kind: v.picklist(bringKinds), name: recipeName });
