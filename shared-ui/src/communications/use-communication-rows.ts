import { useCallback, useMemo } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { shownDate } from 'shared-contracts/shown-dates';
import { useClient, useMutation } from 'urql';
import type { FormValues } from '../form/form-values.ts';
import { CommunicationRecordDocument, DeleteCommunicationsDocument } from '../generated/operations.ts';
import type { PickOption } from '../picklists/picklist.ts';
import type { Collection } from '../record/rows/collection.ts';
import { rowReader } from '../record/rows/row-absent.ts';
import { useSession } from '../session/session.tsx';
import { communicationLine } from './communication-columns.ts';
import { showCommunication, showSavedDocuments } from './communication-documents.tsx';
import { communicationFields } from './communication-fields.tsx';
import { communicationErrors } from './communication-rules.ts';
import {
  type CommunicationParent,
  hasContent,
  inputOf,
  newValues,
  readRow,
  valuesOfStored,
} from './communication-values.ts';
import { useCommunicationTexts } from './communications-texts.ts';

/** The list of a save's input that holds them, and the path of their tab (001 §2, 002 §2). */
export const communicationsName = 'communications';

/** The name of a record's communications among the collections of the surrounding form. */
export const communicationsOf = ({ below }: { readonly below?: { readonly collection: string } }): string =>
  below ? `${below.collection} ${communicationsName}` : communicationsName;

/** The signed-in person as a picker of people has them. */
export function useOneself(): PickOption | null {
  const { user } = useSession();
  return useMemo(() => user && { id: user.id, fullName: user.fullName }, [user]);
}

/**
 * The communications of a record as rows of its form: for `collections` of a RecordForm, whose save sends new and
 * changed ones as `communications` (decision 48).
 */
export function useCommunicationRows(parent: CommunicationParent): Collection {
  const { t, language } = useCommunicationTexts();
  const client = useClient();
  const oneself = useOneself();
  const [, remove] = useMutation(DeleteCommunicationsDocument);
  const { kind, id: parentId, associates, below } = parent;
  const read = useMemo(() => rowReader(client, CommunicationRecordDocument, readRow), [client]);
  const removeRows = useCallback(
    async (ids: readonly string[]) => {
      const { error } = await remove({ input: ids.map((id) => ({ id })) });
      if (error) throw new Error(errorMessage(error));
    },
    [remove],
  );
  return useMemo(
    () => ({
      name: communicationsOf({ ...(below ? { below } : {}) }),
      list: communicationsName,
      ...(below ? { parent: below } : {}),
      tab: communicationsName,
      item: t('item'),
      titleOf: (values: FormValues) =>
        [shownDate(String(values['date'] ?? ''), language), communicationLine(values, t)]
          .filter(Boolean)
          .join(' · '),
      tabs: [
        {
          path: 'details',
          label: t('details'),
          fields: communicationFields(t),
          show: showCommunication(kind, below ? undefined : parentId),
          below: showSavedDocuments(kind),
        },
      ],
      make: () => ({ ...newValues(associates ? { associates } : {}, oneself) }),
      validate: (values: FormValues) => communicationErrors(values, language),
      isEmpty: (values: FormValues) => !hasContent(values),
      inputOf,
      valuesOfStored,
      read,
      remove: removeRows,
      deletion: DeleteCommunicationsDocument,
    }),
    [t, language, kind, parentId, associates, below, oneself, read, removeRows],
  );
}
