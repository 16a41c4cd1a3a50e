import { useMemo } from 'react';
import { sumOf } from 'shared-contracts/decimal';
import { nameIn, pickedId, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { useSession, useTexts } from 'shared-ui';
import { FieldGrid, FieldRow, NumberField, PickerField, TextareaField, useFieldValue } from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import { type Entry, entriesOf } from '../../../rows/entries.ts';
import classes from '../../../rows/lines.module.css';

const nameOf = (row: Entry): string => nameIn(row['road'], 'name');

interface RoadFieldsProps {
  readonly path: string;
  readonly row: Entry;
  /** Roads that are in the item already. */
  readonly there: readonly string[];
}

function RoadFields({ path, row, there }: RoadFieldsProps) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const of = (name: string) => ({ name: `${path}.${name}`, label: t(`requestItems.road.${name}`) });
  const length = nameIn(row['road'], 'length');
  return (
    <FieldGrid>
      <PickerField
        {...of('road')}
        required
        picklist="roads"
        given={{ status: 'ACTIVE' }}
        without={there.filter((id) => id !== pickedId(row['road']))}
      />
      <NumberField
        {...of('usedLength')}
        hint={
          pickedId(row['road']) === undefined
            ? undefined
            : length
              ? t('requestItems.road.upTo', { length })
              : t(`requestItems.road.${user?.isSystemAdministrator ? 'enter' : 'unknown'}`)
        }
      />
      <FieldRow>
        <TextareaField {...of('notes')} maximum={chosenLengths.request.notes} />
      </FieldRow>
    </FieldGrid>
  );
}

/** The roads of the item, and how much of each is used. */
export function ItemRoads() {
  const { t } = useTexts('projects');
  const roads = useFieldValue('roads');
  const there = useMemo(() => entriesOf(roads).flatMap(({ road }) => pickedId(road) ?? []), [roads]);
  const columns = useMemo(() => {
    const of = (name: string) => t(`requestItems.road.${name}`);
    return [
      gridColumn('string', 'road', of('road'), { width: 220 }),
      gridColumn('number', 'usedLength', of('usedLength'), { width: 120 }),
      gridColumn('number', 'length', of('length'), { width: 120 }),
      gridColumn('string', 'notes', of('notes'), { width: 220 }),
    ];
  }, [t]);
  const cellsOf = useMemo(
    () => (row: Entry) => ({
      road: nameOf(row),
      usedLength: textIn(row, 'usedLength') || null,
      length: nameIn(row['road'], 'length') || null,
      notes: textIn(row, 'notes'),
    }),
    [],
  );
  const used = entriesOf(roads).flatMap((row) => textIn(row, 'usedLength') || []);
  return (
    <>
      <EntryList<Entry>
        name="roads"
        label={t('requestItems.area.roads')}
        entity={t('requestItems.road.entity')}
        columns={columns}
        cellsOf={cellsOf}
        titleOf={nameOf}
        make={() => ({ road: null })}
        panel={(path, row) => <RoadFields path={path} row={row} there={there} />}
      />
      {used.length > 1 && (
        <p className={classes['hint']}>{t('requestItems.road.together', { length: sumOf(used) })}</p>
      )}
    </>
  );
}
