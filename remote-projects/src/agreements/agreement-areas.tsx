import { Suspense } from 'react';
import { lazyScreen, type Translate } from 'shared-ui';
import type { OpenRow, RowTab } from 'shared-ui/record';
import type { ProjectRecord } from '../project/project-record.ts';
import type { AreaName } from './areas/agreement-area.tsx';

/** Fetched with the first agreement that is opened. */
const AgreementArea = lazyScreen(async () => (await import('./areas/agreement-area.tsx')).AgreementArea);

/** Fields by the area that they stand on (decision 54). */
const areaFields = {
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

/** The areas of an agreement: the short ones are one page, those with a list of their own a page each. */
export function agreementAreas(project: ProjectRecord, t: Translate): readonly [RowTab, ...RowTab[]] {
  const parts = (path: AreaName, row: OpenRow) => (
    <Suspense fallback={null}>
      <AgreementArea area={path} row={row} project={project} />
    </Suspense>
  );
  const section = (path: keyof typeof areaFields): RowTab => ({
    path,
    label: t(`agreements.area.${path}`),
    fields: areaFields[path].map((name) => ({ name, label: t(`agreements.${name}`) })),
    isSection: true,
    show: (row) => parts(path, row),
  });
  const list = (path: AreaName): RowTab => ({
    path,
    label: t(`agreements.area.${path}`),
    fields: [],
    show: () => null,
    below: (row) => parts(path, row),
  });
  return [
    section('details'),
    section('landowners'),
    section('occupants'),
    section('related-parcels'),
    section('related-titles'),
    section('compensation'),
    section('payments'),
    section('survey-conditions'),
    section('area-and-length'),
    section('life'),
    list('tasks'),
    list('communications'),
    list('events'),
    list('related-documents'),
    list('obligations'),
    list('history'),
  ];
}
