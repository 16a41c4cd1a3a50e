import { useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { showToast, useTexts } from 'shared-ui';
import { type TypedDocumentNode, useClient } from 'urql';
import {
  ApplyRatesDocument,
  HoldTimeDocument,
  type HoldTimeMutation,
  ReleaseTimeDocument,
} from '../generated/operations.ts';

/** What can be done with unbilled lines where they stand. */
export interface WorkSteps {
  readonly isBusy: boolean;
  readonly release: (entryIds: readonly string[]) => Promise<void>;
  readonly applyRates: (entryIds: readonly string[]) => Promise<void>;
  /** Rejects with the server's sentence. */
  readonly hold: (entryIds: readonly string[], reason: string) => Promise<void>;
}

/** Holds, releases and rates unbilled lines, and tells what became of them; the list is read anew by itself. */
export function useWorkSteps(): WorkSteps {
  const { t } = useTexts('projects');
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  return useMemo(() => {
    const decide = async <TVariables extends object>(
      document: TypedDocumentNode<HoldTimeMutation, TVariables>,
      variables: TVariables,
    ) => {
      setBusy(true);
      const { data, error } = await client.mutation(document, variables).toPromise();
      setBusy(false);
      if (!data) throw new Error(errorMessage(error) ?? '');
      const { lineCount, leftCount, reasons } = data.done;
      const left =
        leftCount > 0 && reasons.length === 0 ? [t('invoices.work.left', { count: leftCount })] : reasons;
      showToast({
        kind: 'success',
        message: [t('invoices.work.done', { count: lineCount }), ...left].join(' '),
      });
    };
    const told = async (deciding: Promise<void>) => {
      try {
        await deciding;
      } catch (error) {
        showToast({ kind: 'error', message: error instanceof Error ? error.message : '' });
      }
    };
    const of = (entryIds: readonly string[]) => ({ selection: { entryIds: [...entryIds] } });
    return {
      isBusy,
      release: (ids) => told(decide(ReleaseTimeDocument, of(ids))),
      applyRates: (ids) => told(decide(ApplyRatesDocument, of(ids))),
      hold: (ids, reason) => decide(HoldTimeDocument, { ...of(ids), reason }),
    };
  }, [client, isBusy, t]);
}
