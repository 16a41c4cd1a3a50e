import { type ComponentProps, useState } from 'react';
import { agreementLimits } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { MenuButton } from 'shared-ui/form';
import type { Selection } from 'shared-ui/grid';
import { useHeldRows } from 'shared-ui/record';
import type { ProjectRecord } from '../ground/project-record.ts';
import { BulkEdit, type BulkKind } from './bulk-edit.tsx';
import type { BulkShape } from './bulk-values.ts';
import type { LineWays } from './lines-tab.tsx';

type MenuItem = ComponentProps<typeof MenuButton>['items'][number];

interface BulkActionsProps {
  readonly project: ProjectRecord;
  /** Name of the collection. */
  readonly name: string;
  readonly kind: BulkKind;
  readonly selected: Selection;
  readonly ways: LineWays;
  /** Further menu items, above and below the actions on the selected rows. */
  readonly before?: readonly MenuItem[];
  readonly more?: readonly MenuItem[];
}

/** The menu Actions: a day filled down into the selected rows, the same fields of all of them. */
export function BulkActions(props: BulkActionsProps) {
  const { project, name, kind, selected, ways, before = [], more = [] } = props;
  const { t } = useTexts('projects');
  const held = useHeldRows();
  const [open, setOpen] = useState<BulkShape>();
  if (!project.canEdit) return null;
  const ids = [...selected];
  const heldCount = ids.filter((id) => held.placeOf(name, id)?.row).length;
  const blockedBy =
    project.revision === null
      ? t('rows.actions.unsaved')
      : ids.length === 0
        ? t('rows.actions.selectFirst')
        : heldCount > 0
          ? t('rows.actions.held', { count: heldCount })
          : ids.length > agreementLimits.bulk
            ? t('rows.actions.tooMany', { most: agreementLimits.bulk })
            : undefined;
  return (
    <>
      <MenuButton
        label={t('rows.actions.title')}
        items={[
          ...before,
          { label: t('rows.actions.fill'), onChoose: () => setOpen('fill'), disabledBy: blockedBy },
          { label: t('rows.actions.edit'), onChoose: () => setOpen('edit'), disabledBy: blockedBy },
          ...more,
        ]}
      />
      {open && (
        <BulkEdit
          shape={open}
          kind={kind}
          count={ids.length}
          onClose={() => setOpen(undefined)}
          onEdited={() => {
            ways.clear();
            ways.readAgain();
          }}
        />
      )}
    </>
  );
}
