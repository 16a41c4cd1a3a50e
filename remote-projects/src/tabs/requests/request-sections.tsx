import { lazyScreen, type Translate } from 'shared-ui';
import type { RowTab } from 'shared-ui/record';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { rowSections } from '../../rows/row-sections.tsx';

/** Fetched with the first request that is opened. */
const RequestSection = lazyScreen(
  async () => (await import('./sections/request-section.tsx')).RequestSection,
);
const ItemSection = lazyScreen(async () => (await import('./sections/item-section.tsx')).ItemSection);

/** Fields of a request by the section that they are in (decision 54). */
const requestFields = {
  details: [
    ...['requestType', 'businessAssociate', 'contact', 'requestScope', 'conditions', 'grantorCompany'],
    ...['grantorType', 'connectNumber', 'connectStatus', 'sentDate', 'receivedDate', 'completedDate'],
  ],
} as const;

const requestLists = ['request-items', 'tasks', 'communications', 'related-documents', 'history'] as const;

/** The sections of a request's form. */
export const requestSections = (project: ProjectRecord, t: Translate): readonly [RowTab, ...RowTab[]] =>
  rowSections(
    {
      texts: 'requests',
      sections: requestFields,
      lists: requestLists,
      show: (path, row) => <RequestSection section={path} row={row} project={project} />,
    },
    t,
  );

/** Fields of an item by the section that they are in (decision 54). */
const itemSections = {
  details: [
    ...['requestItemType', 'historicalType', 'description', 'conditions', 'effectiveDate', 'expiryDate'],
    ...['marker', 'reference', 'spread', 'term', 'termUnit'],
  ],
  'related-parcels': ['relatedParcels'],
  roads: ['roads'],
  revisions: ['revisions'],
} as const;

export const requestItemSections = (project: ProjectRecord, t: Translate): readonly [RowTab, ...RowTab[]] =>
  rowSections(
    {
      texts: 'requestItems',
      sections: itemSections,
      lists: ['related-documents', 'history'],
      show: (path, row) => <ItemSection section={path} row={row} project={project} />,
    },
    t,
  );
