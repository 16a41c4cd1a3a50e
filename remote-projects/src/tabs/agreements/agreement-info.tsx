import type { Translate } from 'shared-ui';
import { type CellRenderer, Marked, StatusPill } from 'shared-ui/grid';
import classes from '../../rows/lines.module.css';
import { infoLines } from './agreement-cells.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The number of an agreement, and below it its landowners, occupants and land. */
export const drawInfo =
  (t: Translate, query: string): CellRenderer =>
  ({ agreementInfo, name }) => {
    const { number, rest } = infoLines(textOf(agreementInfo), (count) => t('rows.more', { count }));
    return (
      <span className={classes['lines']} title={rest || undefined}>
        <span className={classes['number']}>
          <Marked text={number || textOf(name)} query={query} />
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
  ({ agreementInfo, name }) => {
    const [number = '', owners = '', , land = ''] = textOf(agreementInfo).split('\n');
    const shown = textOf(name);
    const [parcel = ''] = land.split(', ');
    const repeats = shown === number || wordsOf(shown) === wordsOf(`${owners} ${parcel}`);
    return (
      <span data-repeats={repeats || undefined} className={repeats ? classes['repeated'] : undefined}>
        <Marked text={shown} query={query} />
      </span>
    );
  };

/** An agreement in the narrow list next to the open one: its number, its owner, and a dot for its status. */
export const drawNarrow: CellRenderer = ({ agreementInfo, name, status, colors }) => {
  const [number, owners] = textOf(agreementInfo).split('\n');
  const color = typeof colors === 'object' && colors !== null ? Reflect.get(colors, 'status') : undefined;
  return (
    <span className={classes['lines']} title={textOf(status) || undefined}>
      <span className={classes['number']}>{number || textOf(name)}</span>
      <span className={classes['narrow']}>
        <span className={classes['rest']}>{owners || textOf(name)}</span>
        {textOf(status) && (
          <span className={classes['dot']}>
            <StatusPill color={typeof color === 'string' ? color : undefined}>{textOf(status)}</StatusPill>
          </span>
        )}
      </span>
    </span>
  );
};
