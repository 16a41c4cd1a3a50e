import { Suspense } from 'react';
import { lazyScreen, type Translate } from 'shared-ui';
import type { RowTab } from 'shared-ui/record';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { rowAreas } from '../../rows/row-areas.tsx';

/** Fetched with the first agreement that is opened. */
const AgreementArea = lazyScreen(async () => (await import('./areas/agreement-area.tsx')).AgreementArea);

/** Fields by the area that they stand on (decision 54). */
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

const lists = ['tasks', 'communications', 'events', 'related-documents', 'obligations', 'history'] as const;

/** The areas of an agreement: the short ones are one page, those with a list of their own a page each. */
export const agreementAreas = (project: ProjectRecord, t: Translate): readonly [RowTab, ...RowTab[]] =>
  rowAreas(
    {
      texts: 'agreements',
      sections,
      lists,
      show: (path, row) => (
        <Suspense fallback={null}>
          <AgreementArea area={path} row={row} project={project} />
        </Suspense>
      ),
    },
    t,
  );
