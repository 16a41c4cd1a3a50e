import { RelatedDocuments } from 'shared-ui/documents';
import type { ProjectRecord } from '../project/project-record.ts';

/** The documents of the project; they save themselves. */
export function DocumentsTab({ project }: { readonly project: ProjectRecord }) {
  return <RelatedDocuments parentId={project.id} parentType="Project" mayAdd={project.canEdit} />;
}
