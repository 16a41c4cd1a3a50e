import type { ReactNode } from 'react';
import type { OpenRow } from 'shared-ui/record';
import { RowTasks } from '../../../attached/tasks/row-tasks.tsx';
import type { ProjectRecord } from '../../../ground/project-record.ts';
import { RelatedParcelsArea } from '../../../rows/related-parcels.tsx';
import { RowDocuments } from '../../../rows/row-documents.tsx';
import { RowHistory } from '../../../rows/row-history.tsx';
import { useAgreementName } from '../use-agreement-name.ts';
import { AreaAndLength } from './area-and-length.tsx';
import { AgreementCommunications } from './communications.tsx';
import { CompensationArea } from './compensation.tsx';
import { SurveyConditions } from './conditions.tsx';
import { DetailsArea } from './details.tsx';
import { AgreementEvents } from './events.tsx';
import { LandownersArea } from './landowners.tsx';
import { LifeArea } from './life.tsx';
import { AgreementObligations } from './obligations.tsx';
import { OccupantsArea } from './occupants.tsx';
import { PaymentsArea } from './payments.tsx';
import { RelatedTitlesArea } from './related-titles.tsx';

interface AreaProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
}

/** What is to be done about the agreement. */
function AgreementTasks(props: AreaProps) {
  return <RowTasks {...props} parentClass="Agreement" name={useAgreementName()} />;
}

/** What stands on each area of an agreement (decision 54). */
const areas = {
  details: ({ project }) => <DetailsArea project={project} />,
  landowners: () => <LandownersArea />,
  occupants: () => <OccupantsArea />,
  'related-parcels': () => <RelatedParcelsArea />,
  'related-titles': () => <RelatedTitlesArea />,
  compensation: () => <CompensationArea />,
  payments: () => <PaymentsArea />,
  'survey-conditions': () => <SurveyConditions />,
  'area-and-length': () => <AreaAndLength />,
  life: ({ row, project }) => <LifeArea row={row} projectId={project.id} />,
  tasks: (props) => <AgreementTasks {...props} />,
  communications: ({ row }) => <AgreementCommunications row={row} />,
  events: (props) => <AgreementEvents {...props} />,
  'related-documents': ({ row, project }) => (
    <RowDocuments row={row} parentType="Agreement" mayAdd={project.canEdit} />
  ),
  obligations: (props) => <AgreementObligations {...props} />,
  history: ({ row }) => <RowHistory row={row} kind="AGREEMENT" />,
} as const satisfies Readonly<Record<string, (props: AreaProps) => ReactNode>>;

export type AreaName = keyof typeof areas;

/** One section of an agreement's form, by the segment in its address. */
export function AgreementArea({ area, ...props }: AreaProps & { readonly area: AreaName }) {
  return areas[area](props);
}
