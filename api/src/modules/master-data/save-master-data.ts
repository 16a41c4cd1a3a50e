import { type Language, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import {
  type MasterDataDeclaration,
  type MasterDataField,
  type MasterDataValues,
  masterDataValidator,
  type Reference,
  writableFields,
} from 'shared-contracts/master-data';
import { validate, validationText } from 'shared-contracts/validators';
import type { Db } from '../../platform/db/database.ts';
import { badInput, invalid } from '../../platform/errors/app-error.ts';
import { type RecordWriter, type SaveInput, saveRecord } from '../../records/writing/save-record.ts';
import { checkMasterDataRight, type MasterDataContext } from './master-data-rights.ts';
import {
  findMasterData,
  insertMasterData,
  isInUse,
  isReference,
  takenField,
  updateMasterData,
} from './master-data-store.ts';

export const writerOf = (declaration: MasterDataDeclaration): RecordWriter<MasterDataValues> => ({
  kind: declaration.kind,
  find: (db, id) => findMasterData(db, declaration, id),
  insert: (db, id, values) => insertMasterData(db, declaration, id, values),
  update: (db, id, values) => updateMasterData(db, declaration, id, values),
});

/** Rows that the save says nothing about are left as they are. */
const withoutUnnamedRows = (declaration: MasterDataDeclaration, values: MasterDataValues): MasterDataValues =>
  Object.fromEntries(
    writableFields(declaration).flatMap(({ name, kind }) => {
      const value = values[name];
      return kind === 'rows' && !Array.isArray(value) ? [] : [[name, value ?? null] as const];
    }),
  );

const isNamed = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The fields that name a record which is not there, or not where it is picked. */
async function referenceErrors(
  db: Db,
  fields: readonly MasterDataField[],
  values: Readonly<Record<string, unknown>>,
  language: Language,
  prefix = '',
): Promise<FieldError[]> {
  const message = validationText(language, 'invalid');
  const errors: FieldError[] = [];
  for (const field of fields) {
    const value = values[field.name];
    const path = `${prefix}${field.name}`;
    if (field.kind === 'rows' && Array.isArray(value)) {
      for (const [place, row] of value.entries())
        errors.push(...(await referenceErrors(db, field.fields, row, language, `${path}[${place}].`)));
    }
    if (field.kind !== 'reference' || !isNamed(value)) continue;
    const around = field.within && values[field.within.field];
    const within = field.within && isNamed(around) ? { field: field.within.field, id: around.id } : undefined;
    if (!(await isReference(db, field, value.id, within))) errors.push({ path, message });
  }
  return errors;
}

/** Saves an administered record: right, rules, references, and one code for one record. Returns its id. Throws an AppError. */
export async function saveMasterData(
  declaration: MasterDataDeclaration,
  input: SaveInput,
  context: MasterDataContext,
): Promise<string> {
  const { user, db } = context;
  await checkMasterDataRight(declaration, context);
  const language = languageOf(user.locale);
  const checked = validate(masterDataValidator(declaration), input, language);
  if (!checked.valid) throw invalid(checked.errors);
  const errors = await referenceErrors(db, writableFields(declaration), checked.value, language);
  if (errors.length > 0) throw invalid(errors);
  try {
    return await saveRecord(
      writerOf(declaration),
      input,
      withoutUnnamedRows(declaration, checked.value),
      context,
    );
  } catch (error) {
    if (isInUse(error))
      throw badInput('Other records use a row that was taken out. Put it back, or make it inactive instead.');
    const path = takenField(error, declaration);
    if (!path) throw error;
    const text = path === 'code' ? 'codeUsed' : 'duplicate';
    throw invalid([{ path, message: validationText(language, text) }]);
  }
}
