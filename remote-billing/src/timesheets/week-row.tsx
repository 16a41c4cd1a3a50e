import { useTexts } from 'shared-ui';
import { dayName } from './day-names.ts';
import { lineParts, rowName } from './line-name.ts';
import type { Week } from './use-week.ts';
import { WeekCell } from './week-cell.tsx';
import classes from './week-grid.module.css';
import type { WeekRow } from './week-rows.ts';
import { countedSums, sumsOf } from './week-sums.ts';

interface WeekRowCellsProps {
  readonly row: WeekRow;
  /** Its place among all rows, from 0. */
  readonly place: number;
  readonly days: readonly string[];
  readonly week: Week;
  readonly hasActions: boolean;
  readonly onOpen: (row: WeekRow) => void;
  readonly onDuplicate: (row: WeekRow) => void;
  readonly onRemove: (row: WeekRow) => void;
  readonly onEnter: (day: string) => void;
}

/** One row of the week: its name, a cell for each day, its sum, and its actions. */
export function WeekRowCells(props: WeekRowCellsProps) {
  const { row, place, days, week, hasActions, onOpen, onDuplicate, onRemove, onEnter } = props;
  const { t, language } = useTexts('billing');
  const { facts, lines } = row;
  const { work, more } = lineParts(facts, t);
  const name = rowName(facts, t);
  const own = [...lines.values()];
  const [sum] = countedSums(sumsOf(own));
  const faults = own.flatMap((line) => week.faultsOf(line).map((message) => ({ line, message })));
  const actions = [
    { key: 'duplicate', run: onDuplicate, keys: 'Ctrl+Shift+D' },
    { key: 'remove', run: onRemove, keys: 'Ctrl+Delete' },
  ];
  return (
    <>
      <tr>
        <th scope="row" className={classes['line']}>
          <button
            type="button"
            tabIndex={-1}
            className={classes['open']}
            title={`${name} (F2)`}
            onClick={() => onOpen(row)}
          >
            <span className={classes['work']}>{work}</span>
            {more && <span className={classes['more']}>{more}</span>}
          </button>
        </th>
        {days.map((day, at) => {
          const line = lines.get(day);
          const stored = line && week.stored.get(line.id);
          const isRated = stored?.rateKind !== 'Unknown';
          return (
            <td key={day}>
              <WeekCell
                place={`${place}:${at}`}
                label={`${name}, ${dayName(day, language)}`}
                value={line?.quantity ?? ''}
                lock={week.isReadOnly ? (stored?.lock ?? '') : week.lockOf(line, day)}
                hint={stored?.rateReason}
                isWrong={line !== undefined && week.faultsOf(line).length > 0}
                isMarked={!isRated || Boolean(stored?.sentBackReason || stored?.holdReason)}
                onType={(text) => week.type(row, day, text)}
                onEnter={() => onEnter(day)}
              />
            </td>
          );
        })}
        <td className={classes['sum']}>{sum?.amount ?? '0'}</td>
        {hasActions && (
          <td className={classes['actions']}>
            {actions.map(({ key, run, keys }) => (
              <button
                key={key}
                type="button"
                tabIndex={-1}
                className={classes['action']}
                aria-label={t(`timesheets.row.${key}`, { name })}
                title={`${t(`timesheets.row.${key}`, { name })} (${keys})`}
                onClick={() => run(row)}
              >
                {t(`timesheets.${key}`)}
              </button>
            ))}
          </td>
        )}
      </tr>
      {faults.length > 0 && (
        <tr className={classes['faults']}>
          <td colSpan={days.length + 3} role="alert">
            {faults.map(({ line, message }) => (
              <p key={`${line.id} ${message}`}>
                {dayName(line.date, language)}: {message}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}
