import { useCallback, useMemo } from 'react';
import { errorMessage, readFailure } from 'shared-contracts/client';
import type { StoredRow } from 'shared-ui/record';
import { useClient, useMutation, useQuery } from 'urql';
import {
  AssociateContactsDocument,
  DeleteContactPhoneNumbersDocument,
  DeleteContactsDocument,
} from '../generated/operations.ts';
import { contactRow, phonesOf } from './contact-record.ts';

const none: readonly StoredRow[] = [];

/** The stored contacts of an associate, read where they are shown, and how contacts and telephone numbers are deleted. */
export function useContacts(associateId: string, isShown: boolean) {
  const client = useClient();
  const [{ data, error, fetching }, ask] = useQuery({
    query: AssociateContactsDocument,
    variables: { id: associateId },
    pause: !isShown,
  });
  const [, deleteContacts] = useMutation(DeleteContactsDocument);
  const [, deleteNumbers] = useMutation(DeleteContactPhoneNumbersDocument);
  const contacts = data?.associate?.contacts;
  const rows = useMemo(() => contacts?.map(contactRow) ?? none, [contacts]);
  const storedPhoneIds = useMemo(
    () => new Set(rows.flatMap(({ values }) => phonesOf(values).map(({ id }) => id))),
    [rows],
  );

  /** The contacts as they are now; undefined where that is not known. */
  const readAgain = useCallback(async (): Promise<readonly StoredRow[] | undefined> => {
    const answer = await client
      .query(AssociateContactsDocument, { id: associateId }, { requestPolicy: 'network-only' })
      .toPromise();
    return answer.data?.associate?.contacts.map(contactRow);
  }, [client, associateId]);

  const remove = useCallback(
    async (ids: readonly string[]) => {
      const { error: refusal } = await deleteContacts({ ids: [...ids] });
      const now = await readAgain();
      const isThere = now?.some((row) => ids.includes(row.id)) ?? true;
      // The first message of the server is shown in the dialog (001 §8).
      if (refusal && isThere) throw new Error(errorMessage(refusal));
    },
    [deleteContacts, readAgain],
  );

  /**
   * Deletes a stored number and returns its contact as stored. A failure is shown in the dialog (001 §8); where only the
   * answer was lost the number is gone all the same.
   */
  const removeNumber = useCallback(
    async (id: string): Promise<StoredRow | undefined> => {
      const owner = rows.find(({ values }) => phonesOf(values).some((phone) => phone.id === id));
      const { error: refusal } = await deleteNumbers({ ids: [id] });
      const now = await readAgain();
      const isThere = now?.some(({ values }) => phonesOf(values).some((phone) => phone.id === id)) ?? true;
      if (refusal && isThere) throw new Error(refusal.networkError ? errorMessage(refusal) : '');
      return now?.find((row) => row.id === owner?.id);
    },
    [deleteNumbers, readAgain, rows],
  );

  return {
    rows,
    storedPhoneIds,
    isLoading: isShown && fetching && !data,
    ...readFailure({ data, error }, ask),
    remove,
    removeNumber,
  };
}

export type Contacts = ReturnType<typeof useContacts>;
