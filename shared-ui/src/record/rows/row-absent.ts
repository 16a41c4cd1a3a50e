import { errorExtensions, errorMessage } from 'shared-contracts/client';
import type { Client, CombinedError, TypedDocumentNode } from 'urql';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import type { Absence } from '../record-absence.tsx';

/** A row that could not be read; the message is the server's, and empty where it has none. */
export class RowAbsent extends Error {
  readonly absence: Absence;

  constructor(absence: Absence, message = '') {
    super(message);
    this.name = 'RowAbsent';
    this.absence = absence;
  }
}

/** Why a read has no record. */
export function absenceOf(error: CombinedError | undefined): Absence {
  const code = error && errorExtensions(error)?.code;
  if (!error || code === 'NOT_FOUND') return 'missing';
  return code === 'FORBIDDEN' ? 'denied' : 'failed';
}

/** How a collection reads one row of the API: a query that names it `record`, always as it is now. */
export const rowReader =
  <TRow>(
    client: Client,
    document: TypedDocumentNode<{ readonly record?: TRow | null }, { id: string }>,
    storedRow: (row: TRow) => StoredRow,
  ) =>
  async (id: string): Promise<StoredRow> => {
    const read = () => client.query(document, { id }, { requestPolicy: 'network-only' }).toPromise();
    const first = await read();
    // A cache that another answer is written to meanwhile may give an answer without data: that says nothing of the row.
    const { data, error } = first.data || first.error ? first : await read();
    if (data?.record) return storedRow(data.record);
    const absence = absenceOf(error);
    throw new RowAbsent(absence, absence === 'missing' ? '' : errorMessage(error));
  };
