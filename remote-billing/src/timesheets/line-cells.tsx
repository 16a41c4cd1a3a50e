import type { CellRenderer, GridRecord } from 'shared-ui/grid';
import classes from './line-cells.module.css';

/** A cell with another column below its own; one line where that is empty. */
const stacked =
  (column: string, below: string): CellRenderer =>
  (row: GridRecord) => {
    const [text, more] = [row[column], row[below]].map((value) => (typeof value === 'string' ? value : ''));
    if (!more) return text;
    return (
      <span className={classes['stacked']} title={`${text ?? ''} · ${more}`}>
        <span>{text}</span>
        <span className={classes['below']}>{more}</span>
      </span>
    );
  };

/** A sentence, in brief where it has a brief form, over as many lines as its row has; the whole is read by the pointer. */
const sentence =
  (column: string, brief: string): CellRenderer =>
  (row: GridRecord) => {
    const text = row[column];
    const shown = row[brief];
    if (typeof text !== 'string' || text === '') return null;
    return (
      <span className={classes['stacked']} title={text}>
        <span className={classes['said']}>{typeof shown === 'string' ? shown : text}</span>
      </span>
    );
  };

/** A quantity with its unit, because one column contains hours, kilometres, days and pieces. */
const counted: CellRenderer = ({ quantity, spent }) =>
  quantity === null || typeof spent !== 'string' ? '' : spent;

/** The columns of two lines, the project with its agreement, the work with its description; and quantities with units. */
export const lineRenderers: Readonly<Record<string, CellRenderer>> = {
  project: stacked('project', 'agreement'),
  work: stacked('work', 'description'),
  quantity: counted,
  said: sentence('said', 'saidBriefly'),
};
