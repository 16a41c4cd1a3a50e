import type { ReactNode } from 'react';
import { nameIn } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { Communications } from 'shared-ui/communications';
import { useFieldValue } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { PausesArea } from '../../../attached/consultation/pauses-area.tsx';
import { RowTasks } from '../../../attached/tasks/row-tasks.tsx';
import type { ProjectRecord } from '../../../ground/project-record.ts';
import { RelatedParcelsArea } from '../../../rows/related-parcels.tsx';
import { RowHistory } from '../../../rows/row-history.tsx';
import { RowRevisions } from '../../../rows/row-revisions.tsx';
import { useStakeholderParent } from '../stakeholder-parent.ts';
import { DetailsArea } from './details.tsx';
import { TypesArea } from './types.tsx';

interface AreaProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
}

/** What is to be done about the stakeholder. */
function StakeholderTasks(props: AreaProps) {
  const name = nameIn(useFieldValue('businessAssociate'), 'name');
  return <RowTasks {...props} parentClass="Stakeholder" name={name} />;
}

/** Its record of contact: who was spoken with, and every attempt. */
function StakeholderCommunications({ row }: { readonly row: OpenRow }) {
  return <Communications parent={useStakeholderParent(row)} />;
}

/** What stands on each area of a stakeholder (decision 54). */
const areas = {
  details: () => <DetailsArea />,
  types: () => <TypesArea />,
  'related-parcels': () => <RelatedParcelsArea />,
  pauses: () => <PausesArea />,
  revisions: () => <RowRevisions texts="stakeholders" longest={chosenLengths.consultation.details} />,
  tasks: (props) => <StakeholderTasks {...props} />,
  communications: ({ row }) => <StakeholderCommunications row={row} />,
  history: ({ row }) => <RowHistory row={row} kind="STAKEHOLDER" />,
} as const satisfies Readonly<Record<string, (props: AreaProps) => ReactNode>>;

export type AreaName = keyof typeof areas;

/** One section of a stakeholder's form, by the segment in its address. */
export function StakeholderArea({ area, ...props }: AreaProps & { readonly area: AreaName }) {
  return areas[area](props);
}
