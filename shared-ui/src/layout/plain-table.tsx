import type { ReactNode } from 'react';
import classes from './plain-table.module.css';
import { useScrollStop } from './use-scroll-stop.ts';

/** Hidden if there is little space; a number; as narrow as its content; a text that may break anywhere; one line. */
type CellKind = 'roomy' | 'figure' | 'action' | 'long' | 'whole';

interface PlainColumn {
  readonly label: string;
  readonly kind?: CellKind | readonly CellKind[];
}

interface PlainTableProps {
  readonly columns: readonly PlainColumn[];
  /** The label of the table; by default the heading above. */
  readonly label?: string;
  /** Whether a last column holds what can be done with a row. */
  readonly hasActions?: boolean;
  /** The children are bodies of their own, each of the lines of one thing. */
  readonly hasBodies?: boolean;
  /** The rows, with PlainCell for cells that are not the row's heading. */
  readonly children: ReactNode;
}

const classOf = (kind: CellKind | readonly CellKind[] = []): string =>
  [kind]
    .flat()
    .map((one) => classes[one])
    .join(' ');

/** A short list that is neither sorted nor selected in: a heading, and a few rows with what can be done with each. */
export function PlainTable({ columns, label, hasActions = false, hasBodies, children }: PlainTableProps) {
  const scroller = useScrollStop<HTMLDivElement>();
  return (
    <div ref={scroller} className={classes['scroller']}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ label: heading, kind }) => (
              <th key={heading} scope="col" className={classOf(kind)}>
                {heading}
              </th>
            ))}
            {hasActions && <td />}
          </tr>
        </thead>
        {hasBodies ? children : <tbody>{children}</tbody>}
      </table>
    </div>
  );
}

interface PlainCellProps {
  readonly kind?: CellKind | readonly CellKind[];
  readonly title?: string | undefined;
  readonly children?: ReactNode;
}

/** A cell of a `PlainTable`; `kind` decides how it is aligned and drawn. */
export function PlainCell({ kind, title, children }: PlainCellProps) {
  return (
    <td className={classOf(kind)} title={title}>
      {children}
    </td>
  );
}
