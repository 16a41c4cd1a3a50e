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

  /** The contacts as they are now. */
  const readAgain = useCallback(async (): Promise<readonly StoredRow[]> => {
    const answer = await client
      .query(AssociateContactsDocument, { id: associateId }, { requestPolicy: 'network-only' })
      .toPromise();
    return answer.data?.associate?.contacts.map(contactRow) ?? none;
  }, [client, associateId]);

  const remove = useCallback(
    async (ids: readonly string[]) => {
      const { error: refusal } = await deleteContacts({ ids: [...ids] });
      // The first message of the server is shown in the dialog (001 §8).
      if (refusal) throw new Error(errorMessage(refusal));
      await readAgain();
    },
    [deleteContacts, readAgain],
  );

  /** Deletes a stored number and returns its contact as stored. A failure is shown in the dialog (001 §8). */
  const removeNumber = useCallback(
    async (id: string): Promise<StoredRow | undefined> => {
      const owner = rows.find(({ values }) => phonesOf(values).some((phone) => phone.id === id));
      const { error: refusal } = await deleteNumbers({ ids: [id] });
      if (refusal) throw new Error('');
      return (await readAgain()).find((row) => row.id === owner?.id);
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
