import { Suspense, useMemo } from 'react';
import { recordAddress } from 'shared-contracts/routes';
import { lazyScreen, useTexts } from 'shared-ui';
import type { Collection } from 'shared-ui/record';
import {
  DeleteRequestItemsDocument,
  DeleteRequestsDocument,
  ProjectRequestDocument,
  ProjectRequestItemDocument,
} from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import classes from '../../rows/lines.module.css';
import { useCommunicationsOfProject } from '../../rows/use-communications-of-project.ts';
import { useDeletes } from '../../rows/use-deletes.ts';
import { projectOfFile, useRowOfProject } from '../../rows/use-row-of-project.ts';
import { asParent, belowRequests } from './below-requests.ts';
import {
  makeRequestItem,
  requestItemFaults,
  requestItemInput,
  requestItemName,
  requestItemOfStored,
  requestItemRow,
  requestItemsName,
  requestItemsTab,
} from './item-record.ts';
import {
  makeRequest,
  requestFaults,
  requestInput,
  requestName,
  requestOfStored,
  requestRow,
  requestsName,
} from './request-record.ts';
import { requestItemSections, requestSections } from './request-sections.tsx';

/** Fetched with the first request that is opened. */
const RequestRail = lazyScreen(async () => (await import('./request-rail.tsx')).RequestRail);

interface ItemPlace {
  readonly id: string;
  readonly request: { readonly id: string; readonly projectFileId: string };
}

const projectOfItem = ({ request }: ItemPlace): string => request.projectFileId;

const addressOfItem = ({ id, request }: ItemPlace) =>
  recordAddress({ projectId: request.projectFileId, tab: requestsName, id: request.id }, requestItemsTab, id);

const ofRequests = asParent('', false);

/** The requests of the project as rows of its form, and below them their items and communications. */
export function useRequestRows(project: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const read = useRowOfProject({
    ...{ projectId: project.id, tab: requestsName, document: ProjectRequestDocument },
    storedRow: requestRow,
    projectOf: projectOfFile,
  });
  const readItem = useRowOfProject({
    ...{ projectId: project.id, tab: requestsName, document: ProjectRequestItemDocument },
    ...{ storedRow: requestItemRow, projectOf: projectOfItem, addressOf: addressOfItem },
  });
  const remove = useDeletes(DeleteRequestsDocument);
  const removeItems = useDeletes(DeleteRequestItemsDocument);
  const communications = useCommunicationsOfProject(project.id, ofRequests);
  return useMemo(() => {
    const requests: Collection = {
      name: requestsName,
      tab: requestsName,
      item: t('requests.item'),
      titleOf: requestName,
      make: makeRequest,
      validate: (values) => requestFaults(values, language),
      inputOf: requestInput,
      valuesOfStored: requestOfStored,
      read,
      remove,
      deletion: DeleteRequestsDocument,
      tabs: requestSections(project, t),
      rail: (row) => (
        <Suspense fallback={<div className={classes['railWaiting']} />}>
          <RequestRail row={row} />
        </Suspense>
      ),
    };
    const items: Collection = {
      name: requestItemsName,
      parent: belowRequests,
      tab: requestItemsTab,
      item: t('requestItems.item'),
      titleOf: requestItemName,
      make: makeRequestItem,
      validate: (values) => requestItemFaults(values, language),
      inputOf: requestItemInput,
      valuesOfStored: requestItemOfStored,
      read: readItem,
      remove: removeItems,
      deletion: DeleteRequestItemsDocument,
      tabs: requestItemSections(project, t),
    };
    return [requests, items, communications];
  }, [project, read, readItem, remove, removeItems, communications, t, language]);
}
