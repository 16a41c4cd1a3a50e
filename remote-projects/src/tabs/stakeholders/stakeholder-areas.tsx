import { Suspense } from 'react';
import { lazyScreen, type Translate } from 'shared-ui';
import type { RowTab } from 'shared-ui/record';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { rowAreas } from '../../rows/row-areas.tsx';
import { stakeholdersName } from './stakeholder-record.ts';

/** Fetched with the first stakeholder that is opened. */
const StakeholderArea = lazyScreen(
  async () => (await import('./areas/stakeholder-area.tsx')).StakeholderArea,
);

/** Fields by the area that they stand on (decision 54). */
const sections = {
  details: [
    ...['businessAssociate', 'contact', 'interestType', 'landInterest', 'distanceToInterest'],
    ...['notifiedDate', 'consentDate', 'expiryDate', 'completedDate'],
  ],
  types: ['stakeholderTypes'],
  'related-parcels': ['relatedParcels'],
  pauses: ['pauses'],
  revisions: ['revisions'],
} as const;

const lists = ['tasks', 'communications', 'history'] as const;

/** The areas of a stakeholder: the short ones are one page, those with a list of their own a page each. */
export const stakeholderAreas = (project: ProjectRecord, t: Translate): readonly [RowTab, ...RowTab[]] =>
  rowAreas(
    {
      texts: stakeholdersName,
      sections,
      lists,
      show: (path, row) => (
        <Suspense fallback={null}>
          <StakeholderArea area={path} row={row} project={project} />
        </Suspense>
      ),
    },
    t,
  );
