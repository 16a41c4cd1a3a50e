import { type CellRenderer, Marked } from 'shared-ui/grid';
import classes from './drawn-record.module.css';

/** The record that a row belongs to; dimmed if it is the project, which the row already shows in another column. */
export const drawRecord =
  (query: string | undefined): CellRenderer =>
  ({ recordName, projectDescription }) => {
    if (typeof recordName !== 'string') return null;
    const repeats = recordName === projectDescription;
    return (
      <span className={repeats ? classes['repeated'] : undefined}>
        <Marked text={recordName} query={query} />
      </span>
    );
  };
