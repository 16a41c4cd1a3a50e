import type { LookedTable } from 'shared-contracts/bring-in';
import { HeaderButton, useTexts } from 'shared-ui';
import classes from './bring-in.module.css';
import type { Table } from './use-table.ts';

interface FirstRowsProps {
  readonly looked: LookedTable;
  readonly choose: Table['choose'];
}

/** The first rows of the table as they are, the headings marked; another row can be made the headings. */
export function FirstRows({ looked, choose }: FirstRowsProps) {
  const { t } = useTexts('projects');
  const { rows, recipe } = looked;
  const places = recipe.columns.map(({ place }) => place);
  return (
    <div className={classes['rows']}>
      <table aria-label={t('bringIn.firstRows')}>
        <tbody>
          {rows.map(({ n, cells }) => (
            <tr key={n} data-heading={n === recipe.heading ? '' : undefined}>
              <th scope="row">{n + 1}</th>
              <td>
                {n === recipe.heading ? (
                  <strong>{t('bringIn.headings')}</strong>
                ) : (
                  <HeaderButton
                    label={t('bringIn.headingsIn', { row: n + 1 })}
                    onClick={() => choose({ heading: n, columns: [] })}
                  >
                    {t('bringIn.headingsAre')}
                  </HeaderButton>
                )}
              </td>
              {places.map((place) => (
                <td key={place}>{cells[place] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
