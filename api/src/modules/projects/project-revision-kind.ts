import type { ProjectRevisionInput } from 'shared-contracts/graphql';
import { projectRevisionRules } from 'shared-contracts/projects';
import type { SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { projectRowKind } from '../project-row-kind.ts';

/** A save of a revision. */
type ProjectRevisionSave = Omit<ProjectRevisionInput, 'revision' | 'saveId'> & SaveInput;

/** Changes of a project's route or scope. */
export const projectRevisionKind = (projectId?: string): WritableKind<ProjectRevisionSave> =>
  projectRowKind<ProjectRevisionSave>(
    {
      kind: 'PROJECT_REVISION',
      type: 'ProjectRevision',
      table: 'project_revision',
      right: 'projectRevision',
      titleFields: ['date'],
      fields: [{ name: 'date' }, { name: 'details' }],
      rules: projectRevisionRules,
      isWrittenBeside: () => true,
    },
    projectId,
  );
