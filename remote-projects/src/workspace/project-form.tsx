import { useMemo, useState } from 'react';
import { recordRights } from 'shared-contracts/rights';
import { listAddress, useSession, useTexts } from 'shared-ui';
import { LogContact } from 'shared-ui/communications';
import type { FormTab } from 'shared-ui/form';
import { RecordForm, type StoredRows, useSend } from 'shared-ui/record';
import { useParams } from 'shared-ui/router';
import { useClient, useQuery } from 'urql';
import { DeleteSurfaceProjectsDocument, ProjectStandingDocument } from '../generated/operations.ts';
import { useProjectParent } from '../ground/project-parent.ts';
import type { ProjectPart, ProjectViewer } from '../ground/project-part.ts';
import { type ProjectRecord, projectValues, saveProject, valuesOfProject } from '../ground/project-record.ts';
import { useProjectFields } from '../tabs/details/index.ts';
import { GenerateProject } from './generate-project.tsx';
import { ProjectActions } from './project-actions.tsx';
import { ProjectMarks, ProjectNumbers } from './project-header.tsx';
import { projectParts } from './project-parts.ts';
import { ProjectSummary } from './project-summary.tsx';
import { ProjectTab } from './project-tab.tsx';
import { useConfirmedSend } from './use-confirmed-send.tsx';
import { useProjectCollections } from './use-project-collections.ts';
import { useWhatHangs } from './use-what-hangs.ts';

/** The rows in the answer to a save. */
const storedRows = (saved: ProjectRecord): StoredRows =>
  Object.assign({}, ...projectParts.map(({ rowsOf }) => rowsOf?.(saved)));

/** The tabs that a person can see in a project. */
function useParts(canEdit: boolean): readonly ProjectPart[] {
  const { user, flags } = useSession();
  return useMemo(() => {
    const viewer: ProjectViewer | undefined = user ? { user, flags, canEdit } : undefined;
    return projectParts.filter(({ isShown }) => !isShown || (viewer !== undefined && isShown(viewer)));
  }, [user, flags, canEdit]);
}

/** The workspace of a surface project: one form for its details and everything in its tabs (002 §2, decision 48). */
export function ProjectForm({ project: start }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const client = useClient();
  const [project, setProject] = useState(start);
  const isNew = project.revision === null;
  const { send, question } = useConfirmedSend(useSend(saveProject));
  const parts = useParts(project.canEdit);
  const collections = useProjectCollections(project);
  const [{ data, error }] = useQuery({
    query: ProjectStandingDocument,
    variables: { id: project.id },
    pause: isNew,
    requestPolicy: 'cache-and-network',
  });
  const standing = isNew ? undefined : data?.standing;
  const { fields, labelOf, ...writer } = useProjectFields(project);
  const tabs: readonly FormTab[] = parts
    .filter(({ needsSaved }) => !isNew || !needsSaved)
    .map(({ path, group, count, Tab, readAhead }) => ({
      path,
      label: t(`tab.${path}`),
      group: t(`group.${group}`),
      count: standing && count?.(standing),
      // Only the details have a side column; what belongs to the project is counted next to its tabs, and rows and map
      // take the full width.
      isWhole: path !== 'details',
      fields: path === 'details' ? fields : [],
      preload: () => {
        Tab.preload();
        if (!isNew) readAhead?.(client, project.id);
      },
    }));
  const mayWrite = isNew ? user !== null && recordRights.surfaceProject.create(user, {}) : project.canEdit;
  const hangs = useWhatHangs(standing);
  const parent = useProjectParent(project);
  const { '*': below = '' } = useParams();
  // An open record below the project has its own button.
  const isInRecord = /^(agreements|requests|stakeholders)\/./.test(below);
  return (
    <RecordForm<ProjectRecord>
      route="surface-project"
      record={start}
      kind="SURFACE_PROJECT"
      titleOf={({ description }) => description}
      subtitle={(saved) => <ProjectNumbers project={saved} />}
      marks={(saved) => <ProjectMarks project={saved} />}
      summary={(saved) => (
        <ProjectSummary
          project={saved}
          standing={standing}
          isUnknown={error !== undefined && !standing}
          parts={parts}
        />
      )}
      tabs={tabs}
      labelOf={labelOf}
      valuesOf={projectValues}
      valuesOfStored={valuesOfProject}
      {...writer}
      send={send}
      collections={collections}
      rowsOf={storedRows}
      isMade={user !== null && recordRights.surfaceProject.create(user, {})}
      list={listAddress('projects')}
      {...(user?.isSystemAdministrator && !user.isReadOnly ? { remove: DeleteSurfaceProjectsDocument } : {})}
      removeAlong={hangs}
      removeBlockedBy={() =>
        standing && standing.agreements > 0
          ? t('delete.agreements', { count: standing.agreements })
          : undefined
      }
      actions={(saved, adopt) => (
        <>
          {!isInRecord && <LogContact parent={parent} />}
          {saved.revision !== null && <GenerateProject project={saved} />}
          <ProjectActions project={saved} standing={standing} adopt={adopt} />
        </>
      )}
      readOnlyReason={mayWrite ? undefined : t(user?.isReadOnly ? 'readOnly.person' : 'readOnly.project')}
      onSaved={setProject}
    >
      {(saved) => (
        <>
          <ProjectTab project={saved} parts={parts} />
          {question}
        </>
      )}
    </RecordForm>
  );
}
