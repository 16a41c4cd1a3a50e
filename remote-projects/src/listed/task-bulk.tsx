import { nameIn } from 'shared-contracts/forms';
import {
  type AssignedTaskBulkField,
  assignedTaskBulkFields,
  assignedTaskBulkValidator,
} from 'shared-contracts/tasks';
import { DateField, type FieldProps, PickerField } from 'shared-ui/form';
import type { Client } from 'urql';
import { BulkMoves } from '../attached/tasks/bulk-moves.tsx';
import {
  MovedByTasksDocument,
  type ProjectTaskRowFragment,
  UpdateAssignedTasksDocument,
} from '../generated/operations.ts';
import type { BulkKind } from '../rows/bulk-edit.tsx';
import { checkedBy } from '../rows/bulk-values.ts';
import { type Lines, linesBulk } from '../rows/lines-bulk.ts';

const filledDates = ['dueDate', 'assignedDate'] as const satisfies readonly AssignedTaskBulkField[];

const showField = (name: string, field: FieldProps) =>
  name === 'assignee' ? <PickerField {...field} picklist="representatives" /> : <DateField {...field} />;

/** Edits selected tasks together: all are written or none, each based on the version that was read. */
export const taskBulk = (client: Client, lines: Lines<ProjectTaskRowFragment>): BulkKind =>
  linesBulk({
    texts: 'tasks',
    fields: assignedTaskBulkFields,
    dates: filledDates,
    check: checkedBy(assignedTaskBulkValidator),
    field: showField,
    lines,
    titleOf: ({ task, recordName }) => [nameIn(task, 'name'), recordName].filter(Boolean).join(' · '),
    valuesOf: (line) => ({ ...line }),
    movesOf: (input) =>
      client.query(MovedByTasksDocument, { input }, { requestPolicy: 'network-only' }).toPromise(),
    showMoves: (moves) => <BulkMoves moves={moves} />,
    update: async (input) => {
      const answer = await client.mutation(UpdateAssignedTasksDocument, { input }).toPromise();
      return { ...answer, data: answer.data && { updated: answer.data.saved } };
    },
  });
