import { associateRules } from 'shared-contracts/associates';
import type { BusinessAssociateInput } from 'shared-contracts/graphql';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { namesFields } from '../../records/writing/form-kind.ts';
import { rowsOfSave } from '../../records/writing/rows-of-save.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { communicationLists } from '../communications/index.ts';
import { type AssociateContext, hasAccountingFor } from './associate-context.ts';
import { associateKind } from './associate-kind.ts';
import { contactKind } from './contact-kind.ts';
import { aboutMerging } from './merge-associates.ts';
import { mergedInto, namesOf } from './merge-store.ts';

/** The error codes of a save whose record is missing: for the record itself, for a new one, or for its rows. */
const ofNothing: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_INPUT', 'VALIDATION']);

/** For a save that found no associate: an error that it was merged into another one meanwhile, if that is the case. */
async function mergedAwayError(error: unknown, context: AssociateContext, id: string): Promise<unknown> {
  if (!(error instanceof AppError) || !ofNothing.has(error.code)) return error;
  const winnerId = await mergedInto(context.db, id);
  if (!winnerId || !(await isSeen(context, 'BusinessAssociate', winnerId))) return error;
  const { name } = await namesOf(context.db, winnerId);
  return notFound(
    aboutMerging((of) => of.mergedAway(name)),
    { movedTo: winnerId },
  );
}

/**
 * Saves the content of an associate's form in one transaction (decision 48): its details if any are sent, its new and
 * changed contacts, and its new and changed communications. Returns its id. Throws an AppError.
 */
export async function saveAssociate(
  input: BusinessAssociateInput,
  context: AssociateContext,
): Promise<string> {
  const id = checkedId(input.id);
  const hasAccounting = await hasAccountingFor(context);
  const { contacts, communications, ...details } = input;
  // A save that only contains rows leaves the details unchanged, even if somebody else has changed them.
  const isNamed = namesFields(associateRules, details) || !(await isSeen(context, 'BusinessAssociate', id));
  const kind = associateKind(hasAccounting);
  try {
    await saveRecords(context, [
      listOf(kind, isNamed ? [details] : []),
      listOf(contactKind({ associateId: id, hasAccounting }), rowsOfSave(input, contacts), 'contacts'),
      ...communicationLists(
        { source: 'BusinessAssociate', parentId: id },
        rowsOfSave(input, communications),
        'communications',
      ),
    ]);
  } catch (error) {
    throw await mergedAwayError(error, context, id);
  }
  return id;
}
