import { useMemo, useState } from 'react';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { saidOf } from 'shared-contracts/errors';
import type { TimeSelection } from 'shared-contracts/graphql';
import { showToast, useTexts } from 'shared-ui';
import { type CombinedError, type TypedDocumentNode, useClient } from 'urql';
import {
  ApplyRatesDocument,
  ApproveTimeDocument,
  DeleteRatePendingsDocument,
  HoldTimeDocument,
  ReleaseTimeDocument,
  SendBackTimeDocument,
  SubmitTimesheetsDocument,
  type TimeDecisionFragment,
} from '../generated/operations.ts';

type Decision = 'submitted' | 'approved' | 'returned' | 'held' | 'released' | 'rated';

/** What the server said: of single fields too, as of the days that need a reason. */
function said(error: CombinedError | undefined, fallback: string): string {
  const fields = error && errorExtensions(error)?.fields;
  const sentences = fields?.map(({ message }) => message).join(' ');
  return sentences || errorMessage(error) || fallback;
}

/**
 * What is decided of lines of time, by who writes, approves or invoices them. Each step tells what became of the lines
 * and why some were left, and rejects with an Error whose message is the server's word; `told` tells that word instead.
 */
export function useTimeReview() {
  const { t } = useTexts('billing');
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  return useMemo(() => {
    const decide = async <TVariables extends object>(
      decision: Decision,
      document: TypedDocumentNode<{ readonly done: TimeDecisionFragment }, TVariables>,
      variables: TVariables,
    ): Promise<void> => {
      const { data, error } = await client.mutation(document, variables).toPromise();
      if (!data) throw new Error(said(error, t('timesheets.failed')));
      const { lineCount, reasons } = data.done;
      // Why nothing came of it is said where something can be done about it.
      const isWithoutRate = decision === 'rated' && lineCount === 0 && reasons.length === 0;
      const outcome = isWithoutRate ? 'noRate' : decision;
      showToast({
        kind: lineCount > 0 ? 'success' : 'info',
        message: [t(`timesheets.done.${outcome}`, { count: lineCount }), ...reasons].join(' '),
      });
    };
    return {
      /** Whether a step is under way that is told. */
      isBusy,
      /** Waits for work that takes a step, and tells why it failed. */
      told: async (work: () => Promise<void>): Promise<void> => {
        setBusy(true);
        try {
          await work();
        } catch (error) {
          const message = saidOf(error) ?? t('timesheets.failed');
          showToast({ kind: 'error', message });
        } finally {
          setBusy(false);
        }
      },
      submit: (ids: string[]) => decide('submitted', SubmitTimesheetsDocument, { ids }),
      approve: (selection: TimeSelection) => decide('approved', ApproveTimeDocument, { selection }),
      sendBack: (selection: TimeSelection, reason: string) =>
        decide('returned', SendBackTimeDocument, { selection, reason }),
      hold: (selection: TimeSelection, reason: string) =>
        decide('held', HoldTimeDocument, { selection, reason }),
      release: (selection: TimeSelection) => decide('released', ReleaseTimeDocument, { selection }),
      applyRates: (selection: TimeSelection) => decide('rated', ApplyRatesDocument, { selection }),
      deleteUnrated: async (ids: string[]): Promise<void> => {
        const { data, error } = await client.mutation(DeleteRatePendingsDocument, { ids }).toPromise();
        if (!data) throw new Error(said(error, t('timesheets.failed')));
      },
    };
  }, [client, isBusy, t]);
}

export type TimeReview = ReturnType<typeof useTimeReview>;

/** Lines as a step is asked for them. */
export const theseLines = (lines: readonly { readonly id: string }[]): TimeSelection => ({
  entryIds: lines.map(({ id }) => id),
});
