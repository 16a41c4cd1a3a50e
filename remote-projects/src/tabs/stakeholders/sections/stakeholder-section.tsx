import type { ReactNode } from 'react';
import { nameIn } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { Communications } from 'shared-ui/communications';
import { useFieldValue } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { PausesSection } from '../../../attached/consultation/pauses-section.tsx';
import { RowTasks } from '../../../attached/tasks/row-tasks.tsx';
import type { ProjectRecord } from '../../../ground/project-record.ts';
import { RelatedParcelsSection } from '../../../rows/related-parcels.tsx';
import { RowHistory } from '../../../rows/row-history.tsx';
import { RowRevisions } from '../../../rows/row-revisions.tsx';
import { useStakeholderParent } from '../stakeholder-parent.ts';
import { DetailsSection } from './details.tsx';
import { TypesSection } from './types.tsx';

interface SectionProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
}

/** The tasks of the stakeholder. */
function StakeholderTasks(props: SectionProps) {
  const name = nameIn(useFieldValue('businessAssociate'), 'name');
  return <RowTasks {...props} parentClass="Stakeholder" name={name} />;
}

/** Its record of contact: every conversation and attempt. */
function StakeholderCommunications({ row }: { readonly row: OpenRow }) {
  return <Communications parent={useStakeholderParent(row)} />;
}

/** The content of each section of a stakeholder's form (decision 54). */
const sections = {
  details: () => <DetailsSection />,
  types: () => <TypesSection />,
  'related-parcels': () => <RelatedParcelsSection />,
  pauses: () => <PausesSection />,
  revisions: () => <RowRevisions texts="stakeholders" longest={chosenLengths.consultation.details} />,
  tasks: (props) => <StakeholderTasks {...props} />,
  communications: ({ row }) => <StakeholderCommunications row={row} />,
  history: ({ row }) => <RowHistory row={row} kind="STAKEHOLDER" />,
} as const satisfies Readonly<Record<string, (props: SectionProps) => ReactNode>>;

export type SectionName = keyof typeof sections;

/** One section of a stakeholder's form, by the segment in its address. */
export function StakeholderSection({ section, ...props }: SectionProps & { readonly section: SectionName }) {
  return sections[section](props);
}
