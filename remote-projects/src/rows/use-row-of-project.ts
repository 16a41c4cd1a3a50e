import { useCallback, useMemo } from 'react';
import { type Address, recordAddress } from 'shared-contracts/routes';
import { RowAbsent, rowReader, type StoredRow } from 'shared-ui/record';
import { useNavigate } from 'shared-ui/router';
import { type TypedDocumentNode, useClient } from 'urql';

interface RowOfProject<TRow> {
  /** The project whose form the row is in. */
  readonly projectId: string;
  /** The segment of the tab with its grid. */
  readonly tab: string;
  /** The address of a row within its own project, of one that lies below another row; its tab's by default. */
  readonly addressOf?: (row: TRow) => Address;
  /** Reads one row, named `record`, with the id of its project. */
  readonly document: TypedDocumentNode<{ readonly record?: TRow | null }, { id: string }>;
  readonly storedRow: (row: TRow) => StoredRow;
  readonly projectOf: (row: TRow) => string;
}

/** The project of a row that lies in a project's file. */
export const projectOfFile = ({ projectFileId }: { readonly projectFileId: string }): string => projectFileId;

/** Goes to the row's own address if it belongs to another project. */
export function useLeadOn(): (own: Address) => never {
  const navigate = useNavigate();
  return useCallback(
    (own) => {
      void navigate(own, { replace: true });
      throw new RowAbsent('missing');
    },
    [navigate],
  );
}

/**
 * How a row of a project is read: one of another project, which a typed address names, leads to its own address. The head
 * and the rights around it would be those of the wrong project.
 */
export function useRowOfProject<TRow extends { readonly id: string }>(
  options: RowOfProject<TRow>,
): (id: string) => Promise<StoredRow> {
  const { projectId, tab, document, storedRow, projectOf, addressOf } = options;
  const client = useClient();
  const leadOn = useLeadOn();
  return useMemo(
    () =>
      rowReader(client, document, (row) => {
        const own = projectOf(row);
        if (own === projectId) return storedRow(row);
        return leadOn(addressOf?.(row) ?? recordAddress({ projectId: own, tab, id: row.id }));
      }),
    [client, leadOn, projectId, tab, document, storedRow, projectOf, addressOf],
  );
}
