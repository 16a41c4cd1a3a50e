import { useState } from 'react';
import { failureText } from 'shared-contracts/errors';
import { recordRights } from 'shared-contracts/rights';
import { showToast, useSession, useTexts } from 'shared-ui';
import { RecordActionModal } from 'shared-ui/confirm';
import { ActionMenu } from 'shared-ui/form';
import type { ProjectStanding } from '../ground/project-part.ts';
import type { ProjectRecord } from '../ground/project-record.ts';
import { CopyProject } from './copy-project.tsx';
import { useProjectActions } from './use-project-actions.ts';
import { useWhatHangs } from './use-what-hangs.ts';

interface ProjectActionsProps {
  readonly project: ProjectRecord;
  readonly standing: ProjectStanding | undefined;
  readonly adopt: (next: ProjectRecord) => void;
}

/** The actions on a saved project as a whole, other than saving: copy, archive, restore. */
export function ProjectActions({ project, standing, adopt }: ProjectActionsProps) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const [openDialog, setOpenDialog] = useState<'archive' | 'copy'>();
  const { archive, restore } = useProjectActions(project.id, adopt);
  const hangs = useWhatHangs(standing);
  const mayMake = user !== null && recordRights.surfaceProject.create(user, {});
  const onRestore = () =>
    restore().then(
      () => showToast({ kind: 'success', message: t('archive.restored', { name: project.description }) }),
      (error: unknown) =>
        showToast({
          kind: 'error',
          message: failureText(error) ?? t('archive.notRestored'),
        }),
    );
  return (
    <>
      <ActionMenu
        label={t('actions.title')}
        items={[
          ...(mayMake ? [{ label: t('copy.open'), onChoose: () => setOpenDialog('copy') }] : []),
          ...(project.canEdit && !project.isArchived
            ? [{ label: t('archive.open'), onChoose: () => setOpenDialog('archive') }]
            : []),
          ...(project.canEdit && project.isArchived
            ? [{ label: t('archive.restore'), onChoose: () => void onRestore() }]
            : []),
        ]}
      />
      <RecordActionModal
        opened={openDialog === 'archive'}
        action="archive"
        item={project.description}
        count={1}
        names={[project.description]}
        along={hangs}
        warning={t('archive.warning')}
        onConfirm={async () => {
          await archive();
          showToast({ kind: 'success', message: t('archive.done', { name: project.description }) });
        }}
        onClose={() => setOpenDialog(undefined)}
      />
      {openDialog === 'copy' && <CopyProject project={project} onClose={() => setOpenDialog(undefined)} />}
    </>
  );
}
