import type { Selection } from 'shared-ui/grid';
import { useClient } from 'urql';
import type { RequestLineFragment } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { BulkActions } from '../../rows/bulk-actions.tsx';
import { GenerateLines } from '../../rows/generate-lines.tsx';
import type { LineWays } from '../../rows/lines-tab.tsx';
import { requestBulk } from './request-bulk.tsx';
import { requestsName } from './request-record.ts';

interface RequestActionsProps {
  readonly project: ProjectRecord;
  readonly lines: readonly RequestLineFragment[];
  readonly selected: Selection;
  readonly ways: LineWays;
}

/** The menus Actions and Generate: a day filled down into the selected requests, the same fields of all of them. */
export function RequestActions({ project, lines, selected, ways }: RequestActionsProps) {
  const client = useClient();
  return (
    <>
      <BulkActions
        project={project}
        name={requestsName}
        kind={requestBulk(
          client,
          lines.filter(({ id }) => selected.has(id)),
        )}
        selected={selected}
        ways={ways}
      />
      <GenerateLines project={project} selected={selected} lineList="requestsLineList" />
    </>
  );
}
