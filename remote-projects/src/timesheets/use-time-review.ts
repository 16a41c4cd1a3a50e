import { errorExtensions, errorMessage } from 'shared-contracts/client';
import type { TimeSelection } from 'shared-contracts/graphql';
import { showToast, useTexts } from 'shared-ui';
import { type CombinedError, useClient } from 'urql';
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

/** What the server said: of single fields too, as of the days that need a reason. */
function said(error: CombinedError | undefined, fallback: string): string {
  const fields = error && errorExtensions(error)?.fields;
  const sentences = fields?.map(({ message }) => message).join(' ');
  return sentences || errorMessage(error) || fallback;
}

/** Handing in, approving and sending back; each rejects with an Error whose message is the server's word. */
export function useTimeReview() {
  const { t } = useTexts('projects');
  const client = useClient();
  const tell = (
    what: 'submitted' | 'approved' | 'returned' | 'held' | 'released' | 'rated',
    review: TimeDecisionFragment,
  ) => {
    const { lineCount, reasons } = review;
    showToast({
      kind: lineCount > 0 ? 'success' : 'info',
      message: [t(`timesheets.done.${what}`, { count: lineCount }), ...reasons].join(' '),
    });
  };
  const finish = (
    what: Parameters<typeof tell>[0],
    { data, error }: { data?: { done: TimeDecisionFragment } | undefined; error?: CombinedError | undefined },
  ) => {
    if (!data) throw new Error(said(error, t('timesheets.failed')));
    tell(what, data.done);
    return data.done;
  };
  return {
    submit: async (ids: string[]) =>
      finish('submitted', await client.mutation(SubmitTimesheetsDocument, { ids }).toPromise()),
    approve: async (selection: TimeSelection) =>
      finish('approved', await client.mutation(ApproveTimeDocument, { selection }).toPromise()),
    sendBack: async (selection: TimeSelection, reason: string) =>
      finish('returned', await client.mutation(SendBackTimeDocument, { selection, reason }).toPromise()),
    hold: async (selection: TimeSelection, reason: string) =>
      finish('held', await client.mutation(HoldTimeDocument, { selection, reason }).toPromise()),
    release: async (selection: TimeSelection) =>
      finish('released', await client.mutation(ReleaseTimeDocument, { selection }).toPromise()),
    deleteUnrated: async (ids: string[]) => {
      const { data, error } = await client.mutation(DeleteRatePendingsDocument, { ids }).toPromise();
      if (!data) throw new Error(said(error, t('timesheets.failed')));
    },
    applyRates: async (selection: TimeSelection) =>
      finish('rated', await client.mutation(ApplyRatesDocument, { selection }).toPromise()),
  };
}
