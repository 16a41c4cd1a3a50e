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

/** `set.json` of a folder of tables: which they are, in the order in which they come in. */
const setSchema = v.object({
  /** The system whose ids the tables have. */
  system: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))),
  /** The project of records that belong to one, where a table names no other. */
  project: v.optional(uuid),
  tables: v.pipe(
    v.array(
      v.object({
        file: v.pipe(v.string(), v.regex(/^[^/\\]{1,200}$/)),
        /** `agreement`: as records with ids; line lists without them have a review on the screen. */
        kind: v.pipe(
          v.picklist(bringKinds),
          v.transform((kind) => (isRecordKind(kind) ? kind : 'agreement-record')),
        ),
        project: v.optional(uuid),
        /** Whether days that may be two begin with the day or the month. */
        days: v.optional(v.picklist(dayOrders)),
        /** Columns that are read otherwise than they are found: the field by heading, null for none. */
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

/** The tables of a folder as `set.json` there names them. Throws a StartupError that names the table. */
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
