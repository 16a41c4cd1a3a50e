import { agreementRules } from 'shared-contracts/agreements';
import type { AgreementInput } from 'shared-contracts/graphql';
import type { RecordContext } from '../../records/record-context.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import type { ProjectList } from '../project-list.ts';
import { madeIn, namedRows, rowsIn, type SavedRows, saveRowsAlone } from '../rows-alone.ts';
import { type AgreementSave, agreementKind } from './agreement-kind.ts';
import { agreementOrder as orders } from './agreement-order.ts';

const rows: SavedRows<AgreementSave> = {
  table: 'agreement',
  rules: agreementRules,
  kindOf: agreementKind,
};

/** Agreements in the save of a project, and their order. */
export const agreementList: ProjectList = {
  name: 'agreements',
  lists: ({ projectId }, { agreements, agreementOrder }) => {
    const named = namedRows(rows, agreements ?? []);
    return [
      rowsIn(rows, projectId, named, 'agreements'),
      orders.list(projectId, agreementOrder, madeIn(named)),
    ];
  },
};

/** Saves agreements of whatever projects, all or none. Returns their ids. Throws an AppError. */
export const saveAgreements = (
  inputs: readonly AgreementInput[],
  context: RecordContext,
): Promise<readonly string[]> => saveRowsAlone<AgreementSave>(rows, inputs, context);

/** Agreements of one project that one list of changes names. */
const changedAtOnce = 500;

/** Changes agreements of a project in the transaction that has it locked, one list after the other. Throws an AppError. */
export async function changeAgreements(
  projectId: string,
  inputs: readonly AgreementSave[],
  within: RecordContext,
  told?: (written: number) => void,
): Promise<void> {
  for (let first = 0; first < inputs.length; first += changedAtOnce) {
    const some = inputs
      .slice(first, first + changedAtOnce)
      .map((input, place) => ({ input, place: first + place }));
    await saveRecords(within, [rowsIn(rows, projectId, some, 'input')]);
    told?.(first + some.length);
  }
}
