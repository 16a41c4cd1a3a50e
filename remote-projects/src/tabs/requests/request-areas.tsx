import { Suspense } from 'react';
import { lazyScreen, type Translate } from 'shared-ui';
import type { RowTab } from 'shared-ui/record';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { rowAreas } from '../../rows/row-areas.tsx';

/** Fetched with the first request that is opened. */
const RequestArea = lazyScreen(async () => (await import('./areas/request-area.tsx')).RequestArea);
const ItemArea = lazyScreen(async () => (await import('./areas/item-area.tsx')).ItemArea);

/** Fields of a request by the area that they stand on (decision 54). */
const requestSections = {
  details: [
    ...['requestType', 'businessAssociate', 'contact', 'requestScope', 'conditions', 'grantorCompany'],
    ...['grantorType', 'connectNumber', 'connectStatus', 'sentDate', 'receivedDate', 'completedDate'],
  ],
} as const;

const requestLists = ['request-items', 'tasks', 'communications', 'related-documents', 'history'] as const;

/** The sections of a request's form. */
export const requestAreas = (project: ProjectRecord, t: Translate): readonly [RowTab, ...RowTab[]] =>
  rowAreas(
    {
      texts: 'requests',
      sections: requestSections,
      lists: requestLists,
      show: (path, row) => (
        <Suspense fallback={null}>
          <RequestArea area={path} row={row} project={project} />
        </Suspense>
      ),
    },
    t,
  );

/** Fields of an item by the area that they stand on (decision 54). */
const itemSections = {
  details: [
    ...['requestItemType', 'historicalType', 'description', 'conditions', 'effectiveDate', 'expiryDate'],
    ...['marker', 'reference', 'spread', 'term', 'termUnit'],
  ],
  'related-parcels': ['relatedParcels'],
  roads: ['roads'],
  revisions: ['revisions'],
} as const;

export const requestItemAreas = (project: ProjectRecord, t: Translate): readonly [RowTab, ...RowTab[]] =>
  rowAreas(
    {
      texts: 'requestItems',
      sections: itemSections,
      lists: ['related-documents', 'history'],
      show: (path, row) => (
        <Suspense fallback={null}>
          <ItemArea area={path} row={row} project={project} />
        </Suspense>
      ),
    },
    t,
  );
