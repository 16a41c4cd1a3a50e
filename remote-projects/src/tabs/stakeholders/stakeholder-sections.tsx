import { lazyScreen, type Translate } from 'shared-ui';
import type { RowTab } from 'shared-ui/record';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { rowSections } from '../../rows/row-sections.tsx';
import { stakeholdersName } from './stakeholder-record.ts';

/** Fetched with the first stakeholder that is opened. */
const StakeholderSection = lazyScreen(
  async () => (await import('./sections/stakeholder-section.tsx')).StakeholderSection,
);

/** Fields by the section that they are in (decision 54). */
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

/** The sections of a stakeholder: the short ones are one page, those with a list of their own a page each. */
export const stakeholderSections = (project: ProjectRecord, t: Translate): readonly [RowTab, ...RowTab[]] =>
  rowSections(
    {
      texts: stakeholdersName,
      sections,
      lists,
      show: (path, row) => <StakeholderSection section={path} row={row} project={project} />,
    },
    t,
  );
