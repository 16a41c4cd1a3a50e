import type { Translate } from 'shared-ui';
import { type CellRenderer, Marked, StatusPill } from 'shared-ui/grid';
import classes from '../../rows/lines.module.css';
import { infoLines, textOf } from './agreement-cells.ts';

/** The number of an agreement, and below it its landowners, occupants and land. */
export const drawInfo =
  (t: Translate, query: string): CellRenderer =>
  (row) => {
    const { number, rest } = infoLines(row, (count) => t('rows.more', { count }));
    return (
      <span className={classes['lines']} title={rest || undefined}>
        <span className={classes['number']}>
          <Marked text={number || textOf(row['name'])} query={query} />
        </span>
        <span className={classes['rest']}>
          <Marked text={rest} query={query} />
        </span>
      </span>
    );
  };

/** The words of a text, whatever is between them. */
const wordsOf = (text: string): string => text.split(/[\s,·]+/).join(' ');

/** The name of an agreement, dimmed if it only repeats the cell before it. */
export const drawName =
  (query: string): CellRenderer =>
  ({ number, owners, parcels, name }) => {
    const shown = textOf(name);
    const [parcel = ''] = textOf(parcels).split(', ');
    const repeats = shown === number || wordsOf(shown) === wordsOf(`${textOf(owners)} ${parcel}`);
    return (
      <span data-repeats={repeats || undefined} className={repeats ? classes['repeated'] : undefined}>
        <Marked text={shown} query={query} />
      </span>
    );
  };

/** An agreement in the narrow list next to the open one: its number, its owner, and a dot for its status. */
export const drawNarrow: CellRenderer = ({ number, owners, name, status, colors }) => {
  const color = typeof colors === 'object' && colors !== null ? Reflect.get(colors, 'status') : undefined;
  return (
    <span className={classes['lines']} title={textOf(status) || undefined}>
      <span className={classes['number']}>{textOf(number) || textOf(name)}</span>
      <span className={classes['narrow']}>
        <span className={classes['rest']}>{textOf(owners) || textOf(name)}</span>
        {textOf(status) && (
          <span className={classes['dot']}>
            <StatusPill color={typeof color === 'string' ? color : undefined}>{textOf(status)}</StatusPill>
          </span>
        )}
      </span>
    </span>
  );
};
