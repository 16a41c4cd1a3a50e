import { useMemo, useState } from 'react';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { failureText } from 'shared-contracts/errors';
import type { TimeSelection } from 'shared-contracts/graphql';
import { showToast, useTexts } from 'shared-ui';
import { type CombinedError, type TypedDocumentNode, useClient } from 'urql';
import {
  ApplyRatesDocument,
  ApproveTimeDocument,
  DeleteRatePendingsDocument,
  HoldTimeDocument,
  RecallTimesheetsDocument,
  ReleaseTimeDocument,
  SendBackTimeDocument,
  SubmitTimesheetsDocument,
  type TimeDecisionFragment,
  WithdrawApprovalDocument,
} from '../generated/operations.ts';

type Decision =
  | 'submitted'
  | 'approved'
  | 'returned'
  | 'held'
  | 'released'
  | 'rated'
  | 'calledBack'
  | 'waiting';

/** The server's message, including those for single fields, such as the days that need a reason. */
function refusalText(error: CombinedError | undefined, fallback: string): string {
  const fields = error && errorExtensions(error)?.fields;
  const sentences = fields?.map(({ message }) => message).join(' ');
  return sentences || errorMessage(error) || fallback;
}

/**
 * Decisions on lines of time by the people who write, approve or invoice them. Each step shows what happened to the
 * lines and why some were skipped, and rejects with the server's message; `told` shows that message instead of
 * rejecting.
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
      undo?: () => Promise<void>,
      /** A sentence about the remaining lines, given the number of lines that were decided. */
      ofRest?: (lineCount: number) => string,
    ): Promise<void> => {
      const { data, error } = await client.mutation(document, variables).toPromise();
      if (!data) throw new Error(refusalText(error, t('timesheets.failed')));
      const { lineCount, reasons } = data.done;
      // The reason of a failure is shown where the person can act on it.
      const isWithoutRate = decision === 'rated' && lineCount === 0 && reasons.length === 0;
      const outcome = isWithoutRate ? 'noRate' : decision;
      showToast({
        kind: lineCount > 0 ? 'success' : 'info',
        message: [t(`timesheets.done.${outcome}`, { count: lineCount }), ...reasons, ofRest?.(lineCount)]
          .filter(Boolean)
          .join(' '),
        ...(undo && lineCount > 0 ? { undo } : {}),
      });
    };
    /** Waits for a step, and shows why it failed. */
    const withErrorShown = async (work: () => Promise<void>): Promise<void> => {
      setBusy(true);
      try {
        await work();
      } catch (error) {
        const message = failureText(error) ?? t('timesheets.failed');
        showToast({ kind: 'error', message });
      } finally {
        setBusy(false);
      }
    };
    const recall = (ids: string[]) => decide('calledBack', RecallTimesheetsDocument, { ids });
    const withdraw = (selection: TimeSelection) => decide('waiting', WithdrawApprovalDocument, { selection });
    return {
      /** Whether a step with a message is in progress. */
      isBusy,
      withErrorShown,
      /** Submits weeks, with days to come if allowed; `onUndone` is called after the submission was recalled. */
      submit: (ids: string[], onUndone: () => unknown, allowDaysAhead = false) =>
        decide('submitted', SubmitTimesheetsDocument, { ids, allowDaysAhead }, () =>
          withErrorShown(async () => {
            await recall(ids);
            await onUndone();
          }),
        ),
      recall,
      /**
       * Approves submitted lines; `onUndone` is called after the approval was withdrawn. The message includes how many
       * of the `waiting` lines remain, which a filter may hide.
       */
      approve: (lines: readonly { readonly id: string }[], onUndone: () => unknown, waiting?: number) =>
        decide(
          'approved',
          ApproveTimeDocument,
          { selection: theseLines(lines) },
          () =>
            withErrorShown(async () => {
              await withdraw(theseLines(lines));
              await onUndone();
            }),
          (lineCount) =>
            waiting === undefined || waiting <= lineCount
              ? ''
              : t('timesheets.stillWaiting', { count: waiting - lineCount }),
        ),
      sendBack: (selection: TimeSelection, reason: string) =>
        decide('returned', SendBackTimeDocument, { selection, reason }),
      hold: (selection: TimeSelection, reason: string) =>
        decide('held', HoldTimeDocument, { selection, reason }),
      release: (selection: TimeSelection) => decide('released', ReleaseTimeDocument, { selection }),
      applyRates: (selection: TimeSelection) => decide('rated', ApplyRatesDocument, { selection }),
      deleteUnrated: async (ids: string[]): Promise<void> => {
        const { data, error } = await client.mutation(DeleteRatePendingsDocument, { ids }).toPromise();
        if (!data) throw new Error(refusalText(error, t('timesheets.failed')));
      },
    };
  }, [client, isBusy, t]);
}

export type TimeReview = ReturnType<typeof useTimeReview>;

/** Selects lines for a step. */
export const theseLines = (lines: readonly { readonly id: string }[]): TimeSelection => ({
  entryIds: lines.map(({ id }) => id),
});
