import { associateRules } from 'shared-contracts/associates';
import type { BusinessAssociateInput } from 'shared-contracts/graphql';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { namesFields } from '../../records/writing/form-kind.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { communicationLists } from '../communications/index.ts';
import { type AssociateContext, hasAccountingFor } from './associate-context.ts';
import { associateKind } from './associate-kind.ts';
import { contactKind } from './contact-kind.ts';

/**
 * Saves what the form of an associate holds in one transaction (decision 48): its details where any is named,
 * its new and changed contacts, its new and changed communications. Returns its id. Throws an AppError.
 */
export async function saveAssociate(
  input: BusinessAssociateInput,
  context: AssociateContext,
): Promise<string> {
  const id = checkedId(input.id);
  const hasAccounting = await hasAccountingFor(context);
  const { contacts, communications, ...details } = input;
  // A save of rows alone leaves the details, and whoever else changed them, as they are.
  const isNamed = namesFields(associateRules, details) || !(await isSeen(context, 'BusinessAssociate', id));
  const kind = associateKind(hasAccounting);
  const own = listOf(kind, [details]);
  await saveRecords(context, [
    { ...own, rows: isNamed ? own.rows : [] },
    listOf(contactKind({ associateId: id, hasAccounting }), contacts ?? [], 'contacts'),
    ...communicationLists(
      { source: 'BusinessAssociate', parentId: id },
      communications ?? [],
      'communications',
    ),
  ]);
  return id;
}
