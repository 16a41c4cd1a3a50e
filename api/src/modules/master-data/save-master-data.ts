import { languageOf } from 'shared-contracts';
import {
  type MasterDataDeclaration,
  type MasterDataValues,
  masterDataValidator,
} from 'shared-contracts/master-data';
import { mayEditMasterData } from 'shared-contracts/rights';
import { validate, validationText } from 'shared-contracts/validators';
import { forbidden, invalid } from '../../errors/app-error.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { type RecordWriter, type SaveInput, saveRecord } from '../../records/save-record.ts';
import { findMasterData, insertMasterData, isDuplicateCode, updateMasterData } from './master-data-store.ts';

const writerOf = (declaration: MasterDataDeclaration): RecordWriter<MasterDataValues> => ({
  kind: declaration.kind,
  find: async (db, id) => {
    const found = await findMasterData(db, declaration, id);
    if (!found) return undefined;
    const texts = Object.entries(found.values).map(
      ([field, value]) => [field, value === null ? null : String(value)] as const,
    );
    return { ...found, texts: Object.fromEntries(texts) };
  },
  insert: (db, id, values) => insertMasterData(db, declaration, id, values),
  update: (db, id, values) => updateMasterData(db, declaration, id, values),
});

/** Saves a record of a lookup list: right, rules, and one code for one record. Returns its id. Throws an AppError. */
export async function saveMasterData(
  declaration: MasterDataDeclaration,
  input: SaveInput,
  context: GraphqlContext,
): Promise<string> {
  const { user } = context;
  if (!mayEditMasterData(user)) throw forbidden('Only a system administrator can change this list.');
  const language = languageOf(user.locale);
  const checked = validate(masterDataValidator(declaration), input, language);
  if (!checked.valid) throw invalid(checked.errors);
  try {
    return await saveRecord(writerOf(declaration), input, checked.value, context);
  } catch (error) {
    if (!isDuplicateCode(error, declaration)) throw error;
    throw invalid([{ path: 'code', message: validationText(language, 'codeUsed') }]);
  }
}
