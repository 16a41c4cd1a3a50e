import type { LookedTable } from 'shared-contracts/bring-in';
import { useTexts } from 'shared-ui';
import classes from './bring-in.module.css';

/** The first rows of the table as they are, with the row of the headings marked. */
export function FirstRows({ looked }: { readonly looked: LookedTable }) {
  const { t } = useTexts('projects');
  const { rows, recipe } = looked;
  const places = recipe.columns.map(({ place }) => place);
  return (
    <section className={classes['rows']} aria-label={t('bringIn.firstRows')}>
      <table>
        <tbody>
          {rows.map(({ n, cells }) => (
            <tr key={n} data-heading={n === recipe.heading ? '' : undefined}>
              <th scope="row">{n + 1}</th>
              {places.map((place) => (
                <td key={place}>{cells[place] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
