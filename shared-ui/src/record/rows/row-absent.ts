import { errorExtensions, errorMessage } from 'shared-contracts/client';
import type { Client, CombinedError, TypedDocumentNode } from 'urql';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import type { Absence } from '../record-absence.tsx';

/** A row that could not be read; the message is the server's, and empty where there is none. */
export class RowAbsent extends Error {
  readonly absence: Absence;

  constructor(absence: Absence, message = '') {
    super(message);
    this.name = 'RowAbsent';
    this.absence = absence;
  }
}

/** Why a read returned no record. */
export function absenceOf(error: CombinedError | undefined): Absence {
  const code = error && errorExtensions(error)?.code;
  if (!error || code === 'NOT_FOUND') return 'missing';
  return code === 'FORBIDDEN' ? 'denied' : 'failed';
}

/** How a collection reads one row from the API: with a query that returns it as `record`, always from the network. */
export const rowReader =
  <TRow>(
    client: Client,
    document: TypedDocumentNode<{ readonly record?: TRow | null }, { id: string }>,
    storedRow: (row: TRow) => StoredRow,
  ) =>
  async (id: string): Promise<StoredRow> => {
    const read = () => client.query(document, { id }, { requestPolicy: 'network-only' }).toPromise();
    const first = await read();
    // While another answer is being written to the cache, it may return an answer without data; that does not mean that
    // the row is missing.
    const { data, error } = first.data || first.error ? first : await read();
    if (data?.record) return storedRow(data.record);
    const absence = absenceOf(error);
    throw new RowAbsent(absence, absence === 'missing' ? '' : errorMessage(error));
  };
