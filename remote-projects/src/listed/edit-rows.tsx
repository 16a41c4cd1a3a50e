import { useMemo } from 'react';
import type { BulkAction, BulkActionProps } from 'shared-contracts';
import { type Client, useClient } from 'urql';
import {
  SelectedRequestsDocument,
  SelectedStakeholdersDocument,
  SelectedTasksDocument,
} from '../generated/operations.ts';
import { BulkEdit, type BulkKind } from '../rows/bulk-edit.tsx';
import type { BulkShape } from '../rows/bulk-values.ts';
import { agreementBulk } from '../tabs/agreements/agreement-bulk.tsx';
import { requestBulk } from '../tabs/requests/request-bulk.tsx';
import { stakeholderBulk } from '../tabs/stakeholders/stakeholder-bulk.tsx';
import { readSelected } from './selected-rows.ts';
import { taskBulk } from './task-bulk.tsx';

type KindOf = (client: Client, ids: readonly string[]) => BulkKind;

/** How the rows of each list are edited together; those of one list may belong to different projects. */
const kinds = {
  // The statuses of every operator are offered; the API refuses those of others.
  agreements: (client, ids) => agreementBulk(client, { operator: null }, ids),
  requests: (client, ids) => requestBulk(client, () => readSelected(client, SelectedRequestsDocument, ids)),
  stakeholders: (client, ids) =>
    stakeholderBulk(client, () => readSelected(client, SelectedStakeholdersDocument, ids)),
  tasks: (client, ids) => taskBulk(client, () => readSelected(client, SelectedTasksDocument, ids)),
} satisfies Readonly<Record<string, KindOf>>;

/** A list whose rows are edited together. */
export type EditedList = keyof typeof kinds;

/**
 * Edits the selected rows of a list together, or fills one date into them: the changes are shown first, the API checks
 * each row, and all of them are written or none.
 */
export function editRows(list: EditedList, shape: BulkShape): BulkAction {
  return function EditRows({ rows, onDone, onClose }: BulkActionProps) {
    const client = useClient();
    const kind = useMemo(
      () =>
        kinds[list](
          client,
          rows.map(({ id }) => id),
        ),
      [client, rows],
    );
    return <BulkEdit shape={shape} kind={kind} count={rows.length} onClose={onClose} onEdited={onDone} />;
  };
}
