import { listAddress, useSession } from 'shared-ui';
import { RecordScreen } from 'shared-ui/record';
import { SurfaceProjectDocument } from '../generated/operations.ts';
import { newProjectRecord, type ProjectRecord } from '../ground/project-record.ts';
import { ProjectForm } from './project-form.tsx';

/** A surface project at its address; 'new' is one that is not saved yet, for which nothing is read (002 §2). */
export function ProjectScreen() {
  const { user } = useSession();
  return (
    <RecordScreen<ProjectRecord>
      document={SurfaceProjectDocument}
      titleOf={({ description }) => description}
      make={newProjectRecord(user)}
      list={listAddress('projects')}
      // A person without access does not learn whether the project exists (decision 17).
      missingAs="denied"
      show={(project) => <ProjectForm project={project} />}
    />
  );
}
