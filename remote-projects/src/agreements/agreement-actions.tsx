import { useState } from 'react';
import { agreementLimits } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { MenuButton } from 'shared-ui/form';
import type { Selection } from 'shared-ui/grid';
import { useHeldRows } from 'shared-ui/record';
import type { ImportStart } from '../agreement-import/index.ts';
import type { ProjectRecord } from '../project/project-record.ts';
import type { LineWays } from '../rows/lines-tab.tsx';
import { agreementsName } from './agreement-record.ts';
import { type BulkShape, EditAgreements } from './edit-agreements.tsx';
import { HandOver } from './hand-over.tsx';

interface AgreementActionsProps {
  readonly project: ProjectRecord;
  readonly selected: Selection;
  readonly ways: LineWays;
  /** Opens the import; undefined where the person may not import. */
  readonly onImport: ((page: ImportStart['page']) => void) | undefined;
}

/** The menu Actions: the same fields of the selected agreements, a day filled down, a leaver's work handed over. */
export function AgreementActions({ project, selected, ways, onImport }: AgreementActionsProps) {
  const { t } = useTexts('projects');
  const held = useHeldRows();
  const [open, setOpen] = useState<BulkShape | 'handOver'>();
  if (!project.canEdit) return null;
  const ids = [...selected];
  const heldCount = ids.filter((id) => held.placeOf(agreementsName, id)?.row).length;
  const isNew = project.revision === null;
  const blockedBy = isNew
    ? t('agreements.actions.unsaved')
    : ids.length === 0
      ? t('agreements.actions.selectFirst')
      : heldCount > 0
        ? t('agreements.actions.held', { count: heldCount })
        : ids.length > agreementLimits.bulk
          ? t('agreements.actions.tooMany', { most: agreementLimits.bulk })
          : undefined;
  const close = () => setOpen(undefined);
  const importBlockedBy = isNew ? t('agreementImport.unsaved') : undefined;
  const imports = onImport
    ? [
        { label: t('agreementImport.open'), onChoose: () => onImport('start'), disabledBy: importBlockedBy },
        {
          label: t('agreementImport.openPast'),
          onChoose: () => onImport('past'),
          disabledBy: importBlockedBy,
        },
      ]
    : [];
  return (
    <>
      <MenuButton
        label={t('agreements.actions.title')}
        items={[
          ...imports,
          { label: t('agreements.actions.fill'), onChoose: () => setOpen('fill'), disabledBy: blockedBy },
          { label: t('agreements.actions.edit'), onChoose: () => setOpen('edit'), disabledBy: blockedBy },
          {
            label: t('agreements.actions.handOver'),
            onChoose: () => setOpen('handOver'),
            disabledBy: isNew ? t('agreements.actions.unsaved') : undefined,
          },
        ]}
      />
      {(open === 'fill' || open === 'edit') && (
        <EditAgreements
          shape={open}
          ids={ids}
          project={project}
          onClose={close}
          onEdited={() => {
            ways.clear();
            ways.readAgain();
          }}
        />
      )}
      {open === 'handOver' && <HandOver projectId={project.id} onClose={close} onDone={ways.readAgain} />}
    </>
  );
}
