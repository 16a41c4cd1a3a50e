import { Communications } from 'shared-ui/communications';
import { useProjectParent } from '../../ground/project-parent.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';

/** The communications of the project itself. */
export function CommunicationsTab({ project }: { readonly project: ProjectRecord }) {
  return <Communications parent={useProjectParent(project)} />;
}
