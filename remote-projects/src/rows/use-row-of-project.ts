import { useMemo } from 'react';
import { recordAddress } from 'shared-contracts/routes';
import { RowAbsent, rowReader, type StoredRow } from 'shared-ui/record';
import { useNavigate } from 'shared-ui/router';
import { type TypedDocumentNode, useClient } from 'urql';

interface RowOfProject<TRow> {
  /** The project whose form the row is in. */
  readonly projectId: string;
  /** The segment of the tab with its grid. */
  readonly tab: string;
  /** Reads one row, named `record`, with what tells its project. */
  readonly document: TypedDocumentNode<{ readonly record?: TRow | null }, { id: string }>;
  readonly storedRow: (row: TRow) => StoredRow;
  readonly projectOf: (row: TRow) => string;
}

/** The project of a row that lies in a project's file. */
export const projectOfFile = ({ projectFileId }: { readonly projectFileId: string }): string => projectFileId;

/**
 * How a row of a project is read: one of another project, which a typed address names, leads to its own address. The head
 * and the rights around it would be those of the wrong project.
 */
export function useRowOfProject<TRow extends { readonly id: string }>(
  asked: RowOfProject<TRow>,
): (id: string) => Promise<StoredRow> {
  const { projectId, tab, document, storedRow, projectOf } = asked;
  const client = useClient();
  const navigate = useNavigate();
  return useMemo(
    () =>
      rowReader(client, document, (row) => {
        const own = projectOf(row);
        if (own === projectId) return storedRow(row);
        void navigate(recordAddress({ projectId: own, tab, id: row.id }), { replace: true });
        throw new RowAbsent('missing');
      }),
    [client, navigate, projectId, tab, document, storedRow, projectOf],
  );
}
