import { useMemo } from 'react';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { dueUnits } from 'shared-contracts/tasks';
import { useTexts } from 'shared-ui';
import { ChoiceField, FieldGrid, FieldRow, PickerField, WholeNumberField } from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import type { Entry } from '../../rows/entries.ts';

/** The tasks that must be completed before this one begins, each with how long after that it can begin. */
export function BlockersSection({ projectId }: { readonly projectId: string }) {
  const { t } = useTexts('projects');
  const columns = useMemo(
    () => [
      gridColumn('string', 'blocker', t('tasks.waiting.blocker'), { width: 320 }),
      gridColumn('string', 'lag', t('tasks.waiting.lag'), { width: 220 }),
    ],
    [t],
  );
  const cellsOf = useMemo(
    () => (row: Entry) => {
      const unit = dueUnits.find((one) => one === row['lagUnit']) ?? 'Days';
      return {
        blocker: nameIn(row['blocker'], 'called'),
        lag: row['lagCount'] ? `${String(row['lagCount'])} · ${t(`tasks.due.unit.${unit}`)}` : '',
      };
    },
    [t],
  );
  const of = (path: string, name: 'blocker' | 'lagCount' | 'lagUnit') => ({
    name: `${path}.${name}`,
    label: t(`tasks.waiting.${name}`),
  });
  return (
    <EntryList<Entry>
      name="blockers"
      label={t('tasks.waiting.title')}
      entity={t('tasks.waiting.entity')}
      columns={columns}
      cellsOf={cellsOf}
      titleOf={(row) => nameIn(row['blocker'], 'called') || textIn(row, 'id')}
      make={() => ({ blocker: null, lagCount: null, lagUnit: null })}
      panel={(path) => (
        <FieldGrid>
          <FieldRow>
            <PickerField
              {...of(path, 'blocker')}
              picklist="projectTasks"
              given={{ surfaceProjectId: projectId }}
              required
            />
          </FieldRow>
          <WholeNumberField {...of(path, 'lagCount')} />
          <ChoiceField
            {...of(path, 'lagUnit')}
            none={t('tasks.due.unit.Days')}
            choices={dueUnits
              .filter((unit) => unit !== 'Days')
              .map((value) => ({ value, label: t(`tasks.due.unit.${value}`) }))}
          />
        </FieldGrid>
      )}
    />
  );
}
