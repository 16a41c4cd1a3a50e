import { Communications } from 'shared-ui/communications';
import type { ProjectRecord } from '../project/project-record.ts';
import { useProjectParent } from './project-parent.ts';

/** The communications of the project itself. */
export function CommunicationsTab({ project }: { readonly project: ProjectRecord }) {
  return <Communications parent={useProjectParent(project)} />;
}
