import { bringFields, type LookedTable } from 'shared-contracts/bring-in';
import { ChoiceToggle, useTexts } from 'shared-ui';
import { PlainCell, PlainSelect, PlainTable } from 'shared-ui/form';
import classes from './bring-in.module.css';
import { fieldTitle } from './field-title.ts';
import type { Table } from './use-table.ts';

interface TableColumnsProps {
  readonly looked: LookedTable;
  readonly chooseColumn: Table['chooseColumn'];
}

type Column = LookedTable['recipe']['columns'][number];

/** Samples of a column that are shown beside it. */
const shownSamples = 3;

/** The date orders offered if the table does not show which ones are possible. */
const usualOrders = ['day', 'month'] as const;

/** What each column of the table fills and why; a column of days that may be two each asks once. */
export function TableColumns({ looked, chooseColumn }: TableColumnsProps) {
  const texts = useTexts('projects');
  const { t } = texts;
  const { recipe, rows } = looked;
  const change = ({ place, header, field, order }: Column, next: Partial<Pick<Column, 'field' | 'order'>>) =>
    chooseColumn({ place, header, field, order, ...next });
  const titleOf = ({ header, place }: Column): string =>
    header.trim() || t('bringIn.noHeader', { n: place + 1 });
  const samplesOf = ({ place }: Column): string =>
    rows
      .filter(({ n, cells }) => n > recipe.heading && (cells[place] ?? '') !== '')
      .slice(0, shownSamples)
      .map(({ cells }) => cells[place] ?? '')
      .join(' · ');
  return (
    <>
      <PlainTable
        label={t('bringIn.columns')}
        columns={[
          { label: t('bringIn.column') },
          { label: t('bringIn.samples'), kind: 'roomy' },
          { label: t('bringIn.fills') },
          { label: t('bringIn.because'), kind: 'roomy' },
        ]}
      >
        {recipe.columns.map((column) => (
          <tr key={column.place}>
            <th scope="row">{titleOf(column)}</th>
            <PlainCell kind={['roomy', 'long']}>{samplesOf(column)}</PlainCell>
            <PlainCell>
              <PlainSelect
                className={classes['select']}
                aria-label={t('bringIn.fillsOf', { header: titleOf(column) })}
                value={column.field ?? ''}
                onChange={({ currentTarget }) => change(column, { field: currentTarget.value || null })}
              >
                <option value="">{t('bringIn.nothing')}</option>
                {bringFields(recipe.kind).map(({ name }) => (
                  <option key={name} value={name}>
                    {fieldTitle(texts, recipe.kind, name)}
                  </option>
                ))}
              </PlainSelect>
            </PlainCell>
            <PlainCell kind="roomy">{t(`bringIn.by.${column.by ?? 'nobody'}`)}</PlainCell>
          </tr>
        ))}
      </PlainTable>
      {recipe.columns
        .filter(({ isAmbiguous }) => isAmbiguous)
        .map((column) => {
          const label = t('bringIn.order', { header: titleOf(column), example: column.example ?? '' });
          return (
            <div key={column.place} className={classes['order']}>
              <span>{label}</span>
              <ChoiceToggle
                label={label}
                value={column.order ?? ''}
                onChange={(order) => change(column, { order: order === '' ? null : order })}
                choices={(column.orders ?? usualOrders).map((value) => ({
                  value,
                  label: t(`bringIn.orders.${value}`),
                }))}
              />
            </div>
          );
        })}
    </>
  );
}
