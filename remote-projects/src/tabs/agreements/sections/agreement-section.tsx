import type { ReactNode } from 'react';
import type { OpenRow } from 'shared-ui/record';
import { RowComments } from '../../../attached/comments/row-comments.tsx';
import { RowTasks } from '../../../attached/tasks/row-tasks.tsx';
import type { ProjectRecord } from '../../../ground/project-record.ts';
import { RelatedParcelsSection } from '../../../rows/related-parcels.tsx';
import { RowDocuments } from '../../../rows/row-documents.tsx';
import { RowHistory } from '../../../rows/row-history.tsx';
import { useAgreementName } from '../use-agreement-name.ts';
import { AreaAndLength } from './area-and-length.tsx';
import { AgreementCommunications } from './communications.tsx';
import { CompensationSection } from './compensation.tsx';
import { SurveyConditions } from './conditions.tsx';
import { DetailsSection } from './details.tsx';
import { AgreementEvents } from './events.tsx';
import { LandownersSection } from './landowners.tsx';
import { LifeSection } from './life.tsx';
import { AgreementObligations } from './obligations.tsx';
import { OccupantsSection } from './occupants.tsx';
import { PaymentsSection } from './payments.tsx';
import { RelatedTitlesSection } from './related-titles.tsx';

interface SectionProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
}

/** The tasks of the agreement. */
function AgreementTasks(props: SectionProps) {
  return <RowTasks {...props} parentClass="Agreement" name={useAgreementName()} />;
}

/** The content of each section of an agreement's form (decision 54). */
const sections = {
  details: ({ project }) => <DetailsSection project={project} />,
  landowners: () => <LandownersSection />,
  occupants: () => <OccupantsSection />,
  'related-parcels': () => <RelatedParcelsSection />,
  'related-titles': () => <RelatedTitlesSection />,
  compensation: ({ row }) => <CompensationSection row={row} />,
  payments: ({ row }) => <PaymentsSection row={row} />,
  'survey-conditions': () => <SurveyConditions />,
  'area-and-length': () => <AreaAndLength />,
  life: ({ row, project }) => <LifeSection row={row} projectId={project.id} />,
  tasks: (props) => <AgreementTasks {...props} />,
  communications: ({ row }) => <AgreementCommunications row={row} />,
  events: (props) => <AgreementEvents {...props} />,
  'related-documents': ({ row, project }) => (
    <RowDocuments row={row} parentType="Agreement" mayAdd={project.canEdit} />
  ),
  obligations: (props) => <AgreementObligations {...props} />,
  comments: ({ row, project }) => <RowComments row={row} source="Agreement" projectId={project.id} />,
  history: ({ row }) => <RowHistory row={row} kind="AGREEMENT" />,
} as const satisfies Readonly<Record<string, (props: SectionProps) => ReactNode>>;

export type SectionName = keyof typeof sections;

/** One section of an agreement's form, by the segment in its address. */
export function AgreementSection({ section, ...props }: SectionProps & { readonly section: SectionName }) {
  return sections[section](props);
}
