import { useMemo } from 'react';
import { nameIn, pickedId } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { useTexts } from 'shared-ui';
import { FieldGrid, PickerField, useFieldValue } from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import { type Entry, entriesOf } from '../../../rows/entries.ts';

const nameOf = (row: Entry): string => nameIn(row['type'], 'code');

/** The stakeholder's types on the project, and the requirements that follow. */
export function TypesSection() {
  const { t } = useTexts('projects');
  const types = useFieldValue('stakeholderTypes');
  const there = useMemo(() => entriesOf(types).flatMap(({ type }) => pickedId(type) ?? []), [types]);
  const columns = useMemo(
    () => [
      gridColumn('string', 'type', t('stakeholders.type.type'), { width: 180 }),
      gridColumn('string', 'requirement', t('stakeholders.type.requirement'), { width: 180 }),
    ],
    [t],
  );
  const cellsOf = useMemo(
    () => (row: Entry) => ({ type: nameOf(row), requirement: nameIn(row['requirement'], 'code') }),
    [],
  );
  return (
    <EntryList<Entry>
      name="stakeholderTypes"
      label={t('stakeholders.area.types')}
      entity={t('stakeholders.type.entity')}
      columns={columns}
      cellsOf={cellsOf}
      titleOf={nameOf}
      make={() => ({ type: null, requirement: null })}
      panel={(path, row) => (
        <FieldGrid>
          <PickerField
            name={`${path}.type`}
            label={t('stakeholders.type.type')}
            required
            picklist="stakeholderTypes"
            without={there.filter((id) => id !== pickedId(row['type']))}
          />
          <PickerField
            name={`${path}.requirement`}
            label={t('stakeholders.type.requirement')}
            picklist="stakeholderRequirements"
          />
        </FieldGrid>
      )}
    />
  );
}
