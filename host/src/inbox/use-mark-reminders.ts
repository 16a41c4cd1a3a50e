import { useMemo } from 'react';
import { failureText } from 'shared-contracts/errors';
import { inboxLimits } from 'shared-contracts/reminders';
import { inTime } from 'shared-contracts/rest-client';
import { showToast, useRest, useTexts } from 'shared-ui';
import * as v from 'valibot';
import { useServices } from '../services/services.tsx';

/** What can be done with reminders. */
export interface MarkReminders {
  /** Marks them as read, with a message that offers to undo it. */
  readonly read: (ids: readonly string[]) => void;
  /** The same without a message: the record was opened. */
  readonly opened: (id: string) => void;
  readonly unread: (id: string) => void;
  /** Puts one off until a day, yyyy-MM-dd. */
  readonly snooze: (id: string, until: string, shownDay: string) => void;
}

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / inboxLimits.marked) }, (_, place) =>
    ids.slice(place * inboxLimits.marked, (place + 1) * inboxLimits.marked),
  );

/** Marks reminders and updates the counts in the list and the navigation; `onChanged` reads the list again. */
export function useMarkReminders(onChanged: () => void): MarkReminders {
  const rest = useRest();
  const { session } = useServices();
  const { t } = useTexts('inbox');
  return useMemo(() => {
    const settle = async (work: Promise<unknown>) => {
      try {
        await work;
      } finally {
        onChanged();
        void session.refresh();
      }
    };
    const mark = async (ids: readonly string[], isRead: boolean) => {
      for (const part of partsOf(ids))
        await rest.post('inbox/read', { ids: part, isRead }, v.null(), inTime());
    };
    const put = (id: string, until: string | null) =>
      rest.post('inbox/snooze', { ids: [id], until }, v.null(), inTime());
    const withToast = (work: Promise<unknown>, message: string, undo: () => Promise<unknown>) =>
      void settle(work).then(
        () => showToast({ message, undo: () => settle(undo()) }),
        (error: unknown) => showToast({ kind: 'error', message: failureText(error) ?? t('failed') }),
      );
    return {
      read: (ids) => withToast(mark(ids, true), t('marked', { count: ids.length }), () => mark(ids, false)),
      // A failed mark is not reported: the person wants to see the record, and opening it again marks it.
      opened: (id) => void settle(mark([id], true)).catch(() => {}),
      unread: (id) => void settle(mark([id], false)).catch(() => {}),
      snooze: (id, until, day) => withToast(put(id, until), t('snoozed', { day }), () => put(id, null)),
    };
  }, [rest, session, onChanged, t]);
}
