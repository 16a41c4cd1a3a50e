import { languages } from 'shared-contracts';
import {
  keptRecipesSchema,
  lookAtTableSchema,
  lookedTableSchema,
  recipeSchema,
} from 'shared-contracts/bring-in';
import * as v from 'valibot';
import { workbookFaults } from '../../platform/workbooks/workbook-fault.ts';
import { workbookLimitsSchema } from '../../platform/workbooks/workbook-shapes.ts';

const { fileId: _, ...lookOptions } = lookAtTableSchema.entries;
const { fileName: __, ...looked } = lookedTableSchema.entries;

/** The task of the process that reads tables: to examine one, or to write the result of reading it to a file. */
export const tableTaskSchema = v.variant('does', [
  v.object({
    does: v.literal('look'),
    path: v.string(),
    limits: workbookLimitsSchema,
    request: v.object({ ...lookOptions, kept: keptRecipesSchema }),
  }),
  v.object({
    does: v.literal('make'),
    path: v.string(),
    limits: workbookLimitsSchema,
    recipe: recipeSchema,
    language: v.picklist(languages),
    /** File that rows are written to, one JSON text per line. */
    target: v.string(),
  }),
]);

const failed = v.object({ error: v.picklist(workbookFaults), place: v.string() });

export const lookAnswerSchema = v.union([failed, v.object({ looked: v.object(looked) })]);

export const makeAnswerSchema = v.union([
  failed,
  v.object({
    sheets: v.array(v.object({ name: v.string(), columns: v.number(), rows: v.number() })),
  }),
]);
