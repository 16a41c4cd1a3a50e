import { useCallback, useMemo } from 'react';
import { isConnected } from 'shared-contracts/requests';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { FilterBar } from 'shared-ui/grid';
import { useSearchParams } from 'shared-ui/router';
import {
  ProjectRequestsDocument,
  type ProjectRequestsQuery,
  ReorderRequestsDocument,
  type RequestLineFragment,
} from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { TabMap } from '../../map/tab-map.tsx';
import { dateCells } from '../../rows/date-cells.tsx';
import { LinesTab } from '../../rows/lines-tab.tsx';
import { type StoredLines, useLines } from '../../rows/use-lines.ts';
import { NewRequestWizard } from './new-request-wizard.tsx';
import { RequestActions } from './request-actions.tsx';
import {
  factsOfLine,
  noFacts,
  requestCells,
  requestColumns,
  requestDateColumns,
  withHeldItems,
} from './request-cells.ts';
import { narrowRequest, requestRenderers } from './request-info.tsx';
import { requestsName } from './request-record.ts';
import { isRequestFilter, requestFilters, stageOf } from './request-stages.ts';
import { useHeldItems } from './use-held-items.ts';

const pageIn = ({ requests }: ProjectRequestsQuery) => requests;

/**
 * The filter of requests by stage; it is stored in the address. Requests that are not read, or could not be, are not
 * counted: none are known, which is not the same as none.
 */
function useStageFilter({ lines, isLoading, failure }: StoredLines<RequestLineFragment>) {
  const { t } = useTexts('projects');
  const [params, setParams] = useSearchParams();
  const wanted = params.get('show');
  const shown = isRequestFilter(wanted) ? wanted : 'all';
  const isShown = useMemo(
    () => (shown === 'all' ? undefined : (line: RequestLineFragment) => stageOf(line) === shown),
    [shown],
  );
  const bar = (
    <FilterBar
      title={t('requests.show')}
      choices={requestFilters.map((value) => ({
        value,
        label: t(`requests.stage.${value}`),
        count:
          isLoading || failure
            ? undefined
            : lines.filter((line) => value === 'all' || stageOf(line) === value).length,
      }))}
      shown={shown}
      onShow={(next) =>
        setParams(
          (now) => {
            now.set('show', next);
            return now;
          },
          { replace: true },
        )
      }
    />
  );
  return { isShown, bar };
}

/** The requests of a project to grantors (002 §2). */
export function RequestsTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const stored = useLines({
    document: ProjectRequestsDocument,
    surfaceProjectId: project.id,
    isNew: project.revision === null,
    pageIn,
  });
  const { isShown, bar } = useStageFilter(stored);
  const heldItems = useHeldItems();
  const facts = useMemo(
    () => new Map(stored.lines.map((line) => [line.id, factsOfLine(line)])),
    [stored.lines],
  );
  const cellsOf = useCallback(
    (values: FormValues, id: string) =>
      requestCells(values, withHeldItems(facts.get(id) ?? noFacts, heldItems.get(id) ?? [])),
    [facts, heldItems],
  );
  const cellsOfLine = useCallback((line: RequestLineFragment) => cellsOf({ ...line }, line.id), [cellsOf]);
  const columns = useMemo(() => requestColumns(t), [t]);
  const cells = useMemo(() => dateCells(t, requestsName, requestDateColumns), [t]);
  const renderersOf = useMemo(() => (query: string) => requestRenderers(t, query), [t]);
  const narrow = useMemo(() => ({ column: 'grantorRequests', draw: narrowRequest(t) }), [t]);
  return (
    <LinesTab
      project={project}
      map={(shown) => <TabMap project={project} layer="Requests" {...shown} />}
      name={requestsName}
      columns={columns}
      stored={stored}
      isShown={isShown}
      cellsOf={cellsOf}
      cellsOfLine={cellsOfLine}
      cells={cells}
      reorder={ReorderRequestsDocument}
      narrow={narrow}
      renderersOf={renderersOf}
      above={bar}
      wizard={(props) => <NewRequestWizard {...props} />}
      actions={(selected, ways) => (
        <RequestActions project={project} lines={stored.lines} selected={selected} ways={ways} />
      )}
      deleteBlockedBy={(lines) => (lines.some(isConnected) ? t('requests.connected') : undefined)}
    />
  );
}
