import type { Translate } from 'shared-ui';
import type { RowTab } from 'shared-ui/record';
import type { ProjectRecord } from '../project/project-record.ts';
import { AreaAndLength } from './areas/area-and-length.tsx';
import { AgreementCommunications } from './areas/communications.tsx';
import { CompensationArea } from './areas/compensation.tsx';
import { SurveyConditions } from './areas/conditions.tsx';
import { DetailsArea } from './areas/details.tsx';
import { AgreementDocuments } from './areas/documents.tsx';
import { AgreementEvents } from './areas/events.tsx';
import { AgreementHistory } from './areas/history.tsx';
import { LandownersArea } from './areas/landowners.tsx';
import { LifeArea } from './areas/life.tsx';
import { AgreementObligations } from './areas/obligations.tsx';
import { OccupantsArea } from './areas/occupants.tsx';
import { PaymentsArea } from './areas/payments.tsx';
import { RelatedParcelsArea } from './areas/related-parcels.tsx';
import { RelatedTitlesArea } from './areas/related-titles.tsx';
import { AgreementTasks } from './areas/tasks.tsx';

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
  const section = (path: keyof typeof areaFields, show: RowTab['show']): RowTab => ({
    path,
    label: t(`agreements.area.${path}`),
    fields: areaFields[path].map((name) => ({ name, label: t(`agreements.${name}`) })),
    isSection: true,
    show,
  });
  const list = (path: string, parts: Pick<RowTab, 'show' | 'below'>): RowTab => ({
    path,
    label: t(`agreements.area.${path}`),
    fields: [],
    ...parts,
  });
  const nothing = () => null;
  return [
    section('details', () => <DetailsArea project={project} />),
    section('landowners', () => <LandownersArea />),
    section('occupants', () => <OccupantsArea />),
    section('related-parcels', () => <RelatedParcelsArea />),
    section('related-titles', () => <RelatedTitlesArea />),
    section('compensation', () => <CompensationArea />),
    section('payments', () => <PaymentsArea />),
    section('survey-conditions', () => <SurveyConditions />),
    section('area-and-length', () => <AreaAndLength />),
    section('life', (row) => <LifeArea row={row} projectId={project.id} />),
    list('tasks', { show: nothing, below: (row) => <AgreementTasks row={row} project={project} /> }),
    list('communications', { show: nothing, below: (row) => <AgreementCommunications row={row} /> }),
    list('events', { show: nothing, below: (row) => <AgreementEvents row={row} project={project} /> }),
    list('related-documents', {
      show: nothing,
      below: (row) => <AgreementDocuments row={row} mayAdd={project.canEdit} />,
    }),
    list('obligations', {
      show: nothing,
      below: (row) => <AgreementObligations row={row} project={project} />,
    }),
    list('history', { show: nothing, below: (row) => <AgreementHistory row={row} /> }),
  ];
}
