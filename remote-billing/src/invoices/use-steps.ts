import { errorMessage } from 'shared-contracts/client';
import { type TypedDocumentNode, useClient } from 'urql';
import type { InvoiceRecord } from './invoice-record.ts';

interface Saved {
  readonly saved: InvoiceRecord;
}

/** Takes an invoice a step by a mutation that answers it; rejects with the server's sentence. */
export function useStep() {
  const client = useClient();
  return async <TVariables extends object>(
    document: TypedDocumentNode<Saved, TVariables>,
    variables: TVariables,
  ): Promise<InvoiceRecord> => {
    const { data, error } = await client.mutation(document, variables).toPromise();
    if (!data) throw new Error(errorMessage(error) ?? '');
    return data.saved;
  };
}
