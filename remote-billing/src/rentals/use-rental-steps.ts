import { errorMessage } from 'shared-contracts/client';
import { type TypedDocumentNode, useClient } from 'urql';
import {
  ApproveRentsDocument,
  DecideRentsDocument,
  PrepareRentsDocument,
  RefreshRentsDocument,
  type RentRunDetailsFragment,
  SendRentsDocument,
  TakeBackRentsDocument,
} from '../generated/operations.ts';

/** A run as its screen shows it. */
export type Run = RentRunDetailsFragment;

/** What somebody asks of a new run. */
export interface RunCriteria {
  readonly month: string;
  readonly missedSince: string | null;
  readonly operatorId: string | null;
  readonly surfaceProjectId: string | null;
}

/** The steps of a run; each rejects with the server's message. */
export function useRentalSteps() {
  const client = useClient();
  const send = async <TVariables extends object>(
    document: TypedDocumentNode<{ readonly run: Run }, TVariables>,
    variables: TVariables,
  ): Promise<Run> => {
    const { data, error } = await client.mutation(document, variables).toPromise();
    if (!data) throw new Error(errorMessage(error) ?? '');
    return data.run;
  };
  return {
    prepare: (criteria: RunCriteria) =>
      send(PrepareRentsDocument, { input: { id: crypto.randomUUID(), ...criteria } }),
    refresh: ({ id, revision }: Run) => send(RefreshRentsDocument, { id, revision }),
    approve: ({ id, revision }: Run) => send(ApproveRentsDocument, { id, revision }),
    send: ({ id, revision }: Run, isByPayee: boolean) => send(SendRentsDocument, { id, revision, isByPayee }),
    takeBack: ({ id, revision }: Run, reason: string) =>
      send(TakeBackRentsDocument, { id, revision, reason }),
    decide: (
      { id, revision }: Run,
      ids: readonly string[],
      decision: 'LeaveOut' | 'Pay' | null,
      reason: string | null,
    ) => send(DecideRentsDocument, { id, revision, ids: [...ids], decision, reason }),
  };
}
