import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { showToast, useTexts } from 'shared-ui';
import { RefusedFields } from 'shared-ui/form';
import { useMutation } from 'urql';
import { type ClosedDaysDetailsFragment, UpdateDayLockDocument } from '../generated/operations.ts';
import type { ClosedDaysValues } from './closed-days-form.tsx';

type Change = Partial<ClosedDaysValues> & { readonly reopenReason?: string | null };

/** Closes days, changes them and opens them again; shows that it is done. */
export function useClosedDaysSteps() {
  const { t } = useTexts('billing');
  const [, update] = useMutation(UpdateDayLockDocument);
  const send = async (known: ClosedDaysDetailsFragment | undefined, change: Change, done: string) => {
    const { error } = await update({
      input: {
        id: known?.id ?? crypto.randomUUID(),
        revision: known?.revision ?? null,
        saveId: crypto.randomUUID(),
        ...change,
      },
    });
    if (error) {
      const fields = errorExtensions(error)?.fields ?? [];
      throw fields.length > 0 ? new RefusedFields([...fields]) : new Error(errorMessage(error) ?? '');
    }
    showToast({ kind: 'success', message: t(`invoices.closed.done.${done}`) });
  };
  return {
    save: (known: ClosedDaysDetailsFragment | undefined, values: ClosedDaysValues) =>
      send(known, values, known ? 'changed' : 'closed'),
    reopen: (known: ClosedDaysDetailsFragment, reopenReason: string) =>
      send(known, { reopenReason }, 'reopened'),
    closeAgain: (known: ClosedDaysDetailsFragment) => send(known, { reopenReason: null }, 'closed'),
  };
}
