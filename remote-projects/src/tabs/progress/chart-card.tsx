import type { ReactNode } from 'react';
import type { Address } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './progress.module.css';

interface ChartCardProps {
  readonly title: string;
  /** A sentence that sums the chart up. */
  readonly sentence: string;
  /** The list behind it. */
  readonly list?: { readonly to: Address; readonly label: string };
  /** The same numbers as a table, for people who read rather than look at a chart. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The chart; undefined where there is nothing to draw. */
  readonly children: ReactNode;
}

/** A chart with a sentence about it, the list behind it, and its numbers as a table. */
export function ChartCard({ title, sentence, list, columns, rows, children }: ChartCardProps) {
  const { t } = useTexts('projects');
  return (
    <section className={classes['card']} aria-label={title}>
      <h2>{title}</h2>
      <p className={classes['sentence']}>
        {sentence} {list && <Link to={list.to}>{list.label}</Link>}
      </p>
      {rows.length > 0 && (
        <>
          <div className={classes['chart']} aria-hidden>
            {children}
          </div>
          <details className={classes['numbers']}>
            <summary>{t('progress.numbers')}</summary>
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([head = '', ...cells]) => (
                  <tr key={head}>
                    <th scope="row">{head}</th>
                    {cells.map((cell, place) => (
                      <td key={columns[place + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
