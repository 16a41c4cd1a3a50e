import { errorMessage } from 'shared-contracts/client';
import { useSession } from 'shared-ui';
import { useQuery } from 'urql';
import { ProjectProgressDocument, type ProjectProgressQuery } from '../../generated/operations.ts';

/** The progress of a project as the API returns it. */
export type Progress = ProjectProgressQuery['progress'];

/** The unbilled amounts of a project by age; undefined for people who do not invoice. */
export type Unbilled = NonNullable<ProjectProgressQuery['unbilled']>['all'];

/** Reads it anew each time that the tab is opened: it is made of what many people write. */
export function useProgress(projectId: string) {
  const { user, flags } = useSession();
  const mayBill = user?.canAccessInvoice === true && flags.enableInvoicing;
  const [{ data, error }, readAgain] = useQuery({
    query: ProjectProgressDocument,
    variables: { id: projectId, mayBill },
    requestPolicy: 'cache-and-network',
  });
  return {
    progress: data?.progress,
    unbilled: data?.unbilled?.all,
    failure: data ? undefined : errorMessage(error),
    readAgain: () => readAgain({ requestPolicy: 'network-only' }),
  };
}
