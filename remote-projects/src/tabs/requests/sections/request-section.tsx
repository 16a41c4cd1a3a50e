import type { ReactNode } from 'react';
import { Communications } from 'shared-ui/communications';
import type { OpenRow } from 'shared-ui/record';
import { RowTasks } from '../../../attached/tasks/row-tasks.tsx';
import type { ProjectRecord } from '../../../ground/project-record.ts';
import { RowDocuments } from '../../../rows/row-documents.tsx';
import { RowHistory } from '../../../rows/row-history.tsx';
import { useRequestParent } from '../below-requests.ts';
import { useRequestName } from '../use-request-name.ts';
import { RequestDetails } from './request-details.tsx';
import { RequestItems } from './request-items.tsx';

interface SectionProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
}

/** The tasks of the request. */
function RequestTasks(props: SectionProps) {
  return <RowTasks {...props} parentClass="Request" name={useRequestName()} />;
}

/** The communications about the request. */
function RequestCommunications({ row }: SectionProps) {
  return <Communications parent={useRequestParent(row)} />;
}

/** The content of each section of a request's form (decision 54). */
const sections = {
  details: () => <RequestDetails />,
  'request-items': ({ row }) => <RequestItems row={row} />,
  tasks: (props) => <RequestTasks {...props} />,
  communications: (props) => <RequestCommunications {...props} />,
  'related-documents': ({ row, project }) => (
    <RowDocuments row={row} parentType="Request" mayAdd={project.canEdit} />
  ),
  history: ({ row }) => <RowHistory row={row} kind="REQUEST" />,
} as const satisfies Readonly<Record<string, (props: SectionProps) => ReactNode>>;

/** One section of a request's form, by the segment in its address. */
export function RequestSection({
  section,
  ...props
}: SectionProps & { readonly section: keyof typeof sections }) {
  return sections[section](props);
}
