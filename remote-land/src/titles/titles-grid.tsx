import { type ReactNode, useMemo } from 'react';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { groupKey } from 'shared-contracts/land';
import { type Translate, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { CellRenderer, Selection } from 'shared-ui/grid';
import { type StoredRow, useRowsHeld } from 'shared-ui/record';
import { CollectionTab } from 'shared-ui/rows';
import { OwnedOn } from './owned-on.tsx';
import { ownersInWords } from './owner-words.ts';
import { SearchAge } from './search-age.tsx';
import { ownerName, ownersOf, rowsIn, titlesName } from './title-record.ts';
import classes from './titles.module.css';

const titleColumns = (t: Translate) => [
  gridColumn('string', 'number', t('land.title.number'), { width: 150 }),
  gridColumn('string', 'status', t('land.title.status'), { width: 100 }),
  gridColumn('string', 'owners', t('land.owners.title'), { width: 260 }),
  gridColumn('date', 'registeredDate', t('land.title.registeredDate'), { width: 120 }),
  gridColumn('date', 'cancelledDate', t('land.title.cancelledDate'), { width: 120 }),
  gridColumn('date', 'searchedDate', t('land.title.searchedDate'), { width: 160 }),
  gridColumn('string', 'parcels', t('land.parcels'), { width: 180 }),
  gridColumn('string', 'type', t('land.title.type'), { width: 100 }),
];

/** Only the names, unless owners form groups. */
function ownersIn(values: FormValues, t: Translate): string {
  const owners = ownersOf(values);
  return owners.some((owner) => groupKey(owner) !== '')
    ? ownersInWords(owners, t).join('; ')
    : owners.map(ownerName).filter(Boolean).join(', ');
}

const cells = (t: Translate) => (values: FormValues) => ({
  number: textIn(values, 'number'),
  status: t(`land.title.statuses.${textIn(values, 'status') || 'Active'}`),
  owners: ownersIn(values, t),
  registeredDate: textIn(values, 'registeredDate'),
  cancelledDate: textIn(values, 'cancelledDate'),
  searchedDate: textIn(values, 'searchedDate'),
  parcels: rowsIn(values['relatedParcels'])
    .map(({ parcel }) => nameIn(parcel, 'formattedLegalDescription'))
    .join(', '),
  type: nameIn(values['type'], 'code'),
});

const drawNumber: CellRenderer = ({ number, cancelledDate }) =>
  cancelledDate ? <s className={classes['over']}>{String(number)}</s> : String(number);
const drawSearched: CellRenderer = ({ searchedDate, cancelledDate }) => (
  <SearchAge searchedDate={String(searchedDate ?? '')} isOver={Boolean(cancelledDate)} />
);

const renderers = { number: drawNumber, searchedDate: drawSearched };

interface TitlesGridProps {
  readonly rows: readonly StoredRow[];
  readonly isLoading?: boolean;
  readonly failure?: { readonly message: string; readonly tryAgain: () => void };
  /** Whether saved titles can be deleted here; false where they belong to other records and are only listed. */
  readonly mayDelete?: boolean;
  readonly actions?: (selected: Selection) => ReactNode;
  readonly emptyAction?: ReactNode;
}

/** The titles of a parcel or of a tract, and who owned it on a day. */
export function TitlesGrid({ rows, ...props }: TitlesGridProps) {
  const { t } = useTexts('land');
  const held = useRowsHeld(titlesName);
  const columns = useMemo(() => titleColumns(t), [t]);
  const cellsOf = useMemo(() => cells(t), [t]);
  const titles = useMemo(() => {
    const changed = new Map(held.map(({ id, values }) => [id, values]));
    const stored = rows.map(({ id, values }) => changed.get(id) ?? values);
    const known = new Set(rows.map(({ id }) => id));
    return [...stored, ...held.filter(({ id }) => !known.has(id)).map(({ values }) => values)];
  }, [rows, held]);
  return (
    <>
      <OwnedOn titles={titles} />
      <CollectionTab
        collection={titlesName}
        label={t('land.titles')}
        entity={t('land.title.entity')}
        columns={columns}
        cellsOf={cellsOf}
        renderers={renderers}
        rows={rows}
        {...props}
      />
    </>
  );
}
