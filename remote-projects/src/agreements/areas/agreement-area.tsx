import type { ReactNode } from 'react';
import type { OpenRow } from 'shared-ui/record';
import type { ProjectRecord } from '../../project/project-record.ts';
import { AreaAndLength } from './area-and-length.tsx';
import { AgreementCommunications } from './communications.tsx';
import { CompensationArea } from './compensation.tsx';
import { SurveyConditions } from './conditions.tsx';
import { DetailsArea } from './details.tsx';
import { AgreementDocuments } from './documents.tsx';
import { AgreementEvents } from './events.tsx';
import { AgreementHistory } from './history.tsx';
import { LandownersArea } from './landowners.tsx';
import { LifeArea } from './life.tsx';
import { AgreementObligations } from './obligations.tsx';
import { OccupantsArea } from './occupants.tsx';
import { PaymentsArea } from './payments.tsx';
import { RelatedParcelsArea } from './related-parcels.tsx';
import { RelatedTitlesArea } from './related-titles.tsx';
import { AgreementTasks } from './tasks.tsx';

interface AreaProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
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
  'related-documents': ({ row, project }) => <AgreementDocuments row={row} mayAdd={project.canEdit} />,
  obligations: (props) => <AgreementObligations {...props} />,
  history: ({ row }) => <AgreementHistory row={row} />,
} as const satisfies Readonly<Record<string, (props: AreaProps) => ReactNode>>;

export type AreaName = keyof typeof areas;

/** One area of an agreement. */
export function AgreementArea({ area, ...props }: AreaProps & { readonly area: AreaName }) {
  return areas[area](props);
}
