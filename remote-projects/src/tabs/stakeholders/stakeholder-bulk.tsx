import {
  type StakeholderBulkField,
  stakeholderBulkFields,
  stakeholderBulkValidator,
} from 'shared-contracts/stakeholders';
import { DateField, type FieldProps, PickerField } from 'shared-ui/form';
import type { Client } from 'urql';
import { BulkMoves } from '../../attached/tasks/bulk-moves.tsx';
import {
  MovedByRowsDocument,
  type StakeholderLineFragment,
  UpdateStakeholdersDocument,
} from '../../generated/operations.ts';
import type { BulkKind } from '../../rows/bulk-edit.tsx';
import { checkedBy } from '../../rows/bulk-values.ts';
import { type Lines, linesBulk } from '../../rows/lines-bulk.ts';

/** Dates that can be filled down, in the order of the menu: most people come back from the neighbours with consents. */
const filledDates = [
  'consentDate',
  'notifiedDate',
  'completedDate',
  'expiryDate',
] as const satisfies readonly StakeholderBulkField[];

const showField = (name: string, field: FieldProps) =>
  name === 'interestType' ? (
    <PickerField {...field} picklist="interestTypes" given={{ activeOnly: true }} />
  ) : (
    <DateField {...field} />
  );

/** Edits selected stakeholders together: all are written or none, each based on the version that was read. */
export const stakeholderBulk = (client: Client, lines: Lines<StakeholderLineFragment>): BulkKind =>
  linesBulk({
    texts: 'stakeholders',
    fields: stakeholderBulkFields,
    dates: filledDates,
    check: checkedBy(stakeholderBulkValidator),
    field: showField,
    lines,
    titleOf: ({ sequence, businessAssociate }) => `${sequence} · ${businessAssociate?.name ?? ''}`,
    // The day of the first notice is no value of the stakeholder: only a typed one is set or cleared.
    valuesOf: ({ details, ...line }) => ({ ...line, ...details, notifiedDate: details.typedNotifiedDate }),
    movesOf: (stakeholders) =>
      client.query(MovedByRowsDocument, { stakeholders }, { requestPolicy: 'network-only' }).toPromise(),
    showMoves: (moves) => <BulkMoves moves={moves} />,
    update: (input) => client.mutation(UpdateStakeholdersDocument, { input }).toPromise(),
  });
