import { errorMessage } from 'shared-contracts/client';
import { zoneHere } from 'shared-contracts/grids';
import { useQuery } from 'urql';
import { ConsultationBoardDocument } from '../generated/operations.ts';

/** The board of a project's consultation, asked for anew whenever somebody comes to it. */
export function useBoard(surfaceProjectId: string) {
  const [{ data, error }, ask] = useQuery({
    query: ConsultationBoardDocument,
    variables: { surfaceProjectId, zone: zoneHere() },
    requestPolicy: 'cache-and-network',
  });
  return {
    board: data?.board,
    failure:
      error && !data
        ? { message: errorMessage(error) ?? '', tryAgain: () => ask({ requestPolicy: 'network-only' }) }
        : undefined,
  };
}
