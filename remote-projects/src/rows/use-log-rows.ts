import { errorMessage } from 'shared-contracts/client';
import { attemptOutcomes, type ContactChoice } from 'shared-contracts/communications';
import { dayIn, wallTimeIn, zoneHere } from 'shared-contracts/days';
import { failureText } from 'shared-contracts/errors';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import { showToast, useSession, useTexts } from 'shared-ui';
import { useClient } from 'urql';
import {
  LogContactsDocument,
  type LogContactsMutationVariables,
  TakeBackContactsDocument,
} from '../generated/operations.ts';
import { useResend } from './use-resend.ts';

/** A contact of one record. */
export interface RowContact {
  readonly parentId: string;
  readonly choice: ContactChoice;
  readonly comments: string | null;
}

/** Today, where the person is. */
export const dayHere = (): string => dayIn(new Date(), zoneHere());

/**
 * Logs a contact on each of some records, all or none, by the person and with whom each record concerns. Its message
 * takes all of them back. Throws an Error with the reason where it is refused.
 */
export function useLogRows(source: CommunicationParentKind, onDone: () => void) {
  const { t } = useTexts('projects');
  const client = useClient();
  const { user } = useSession();
  const resend = useResend<LogContactsMutationVariables['input']>();
  return async (date: string, contacts: readonly RowContact[]): Promise<void> => {
    const input = resend.again({ date, contacts }, () => {
      const saveId = crypto.randomUUID();
      return contacts.map(({ parentId, choice: { result, method }, comments }) => {
        const outcome = attemptOutcomes.find((one) => one === result) ?? null;
        return {
          parentId,
          communication: {
            ...{ id: crypto.randomUUID(), saveId, date, outcome, isSuccessful: outcome === null, comments },
            // A contact that is entered later has no time.
            timeOfDay: date === dayHere() ? wallTimeIn(new Date(), zoneHere()).slice(-5) : null,
            methodOfContact: method && { id: method.id },
            representative: user && { id: user.id },
          },
        };
      });
    });
    const { data, error } = await client.mutation(LogContactsDocument, { input, source }).toPromise();
    if (error || !data) throw new Error(errorMessage(error));
    resend.done();
    const undo = async () => {
      const undone = await client
        .mutation(TakeBackContactsDocument, { input: data.logged.map((id) => ({ id })) })
        .toPromise();
      if (undone.error)
        showToast({ kind: 'error', message: failureText(undone.error) ?? t('rows.log.notUndone') });
      else onDone();
    };
    showToast({ kind: 'success', message: t('rows.log.done', { count: contacts.length }), undo });
    onDone();
  };
}
