import { inLanguage } from 'shared-contracts';
import { agreementRules } from 'shared-contracts/agreements';
import { texts } from '../../generated/texts/agreements.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { datesFollow } from '../assigned-tasks/index.ts';
import { orderedRows } from '../ordered-rows.ts';
import { rowsIn, type SavedRows } from '../rows-alone.ts';
import { type AgreementSave, agreementKind } from './agreement-kind.ts';

const rows: SavedRows<AgreementSave> = {
  table: 'agreement',
  rules: agreementRules,
  kindOf: agreementKind,
};

/** How agreements are saved within a project's save, saved by themselves, and reordered. */
export const {
  list: agreementList,
  order: agreementOrder,
  saveAlone: saveAgreements,
} = orderedRows<AgreementSave>({
  ...rows,
  kind: 'AGREEMENT_ORDER',
  right: 'agreement',
  field: 'agreementOrder',
  texts: (language) => inLanguage(texts, language),
  name: 'agreements',
  rowsOf: ({ agreements }) => agreements,
  orderOf: (input) => input.agreementOrder,
});

/** The maximum number of agreements of one project in one list of changes. */
const changedAtOnce = 500;

/**
 * Changes agreements of a project, one list after the other, in the transaction that has locked the project. Throws an
 * AppError.
 */
export async function changeAgreements(
  projectId: string,
  inputs: readonly AgreementSave[],
  within: RecordContext,
  onProgress?: (written: number) => void,
): Promise<void> {
  for (let first = 0; first < inputs.length; first += changedAtOnce) {
    const some = inputs
      .slice(first, first + changedAtOnce)
      .map((input, place) => ({ input, place: first + place }));
    await saveRecords(within, [rowsIn(rows, projectId, some, 'input'), datesFollow([projectId])]);
    onProgress?.(first + some.length);
  }
}
