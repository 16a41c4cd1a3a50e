import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { RefusedFields } from 'shared-ui/form';
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

/**
 * Runs a step from a panel with fields. Errors of the panel's own fields (by `isField`) are shown at the fields, any
 * other error as a sentence.
 */
export function usePanelStep() {
  const client = useClient();
  return async <TVariables extends object>(
    document: TypedDocumentNode<Saved, TVariables>,
    variables: TVariables,
    isField: (path: string) => boolean,
  ): Promise<InvoiceRecord> => {
    const { data, error } = await client.mutation(document, variables).toPromise();
    if (data) return data.saved;
    const fields = (error && errorExtensions(error)?.fields) ?? [];
    const own = fields.filter(({ path }) => isField(path));
    if (own.length > 0) throw new RefusedFields([...own]);
    throw new Error(fields[0]?.message ?? errorMessage(error) ?? '');
  };
}
