import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bringKinds, dayOrders, isRecordKind, type Recipe } from 'shared-contracts/bring-in';
import * as v from 'valibot';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { WorkbookError } from '../../platform/workbooks/workbook-fault.ts';
import { readTable } from '../bring-in/index.ts';
import type { SetTable } from './bring-set.ts';

const uuid = v.pipe(v.string(), v.uuid());

/** `set.json` of a folder of tables: the tables, in the order in which they are imported. */
const setSchema = v.object({
  /** The system that the ids in the tables come from. */
  system: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))),
  /** The project of records that belong to one, unless their table names another. */
  project: v.optional(uuid),
  tables: v.pipe(
    v.array(
      v.object({
        file: v.pipe(v.string(), v.regex(/^[^/\\]{1,200}$/)),
        /** `agreement` tables need ids here; agreements without ids are imported through the review on the screen. */
        kind: v.pipe(
          v.picklist(bringKinds),
          v.transform((kind) => (isRecordKind(kind) ? kind : 'agreement-record')),
        ),
        project: v.optional(uuid),
        /** Whether the day or the month comes first in dates that could be read either way. */
        days: v.optional(v.picklist(dayOrders)),
        /**
         * Columns that are not to be read as they would be recognized: the field by heading, null for a column to
         * ignore.
         */
        columns: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
});

type SetFile = v.InferOutput<typeof setSchema>;

async function setOf(folder: string): Promise<SetFile> {
  const path = join(folder, 'set.json');
  if (!existsSync(path)) throw new StartupError(`There is no set.json in ${folder}.`);
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new StartupError(`${path} is no JSON.`);
  }
  const read = v.safeParse(setSchema, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new StartupError(`${path}: ${v.getDotPath(issue) ?? 'the set'}: ${issue.message}`);
}

/** The tables of a folder that its `set.json` lists. Throws a StartupError that names the table. */
export async function tableSet(folder: string): Promise<readonly SetTable[]> {
  const { system, project, tables } = await setOf(folder);
  const read: SetTable[] = [];
  for (const { file, kind, project: own, days, columns } of tables) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new StartupError(`There is no ${file} in ${folder}.`);
    const fixed = system === undefined ? [] : [{ field: 'system', value: system }];
    try {
      const { looked, rows } = await readTable(path, { kind, fixed, days: days ?? null, columns });
      const { recipe, missing } = looked;
      const [lacks] = missing;
      if (lacks !== undefined) throw new StartupError(`${file}: no column fills ${lacks}.`);
      const open = recipe.columns.find(({ isAmbiguous, order }) => isAmbiguous && order === null);
      if (open)
        throw new StartupError(
          `${file}: ${open.header} may begin with the day or the month, as ${open.example}; say "days" of it.`,
        );
      const plain: Recipe = {
        ...recipe,
        columns: recipe.columns.map(({ place, header, field, order }) => ({ place, header, field, order })),
      };
      read.push({ fileName: file, recipe: plain, rows, projectFileId: own ?? project ?? null });
    } catch (error) {
      if (error instanceof WorkbookError) throw new StartupError(`${file} cannot be read: ${error.reason}.`);
      throw error;
    }
  }
  return read;
}
