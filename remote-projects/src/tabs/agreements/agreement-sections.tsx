import { lazyScreen, type Translate } from 'shared-ui';
import type { RowTab } from 'shared-ui/record';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { rowSections } from '../../rows/row-sections.tsx';

/** Fetched with the first agreement that is opened. */
const AgreementSection = lazyScreen(
  async () => (await import('./sections/agreement-section.tsx')).AgreementSection,
);

/** Fields by the section that they are in (decision 54). */
const sections = {
  details: [
    ...['name', 'referenceNumber', 'agreementNumber', 'agreementName', 'agreementType', 'interestType'],
    ...['landPurpose', 'subProjectType', 'landownerType', 'landAgent', 'follows', 'surfaceStatus'],
    ...['statusComments', 'projectCreatedDate', 'sentToFieldDate', 'plansReceivedDate'],
    ...['consentRequestedDate', 'consentReceivedDate', 'documentsAcquiredDate', 'effectiveDate'],
    ...['term', 'termUnit', 'expiryDate', 'reviewNoticeDate'],
  ],
  landowners: ['landowners'],
  occupants: ['occupants'],
  'related-parcels': ['relatedParcels'],
  'related-titles': ['relatedTitles'],
  compensation: ['compensations'],
  payments: ['payments'],
  'survey-conditions': ['landownerConditions', 'occupantConditions'],
  'area-and-length': [
    ...['areaUnit', 'grossArea', 'buildableArea', 'clearedArea', 'widthUnit', 'leftWidth', 'rightWidth'],
    ...['lengthUnit', 'length'],
  ],
  life: ['lifeSteps'],
} as const;

const lists = [
  'tasks',
  'communications',
  'events',
  'related-documents',
  'obligations',
  'comments',
  'history',
] as const;

/** The sections of an agreement: the short ones are one page, those with a list of their own a page each. */
export const agreementSections = (project: ProjectRecord, t: Translate): readonly [RowTab, ...RowTab[]] =>
  rowSections(
    {
      texts: 'agreements',
      sections,
      lists,
      show: (path, row) => <AgreementSection section={path} row={row} project={project} />,
    },
    t,
  );
