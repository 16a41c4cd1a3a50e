import { RelatedDocuments } from 'shared-ui/documents';
import { BinderButton } from 'shared-ui/reports';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { DocumentElsewhere } from './document-elsewhere.tsx';

/** The documents of the project; they save themselves. All of its records' are bound in one archive. */
export function DocumentsTab({ project }: { readonly project: ProjectRecord }) {
  return (
    <RelatedDocuments
      isTab
      parentId={project.id}
      parentType="Project"
      mayAdd={project.canEdit}
      absent={(id, close) => <DocumentElsewhere projectId={project.id} id={id} onClose={close} />}
      actions={project.canEdit && project.revision !== null && <BinderButton projectId={project.id} />}
    />
  );
}
