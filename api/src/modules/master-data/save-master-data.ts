import { languageOf } from 'shared-contracts';
import {
  type MasterDataDeclaration,
  type MasterDataValues,
  masterDataValidator,
} from 'shared-contracts/master-data';
import { mayEditMasterData } from 'shared-contracts/rights';
import { validate, validationText } from 'shared-contracts/validators';
import type { Db } from '../../db/database.ts';
import type { HistoryChange } from '../../db/tables.ts';
import { AppError, badInput, forbidden, invalid, notFound } from '../../errors/app-error.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { checkedId, isUuid } from '../arguments.ts';
import { addHistoryEntry, hasSave, listHistory } from '../history/history-store.ts';
import {
  findMasterData,
  insertMasterData,
  isDuplicateCode,
  type MasterDataRow,
  updateMasterData,
} from './master-data-store.ts';

export interface MasterDataInput {
  readonly id: string;
  readonly revision?: number | null | undefined;
  readonly saveId?: string | null | undefined;
}

interface Save {
  readonly declaration: MasterDataDeclaration;
  readonly id: string;
  /** The revision that was edited; null where the person made a new record. */
  readonly revision: number | null;
  readonly saveId: string | null;
  readonly values: MasterDataValues;
}

const asText = (value: string | boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** What a save changes, field by field. */
function changesOf(before: MasterDataValues | undefined, after: MasterDataValues): HistoryChange[] {
  return Object.entries(after)
    .map(([field, value]) => ({ field, before: asText(before?.[field]), after: asText(value) }))
    .filter((change) => change.before !== change.after);
}

/** Refuses a save on another revision, and says who was first. */
async function conflict(db: Db, { kind }: MasterDataDeclaration, row: MasterDataRow): Promise<AppError> {
  const [last] = await listHistory(db, kind, row.id, 1);
  const changedBy = last?.changedBy.fullName ?? 'Rightway';
  return new AppError('CONFLICT', `This record was changed by ${changedBy} while you were editing it.`, {
    conflict: {
      revision: row.revision,
      changedAt: last?.changedAt ?? new Date(0).toISOString(),
      changedBy,
      record: { ...row.values },
    },
  });
}

async function write(
  db: Db,
  { declaration, ...save }: Save,
  { user, clock }: GraphqlContext,
): Promise<MasterDataRow> {
  const { kind } = declaration;
  const before = await findMasterData(db, declaration, save.id, true);
  if (before && save.saveId && (await hasSave(db, kind, save.id, save.saveId))) return before;
  if (!before && save.revision !== null) throw notFound();
  if (before && before.revision !== save.revision) throw await conflict(db, declaration, before);
  const changes = changesOf(before?.values, save.values);
  if (before && changes.length === 0) return before;
  if (before) {
    await updateMasterData(db, declaration, save.id, save.values);
  } else if (!(await insertMasterData(db, declaration, save.id, save.values))) {
    // Another request made this record a moment ago: look again, now that it is there.
    return write(db, { declaration, ...save }, { user, clock, db });
  }
  await addHistoryEntry(db, {
    recordKind: kind,
    recordId: save.id,
    revision: (before?.revision ?? 0) + 1,
    saveId: save.saveId,
    changedAt: clock(),
    changedBy: user.id,
    changes,
  });
  const after = await findMasterData(db, declaration, save.id);
  if (!after) throw notFound();
  return after;
}

/**
 * Saves a record of a lookup list with its history entry in one transaction:
 * right, rules, revision, and the same save sent twice is written once.
 * Throws an AppError.
 */
export async function saveMasterData(
  declaration: MasterDataDeclaration,
  input: MasterDataInput,
  context: GraphqlContext,
): Promise<MasterDataRow> {
  const { user, db } = context;
  if (!mayEditMasterData(user)) throw forbidden('Only a system administrator can change this list.');
  const id = checkedId(input.id);
  if (input.saveId && !isUuid(input.saveId)) throw badInput('saveId must be a UUID.');
  const language = languageOf(user.locale);
  const checked = validate(masterDataValidator(declaration), input, language);
  if (!checked.valid) throw invalid(checked.errors);
  const save: Save = {
    declaration,
    id,
    revision: input.revision ?? null,
    saveId: input.saveId ?? null,
    values: checked.value,
  };
  try {
    return await db.transaction().execute((transaction) => write(transaction, save, context));
  } catch (error) {
    if (!isDuplicateCode(error, declaration)) throw error;
    throw invalid([{ path: 'code', message: validationText(language, 'codeUsed') }]);
  }
}
