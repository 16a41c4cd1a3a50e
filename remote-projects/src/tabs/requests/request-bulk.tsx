import { type RequestBulkField, requestBulkFields, requestBulkValidator } from 'shared-contracts/requests';
import { DateField, type FieldProps, PickerField, TextField } from 'shared-ui/form';
import type { Client } from 'urql';
import { BulkMoves } from '../../attached/tasks/bulk-moves.tsx';
import {
  MovedByRowsDocument,
  type RequestLineFragment,
  UpdateRequestsDocument,
} from '../../generated/operations.ts';
import type { BulkKind } from '../../rows/bulk-edit.tsx';
import { checkedBy } from '../../rows/bulk-values.ts';
import { type Lines, linesBulk } from '../../rows/lines-bulk.ts';
import { requestName } from './request-record.ts';

/** Days that are filled down, in the order of the menu: answers come in batches. */
const filledDates = [
  'receivedDate',
  'sentDate',
  'completedDate',
] as const satisfies readonly RequestBulkField[];

function showField(name: string, field: FieldProps) {
  if (name === 'grantorCompany') return <PickerField {...field} picklist="grantorCompanies" />;
  if (name === 'connectStatus') return <TextField {...field} />;
  return <DateField {...field} />;
}

/** Edits selected requests together: all are written or none, each based on the version that was read. */
export const requestBulk = (client: Client, lines: Lines<RequestLineFragment>): BulkKind =>
  linesBulk({
    texts: 'requests',
    fields: requestBulkFields,
    dates: filledDates,
    check: checkedBy(requestBulkValidator),
    field: showField,
    lines,
    titleOf: (line) => `${line.sequence} · ${requestName({ ...line })}`,
    valuesOf: (line) => ({ ...line }),
    movesOf: (requests) =>
      client.query(MovedByRowsDocument, { requests }, { requestPolicy: 'network-only' }).toPromise(),
    showMoves: (moves) => <BulkMoves moves={moves} />,
    update: (input) => client.mutation(UpdateRequestsDocument, { input }).toPromise(),
  });
